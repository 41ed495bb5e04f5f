// The model as picker: asks it once a step, does what it chose where every guard holds, and keeps what came of each step.
import { type ModelClient, type ModelPicture, type ModelReply, openModel } from '@flowproof/author';
import type { Clock, TreeCapture } from '@flowproof/driver';
import { fitPng } from '@flowproof/pixels';
import { modelUnavailable } from '../errors.ts';
import type { Candidate, Choice, StepAnswer } from '../guest/questions.ts';
import type { SpecSession } from '../host/spec-session.ts';
import type { LlmCall, LlmOutcome } from '../run-directory/llm-call.ts';
import type { RunDirectory } from '../run-directory/run-directory.ts';
import type { Secrets } from '../run-directory/secrets.ts';
import { guarded } from './guards.ts';
import type { PickerModel } from './picker-model.ts';
import { type PickAnswer, pickSchema } from './prompts/pick-schema.ts';
import { systemPrompt } from './prompts/system-prompt.ts';
import { type DoneAction, type ListedCandidate, oneLine, userPrompt } from './prompts/user-prompt.ts';
import { hiddenText, shownAnswer } from './typed-text.ts';
import { answerFacts, listedCandidate, replyFacts } from './call-facts.ts';

/** Of one call, its retries included, ms. */
const callMs = 60_000;
/** What a call may outlast the run's duration by, ms; before the watchdog stops the run. */
const overtimeMs = 15_000;
const longEdgePx = 1024;
const actionsRemembered = 5;
const failuresInARow = 10;

/** Calls after which it is asked whether there is a model at all. */
const failing: ReadonlySet<LlmOutcome> = new Set(['request_failed', 'no_choices', 'unparsable_response']);

/** What a picker works with. */
export interface ModelPickerOptions {
  readonly model: PickerModel;
  readonly spec: SpecSession;
  readonly directory: RunDirectory;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Unix ms at which the run is over. */
  readonly deadline: number;
  /** Ends the call in hand. */
  readonly interrupted: AbortSignal | undefined;
}

/** A step that was seen. */
export interface StepToPick {
  readonly step: number;
  readonly answer: Extract<StepAnswer, { kind: 'seen' }>;
  readonly picture: TreeCapture['picture'];
  /** File of the step's picture; settled when it is written. */
  readonly screenshot: Promise<string | undefined>;
}

type Chosen = Exclude<Choice, { kind: 'candidates' }>;

/** Picks by a model. */
export class ModelPicker {
  readonly #options: ModelPickerOptions;
  readonly #client: ModelClient;
  readonly #system: string;
  #done: readonly DoneAction[] = [];
  /** Done, and the screen that it led to is not seen yet. */
  #pending: string | undefined;
  /** What went wrong with each of the last calls, as long as none of them brought an answer. */
  #failures: readonly string[] = [];

  constructor(options: ModelPickerOptions) {
    const { settings, instructions } = options.model;
    this.#options = options;
    this.#client = openModel(settings);
    this.#system = options.secrets.inText(systemPrompt(instructions));
  }

  /** Notes a step at whose end nothing is asked. */
  async note(step: number, outcome: LlmOutcome, error?: string): Promise<void> {
    await this.#write({ step, outcome, ...(error !== undefined && { error }) });
  }

  /**
   * Asked when a step is written.
   *
   * @throws ExploreError `model_unavailable` after ten calls in a row without a usable answer.
   */
  goesOn(): void {
    if (this.#failures.length < failuresInARow) return;
    throw modelUnavailable(
      `${failuresInARow} calls of the model in a row failed, the last one so: ${this.#failures.at(-1) ?? ''}`,
    );
  }

  /** An action was sent: the next screen is where it led to. */
  performed(description: string): void {
    this.#pending = description;
  }

  /**
   * What is to be done at the end of a step that was verified.
   */
  async pick(seen: StepToPick): Promise<Chosen | undefined> {
    const { choice, screen } = seen.answer;
    this.#arrived(screen);
    if (choice === undefined) return undefined;
    if (choice.kind !== 'candidates') {
      await this.note(seen.step, 'setup_action');
      return choice;
    }
    if (choice.candidates.length > 0) return this.#ask(seen, choice.candidates);
    await this.note(seen.step, 'no_candidates');
    return skip('no generator has anything to do on this screen');
  }

  #arrived(screen: string): void {
    if (this.#pending === undefined) return;
    this.#done = [...this.#done, { description: this.#pending, screen: this.#shown(screen) }].slice(
      -actionsRemembered,
    );
    this.#pending = undefined;
  }

