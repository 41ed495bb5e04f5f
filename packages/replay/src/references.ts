// References resolved at the moment of use; what a `${VAR}` resolved to is remembered so that no text of a run shows it.
import { resolveReferences, type SecretValues } from '@flowproof/trace-format';
import { failure, StepTrouble } from './step-failure.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A text whose references were replaced. */
export interface ResolvedText {
  readonly text: string;
  /** A `${VAR}` went into it. */
  readonly secret: boolean;
}

/** Resolves the references of one run. */
export class References {
  /** Values remembered by this run's captures. */
  readonly captures = new Map<string, string>();
  readonly #env: Environment;
  readonly #secrets: SecretValues;

  constructor(env: Environment, secrets: SecretValues) {
    this.#env = env;
    this.#secrets = secrets;
  }

  /** Captures first, then variables. Throws `StepTrouble` naming what is not there. */
  resolve(text: string): ResolvedText {
    return this.#resolve(text, this.captures);
  }

  /** Variables only: focused typing, addresses, dialog replies. */
  resolveVariables(text: string): ResolvedText {
    return this.#resolve(text, undefined);
  }

  #resolve(text: string, captures: ReadonlyMap<string, string> | undefined): ResolvedText {
    const result = resolveReferences(text, {
      env: this.#env,
      ...(captures !== undefined && { captures: Object.fromEntries(captures) }),
    });
    if (!result.ok) throw new StepTrouble(failure(result.fault.code, result.fault.message));
    for (const variable of result.variables) this.#secrets.remember(variable, this.#env[variable] ?? '');
    return { text: result.text, secret: result.variables.length > 0 };
  }
}
