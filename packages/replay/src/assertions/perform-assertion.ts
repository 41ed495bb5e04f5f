// Judges one recorded assertion: polls until it holds or its bound has passed.
import { CapabilityError, poll, TransportError, type Unresolvable } from '@flowproof/driver';
import type { AssertionParams, ElementStateAssertion, TraceStep } from '@flowproof/trace-format';
import { requireScopeCapability } from '../acts/perform-act.ts';
import { defaultAssertionMs } from '../budgets.ts';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, fault, type Trouble } from '../step-failure.ts';
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
  if (params.kind === 'ocr_text') return failure('unsupported_action', 'recorded ocr_text assertions are not supported');
  if (params.kind !== 'element_state') throw new CapabilityError(context.surface.name, `${params.kind} assertions`);
  requireScopeCapability(step, context);
  const ask = questionOf(step, params, context);
  if (ask === undefined) return failure('unsupported_expectation', 'the recorded expectation has no key this version knows');
  return pollJudgement(ask, params.expect.timeout_ms ?? defaultAssertionMs, params.selector_ref ?? 0, context);
}

type Ask = () => Promise<Judgement | Unresolvable>;

function questionOf(step: TraceStep, params: ElementStateAssertion, context: StepContext): Ask | undefined {
  const { surface, references } = context;
  const onSurface = surfaceExpectation(params.expect);
  if (onSurface !== undefined) return () => judgeSurface(surface, onSurface, references);
  const onElement = elementExpectation(params.expect);
  if (onElement === undefined || step.selectors.length === 0) return undefined;
  const question = { surface, ladder: step.selectors, primary: params.selector_ref ?? 0, references };
  return () => judgeElement(onElement, question);
}

async function pollJudgement(
  ask: Ask,
  timeoutMs: number,
  primary: number,
  context: StepContext,
): Promise<StepPass | Trouble> {
  // A transport fault is a miss of one look; a wait that never got a completed reading has no verdict.
  let read: Judgement | Unresolvable | undefined;
  let lost: TransportError | undefined;
  await poll(
    async () => {
      try {
        read = await ask();
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        lost = error;
        return { done: false, value: undefined };
      }
      return { done: 'kind' in read || read.holds || read.final === true, value: undefined };
    },
    { clock: context.clock, timeoutMs },
  );
  if (read === undefined) {
    return fault('transport', `the ${context.surface.name} surface gave no answer within ${timeoutMs} ms: ${lost?.message ?? ''}`);
  }
  if ('kind' in read) {
    return fault(read.kind === 'ambiguous' ? 'ambiguous_target' : 'unusable_target', read.message, hintOf(read.hint));
  }
  return read.holds ? passOf(read, primary) : troubleOf(read, timeoutMs);
}

function passOf(judgement: Judgement, primary: number): StepPass {
  return {
    status: 'passed',
    degraded: judgement.rung !== undefined && judgement.rung !== primary,
    ...(judgement.tier !== undefined && { selectorTier: judgement.tier }),
    notes: judgement.note === undefined ? [] : [judgement.note],
  };
}

function troubleOf(judgement: Judgement, timeoutMs: number): Trouble {
  const waited = judgement.final === true ? '' : ` (waited ${timeoutMs} ms)`;
  return failure(judgement.code, `${judgement.message}${waited}`, {
    ...(judgement.expected !== undefined && { expected: judgement.expected }),
    ...(judgement.actual !== undefined && { actual: judgement.actual }),
    ...hintOf(judgement.hint),
    ...(judgement.missingTarget === true && { missingTarget: true }),
  });
}

function hintOf(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}
