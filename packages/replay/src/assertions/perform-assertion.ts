// Judges one recorded assertion: polls until it holds or its bound has passed.
import {
  CapabilityError,
  type Look,
  poll,
  TransportError,
  transportRetryMs,
  type Unresolvable,
} from '@flowproof/driver';
import type { AssertionParams, ElementStateAssertion, TraceStep } from '@flowproof/trace-format';
import { requireScopes } from '../acts/perform-targeted.ts';
import { defaultAssertionMs } from '../budgets.ts';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, fault, StepTrouble, type Trouble, unresolvable } from '../step-failure.ts';
import { elementExpectation, surfaceExpectation } from './expectation.ts';
import { judgeElement } from './judge-element.ts';
import { judgeSurface } from './judge-surface.ts';
import type { Judgement } from './judgement.ts';

/** Performs an `assert` step. */
export async function performAssertion(
  step: TraceStep,
  params: AssertionParams,
  context: StepContext,
): Promise<StepPass | Trouble> {
  if (params.kind === 'ocr_text')
    return failure('unsupported_action', 'recorded ocr_text assertions are not supported');
  if (params.kind !== 'element_state')
    throw new CapabilityError(context.surface.name, `${params.kind} assertions`);
  const ask = questionOf(step.selectors, params, context);
  return pollJudgement(ask, { step, params, context });
}

/** One look at an assertion. */
export type Ask = () => Promise<Judgement | Unresolvable>;

/** What is asked at every look. Throws a `StepTrouble` for an expectation that says nothing. */
export function questionOf(
  ladder: TraceStep['selectors'],
  params: ElementStateAssertion,
  context: StepContext,
): Ask {
  const { surface, references } = context;
  const onSurface = surfaceExpectation(params.expect);
  if (onSurface !== undefined) return () => judgeSurface(surface, onSurface, references);
  const onElement = elementExpectation(params.expect);
  if (onElement === undefined) {
    throw unsupported('the recorded expectation has no key this version knows');
  }
  if (ladder.length === 0) throw unsupported('the recorded expectation is about an element and names none');
  requireScopes(ladder, context);
  const question = { surface, ladder, primary: params.selector_ref ?? 0, references };
  return () => judgeElement(onElement, question);
}

function unsupported(detail: string): StepTrouble {
  return new StepTrouble(failure('unsupported_expectation', detail));
}

interface Judged {
  readonly step: TraceStep;
  readonly params: ElementStateAssertion;
  readonly context: StepContext;
}

async function pollJudgement(ask: Ask, { step, params, context }: Judged): Promise<StepPass | Trouble> {
  const timeoutMs = params.expect.timeout_ms ?? defaultAssertionMs;
  let read: Judgement | Unresolvable | undefined;
  let lost: TransportError | undefined;
  // A transport fault is a miss of one look.
  const look = async (): Promise<Look<undefined>> => {
    try {
      read = await ask();
      lost = undefined;
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      lost = error;
      return { done: false, value: undefined };
    }
    return { done: 'kind' in read || read.holds || read.final === true, value: undefined };
  };
  await poll(look, { clock: context.clock, timeoutMs });
  // A surface that has gone for good is no evidence against what was read before: the last word must be an answer.
  if (lost !== undefined && read !== undefined) {
    await context.clock.sleep(transportRetryMs);
    await look();
  }
  if (lost !== undefined || read === undefined) {
    const surface = context.surface.name;
    return fault(
      'transport',
      `the ${surface} surface gave no answer within ${timeoutMs} ms: ${lost?.message ?? ''}`,
    );
  }
  if ('kind' in read) return unresolvable(read);
  return read.holds ? passOf(read, params.selector_ref ?? 0) : troubleOf(read, timeoutMs, step);
}

function passOf(judgement: Judgement, primary: number): StepPass {
  const { rung, tier, hints, note } = judgement;
  return {
    status: 'passed',
    degraded: rung !== undefined && rung !== primary,
    ...(tier !== undefined && { selectorTier: tier }),
    notes: note === undefined ? [] : [note],
    ...(hints !== undefined && { hints }),
  };
}

function troubleOf(judgement: Judgement, timeoutMs: number, step: TraceStep): Trouble {
  const { code, message, expected, actual } = judgement;
  const waited = judgement.final === true ? '' : ` (waited ${timeoutMs} ms)`;
  return failure(code, `${message}${waited}`, {
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(judgement.missingTarget === true && { missing: step.selectors }),
  });
}
