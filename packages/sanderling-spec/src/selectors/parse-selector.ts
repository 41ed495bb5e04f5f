// A selector of any form to the conditions it sets, or the reason it is refused.
import { badSelector, badSelectorValue, pathOnElement } from '../errors/selecting.ts';
import { fail } from '../run/current-run.ts';

/** One `key: value`. */
export interface Condition {
  readonly key: string;
  /** Booleans are `'true'` and `'false'`. */
  readonly value: string;
}

/** What one element must meet. */
export interface Segment {
  readonly conditions: readonly Condition[];
  /** The object form names its keys; the string form is the way to raw attributes and is not checked. */
  readonly checked: boolean;
}

const parsed = new Map<string, readonly Segment[]>();
const rememberedSelectors = 1000;

function stringSegment(selector: string, part: string): Segment {
  const colon = part.indexOf(':');
  if (colon < 0) fail(badSelector(selector, 'a selector in string form has a kind and a colon'));
  const key = part.slice(0, colon).trim();
  if (key === '') fail(badSelector(selector, 'the kind before the colon is empty'));
  return { conditions: [{ key, value: part.slice(colon + 1) }], checked: false };
}

function stringPath(selector: string): readonly Segment[] {
  const known = parsed.get(selector);
  if (known !== undefined) return known;
  const path = selector.split(' > ').map((part) => stringSegment(selector, part));
  if (parsed.size >= rememberedSelectors) parsed.clear();
  parsed.set(selector, path);
  return path;
}

function objectSegment(selector: unknown): Segment {
  if (typeof selector !== 'object' || selector === null || Array.isArray(selector)) {
    fail(badSelector(selector, 'a selector is a text, an object or a list of objects'));
  }
  const conditions = Object.entries(selector).map(([key, value]: [string, unknown]): Condition => {
    if (typeof value !== 'string' && typeof value !== 'boolean') fail(badSelectorValue(key, value));
    return { key, value: String(value) };
  });
  if (conditions.length === 0) fail(badSelector(selector, 'a selector without keys would select everything'));
  if (conditions.some(({ key }) => key === '')) fail(badSelector(selector, 'a key is empty'));
  return { conditions, checked: true };
}

/**
 * The segments of a selector, one unless it is a path.
 *
 * @throws SpecError `bad_selector`, `bad_selector_value`, and `path_on_element` for a path in string form inside an element
 */
export function parseSelector(selector: unknown, onElement: boolean): readonly Segment[] {
  if (typeof selector === 'string') {
    const path = stringPath(selector);
    if (path.length > 1 && onElement) fail(pathOnElement(selector));
    return path;
  }
  if (!Array.isArray(selector)) return [objectSegment(selector)];
  if (selector.length === 0) fail(badSelector(selector, 'a path without segments selects nothing'));
  return selector.map((segment: unknown) => objectSegment(segment));
}
