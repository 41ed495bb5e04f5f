// Runs steps one after the other and tells listeners; the same sequence serves replay and recording.
import type { RecordingDetail, RunListener } from './events.ts';
import { suggestion } from './failure-report.ts';
import { performStep } from './perform-step.ts';
import type { StepResult } from './result.ts';
import type { StepContext, StepPass } from './step-context.ts';
import type { Trouble } from './step-failure.ts';
import type { TraceStep } from '@flowproof/trace-format';

/** In `low` detail every this-many-th step is pictured. */
const lowDetailInterval = 5;

/** What a sequence needs besides the steps. */
export interface SequenceOptions {
  readonly context: StepContext;
  readonly listener: RunListener;
  readonly detail: RecordingDetail;
  /** Replaces every secret in a text. */
  readonly redact: (text: string) => string;
  /** When the run started, by the context's clock. */
  readonly startedAt: number;
}

/** A performed step: its result, and the pass it came from. */
export interface PerformedStep {
  readonly result: StepResult;
  readonly pass?: StepPass;
}

/** Performs steps, measures them, pictures them. */
export class StepSequence {
  readonly #options: SequenceOptions;
  #performed = 0;

  constructor(options: SequenceOptions) {
    this.#options = options;
  }

  /** ms since the run started. */
  offset(): number {
    const { context, startedAt } = this.#options;
    return Math.round(context.clock.now() - startedAt);
  }

  /** The picture before the first step. */
  async begin(): Promise<void> {
    if (this.#options.detail !== 'off') await this.#picture(undefined);
  }

  /** Performs one step and announces it. */
  async perform(step: TraceStep): Promise<PerformedStep> {
    const { context, listener, detail } = this.#options;
    const startedMs = this.offset();
    listener({ kind: 'step_started', id: step.id, intent: step.intent, offsetMs: startedMs });
    const outcome = await performStep(step, context);
    const durationMs = this.offset() - startedMs;
    this.#performed += 1;
    const last = outcome.status !== 'passed';
    if (detail === 'full' || (detail === 'low' && (last || this.#performed % lowDetailInterval === 0))) {
      await this.#picture(step.id);
    }
    const base = { id: step.id, intent: step.intent, action: step.action.type, startedMs, durationMs };
    const result =
      outcome.status === 'passed' ? this.#passed(base, outcome) : await this.#notPassed(base, outcome, step);
    listener({ kind: 'step_finished', step: result });
    return outcome.status === 'passed' ? { result, pass: outcome } : { result };
  }

  /** The picture after the last step, where the detail has not taken it already. */
  async end(): Promise<void> {
    if (this.#options.detail === 'low' && this.#performed % lowDetailInterval !== 0) await this.#picture(undefined);
  }

  #passed(base: Base, pass: StepPass): StepResult {
    return {
      ...base,
      status: 'passed',
      ...(pass.selectorTier !== undefined && { selectorTier: pass.selectorTier }),
      ...(pass.degraded && { degraded: true }),
      ...(pass.notes.length > 0 && { notes: pass.notes.map(this.#options.redact) }),
    };
  }

  async #notPassed(base: Base, trouble: Trouble, step: TraceStep): Promise<StepResult> {
    const { context, redact } = this.#options;
    const more = trouble.missingTarget === true ? await suggestion(context.surface, step.selectors) : '';
    return {
      ...base,
      status: trouble.status,
      code: trouble.code,
      detail: redact(`${trouble.detail}${more}`),
      ...(trouble.hint !== undefined && { hint: trouble.hint }),
      ...(trouble.expected !== undefined && { expected: redact(trouble.expected) }),
      ...(trouble.actual !== undefined && { actual: redact(trouble.actual) }),
    };
  }

  async #picture(stepId: string | undefined): Promise<void> {
    const { context, listener } = this.#options;
    if (!context.surface.capabilities.has('screenshots')) return;
    try {
      const picture = await context.surface.capture([]);
      if (picture === undefined) return;
      listener({ kind: 'frame', ...(stepId !== undefined && { stepId }), offsetMs: this.offset(), png: picture.png });
    } catch {
      // A picture is evidence, not a verdict: a page that takes none keeps its steps' results.
    }
  }
}

type Base = Pick<StepResult, 'id' | 'intent' | 'action' | 'startedMs' | 'durationMs'>;