  async #ask(seen: StepToPick, candidates: readonly Candidate[]): Promise<Chosen> {
    const listed = candidates.map((each) => ({ ...each, description: this.#shown(each.description) }));
    const user = userPrompt(this.#done, listed);
    const reply = await this.#client.askForObject({
      system: this.#system,
      user,
      schema: pickSchema,
      timeoutMs: this.#timeLeftMs(),
      ...(seen.picture !== undefined && { picture: pictureOf(seen.picture) }),
      ...(this.#options.interrupted !== undefined && { signal: this.#options.interrupted }),
    });
    const judged = await this.#judge(reply, listed);
    const screenshot = await seen.screenshot;
    await this.#write({
      step: seen.step,
      outcome: judged.outcome,
      system_prompt: this.#system,
      user_prompt: user,
      candidates: listed.map(listedCandidate),
      ...(screenshot !== undefined && { screenshot }),
      ...replyFacts(reply),
      ...(judged.answer !== undefined && answerFacts(judged.answer, reply)),
      ...(judged.textUsed !== undefined && { text_used: judged.textUsed }),
      ...(judged.error !== undefined && { error: judged.error }),
    });
    this.#failures = failing.has(judged.outcome) ? [...this.#failures, judged.error ?? ''] : [];
    return judged.chosen;
  }

  async #judge(reply: ModelReply, listed: readonly ListedCandidate[]): Promise<Judged> {
    const found = guarded(reply, listed);
    if (found.kind === 'stopped') return { ...found, chosen: skip(`${found.outcome}: ${found.error}`) };
    const { answer } = found;
    const secret = this.#secretIn(answer.text);
    if (secret !== undefined) {
      return unbuilt(answer, skip(`the text names the secret ${secret}, which only the spec may type`));
    }
    // Nothing to type is no text: the corpus of edge cases has one in its place.
    const text = answer.text === null || answer.text === '' ? undefined : answer.text;
    const made = await this.#options.spec.choose(answer.choice, text);
    if (made.kind !== 'action')
      return unbuilt(answer, made.kind === 'skipped' ? made : skip('it was not offered'));
    const shown = shownAnswer(answer, made.record.text);
    const record = {
      ...made.record,
      llm_reasoning: shown.reasoning,
      llm_choice: shown.choice,
      llm_chosen_action: shown.chosen_action,
    };
    return { outcome: 'selected', answer: shown, textUsed: made.record.text, chosen: { ...made, record } };
  }

  /** A name of a secret would become its value when a record is performed again. */
  #secretIn(text: string | null): string | undefined {
    const { facts } = this.#options.spec;
    return text === null ? undefined : facts.secrets.find((name) => text.includes(`\${${name}}`));
  }

  #shown(text: string): string {
    return oneLine(this.#options.secrets.inText(text));
  }

  #timeLeftMs(): number {
    const left = this.#options.deadline - this.#options.clock.now();
    return Math.min(callMs, Math.max(0, left) + overtimeMs);
  }

  async #write(call: Omit<LlmCall, 'timestamp' | 'model'>): Promise<void> {
    const { step, outcome, ...rest } = call;
    await this.#options.directory.appendCall({
      step,
      timestamp: new Date(this.#options.clock.now()).toISOString(),
      outcome,
      model: this.#client.model,
      ...rest,
    });
  }
}

interface Judged {
  readonly outcome: LlmOutcome;
  readonly error?: string;
  /** As it may be written. */
  readonly answer?: PickAnswer;
  readonly textUsed?: string | undefined;
  readonly chosen: Chosen;
}

/** Nothing was typed, and what was to be typed may be for a field that hides it. */
function unbuilt(answer: PickAnswer, chosen: Extract<Chosen, { kind: 'skipped' }>): Judged {
  return {
    outcome: 'action_build_failed',
    error: chosen.message,
    answer: shownAnswer(answer, hiddenText),
    chosen,
  };
}

function skip(message: string): Extract<Chosen, { kind: 'skipped' }> {
  return { kind: 'skipped', reason: 'no_action_produced', message };
}

function pictureOf(bytes: Uint8Array): ModelPicture {
  // A surface that is asked for a PNG gives one.
  return { mediaType: 'image/png', bytes: fitPng(bytes, longEdgePx) };
}
