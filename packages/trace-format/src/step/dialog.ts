// The dialog a pointer action announces, and when such an announcement counts.
import type { JsonObject, JsonValue } from '../json/json-value.ts';

/** A dialog that a step expects, and what to answer. Web only. */
export type DialogParams = {
  readonly disposition: 'accept' | 'dismiss';
  /** Always written; absent reads the same. */
  readonly match?: 'contains';
  /** Must be part of the dialog's text; absent is any. */
  readonly message?: string;
  /** Prompt answer on accept; may hold `${VAR}`. */
  readonly reply?: string;
};

const dialogKeys: ReadonlySet<string> = new Set(['disposition', 'match', 'message', 'reply']);

/**
 * The dialog an action declares. One that cannot be read, an unknown key included, counts as
 * not declared, so that the dialog that opens fails the step.
 *
 * @example
 * declaredDialog({ dialog: { disposition: 'accept', sound: 'loud' } }); // undefined
 */
export function declaredDialog(params: {
  readonly dialog?: DialogParams | JsonValue;
}): DialogParams | undefined {
  const { dialog } = params;
  if (dialog === undefined || dialog === null || typeof dialog !== 'object' || Array.isArray(dialog)) {
    return undefined;
  }
  const set = Object.entries(dialog as JsonObject).filter(([, value]) => value !== null);
  const read = Object.fromEntries(set);
  const fits =
    set.every(([key, value]) => dialogKeys.has(key) && typeof value === 'string') &&
    (read['disposition'] === 'accept' || read['disposition'] === 'dismiss') &&
    (read['match'] === undefined || read['match'] === 'contains');
  return fits ? (read as unknown as DialogParams) : undefined;
}
