// A value that nobody but the driver ever sees: the name stands for it everywhere else.
import { badSampler } from './errors/loading.ts';

/** A marker for the value of an environment variable. Written `${NAME}` wherever it could appear. */
export interface Secret {
  readonly kind: 'secret';
  readonly name: string;
  /** The marker itself: nothing is drawn. */
  generate(): Secret;
  toString(): string;
}

const made = new WeakSet<object>();
const names = new Set<string>();

/**
 * Text that becomes the value of an environment variable when it is typed and is `${NAME}` everywhere else. A variable
 * that is not set is refused before the run starts (`secret_unset`).
 *
 * @throws SpecError `bad_sampler` when the name is none an environment variable can have.
 * @example
 * InputText({ into: 'id:password', text: secret('SHOP_PASSWORD') });
 */
export function secret(name: string): Secret {
  if (typeof name !== 'string' || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw badSampler(
      'secret',
      'the name of an environment variable is letters, digits and underscores and begins with no digit',
      name,
    );
  }
  names.add(name);
  return secretNamed(name);
}

/** The marker of a name that is known to be good. */
export function secretNamed(name: string): Secret {
  const marker: Secret = Object.freeze({
    kind: 'secret' as const,
    name,
    generate: (): Secret => marker,
    toString: () => `\${${name}}`,
    toJSON: () => `\${${name}}`,
  });
  made.add(marker);
  return marker;
}

/** Whether a value was made by `secret`. */
export function isSecret(value: unknown): value is Secret {
  return typeof value === 'object' && value !== null && made.has(value);
}

/** The names of all secrets asked for so far. */
export function secretNames(): readonly string[] {
  return [...names];
}
