// References resolved at the moment of use; what a `${VAR}` stands for is remembered so that no text of a run shows it.
import { findReferences, resolveReferences, SecretValues } from '@flowproof/trace-format';
import { failure, StepTrouble } from './step-failure.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A text whose references were replaced. */
export interface ResolvedText {
  readonly text: string;
  /** A `${VAR}` went into it. */
  readonly secret: boolean;
}

/**
 * The references of one run: what variables and captures stand for, and which texts must not be shown.
 *
 * @example
 * const references = new References({ PIN: '48151' });
 * references.resolve('${PIN}'); // { text: '48151', secret: true }
 * references.redact('wrong pin 48151'); // 'wrong pin ${PIN}'
 */
export class References {
  /** Values remembered by this run's captures. */
  readonly captures = new Map<string, string>();
  readonly #env: Environment;
  readonly #secrets = new SecretValues();

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Captures first, then variables. Throws what `runErrorOf` reads, naming what is not there. */
  resolve(text: string): ResolvedText {
    return this.#resolve(text, this.captures);
  }

  /** Variables only: focused typing, addresses, dialog replies. Throws as `resolve`. */
  resolveVariables(text: string): ResolvedText {
    return this.#resolve(text, undefined);
  }

  /** The text with the value of every known variable replaced by its reference. */
  redact(text: string): string {
    return this.#secrets.redact(text);
  }

  /**
   * Takes note of every variable that a document names anywhere, so that its value is kept out of texts from the start
   * and not only once it was used.
   */
  watch(document: unknown): void {
    if (typeof document === 'string') {
      for (const reference of findReferences(document)) {
        if (reference.kind === 'variable') this.#remember(reference.name);
      }
    } else if (typeof document === 'object' && document !== null) {
      for (const each of Object.values(document)) this.watch(each);
    }
  }

  #resolve(text: string, captures: ReadonlyMap<string, string> | undefined): ResolvedText {
    const result = resolveReferences(text, {
      env: this.#env,
      ...(captures !== undefined && { captures: Object.fromEntries(captures) }),
    });
    if (!result.ok) throw new StepTrouble(failure(result.fault.code, result.fault.message));
    for (const variable of result.variables) this.#remember(variable);
    return { text: result.text, secret: result.variables.length > 0 };
  }

  #remember(variable: string): void {
    if (Object.hasOwn(this.#env, variable)) this.#secrets.remember(variable, this.#env[variable] ?? '');
  }
}
