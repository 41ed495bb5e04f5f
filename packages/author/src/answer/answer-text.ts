// An object out of the text of a message: models put code fences around JSON even where they are told not to.

const fence = '```';

/** The JSON value of a text; undefined where it is none. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(withoutFence(text.trim())) };
  } catch {
    return undefined;
  }
}

function withoutFence(text: string): string {
  if (!text.startsWith(fence) || !text.endsWith(fence)) return text;
  const firstLine = text.indexOf('\n');
  return firstLine === -1 ? text : text.slice(firstLine + 1, -fence.length);
}
