// A loaded spec, ready for questions: what travels as text is typed here.
import type {
  Choice,
  EndAnswer,
  GuestQuestion,
  GuestSettings,
  SpecFacts,
  StepAnswer,
  StepQuestion,
} from '../guest/questions.ts';
import type { NextAction } from '../run-directory/next-action.ts';
import type { SpecBundle } from '../load/bundle-spec.ts';
import { type SpecLimits, SpecProcess } from './spec-process.ts';

/** A spec in its process. */
export interface SpecSession {
  readonly facts: SpecFacts;
  /** @param tree - JSON text of a `CapturedTree`. */
  step(question: StepQuestion, tree: string): Promise<StepAnswer>;
  /** Makes the action of a candidate of the last step. */
  choose(number: number, text: string | undefined): Promise<Choice>;
  /** A recorded action, ready to be dispatched on the tree of the last step. */
  perform(action: NextAction): Promise<Exclude<Choice, { kind: 'candidates' }>>;
  /** Begins another run of the same spec, at this time in unix ms. */
  restart(startedAtMillis: number): Promise<void>;
  end(step: number): Promise<EndAnswer>;
  kill(): Promise<void>;
}

/**
 * Starts a spec's process and loads the spec.
 *
 * @throws ExploreError for whatever is wrong with the spec. The process is gone then.
 */
export async function openSpec(
  bundle: SpecBundle,
  settings: GuestSettings,
  limits?: SpecLimits,
): Promise<SpecSession> {
  const child = new SpecProcess(bundle, limits);
  try {
    const facts = JSON.parse(await child.load(JSON.stringify(settings))) as SpecFacts;
    const ask = async (question: GuestQuestion, tree = ''): Promise<unknown> =>
      JSON.parse(await child.ask(JSON.stringify(question), tree));
    return {
      facts,
      step: async (question, tree) => (await ask(question, tree)) as StepAnswer,
      choose: async (number, text) =>
        (await ask({ kind: 'choose', number, ...(text !== undefined && { text }) })) as Choice,
      perform: async (action) =>
        (await ask({ kind: 'perform', action })) as Exclude<Choice, { kind: 'candidates' }>,
      restart: async (startedAtMillis) => {
        await ask({ kind: 'restart', startedAtMillis });
      },
      end: async (step) => (await ask({ kind: 'end', step })) as EndAnswer,
      kill: () => child.kill(),
    };
  } catch (error) {
    await child.kill();
    throw error;
  }
}
