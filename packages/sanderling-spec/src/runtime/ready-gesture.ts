// The last thing before a dispatch: a secret's name becomes its value.
import type { ReadyGesture, ResolvedAction } from './resolved-action.ts';

/**
 * The gesture of an action with its raw text; `null` where nothing is sent. `secretValue` answers for the names that
 * `secret` was given.
 *
 * @example
 * const gesture = gestureOf(picked.action, (name) => environment[name] ?? '');
 */
export function gestureOf(
  action: ResolvedAction,
  secretValue: (name: string) => string,
): ReadyGesture | null {
  const { gesture } = action;
  if (gesture?.kind !== 'inputText') return gesture;
  const { text } = gesture;
  return { ...gesture, text: text.kind === 'secret' ? secretValue(text.name) : text.value };
}
