// A flow and a surface in, a trace out: every step is performed and verified before it is written.
import { randomUUID } from 'node:crypto';
import { type Clock, isDriverError, type Surface, systemClock } from '@flowproof/driver';
import type { FlowSpec, FlowStep, WebApp } from '@flowproof/flow-file';
import {
  collectEvidence,
  type Environment,
  launchAddress,
  launchTimeoutMs,
  openRequest,
  type RecordingDetail,
  References,
  type RunEvidence,
  type StepResult,
  StepSequence,
  StepTrouble,
  uniformBudget,
} from '@flowproof/replay';
import { SecretValues, type Trace, type TraceHeader, type TraceStep } from '@flowproof/trace-format';
import { applyHints } from './apply-hints.ts';
import { authorStep } from './author-step.ts';
import { buildWebHeader } from './build-header.ts';
import type { EncodedStep } from './encode/encoded-step.ts';
import type { RecordStop } from './errors.ts';
import type { RecordListener } from './events.ts';
import type { AuthorMode, Routing } from './routing.ts';

/** Wait of a recorded step for its element, ms, when nothing else is asked for. */
export const defaultStepTimeoutMs = 5000;

/** How a flow is recorded. */
export interface RecordOptions {
  /** What the flow runs on. It is opened, and left open for the caller to close. */
  readonly surface: Surface;
  /** Where `${VAR}` is read from; nothing else is. Default: none are set. */
  readonly env?: Environment;
  readonly clock?: Clock;
  readonly onEvent?: RecordListener;
  /** Default: `auto`. */
  readonly author?: AuthorMode;
  /** Bound of every act while recording, and the precondition written into the trace, ms. Default: 5000. */
  readonly stepTimeoutMs?: number;
  /** Which pictures are taken. Default: `off`. */
  readonly recording?: RecordingDetail;
  /** Base of relative paths. Default: the process's. */
  readonly workingDirectory?: string;
  /** Default: a fresh UUID. */
  readonly traceId?: string;
  /** `linux`, `macos` or `windows`; default: this machine's. */
  readonly os?: string;
}

/** What a recording came to. */
export type RecordResult =
  | {
      readonly kind: 'recorded';
      readonly trace: Trace;
      readonly routing: readonly Routing[];
      readonly steps: readonly StepResult[];
      readonly durationMs: number;
    }
  | {
      readonly kind: 'stopped';
      readonly stop: RecordStop;
      readonly routing: readonly Routing[];
      /** Results of the trace steps performed so far, the one that stopped included. */
      readonly steps: readonly StepResult[];
      readonly evidence?: RunEvidence;
      readonly durationMs: number;
    };

/**
 * Performs a web flow once and returns its trace. Nothing is written anywhere: the caller puts the trace on disk.
 *
 * @returns the trace, or why there is none. Rejects only for faults of this program or of `onEvent`.
 * @example
 * const recorded = await recordFlow(flow, { surface, env: process.env });
 * if (recorded.kind === 'recorded') await writeFile('checkout.trace.jsonl', writeTrace(recorded.trace));
 */
export async function recordFlow(flow: FlowSpec, options: RecordOptions): Promise<RecordResult> {
  return new Recording(flow, options).perform();
}

class Recording {
  readonly #flow: FlowSpec;
  readonly #options: RecordOptions;
  readonly #clock: Clock;
  readonly #secrets = new SecretValues();
  readonly #references: References;
  readonly #startedAt: number;
  readonly #stepTimeoutMs: number;
  readonly #workingDirectory: string;
  readonly #traceId: string;
  readonly #sequence: StepSequence;
  readonly #routing: Routing[] = [];
  readonly #results: StepResult[] = [];
  readonly #traceSteps: TraceStep[] = [];
  #frames = 0;

