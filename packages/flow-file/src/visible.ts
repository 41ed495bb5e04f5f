// Text of a file on its way to a terminal.

/** The text with every control character, tabs and line breaks among them, as a space. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');
}
