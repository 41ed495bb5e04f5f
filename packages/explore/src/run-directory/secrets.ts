// Values of secrets leave the engine as their names: whatever is written or printed goes through here.
import { secretUnset } from '../errors.ts';

/** Shorter values would be found everywhere by chance. */
const shortest = 4;

/** The secrets that a spec types. */
export class Secrets {
  readonly #env: Readonly<Record<string, string | undefined>>;
  readonly #known = new Map<string, string>();
  /** Longest value first, so that a value that holds another one is not cut in two. */
  #hidden: readonly (readonly [name: string, value: string])[] = [];

  /**
   * @param names - of environment variables, known from the start.
   * @throws ExploreError `secret_unset`.
   */
  constructor(env: Readonly<Record<string, string | undefined>>, names: readonly string[]) {
    this.#env = env;
    for (const name of names) this.valueOf(name);
  }

  /**
   * The value of a variable. From now on it is written as its name.
   *
   * @throws ExploreError `secret_unset`.
   */
  valueOf(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const value = this.#env[name];
    if (value === undefined || value === '') throw secretUnset(name);
    this.#known.set(name, value);
    this.#hidden = [...this.#known]
      .filter(([, each]) => each.length >= shortest)
      .sort(([, a], [, b]) => b.length - a.length);
    return value;
  }

  /** A JSON text whose strings hold names instead of values; it stays JSON. */
  inJson(json: string): string {
    const occurs = this.#hidden.some(([, value]) => json.includes(JSON.stringify(value).slice(1, -1)));
    return occurs ? JSON.stringify(this.#inValue(JSON.parse(json))) : json;
  }

  /** A text that holds names instead of values. */
  inText(text: string): string {
    return this.#hidden.reduce((rest, [name, value]) => rest.replaceAll(value, `\${${name}}`), text);
  }

  #inValue(value: unknown): unknown {
    if (typeof value === 'string') return this.inText(value);
    if (Array.isArray(value)) return value.map((each) => this.#inValue(each));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [this.inText(key), this.#inValue(each)]),
    );
  }
}
