// Scope phrases inside free text, where they would silently be read as words.

const space = '[ \\t\\r\\n]+';
const quoted = '"[^"]+"';
const words = (...parts: string[]): string => parts.join(space);

const phrase = new RegExp(
  `(?<![^ \\t\\r\\n,])(?:(?:in|inside)${space}the${space}(?:` +
    `${words('item', 'containing', quoted)}|` +
    `${words('"(?:css|id):[^"]*"', 'containing', quoted)}|` +
    `${words('iframe', quoted)})|` +
    `${words('column', '(?:of|in)', 'the', 'row', 'containing', quoted)})`,
  'i',
);

/** Offset of the first complete scope phrase in a text; -1 when there is none. */
export function findScopePhrase(text: string): number {
  return phrase.exec(text)?.index ?? -1;
}
