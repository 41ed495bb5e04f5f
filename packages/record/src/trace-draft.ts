// The steps of a trace while it is being recorded: numbered in order, kept only when they worked.
import type { StepPass, StepResult } from '@flowproof/replay';
import type { TraceAction, TraceStep } from '@flowproof/trace-format';
import { applyHints } from './apply-hints.ts';
import type { EncodedStep } from './encode/encoded-step.ts';

/** Collects what will be the steps of a trace. */
export class TraceDraft {
  readonly #stepTimeoutMs: number;
  readonly #steps: TraceStep[] = [];

  /** @param stepTimeoutMs - the precondition of every step with a target, ms. */
  constructor(stepTimeoutMs: number) {
    this.#stepTimeoutMs = stepTimeoutMs;
  }

  /** Everything kept so far. */
  get steps(): readonly TraceStep[] {
    return this.#steps;
  }

  /** The step as it is performed: with the next number, and what it waits for. */
  next(encoded: EncodedStep, intent: string): TraceStep {
    const targeted = encoded.selectors.length > 0 && encoded.action.type !== 'assert';
    return {
      id: `s${String(this.#steps.length + 1).padStart(4, '0')}`,
      intent,
      action: encoded.action,
      selectors: encoded.selectors,
      sync: { pre: targeted ? [{ kind: 'element_exists', timeout_ms: this.#stepTimeoutMs }] : [], post: [] },
      artifacts: {},
    };
  }

  /** Keeps a step as it stands: nobody has looked whether it passes. */
  keepUnjudged(encoded: EncodedStep, intent: string): void {
    this.#steps.push(this.next(encoded, intent));
  }

  /** Keeps a step that passed, with what the live page told about its target. */
  keep(step: TraceStep, pass: StepPass, result: StepResult, pictured: boolean): void {
    const recording = { start_ms: result.startedMs, end_ms: result.startedMs + result.durationMs };
    this.#steps.push({
      ...step,
      action: withOntoHints(step.action, pass),
      selectors: applyHints(step.selectors, pass.hints, claimsPresence(step.action)),
      artifacts: pictured ? { recording } : {},
    });
  }
}

function withOntoHints(action: TraceAction, { ontoHints }: StepPass): TraceAction {
  if (action.type !== 'drag') return action;
  return { ...action, params: { ...action.params, onto: applyHints(action.params.onto, ontoHints, true) } };
}

// "is not visible" speaks of a text that need not be there: an identity in its place would speak of something else.
function claimsPresence({ type, params }: TraceAction): boolean {
  if (type !== 'assert' || params.kind !== 'element_state') return true;
  return params.expect.element_present !== false;
}
