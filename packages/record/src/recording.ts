// One recording from its opening to its trace, or to what stopped it.
import { randomUUID } from 'node:crypto';
import { systemClock } from '@flowproof/driver';
import type { FlowSpec, FlowStep, WebApp } from '@flowproof/flow-file';
import {
  collectEvidence,
  launchAddress,
  openSurface,
  pictureMasks,
  redactError,
  References,
  resolveExports,
  runErrorOf,
  type StepContext,
  StepSequence,
  uniformBudget,
} from '@flowproof/replay';
import type { TraceHeader } from '@flowproof/trace-format';
import { buildWebHeader } from './build-header.ts';
import type { RecordStop } from './errors.ts';
import type { RecordEvent } from './events.ts';
import { operatingSystem } from './operating-system.ts';
import type { RecordOptions, RecordResult } from './record-flow.ts';
import { recordableApp } from './refuse-early.ts';
import { OldRecording } from './reuse/old-recording.ts';
import { StepRecorder } from './step-recorder.ts';
import { TraceDraft } from './trace-draft.ts';

/** Performs a flow and keeps what worked. Used once. */
export class Recording {
  readonly #flow: FlowSpec;
  readonly #options: RecordOptions & { readonly stepTimeoutMs: number };
  readonly #context: StepContext;
  readonly #startedAt: number;
  readonly #traceId: string;
  readonly #draft: TraceDraft;
  #frames = 0;

  constructor(flow: FlowSpec, options: RecordOptions & { readonly stepTimeoutMs: number }) {
    this.#flow = flow;
    this.#options = options;
    const clock = options.clock ?? systemClock;
    const references = new References(options.env ?? {});
    references.watch([flow, options.reuse]);
    this.#context = {
      surface: options.surface,
      clock,
      references,
      budgetOf: uniformBudget(options.stepTimeoutMs),
      workingDirectory: options.workingDirectory ?? process.cwd(),
    };
    this.#startedAt = clock.now();
    this.#traceId = options.traceId ?? randomUUID();
    this.#draft = new TraceDraft(options.stepTimeoutMs);
  }

  async perform(): Promise<RecordResult> {
    const recordable = recordableApp(this.#flow);
    if ('stop' in recordable) return this.#stopped(recordable.stop);
    this.#emit({
      kind: 'run_started',
      name: this.#flow.name,
      traceId: this.#traceId,
      steps: this.#flow.steps.length,
      startedAt: new Date(this.#startedAt).toISOString(),
    });
    const opened = await this.#open(recordable.app);
    if ('stop' in opened) return this.#stopped(opened.stop);
    return this.#recordSteps(opened.header);
  }

  async #recordSteps(header: TraceHeader): Promise<RecordResult> {
    const sequence = this.#sequence(header);
    const recorder = new StepRecorder({
      app: 'web',
      mode: this.#options.author ?? 'auto',
      file: this.#flow.file,
      context: this.#context,
      sequence,
      draft: this.#draft,
      old: this.#oldRecording(),
      unjudged: this.#options.closingUnjudged === true ? closingAssertions(this.#flow) : new Set(),
      listener: this.#emit,
      pictures: () => this.#frames,
    });
    await sequence.begin();
    const stop = await recorder.recordAll(this.#flow.steps);
    if (stop !== undefined) return this.#stopped(stop, recorder);
    await sequence.end();
    const unfit = this.#nothingPerformed() ?? this.#exportStop();
    return unfit === undefined ? this.#recorded(header, recorder) : this.#stopped(unfit, recorder);
  }

  #nothingPerformed(): RecordStop | undefined {
    if (this.#draft.steps.length > 0) return undefined;
    return { code: 'no_steps', message: 'no step was performed: every block was passed over' };
  }

  // Every replay will resolve the exports and fail where it cannot, so a recording has to be able to as well.
  #exportStop(): RecordStop | undefined {
    const { references } = this.#context;
    const exported = resolveExports(this.#flow.exports, references);
    if (exported.kind === 'exported') return undefined;
    const { code, detail } = exported.trouble;
    return { code, intent: `export ${exported.name}`, message: references.redact(detail) };
  }

  async #open(app: WebApp): Promise<{ readonly header: TraceHeader } | { readonly stop: RecordStop }> {
    const { references, workingDirectory, surface } = this.#context;
    const redact = (text: string): string => references.redact(text);
    try {
      const header = buildWebHeader(this.#flow, app, {
        traceId: this.#traceId,
        recordedAt: new Date(this.#startedAt),
        os: this.#options.os ?? operatingSystem(),
        launchUrl: launchAddress(app.url, references, workingDirectory),
      });
      const refusal = await openSurface(header, { surface, references, workingDirectory });
      return refusal === undefined ? { header } : { stop: redactError(refusal, redact) };
    } catch (error) {
      const told = runErrorOf(error);
      if (told === undefined) throw error;
      return { stop: redactError(told, redact) };
    }
  }

  #sequence(header: TraceHeader): StepSequence {
    return new StepSequence({
      context: this.#context,
      listener: this.#emit,
      detail: this.#options.recording ?? 'off',
      masks: pictureMasks(header.redaction),
      startedAt: this.#startedAt,
    });
  }

  #oldRecording(): OldRecording | undefined {
    const { reuse, stepTimeoutMs } = this.#options;
    if (reuse === undefined) return undefined;
    return new OldRecording(reuse, { app: 'web', context: this.#context, presenceMs: stepTimeoutMs });
  }

  #recorded(header: TraceHeader, { routing, results, reusedSteps }: StepRecorder): RecordResult {
    const dir = `.flowproof/recordings/${this.#traceId}/recording`;
    const pictured = { ...header, recording: { format: 'filmstrip/1', dir } };
    return {
      kind: 'recorded',
      trace: { header: this.#frames === 0 ? header : pictured, steps: this.#draft.steps },
      routing,
      reusedSteps,
      steps: results,
      durationMs: this.#elapsedMs(),
    };
  }

  async #stopped(stop: RecordStop, recorder?: StepRecorder): Promise<RecordResult> {
    const { surface, references } = this.#context;
    const evidence =
      recorder === undefined ? undefined : await collectEvidence(surface, (text) => references.redact(text));
    return {
      kind: 'stopped',
      stop,
      routing: recorder?.routing ?? [],
      steps: recorder?.results ?? [],
      ...(evidence !== undefined && { evidence }),
      durationMs: this.#elapsedMs(),
    };
  }

  #elapsedMs(): number {
    return Math.round(this.#context.clock.now() - this.#startedAt);
  }

  readonly #emit = (event: RecordEvent): void => {
    if (event.kind === 'frame') this.#frames += 1;
    this.#options.onEvent?.(event);
  };
}

/** The assertions after the last step that is none. */
function closingAssertions({ steps }: FlowSpec): ReadonlySet<FlowStep> {
  const last = steps.findLastIndex(({ kind }) => kind !== 'assert');
  return new Set(steps.slice(last + 1));
}