  constructor(flow: FlowSpec, options: RecordOptions) {
    this.#flow = flow;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#references = new References(options.env ?? {}, this.#secrets);
    this.#startedAt = this.#clock.now();
    this.#stepTimeoutMs = options.stepTimeoutMs ?? defaultStepTimeoutMs;
    this.#workingDirectory = options.workingDirectory ?? process.cwd();
    this.#traceId = options.traceId ?? randomUUID();
    this.#sequence = new StepSequence({
      context: {
        surface: options.surface,
        clock: this.#clock,
        references: this.#references,
        budgetOf: uniformBudget(this.#stepTimeoutMs),
        workingDirectory: this.#workingDirectory,
      },
      listener: (event) => {
        if (event.kind === 'frame') this.#frames += 1;
        options.onEvent?.(event);
      },
      detail: options.recording ?? 'off',
      redact: (text) => this.#secrets.redact(text),
      startedAt: this.#startedAt,
    });
  }

  async perform(): Promise<RecordResult> {
    const { app, steps } = this.#flow;
    if (app.kind !== 'web') {
      const message = `recording ${app.kind} flows is not available in this version`;
      return this.#stopped({ code: 'capability', message });
    }
    this.#options.onEvent?.({
      kind: 'run_started',
      name: this.#flow.name,
      traceId: this.#traceId,
      steps: steps.length,
      startedAt: new Date(this.#startedAt).toISOString(),
    });
    const opened = await this.#open(app);
    if ('stop' in opened) return this.#stopped(opened.stop);
    await this.#sequence.begin();
    for (const step of steps) {
      const stop = await this.#recordStep(step);
      if (stop !== undefined) return this.#stopped(stop, true);
    }
    await this.#sequence.end();
    return this.#recorded(opened.header);
  }

  async #open(app: WebApp): Promise<{ readonly header: TraceHeader } | { readonly stop: RecordStop }> {
    try {
      const url = launchAddress(app.url, this.#references, this.#workingDirectory);
      const header = buildWebHeader(this.#flow, app, {
        traceId: this.#traceId,
        recordedAt: new Date(this.#startedAt),
        os: this.#options.os ?? operatingSystem(),
        launchUrl: url,
      });
      await this.#options.surface.open(openRequest(header, url, this.#references, launchTimeoutMs));
      return { header };
    } catch (error) {
      if (error instanceof StepTrouble) {
        const { code, detail, hint } = error.trouble;
        return { stop: { code, message: detail, ...(hint !== undefined && { hint }) } };
      }
      if (isDriverError(error)) {
        return { stop: { code: error.code, message: error.message, ...(error.hint !== undefined && { hint: error.hint }) } };
      }
      throw error;
    }
  }

  async #recordStep(step: FlowStep): Promise<RecordStop | undefined> {
    const authored = authorStep(step, 'web', this.#options.author ?? 'auto');
    const number = this.#routing.length + 1;
    const place = { step: number, intent: authored.intent, location: step.location };
    if (authored.kind === 'stopped') return { ...authored.stop, ...place };
    const { intent, route, warning } = authored;
    const routing: Routing = { step: number, intent, route, ...(warning !== undefined && { warning }) };
    this.#routing.push(routing);
    this.#options.onEvent?.({ kind: 'step_authored', routing });
    for (const encoded of authored.steps) {
      const stop = await this.#recordEncoded(encoded, intent);
      if (stop !== undefined) return { ...stop, ...place };
    }
    return undefined;
  }

  async #recordEncoded(encoded: EncodedStep, intent: string): Promise<RecordStop | undefined> {
    const step = this.#traceStep(encoded, intent);
    const framesBefore = this.#frames;
    const { result, pass } = await this.#sequence.perform(step);
    this.#results.push(result);
    if (pass === undefined) return stopOf(result);
    const pictured = this.#frames > framesBefore;
    this.#traceSteps.push({
      ...step,
      selectors: applyHints(step.selectors, pass.hints),
      artifacts: pictured
        ? { recording: { start_ms: result.startedMs, end_ms: result.startedMs + result.durationMs } }
        : {},
    });
    return undefined;
  }

  #traceStep(encoded: EncodedStep, intent: string): TraceStep {
    const targeted = encoded.selectors.length > 0 && encoded.action.type !== 'assert';
    return {
      id: `s${String(this.#traceSteps.length + 1).padStart(4, '0')}`,
      intent,
      action: encoded.action,
      selectors: encoded.selectors,
      sync: { pre: targeted ? [{ kind: 'element_exists', timeout_ms: this.#stepTimeoutMs }] : [], post: [] },
      artifacts: {},
    };
  }

  #recorded(header: TraceHeader): RecordResult {
    if (this.#traceSteps.length === 0) {
      return this.#withoutTrace({ code: 'no_steps', message: 'no step of the flow was performed' }, undefined);
    }
    const dir = `.flowproof/recordings/${this.#traceId}/recording`;
    const trace: Trace = {
      header: this.#frames === 0 ? header : { ...header, recording: { format: 'filmstrip/1', dir } },
      steps: this.#traceSteps,
    };
    return { kind: 'recorded', trace, routing: this.#routing, steps: this.#results, durationMs: this.#sequence.offset() };
  }

  async #stopped(stop: RecordStop, performed = false): Promise<RecordResult> {
    const redact = (text: string): string => this.#secrets.redact(text);
    const evidence = performed ? await collectEvidence(this.#options.surface, redact) : undefined;
    return this.#withoutTrace({ ...stop, message: redact(stop.message) }, evidence);
  }

  #withoutTrace(stop: RecordStop, evidence: RunEvidence | undefined): RecordResult {
    return {
      kind: 'stopped',
      stop,
      routing: this.#routing,
      steps: this.#results,
      ...(evidence !== undefined && { evidence }),
      durationMs: this.#sequence.offset(),
    };
  }
}

function stopOf(result: StepResult): RecordStop {
  return {
    code: result.code ?? 'act_failed',
    message: result.detail ?? 'the step did not pass',
    ...(result.hint !== undefined && { hint: result.hint }),
    ...(result.expected !== undefined && { expected: result.expected }),
    ...(result.actual !== undefined && { actual: result.actual }),
  };
}

function operatingSystem(): string {
  if (process.platform === 'darwin') return 'macos';
  return process.platform === 'win32' ? 'windows' : 'linux';
}
