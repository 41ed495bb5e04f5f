// Values of secrets leave the engine as their names: whatever is written or printed goes through here.

/** Shorter values would be found everywhere by chance. */
const shortest = 4;

/** Replaces values of secrets by `${NAME}`. */
export interface SecretText {
  /** In a plain text. */
  inText(text: string): string;
  /** In all strings of a JSON text, which stays JSON. */
  inJson(json: string): string;
  /** The text with `${NAME}` of known secrets replaced by their values, for typing. */
  reveal(text: string): string;
}

/** @param secrets - names to values. */
export function secretText(secrets: Readonly<Record<string, string>>): SecretText {
  const known = Object.entries(secrets);
  // Longest first, so that a value that holds another one is not cut in two.
  const hidden = known
    .filter(([, value]) => value.length >= shortest)
    .sort(([, a], [, b]) => b.length - a.length);
  const inText = (text: string): string =>
    hidden.reduce((rest, [name, value]) => rest.replaceAll(value, `\${${name}}`), text);
  return {
    inText,
    inJson(json) {
      const occurs = hidden.some(([, value]) => json.includes(JSON.stringify(value).slice(1, -1)));
      return occurs ? JSON.stringify(inValue(JSON.parse(json), inText)) : json;
    },
    reveal: (text) => known.reduce((rest, [name, value]) => rest.replaceAll(`\${${name}}`, value), text),
  };
}

function inValue(value: unknown, inText: (text: string) => string): unknown {
  if (typeof value === 'string') return inText(value);
  if (Array.isArray(value)) return value.map((each) => inValue(each, inText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [inText(key), inValue(each, inText)]));
}
