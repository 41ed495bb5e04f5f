// The entrances: from a text, an app and a position to a step or to diagnostics.
import type { Action } from './action.ts';
import type { Assertion, Condition } from './assertion.ts';
import { diagnose, diagnoseOwnFault } from './diagnose.ts';
import type { ParseResult } from './diagnostic.ts';
import { readAction } from './parse/read-action.ts';
import { readAssertion, readCondition } from './parse/read-claim.ts';
import type { Reading } from './parse/reading.ts';
import type { AppId, Position } from './surface-app.ts';

/** Any step a sentence can stand for. */
export type Step = Action | Assertion | Condition;

/** Which grammar a sentence is read with. */
export interface StepContext {
  /** App the sentence is written for; decides which forms it may use. */
  readonly app: AppId;
  /** Where the sentence stands in its flow. */
  readonly position: Position;
}

/** A fault of ours must not end the process of somebody who only wrote a sentence. */
function guarded<T>(text: string, read: () => Reading<T>, { app, position }: StepContext): ParseResult<T> {
  try {
    const reading = read();
    return reading.ok ? reading : { ok: false, diagnostics: [diagnose(reading, app, position)] };
  } catch (fault) {
    return { ok: false, diagnostics: [diagnoseOwnFault(text, fault)] };
  }
}

/**
 * Reads an action. Never throws: a text that is no action yields diagnostics, of which the first decides.
 *
 * @example
 * parseAction('Click "Beds"', 'web'); // { ok: true, value: { kind: 'click', … } }
 */
export function parseAction(text: string, app: AppId): ParseResult<Action> {
  return guarded(text, () => readAction(text, app), { app, position: 'action' });
}

/**
 * Reads an assertion. Its bound is in `timeoutMs`, 10 000 unless the sentence says otherwise. Never throws.
 *
 * @example
 * parseAssertion('page shows Saved within 5s', 'web');
 */
export function parseAssertion(text: string, app: AppId): ParseResult<Assertion> {
  return guarded(text, () => readAssertion(text, app), { app, position: 'assert' });
}

/**
 * Reads the condition of a `when:` or `repeat:` block. Never throws.
 *
 * @example
 * parseCondition('the "Retry" is visible', 'web');
 */
export function parseCondition(text: string, app: AppId): ParseResult<Condition> {
  return guarded(text, () => readCondition(text, app), { app, position: 'condition' });
}

/**
 * Reads a sentence with the grammar of its position. Never throws.
 *
 * @example
 * parseStep('Click "Beds"', { app: 'web', position: 'action' });
 */
export function parseStep(text: string, { app, position }: StepContext): ParseResult<Step> {
  if (position === 'action') return parseAction(text, app);
  return position === 'assert' ? parseAssertion(text, app) : parseCondition(text, app);
}
