// Values by chance, from the run's generator: the same seed gives the same values.
import { badSampler } from '../errors/loading.ts';
import { drawInt } from '../run/current-run.ts';
import { edgeCaseTexts } from './edge-case-texts.ts';

/**
 * Something values are drawn from.
 *
 * @example
 * const names: Sampler<string> = from(['milk', 'bread']);
 */
export interface Sampler<T> {
  /** A value. @throws SpecError `sampler_outside_step` at load, `sampler_in_leaf` in a leaf while a model picks. */
  generate(): T;
}

export interface IntegerSampler extends Sampler<number> {
  /** Both included. @throws SpecError `bad_sampler` when they are not whole or the first is the larger. */
  between(min: number, max: number): IntegerSampler;
}

export interface StringSampler extends Sampler<string> {
  /** Number of characters, both included. @throws SpecError `bad_sampler` */
  length(min: number, max: number): StringSampler;
  /** Letters only. */
  alpha(): StringSampler;
}

export interface EmailSampler extends Sampler<string> {
  /** What stands behind the `@`. @throws SpecError `bad_sampler` when it is empty */
  domain(name: string): EmailSampler;
}

const lowerCase = 'abcdefghijklmnopqrstuvwxyz';
const letters = `${lowerCase}${lowerCase.toUpperCase()}`;
const lettersAndDigits = `${letters}0123456789`;

function checkSpan(sampler: string, min: unknown, max: unknown, least: number): void {
  const whole = Number.isSafeInteger(min) && Number.isSafeInteger(max);
  const [low, high] = [Number(min), Number(max)];
  if (!whole || low > high || low < least || high - low >= Number.MAX_SAFE_INTEGER) {
    throw badSampler(sampler, 'give two whole numbers, the smaller one first', [min, max]);
  }
}

function characters(sampler: string, count: number, alphabet: string): string {
  let text = '';
  for (let made = 0; made < count; made += 1)
    text += alphabet.charAt(drawInt(sampler, 0, alphabet.length - 1));
  return text;
}

/**
 * One of the items: one draw, none when there is one item.
 *
 * @throws SpecError `bad_sampler` when the list is empty
 * @example
 * const names = from(['milk', 'post a letter']);
 * actions(() => [InputText({ into: 'id:new', text: names.generate() })]);
 */
export function from<T>(items: readonly T[]): Sampler<T> {
  if (!Array.isArray(items) || items.length === 0) {
    throw badSampler('from', 'give a list of at least one item', items);
  }
  const kept: readonly T[] = Array.from(items as readonly T[]);
  return Object.freeze({
    generate: () => kept[drawInt('from', 0, kept.length - 1)] as T,
  });
}

function integersBetween(min: number, max: number): IntegerSampler {
  return Object.freeze({
    generate: () => drawInt('integers', min, max),
    between: (low: number, high: number) => {
      checkSpan('integers', low, high, Number.MIN_SAFE_INTEGER);
      return integersBetween(low, high);
    },
  });
}

/**
 * Whole numbers from 0 to 2³¹ − 1: one draw, none when the span is one value.
 *
 * @example
 * integers().between(1, 6).generate();
 */
export function integers(): IntegerSampler {
  return integersBetween(0, 2 ** 31 - 1);
}

function stringsOf(min: number, max: number, alphabet: string): StringSampler {
  return Object.freeze({
    generate: () => characters('strings', drawInt('strings', min, max), alphabet),
    length: (low: number, high: number) => {
      checkSpan('strings', low, high, 0);
      return stringsOf(low, high, alphabet);
    },
    alpha: () => stringsOf(min, max, letters),
  });
}

/**
 * Letters and digits, 1 to 16 of them: one draw for the length, one per character.
 *
 * @example
 * strings().length(3, 8).alpha().generate();
 */
export function strings(): StringSampler {
  return stringsOf(1, 16, lettersAndDigits);
}

function emailsAt(host: string): EmailSampler {
  return Object.freeze({
    generate: () => `${characters('emails', drawInt('emails', 3, 8), lowerCase)}@${host}`,
    domain: (name: string) => {
      if (typeof name !== 'string' || name === '')
        throw badSampler('emails', 'give the name of a domain', name);
      return emailsAt(name);
    },
  });
}

/**
 * Addresses of 3 to 8 lower-case letters at `example.com`: one draw for the length, one per letter.
 *
 * @example
 * emails().domain('example.org').generate();
 */
export function emails(): EmailSampler {
  return emailsAt('example.com');
}

/**
 * A value of the edge-case corpus: one draw.
 *
 * @example
 * edgeCaseText().generate();
 */
export function edgeCaseText(): Sampler<string> {
  return Object.freeze({
    generate: () => edgeCaseTexts[drawInt('edgeCaseText', 0, edgeCaseTexts.length - 1)] ?? '',
  });
}
