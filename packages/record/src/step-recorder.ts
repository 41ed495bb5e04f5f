// Records the steps of a flow one by one: understood, performed, verified, then kept.
import type { FlowStep, StepSource } from '@flowproof/flow-file';
import type { AppId } from '@flowproof/grammar';
import type { StepContext, StepPass, StepResult, StepSequence, Trouble } from '@flowproof/replay';
import { type AuthoredStep, authorStep, type SpokenStep, type UnauthoredStep } from './author-step.ts';
import { readCondition } from './blocks/read-condition.ts';
import { type BlockHost, unfoldBlock } from './blocks/unfold-block.ts';
import { sceneOf } from './clarification.ts';
import type { EncodedStep } from './encode/encoded-step.ts';
import type { RecordStop } from './errors.ts';
import type { RecordListener } from './events.ts';
import { placeOf, unrecordable } from './refuse-early.ts';
import type { OldRecording } from './reuse/old-recording.ts';
import type { AuthorMode, Routing } from './routing.ts';
import type { TraceDraft } from './trace-draft.ts';

/** What recording steps needs. */
export interface RecorderParts {
  readonly app: AppId;
  readonly mode: AuthorMode;
  /** Name of the flow file, for places. */
  readonly file: string | undefined;
  readonly context: StepContext;
  readonly sequence: StepSequence;
  readonly draft: TraceDraft;
  /** An earlier recording whose steps are used again. */
  readonly old: OldRecording | undefined;
  /** Steps that are written without being performed. */
  readonly unjudged: ReadonlySet<FlowStep>;
  readonly listener: RecordListener;
  /** Pictures taken so far. */
  readonly pictures: () => number;
}

/** Performs spec steps and keeps what worked in the draft. */
export class StepRecorder {
  readonly #parts: RecorderParts;
  readonly #routing: Routing[] = [];
  readonly #results: StepResult[] = [];
  readonly #completed: string[] = [];
  #reused = 0;

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  /** How each executed spec step was understood. */
  get routing(): readonly Routing[] {
    return this.#routing;
  }

  /** Results of the trace steps that were performed. */
  get results(): readonly StepResult[] {
    return this.#results;
  }

  /** How many trace steps were performed as an earlier recording has them. */
  get reusedSteps(): number {
    return this.#reused;
  }

  /** Records steps in order, blocks unfolded; the first that does not work ends it. */
  async recordAll(steps: readonly FlowStep[]): Promise<RecordStop | undefined> {
    for (const step of steps) {
      const stop = await this.#record(step);
      if (stop !== undefined) return stop;
    }
    return undefined;
  }

  #record(step: FlowStep): Promise<RecordStop | undefined> {
    switch (step.kind) {
      case 'plain':
      case 'rules':
      case 'assert':
        return this.#recordSpoken(step);
      case 'repeat':
      case 'when':
        return unfoldBlock(step, this.#host);
      default:
        return Promise.resolve(unrecordable(step, this.#parts.file));
    }
  }

  readonly #host: BlockHost = {
    read: (block) => {
      const { app, context } = this.#parts;
      return readCondition(block.kind === 'when' ? block.condition : block.until, app, context);
    },
    record: (steps) => this.recordAll(steps),
    stop: (block, why) => ({ ...this.#stopOf(why), ...this.#place(block, block.text) }),
  };

  async #recordSpoken(step: SpokenStep): Promise<RecordStop | undefined> {
    const place = this.#place(step, step.text);
    const authored = (await this.#reuse(step)) ?? authorStep(step, this.#parts.app, this.#parts.mode);
    if (authored.kind === 'stopped') return { ...(await this.#unauthored(authored, step)), ...place };
    const { route, warning } = authored;
    const routing = { step: place.step, intent: step.text, route, ...(warning !== undefined && { warning }) };
    this.#routing.push(routing);
    this.#parts.listener({ kind: 'step_authored', routing });
    for (const encoded of authored.steps) {
      if (this.#parts.unjudged.has(step)) {
        this.#parts.draft.keepUnjudged(encoded, step.text);
        continue;
      }
      const stop = await this.#recordEncoded(encoded, step.text, place.step);
      if (stop !== undefined) return { ...stop, ...place };
    }
    if (route === 'reused') this.#reused += authored.steps.length;
    this.#completed.push(step.text);
    return undefined;
  }

  async #reuse(step: SpokenStep): Promise<AuthoredStep | undefined> {
    const steps = step.kind === 'rules' ? undefined : await this.#parts.old?.take(step);
    return steps && { kind: 'authored', route: 'reused', steps };
  }

  async #recordEncoded(
    encoded: EncodedStep,
    intent: string,
    number: number,
  ): Promise<RecordStop | undefined> {
    const { draft, sequence, pictures } = this.#parts;
    const step = draft.next(encoded, intent);
    const before = pictures();
    const { result, pass } = await sequence.perform(step, { choosing: encoded.choosing ?? false });
    this.#results.push(result);
    if (pass === undefined) return this.#stopOf(result);
    draft.keep(step, pass, result, pictures() > before);
    this.#noticeOtherEngines(pass, number);
    return undefined;
  }

  #noticeOtherEngines({ hints, ontoHints }: StepPass, number: number): void {
    for (const other of [hints?.otherEngines, ontoHints?.otherEngines]) {
      if (other === undefined) continue;
      this.#parts.listener({
        kind: 'notice',
        text: `step ${number}: ${this.#parts.context.references.redact(other)}`,
      });
    }
  }

  #place(source: StepSource, intent: string): Required<Pick<RecordStop, 'step' | 'intent' | 'location'>> {
    return { step: this.#routing.length + 1, intent, location: placeOf(source, this.#parts.file) };
  }

  #stopOf({ code, detail, hint, expected, actual }: Why): RecordStop {
    const redact = (text: string): string => this.#parts.context.references.redact(text);
    return {
      code: code ?? 'act_failed',
      message: redact(detail ?? 'the step did not pass'),
      ...(hint !== undefined && { hint: redact(hint) }),
      ...(expected !== undefined && { expected: redact(expected) }),
      ...(actual !== undefined && { actual: redact(actual) }),
    };
  }

  async #unauthored(
    { code, message, hint, question }: UnauthoredStep,
    step: SpokenStep,
  ): Promise<RecordStop> {
    const stop = { code, message, ...(hint !== undefined && { hint }) };
    if (question === undefined) return stop;
    const { surface, references } = this.#parts.context;
    const { reason, rulesError } = question;
    return {
      ...stop,
      clarification: {
        step: step.text,
        step_index: this.#routing.length,
        stage: 'no_model',
        reason,
        ...(rulesError !== undefined && { rules_error: rulesError }),
        completed_steps: [...this.#completed],
        scene: await sceneOf(surface, (text) => references.redact(text)),
        hint: hint ?? reason,
      },
    };
  }
}

type Why = Partial<Pick<Trouble, 'code' | 'detail' | 'hint' | 'expected' | 'actual'>>;
