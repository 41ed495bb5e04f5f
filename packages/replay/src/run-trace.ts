// A trace and a surface in, a result out. Never loads a model; only what the trace recorded is tried.
import { type Clock, type Surface, systemClock } from '@flowproof/driver';
import type { Trace, TraceStep } from '@flowproof/trace-format';
import { recordedBudget } from './budgets.ts';
import type { RecordingDetail, RunListener } from './events.ts';
import { type ExportedValues, type ExportTemplate, resolveExports } from './exports.ts';
import { collectEvidence } from './failure-report.ts';
import { openSurface } from './open-surface.ts';
import { pictureMasks } from './picture-masks.ts';
import { type Environment, References } from './references.ts';
import type { RunResult, StepResult } from './result.ts';
import { redactError, type RunError } from './run-error.ts';
import type { RunWitness, WitnessClaim } from './run-witness.ts';
import { failure } from './step-failure.ts';
import { StepSequence } from './step-sequence.ts';

/** How a trace is replayed. */
export interface ReplayOptions {
  /** What the trace runs on. It is opened, and left open for the caller to close. */
  readonly surface: Surface;
  /** Where `${VAR}` is read from; nothing else is. Default: none are set. */
  readonly env?: Environment;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
  /** Told what happens while it happens. */
  readonly onEvent?: RunListener;
  /** Which pictures are taken. Default: `off`. */
  readonly recording?: RecordingDetail;
  /** The surface stands where the flow starts already: nothing is opened. Default: false. */
  readonly attach?: boolean;
  /** Base of relative paths. Default: the process's. */
  readonly workingDirectory?: string;
  /** Judges the run beside its steps. Default: nobody does. */
  readonly witness?: RunWitness;
  /** Variables for later flows, resolved after the last step; one that cannot be fails the run. Default: none. */
  readonly exports?: readonly ExportTemplate[];
}

/**
 * Replays a trace: each recorded step on the recorded target within the recorded bounds, no model, no sleeps.
 * The first step that does not pass ends the run; later ones are `skipped`.
 *
 * @returns the result, also when the app could not be launched (`errored`). Rejects only for faults of this program or
 * of `onEvent`.
 * @example
 * const surface = WebSurface.fromPage(page);
 * const result = await replayTrace(readTrace(text), { surface, env: process.env });
 * if (result.status !== 'passed') throw new Error(formatResult(result));
 */
export async function replayTrace(trace: Trace, options: ReplayOptions): Promise<RunResult> {
  const run = new TraceRun(trace, options);
  const result = await run.perform();
  options.onEvent?.({ kind: 'run_finished', result });
  return result;
}

class TraceRun {
  readonly #trace: Trace;
  readonly #options: ReplayOptions;
  readonly #clock: Clock;
  readonly #references: References;
  readonly #startedAt: number;
  readonly #workingDirectory: string;

  constructor(trace: Trace, options: ReplayOptions) {
    this.#trace = trace;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#references = new References(options.env ?? {});
    this.#references.watch([trace, options.exports]);
    this.#startedAt = this.#clock.now();
    this.#workingDirectory = options.workingDirectory ?? process.cwd();
  }

  async perform(): Promise<RunResult> {
    const { header, steps } = this.#trace;
    this.#listener({
      kind: 'run_started',
      name: this.#name(),
      traceId: header.trace_id,
      steps: steps.length,
      startedAt: this.#startedText(),
    });
    if (steps.length === 0) {
      const error = { code: 'no_steps', message: 'the trace holds no step, so there is nothing to prove' };
      return this.#result('failed', [], { error });
    }
    const { surface, attach = false, witness } = this.#options;
    const refusal = await openSurface(header, {
      surface,
      references: this.#references,
      workingDirectory: this.#workingDirectory,
      attach,
      ...(witness !== undefined && { watched: true }),
    });
    return refusal === undefined ? this.#runSteps(steps) : this.#unjudged([], refusal);
  }

  #unjudged(steps: readonly StepResult[], error: RunError): RunResult {
    return this.#result('errored', steps, {
      error: redactError(error, (text) => this.#references.redact(text)),
    });
  }

  async #runSteps(steps: readonly TraceStep[]): Promise<RunResult> {
    const { witness } = this.#options;
    const sequence = this.#sequence();
    await sequence.begin();
    const results: StepResult[] = [];
    let unable = await witness?.observe(undefined);
    let broken: StepResult | undefined;
    for (const step of steps) {
      if (unable !== undefined) return this.#unjudged(results, unable);
      const performed = broken === undefined;
      const result = performed ? (await sequence.perform(step)).result : sequence.skip(step);
      results.push(result);
      if (result.status === 'failed' || result.status === 'errored') broken = result;
      if (performed) unable = await witness?.observe(step);
    }
    await sequence.end();
    const verdict = unable ?? (await witness?.conclude()) ?? [];
    if ('code' in verdict) return this.#unjudged(results, verdict);
    return this.#conclude(sequence, results, { broken, claims: verdict });
  }

  /** Everything that is judged after the last step. */
  async #conclude(
    sequence: StepSequence,
    results: StepResult[],
    found: { readonly broken: StepResult | undefined; readonly claims: readonly WitnessClaim[] },
  ): Promise<RunResult> {
    let { broken } = found;
    for (const { id, intent, detail } of found.claims) {
      const refused = await sequence.refuse({ id, intent, action: 'property' }, failure('property', detail));
      results.push(refused);
      broken ??= refused;
    }
    if (broken === undefined) {
      const exported = resolveExports(this.#options.exports ?? [], this.#references);
      if (exported.kind === 'exported') return this.#passed(results, exported.values);
      const check = { id: 'exports', intent: `export ${exported.name}`, action: 'export' };
      broken = await sequence.refuse(check, exported.trouble);
      results.push(broken);
    }
    const evidence = await collectEvidence(this.#options.surface, (text) => this.#references.redact(text));
    const status = broken.status === 'failed' ? 'failed' : 'errored';
    return this.#result(status, results, evidence === undefined ? {} : { evidence });
  }

  #passed(results: readonly StepResult[], exports: ExportedValues): RunResult {
    return this.#result('passed', results, exports.names.length === 0 ? {} : { exports });
  }

  #sequence(): StepSequence {
    return new StepSequence({
      context: {
        surface: this.#options.surface,
        clock: this.#clock,
        references: this.#references,
        budgetOf: recordedBudget,
        workingDirectory: this.#workingDirectory,
      },
      listener: this.#listener,
      detail: this.#options.recording ?? 'off',
      masks: pictureMasks(this.#trace.header.redaction),
      startedAt: this.#startedAt,
    });
  }

  #result(
    status: RunResult['status'],
    steps: readonly StepResult[],
    more: Pick<RunResult, 'evidence' | 'error' | 'exports'>,
  ): RunResult {
    return {
      name: this.#name(),
      traceId: this.#trace.header.trace_id,
      app: this.#trace.header.app.name,
      status,
      degraded: steps.some((step) => step.degraded === true),
      steps,
      startedAt: this.#startedText(),
      durationMs: Math.round(this.#clock.now() - this.#startedAt),
      ...more,
    };
  }

  #name(): string {
    return this.#trace.header.spec?.name ?? this.#trace.header.app.name;
  }

  #startedText(): string {
    return new Date(this.#startedAt).toISOString();
  }

  readonly #listener: RunListener = (event) => {
    this.#options.onEvent?.(event);
  };
}
