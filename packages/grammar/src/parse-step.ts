// The entrances: from a text, an app and a position to a step or to diagnostics.
import type { Action } from './action.ts';
import type { Assertion, Condition } from './assertion.ts';
import { diagnose } from './diagnose.ts';
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

function toResult<T>(reading: Reading<T>, app: AppId, position: Position): ParseResult<T> {
  return reading.ok ? reading : { ok: false, diagnostics: [diagnose(reading, app, position)] };
}

/**
 * Reads an action. Never throws: a text that is no action yields diagnostics, of which the first decides.
 *
 * @example
 * parseAction('Click "Beds"', 'web'); // { ok: true, value: { kind: 'click', … } }
 */
export function parseAction(text: string, app: AppId): ParseResult<Action> {
  return toResult(readAction(text, app), app, 'action');
}

/**
 * Reads an assertion. Its bound is in `timeoutMs`, 10 000 unless the sentence says otherwise. Never throws.
 *
 * @example
 * parseAssertion('page shows Saved within 5s', 'web');
 */
export function parseAssertion(text: string, app: AppId): ParseResult<Assertion> {
  return toResult(readAssertion(text, app), app, 'assert');
}

/**
 * Reads the condition of a `when:` or `repeat:` block. Never throws.
 *
 * @example
 * parseCondition('the "Retry" is visible', 'web');
 */
export function parseCondition(text: string, app: AppId): ParseResult<Condition> {
  return toResult(readCondition(text, app), app, 'condition');
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
