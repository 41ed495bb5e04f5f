// Identity hints read from the live element after a step succeeded, put beside the target in its payload.
import type { IdentityHints } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';

/** A weaker identity behind a text that other v1 engines cannot find by itself. */
const identityConfidence = 0.5;

/** The ladder with its hints; unchanged where there are none. */
export function applyHints(ladder: readonly Selector[], hints: IdentityHints | undefined): readonly Selector[] {
  if (hints === undefined) return ladder;
  const [primary] = ladder;
  if (primary === undefined) return ladder;
  const { payload } = primary;
  if (payload.kind === 'cell') {
    const more = {
      ...(hints.columnField !== undefined && { column_field: hints.columnField }),
      ...(hints.rowId !== undefined && { row_id: hints.rowId }),
    };
    return [{ ...primary, payload: { ...payload, ...more } }];
  }
  if (payload.kind === 'scoped') {
    if (hints.containerId === undefined) return ladder;
    return [{ ...primary, payload: { ...payload, container_id: hints.containerId } }];
  }
  const plainText = primary.tier === 'text_anchor' && payload.nth === undefined;
  if (hints.css === undefined || !plainText) return ladder;
  return [
    ...ladder,
    { tier: 'native_id', provenance: 'web', confidence: identityConfidence, payload: { css: hints.css } },
  ];
}
