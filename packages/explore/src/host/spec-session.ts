// A loaded spec, ready for questions: what travels as text is typed here.
import { secretUnset } from '../errors.ts';
import type {
  Choice,
  EndAnswer,
  GuestQuestion,
  GuestSettings,
  SpecFacts,
  StepAnswer,
  StepQuestion,
} from '../guest/questions.ts';
import type { SpecBundle } from '../load/bundle-spec.ts';
import { type SpecLimits, SpecProcess } from './spec-process.ts';

/** A spec in its process. */
export interface SpecSession {
  readonly facts: SpecFacts;
  /** Environment variables that `secret` types, with their values. */
  readonly secrets: Readonly<Record<string, string>>;
  /** @param tree - JSON text of a `CapturedTree`. */
  step(question: StepQuestion, tree: string): Promise<StepAnswer>;
  /** Makes the action of a candidate of the last step. */
  choose(number: number, text: string | undefined): Promise<Choice>;
  end(step: number): Promise<EndAnswer>;
  kill(): Promise<void>;
}

/**
 * Starts a spec's process and loads the spec.
 *
 * @throws ExploreError for whatever is wrong with the spec; `secret_unset`. The process is gone then.
 */
export async function openSpec(
  bundle: SpecBundle,
  settings: GuestSettings,
  options: {
    readonly limits?: SpecLimits | undefined;
    readonly env: Readonly<Record<string, string | undefined>>;
  },
): Promise<SpecSession> {
  const child = new SpecProcess(bundle, options.limits);
  try {
    const facts = JSON.parse(await child.load(JSON.stringify(settings))) as SpecFacts;
    const secrets = Object.fromEntries(facts.secrets.map((name) => [name, valueOf(name, options.env)]));
    const ask = async (question: GuestQuestion, tree = ''): Promise<unknown> =>
      JSON.parse(await child.ask(JSON.stringify(question), tree));
    return {
      facts,
      secrets,
      step: async (question, tree) => (await ask(question, tree)) as StepAnswer,
      choose: async (number, text) =>
        (await ask({ kind: 'choose', number, ...(text !== undefined && { text }) })) as Choice,
      end: async (step) => (await ask({ kind: 'end', step })) as EndAnswer,
      kill: () => child.kill(),
    };
  } catch (error) {
    await child.kill();
    throw error;
  }
}

function valueOf(name: string, env: Readonly<Record<string, string | undefined>>): string {
  const value = env[name];
  if (value === undefined || value === '') throw secretUnset(name);
  return value;
}
