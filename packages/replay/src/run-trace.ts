// A trace and a surface in, a result out. Never loads a model; only what the trace recorded is tried.
import { type Clock, isDriverError, type Surface, systemClock } from '@flowproof/driver';
import { SecretValues, type Trace, type TraceStep } from '@flowproof/trace-format';
import { recordedBudget } from './budgets.ts';
import type { RecordingDetail, RunListener } from './events.ts';
import { collectEvidence } from './failure-report.ts';
import { launchAddress } from './launch-target.ts';
import { openRequest } from './open-request.ts';
import { type Environment, References } from './references.ts';
import type { RunEvidence, RunResult, StepResult } from './result.ts';
import { StepTrouble } from './step-failure.ts';
import { StepSequence } from './step-sequence.ts';

/** Launching is given up after this long, ms. */
export const launchTimeoutMs = 15_000;

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
  readonly #secrets = new SecretValues();
  readonly #references: References;
  readonly #startedAt: number;
  readonly #workingDirectory: string;

  constructor(trace: Trace, options: ReplayOptions) {
    this.#trace = trace;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#references = new References(options.env ?? {}, this.#secrets);
    this.#startedAt = this.#clock.now();
    this.#workingDirectory = options.workingDirectory ?? process.cwd();
  }

  async perform(): Promise<RunResult> {
    const { header, steps } = this.#trace;
    this.#emit({
      kind: 'run_started',
      name: this.#name(),
      traceId: header.trace_id,
      steps: steps.length,
      startedAt: this.#startedText(),
    });
    if (steps.length === 0) {
      return this.#errored({ code: 'no_steps', message: 'the trace holds no step, so there is nothing to prove' });
    }
    const refusal = await this.#open();
    if (refusal !== undefined) return this.#errored(refusal);
    return this.#runSteps(steps);
  }

  async #runSteps(steps: readonly TraceStep[]): Promise<RunResult> {
    const { surface, recording = 'off' } = this.#options;
    const sequence = new StepSequence({
      context: {
        surface,
        clock: this.#clock,
        references: this.#references,
        budgetOf: recordedBudget,
        workingDirectory: this.#workingDirectory,
      },
      listener: (event) => {
        this.#emit(event);
      },
      detail: recording,
      redact: (text) => this.#secrets.redact(text),
      startedAt: this.#startedAt,
    });
    await sequence.begin();
    const results: StepResult[] = [];
    for (const step of steps) {
      const broken = results.find((result) => result.status !== 'passed');
      results.push(broken === undefined ? (await sequence.perform(step)).result : skipped(step, sequence.offset()));
    }
    await sequence.end();
    return this.#finished(results);
  }

  async #finished(results: readonly StepResult[]): Promise<RunResult> {
    const broken = results.find((result) => result.status === 'failed' || result.status === 'errored');
    const status = broken === undefined ? 'passed' : broken.status === 'failed' ? 'failed' : 'errored';
    const evidence =
      broken === undefined
        ? undefined
        : await collectEvidence(this.#options.surface, (text) => this.#secrets.redact(text));
    return this.#result(status, results, evidence === undefined ? {} : { evidence });
  }

  async #open(): Promise<{ code: string; message: string; hint?: string } | undefined> {
    const { surface, attach = false } = this.#options;
    const { header } = this.#trace;
    try {
      if (header.app.name !== surface.name) {
        return {
          code: 'wrong_surface',
          message: `the trace was recorded on ${header.app.name}, the surface at hand is ${surface.name}`,
        };
      }
      if (attach) return undefined;
      const url =
        header.app.url === undefined
          ? undefined
          : launchAddress(header.app.url, this.#references, this.#workingDirectory);
      await surface.open(openRequest(header, url, this.#references, launchTimeoutMs));
      return undefined;
    } catch (error) {
      if (error instanceof StepTrouble) {
        const { code, detail, hint } = error.trouble;
        return { code, message: detail, ...(hint !== undefined && { hint }) };
      }
      if (isDriverError(error)) {
        return { code: error.code, message: error.message, ...(error.hint !== undefined && { hint: error.hint }) };
      }
      throw error;
    }
  }

  #errored(error: { readonly code: string; readonly message: string; readonly hint?: string }): RunResult {
    const told = { ...error, message: this.#secrets.redact(error.message) };
    return this.#result('errored', [], { error: told });
  }

  #result(
    status: RunResult['status'],
    steps: readonly StepResult[],
    more: { readonly evidence?: RunEvidence; readonly error?: NonNullable<RunResult['error']> },
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

  #emit(event: Parameters<RunListener>[0]): void {
    this.#options.onEvent?.(event);
  }
}

function skipped(step: TraceStep, startedMs: number): StepResult {
  return {
    id: step.id,
    intent: step.intent,
    action: step.action.type,
    status: 'skipped',
    detail: 'previous step failed',
    startedMs,
    durationMs: 0,
  };
}
