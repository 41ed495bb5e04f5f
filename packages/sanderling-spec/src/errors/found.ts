// How messages name a value that is not what was wanted.

const shownLength = 60;

function cut(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

function objectFound(value: object): string {
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof (value as { then?: unknown }).then === 'function') return 'a promise';
  const keys = Object.keys(value);
  return keys.length === 0 ? 'an empty object' : `an object with ${cut(keys.slice(0, 5).join(', '))}`;
}

/** A value in words: `undefined`, `the number 3`, `an array of 2`, `a promise`. */
export function found(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  switch (typeof value) {
    case 'string':
      return `the text ${JSON.stringify(cut(value))}`;
    case 'function':
      return 'a function';
    case 'object':
      return objectFound(value);
    case 'symbol':
      return `the ${value.toString()}`;
    case 'number':
    case 'boolean':
    case 'bigint':
      return `the ${typeof value} ${String(value)}`;
    default:
      return typeof value;
  }
}

/** The message of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  if (typeof thrown === 'object' && thrown !== null && 'message' in thrown) return String(thrown.message);
  return typeof thrown === 'string' ? thrown : found(thrown);
}

/** The stack of whatever was thrown, if it has one. */
export function stackOf(thrown: unknown): string | undefined {
  if (
    typeof thrown === 'object' &&
    thrown !== null &&
    'stack' in thrown &&
    typeof thrown.stack === 'string'
  ) {
    return thrown.stack;
  }
  return undefined;
}

/** The source of a function on one line, at most 160 characters. */
export function beginningOf(source: string): string {
  return source.replace(/\s+/g, ' ').trim().slice(0, 160);
}
