// Identity hints read from the live element after a step succeeded, put beside the target in its payload.
import type { IdentityHints } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';

/** A weaker identity behind a text that other v1 engines cannot find by itself. */
const identityConfidence = 0.5;

/**
 * The ladder with its hints; unchanged where there are none.
 *
 * @param withIdentity - whether an identity may stand in for a text that is not found.
 */
export function applyHints(
  ladder: readonly Selector[],
  hints: IdentityHints | undefined,
  withIdentity: boolean,
): readonly Selector[] {
  const [primary, ...weaker] = ladder;
  if (hints === undefined || primary === undefined) return ladder;
  const { payload } = primary;
  switch (payload.kind) {
    case 'cell': {
      const more = {
        ...(hints.columnField !== undefined && { column_field: hints.columnField }),
        ...(hints.rowId !== undefined && { row_id: hints.rowId }),
      };
      return [{ ...primary, payload: { ...payload, ...more } }, ...weaker];
    }
    case 'scoped': {
      const more = hints.containerId === undefined ? {} : { container_id: hints.containerId };
      return [{ ...primary, payload: { ...payload, ...more } }, ...weaker];
    }
    case 'framed':
      return ladder;
  }
  const plainText = primary.tier === 'text_anchor' && payload.nth === undefined;
  if (!withIdentity || hints.css === undefined || !plainText) return ladder;
  const identity = { tier: 'native_id', provenance: 'web', confidence: identityConfidence } as const;
  return [...ladder, { ...identity, payload: { css: hints.css } }];
}
