// What a step came to, in the form that the engine takes.
import type { Picked } from '@sanderling/spec/runtime';
import type { ActionSource, NextAction } from '../run-directory/next-action.ts';
import type { Choice } from './questions.ts';

/** @param root - who is said to have chosen what setup did not. */
export function choiceOf(picked: Picked, root: ActionSource): Choice {
  const source = picked.source === 'setup' ? 'setup' : root;
  if (picked.kind === 'skipped') {
    return {
      kind: 'skipped',
      reason: picked.reason,
      message: picked.message,
      ...(picked.action !== undefined && { record: { ...picked.action, source } satisfies NextAction }),
    };
  }
  const { action } = picked;
  return {
    kind: 'action',
    record: { ...action.record, source },
    description: action.description,
    gesture: action.gesture,
    durationMs: action.durationMillis,
    ...(action.steps !== undefined && { steps: action.steps }),
  };
}
