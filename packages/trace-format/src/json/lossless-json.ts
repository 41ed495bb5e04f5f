// Reads and writes JSON without losing the text of any number, however deep or hostile the text is.
import { LosslessNumber, isLosslessNumber, parse } from 'lossless-json';
import { positionAt } from './position.ts';
import { compareUtf8 } from './utf8-order.ts';
import type { JsonNumber, JsonObject, JsonValue } from './json-value.ts';

/** Nesting beyond this is refused, so that no reader or writer of a value can run out of stack. */
const maxJsonDepth = 128;

/** The text is not JSON; `line` and `column` are 1-based. */
export class JsonTextError extends Error {
  readonly code = 'json_unreadable';
  readonly line: number;
  readonly column: number;

  /** @internal */
  constructor(message: string, text: string, offset: number) {
    super(message);
    this.name = 'JsonTextError';
    ({ line: this.line, column: this.column } = positionAt(text, offset));
  }
}

/**
 * Reads JSON. A number that a double would change (`1.0`, `1e3`, `12345678901234567890`) becomes a
 * `LosslessNumber` with its text, every other a plain number. Of a key given twice the last counts.
 *
 * @throws {@link JsonTextError} when the text is not JSON, nests deeper than 128 levels, or holds
 * half of a surrogate pair.
 * @example
 * parseLosslessJson('{"rate":1.50,"count":3}'); // { rate: LosslessNumber('1.50'), count: 3 }
 */
export function parseLosslessJson(text: string): JsonValue {
  refuseDeepNesting(text);
  try {
    const value = parse(text, undefined, {
      parseNumber: keepText,
      onDuplicateKey: ({ newValue }) => newValue,
    }) as JsonValue;
    refuseLoneSurrogates(text, value);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable(text, error.message);
    throw error;
  }
}

/**
 * Writes JSON with the text of every kept number, compact unless `indent` (spaces) is given.
 * Keys stay in their order unless `sortKeys` asks for the order of their UTF-8 bytes.
 *
 * @throws RangeError for a number JSON has no text for (NaN, infinities).
 * @example
 * stringifyLosslessJson({ b: 1, a: [true] }, { sortKeys: true }); // '{"a":[true],"b":1}'
 */
export function stringifyLosslessJson(
  value: JsonValue,
  { indent = 0, sortKeys = false }: { readonly indent?: number; readonly sortKeys?: boolean } = {},
): string {
  return print(value, { unit: ' '.repeat(indent), sortKeys }, '\n');
}

/** True for a number that keeps its text. */
export function isKeptNumber(value: unknown): value is LosslessNumber {
  return isLosslessNumber(value);
}

/** True for an object that is neither a list nor a kept number. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value);
}

/** The text of a string in JSON: only quotes, backslashes and control characters are escaped. */
export function quoteJson(text: string): string {
  return JSON.stringify(text.replace(loneSurrogate, '\uFFFD'));
}

const loneSurrogate = /\p{Surrogate}/gu;

interface Layout {
  readonly unit: string;
  readonly sortKeys: boolean;
}

function print(value: JsonValue, layout: Layout, newline: string): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoteJson(value);
  if (typeof value === 'number' || isLosslessNumber(value)) return numberText(value);
  const inner = newline + layout.unit;
  if (Array.isArray(value)) {
    const items = (value as readonly JsonValue[]).map((item) => print(item, layout, inner));
    return enclose('[', items, ']', layout, newline);
  }
  const entries = Object.entries(value as JsonObject);
  if (layout.sortKeys) entries.sort(([left], [right]) => compareUtf8(left, right));
  const colon = layout.unit === '' ? ':' : ': ';
  const members = entries.map(([key, item]) => `${quoteJson(key)}${colon}${print(item, layout, inner)}`);
  return enclose('{', members, '}', layout, newline);
}

function enclose(
  open: string,
  items: readonly string[],
  close: string,
  { unit }: Layout,
  newline: string,
): string {
  if (items.length === 0) return open + close;
  if (unit === '') return open + items.join(',') + close;
  const inner = newline + unit;
  return open + inner + items.join(`,${inner}`) + newline + close;
}

function numberText(value: JsonNumber): string {
  if (isLosslessNumber(value)) return value.toString();
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no JSON text`);
  return Object.is(value, -0) ? '-0.0' : String(value).replace('e+', 'e');
}

function keepText(text: string): JsonNumber {
  const value = Number(text);
  const exact = String(value) === text && (Number.isSafeInteger(value) || !Number.isInteger(value));
  return exact ? value : new LosslessNumber(text);
}

function refuseDeepNesting(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > maxJsonDepth) {
      throw new JsonTextError(`the value nests deeper than ${maxJsonDepth} levels`, text, index);
    }
  }
}

// A half pair has no UTF-8, so it could never be written back.
function refuseLoneSurrogates(text: string, value: JsonValue): void {
  if (!/\\u[dD][89a-fA-F]|\p{Surrogate}/u.test(text)) return;
  if (holdsLoneSurrogate(value)) {
    const offset = text.search(/\\u[dD][89a-fA-F]|\p{Surrogate}/u);
    throw new JsonTextError('a text holds half of a surrogate pair', text, offset);
  }
}

function holdsLoneSurrogate(value: JsonValue): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (Array.isArray(value)) return (value as readonly JsonValue[]).some(holdsLoneSurrogate);
  if (!isJsonObject(value)) return false;
  return Object.entries(value).some(([key, item]) => holdsLoneSurrogate(key) || holdsLoneSurrogate(item));
}

// The parser's messages end in the offset; it is said as line and column instead.
function unreadable(text: string, message: string): JsonTextError {
  const [, told = message, offset = String(text.length)] = /^(.*?) at position (\d+)/su.exec(message) ?? [];
  const sentence = told.startsWith('JSON') ? told : told.charAt(0).toLowerCase() + told.slice(1);
  return new JsonTextError(sentence, text, Number(offset));
}
