// A value as the record keeps it: JSON, with a rule for everything JSON does not know.
import { found, messageOf } from '../errors/found.ts';
import { placeOf, recordedElement } from '../tree/element-view.ts';
import type { AccessibilityElement } from '../element.ts';

/** JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What is kept of a value. */
export type Recorded =
  | { readonly ok: true; readonly json: Json; readonly text: string }
  // `what` says in words what has no JSON form.
  | { readonly ok: false; readonly what: string };

const deepestLevel = 32;
const largestBytes = 256 * 1024;

class NoJsonForm extends Error {}

/** Left out of objects, `null` in lists. */
const nothing = Symbol('nothing');

/** Number of bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    // Each half of a pair counts two; a half alone is written as three.
    else bytes += unit >= 0xd800 && unit <= 0xdfff && isPaired(text, at, unit) ? 2 : 3;
  }
  return bytes;
}

function isPaired(text: string, at: number, unit: number): boolean {
  const other = unit < 0xdc00 ? text.charCodeAt(at + 1) : text.charCodeAt(at - 1);
  return unit < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other <= 0xdbff;
}

function list(items: Iterable<unknown>, open: ReadonlySet<object>): Json {
  const all: Json[] = [];
  for (const item of items) {
    const json = jsonOf(item, open);
    all.push(json === nothing ? null : json);
  }
  return all;
}

function record(entries: Iterable<readonly [string, unknown]>, open: ReadonlySet<object>): Json {
  const all: Record<string, Json> = {};
  for (const [key, value] of entries) {
    const json = jsonOf(value, open);
    if (json === nothing) continue;
    Object.defineProperty(all, key, { value: json, enumerable: true, configurable: true, writable: true });
  }
  return all;
}

function* properties(value: object): Generator<readonly [string, unknown]> {
  for (const key of Object.keys(value)) {
    let property: unknown;
    try {
      property = (value as Record<string, unknown>)[key];
    } catch (thrown) {
      throw new NoJsonForm(`a value whose property ${JSON.stringify(key)} throws (${messageOf(thrown)})`);
    }
    yield [key, property];
  }
}

function objectJson(value: object, open: ReadonlySet<object>): Json | typeof nothing {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (open.has(value) || open.size >= deepestLevel) return null;
  const inside = new Set(open).add(value);
  if (value instanceof Map) {
    const entries: [unknown, unknown][] = [...value.entries()];
    return entries.every((entry): entry is [string, unknown] => typeof entry[0] === 'string')
      ? record(entries, inside)
      : list(entries, inside);
  }
  if (value instanceof Set) return list(value, inside);
  if (placeOf(value) !== undefined) {
    return record(Object.entries(recordedElement(value as AccessibilityElement)), inside);
  }
  if (Array.isArray(value)) return list(value, inside);
  const { toJSON, then } = value as { readonly toJSON?: unknown; readonly then?: unknown };
  if (typeof then === 'function') throw new NoJsonForm('a promise');
  return typeof toJSON === 'function'
    ? jsonOf(toJSON.call(value), inside)
    : record(properties(value), inside);
}

function jsonOf(value: unknown, open: ReadonlySet<object>): Json | typeof nothing {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) ? value : null;
    case 'bigint':
      throw new NoJsonForm(found(value));
    case 'object':
      return value === null ? null : objectJson(value, open);
    default:
      return nothing;
  }
}

/**
 * A value as JSON: elements by their fields, what is not finite and what closes a cycle as `null`, what is larger than
 * 256 KiB as `{"truncated": bytes}`.
 *
 * @example
 * toRecorded({ total: NaN, rows: new Set(['milk']) }); // => json { total: null, rows: ['milk'] }
 */
export function toRecorded(value: unknown): Recorded {
  if (typeof value === 'function' || typeof value === 'symbol')
    return { ok: false, what: `a ${typeof value}` };
  try {
    const made = jsonOf(value, new Set());
    const json = made === nothing ? null : made;
    const text = JSON.stringify(json);
    const bytes = text.length * 3 > largestBytes ? utf8Length(text) : 0;
    if (bytes <= largestBytes) return { ok: true, json, text };
    return { ok: true, json: { truncated: bytes }, text: `{"truncated":${bytes}}` };
  } catch (thrown) {
    if (thrown instanceof NoJsonForm) return { ok: false, what: thrown.message };
    return { ok: false, what: `a value that cannot be read (${messageOf(thrown)})` };
  }
}
