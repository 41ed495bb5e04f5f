// Runs steps one after the other and tells listeners; the same sequence serves replay and recording.
import type { TraceStep } from '@flowproof/trace-format';
import type { RecordingDetail, RunListener } from './events.ts';
import { suggestion } from './failure-report.ts';
import { nounHint } from './noun-hint.ts';
import { performStep } from './perform-step.ts';
import type { PictureMasks } from './picture-masks.ts';
import type { StepResult } from './result.ts';
import type { StepContext, StepManner, StepPass } from './step-context.ts';
import { type Trouble, withHint } from './step-failure.ts';

/** In `low` detail every this-many-th step is pictured. */
const lowDetailInterval = 5;

/** What a sequence needs besides the steps. */
export interface SequenceOptions {
  readonly context: StepContext;
  /** Told what happens while it happens; what it throws ends the sequence. */
  readonly listener: RunListener;
  readonly detail: RecordingDetail;
  /** What every picture must cover. */
  readonly masks: PictureMasks;
  /** When the run started, by the context's clock. */
  readonly startedAt: number;
}

/** A performed step: its result, and the pass it came from. */
export interface PerformedStep {
  readonly result: StepResult;
  readonly pass?: StepPass;
}

/**
 * Performs steps, measures them, pictures them.
 *
 * @example
 * const sequence = new StepSequence({ context, listener, detail: 'off', masks, startedAt: clock.now() });
 * const { result } = await sequence.perform(step);
 */
export class StepSequence {
  readonly #options: SequenceOptions;
  readonly #pictures: boolean;
  #performed = 0;
  /** How many steps had been performed at the last picture. */
  #picturedAt = 0;

  constructor(options: SequenceOptions) {
    this.#options = options;
    const { detail, masks, context } = options;
    this.#pictures =
      detail !== 'off' && masks.kind === 'covering' && context.surface.capabilities.has('screenshots');
  }

  /** ms since the run started. */
  offset(): number {
    const { context, startedAt } = this.#options;
    return Math.round(context.clock.now() - startedAt);
  }

  /** The picture before the first step, and a word about pictures that may not be taken. */
  async begin(): Promise<void> {
    const { detail, masks, listener } = this.#options;
    if (detail !== 'off' && masks.kind === 'no_pictures') {
      listener({ kind: 'notice', text: `no pictures are taken: ${masks.reason}` });
    }
    await this.#picture(undefined);
  }

  /** Performs one step and announces it. */
  async perform(step: TraceStep, manner: StepManner = {}): Promise<PerformedStep> {
    const { context, listener, detail } = this.#options;
    const startedMs = this.offset();
    listener({ kind: 'step_started', id: step.id, intent: step.intent, offsetMs: startedMs });
    const outcome = await performStep(step, context, manner);
    const durationMs = this.offset() - startedMs;
    this.#performed += 1;
    const last = outcome.status !== 'passed';
    if (detail === 'full' || last || this.#performed % lowDetailInterval === 0) await this.#picture(step.id);
    const base = { id: step.id, intent: step.intent, action: step.action.type, startedMs, durationMs };
    const result =
      outcome.status === 'passed' ? this.#passed(base, outcome) : await this.#notPassed(base, outcome);
    listener({ kind: 'step_finished', step: result });
    return outcome.status === 'passed' ? { result, pass: outcome } : { result };
  }

  /** Announces a step that is not performed, since an earlier one did not pass. */
  skip(step: TraceStep): StepResult {
    const result: StepResult = {
      id: step.id,
      intent: step.intent,
      action: step.action.type,
      status: 'skipped',
      detail: 'previous step failed',
      startedMs: this.offset(),
      durationMs: 0,
    };
    this.#options.listener({ kind: 'step_finished', step: result });
    return result;
  }

  /** Announces a check that is no step of the trace and did not hold. */
  async refuse(check: Pick<StepResult, 'id' | 'intent' | 'action'>, trouble: Trouble): Promise<StepResult> {
    const { listener } = this.#options;
    const startedMs = this.offset();
    listener({ kind: 'step_started', id: check.id, intent: check.intent, offsetMs: startedMs });
    const result = await this.#notPassed({ ...check, startedMs, durationMs: 0 }, trouble);
    listener({ kind: 'step_finished', step: result });
    return result;
  }

  /** The picture after the last step, where the detail has not taken it already. */
  async end(): Promise<void> {
    if (this.#picturedAt !== this.#performed) await this.#picture(undefined);
  }

  #passed(base: Base, pass: StepPass): StepResult {
    return {
      ...base,
      status: 'passed',
      ...(pass.selectorTier !== undefined && { selectorTier: pass.selectorTier }),
      ...(pass.degraded && { degraded: true }),
      ...(pass.notes.length > 0 && { notes: pass.notes.map((note) => this.#redact(note)) }),
    };
  }

  async #notPassed(base: Base, trouble: Trouble): Promise<StepResult> {
    const { status, code, detail, expected, actual, missing } = trouble;
    const hint = trouble.hint ?? (missing && nounHint(base.action, missing));
    const more = missing === undefined ? '' : await suggestion(this.#options.context.surface, missing);
    return {
      ...base,
      status,
      code,
      detail: this.#redact(`${detail}${more}`),
      ...withHint(hint && this.#redact(hint)),
      ...(expected !== undefined && { expected: this.#redact(expected) }),
      ...(actual !== undefined && { actual: this.#redact(actual) }),
    };
  }

  #redact(text: string): string {
    return this.#options.context.references.redact(text);
  }

  async #picture(stepId: string | undefined): Promise<void> {
    this.#picturedAt = this.#performed;
    const png = await this.#capture();
    if (png === undefined) return;
    this.#options.listener({
      kind: 'frame',
      ...(stepId !== undefined && { stepId }),
      offsetMs: this.offset(),
      png,
    });
  }

  async #capture(): Promise<Uint8Array | undefined> {
    const { context, masks } = this.#options;
    if (!this.#pictures || masks.kind !== 'covering') return undefined;
    try {
      return (await context.surface.capture(masks.masks))?.png;
    } catch {
      // A picture is evidence, not a verdict: a page that takes none keeps its steps' results.
      return undefined;
    }
  }
}

type Base = Pick<StepResult, 'id' | 'intent' | 'action' | 'startedMs' | 'durationMs'>;
