// Making any text harmless where it is shown: in markup, in XML 1.0, in JSON, on a terminal. Texts come from pages under
// test, so nothing about them is assumed. What cannot be shown is not dropped but named, as `\x1b` or `\u202e`.

const htmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Everything that moves the cursor, changes colours or reorders what follows it; marks that only carry a direction
// (U+200E, U+200F) stay, since honest text holds them.
const unshowable =
  /(?![\n\t])\p{Control}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/gu;
const lineBreaksAndTabs = /[\n\t]/g;
// What XML 1.0 has no way to write, not even as a reference.
const notInXml = /(?![\t\n\r\u007f-\u009f])\p{Control}|[\ufffe\uffff]|\p{Surrogate}/gu;
const loneSurrogates = /\p{Surrogate}/gu;

const shortNames: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** The character by its name: `\n`, `\x1b`, `\u202e`. */
function named(character: string): string {
  const short = shortNames[character];
  if (short !== undefined) return short;
  const code = character.charCodeAt(0);
  return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
}

/**
 * Text for an element or a quoted attribute of an HTML page. Line breaks and tabs stay; characters that control a
 * terminal or reorder text are named.
 *
 * @example
 * escapeHtml('<b>"Ada" & co</b>'); // '&lt;b&gt;&quot;Ada&quot; &amp; co&lt;/b&gt;'
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(unshowable, named)
    .replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign);
}

/**
 * Text for an element or a quoted attribute of an XML 1.0 document, line breaks and tabs included. Characters that
 * XML 1.0 cannot hold are named.
 *
 * @example
 * escapeXml('a\0b\n'); // 'a\\x00b&#10;'
 */
export function escapeXml(text: string): string {
  return text
    .replace(notInXml, named)
    .replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign)
    .replace(/[\t\n\r]/g, (space) => `&#${space.charCodeAt(0)};`);
}

/** Text for JSON, which holds everything but half a character: that becomes U+FFFD. @internal */
export function forJson(text: string): string {
  return text.replace(loneSurrogates, '\ufffd');
}

/**
 * Text for one line of a terminal or a log: it cannot move the cursor, colour anything, reorder its neighbours or begin
 * a line of its own.
 *
 * @example
 * forTerminal('\u001b[2Jgone\n[PASS]'); // '\\x1b[2Jgone\\n[PASS]'
 */
export function forTerminal(text: string): string {
  return forTerminalBlock(text).replace(lineBreaksAndTabs, named);
}

/**
 * Text for a terminal that may run over several lines: as `forTerminal`, but line breaks and tabs stay.
 *
 * @example
 * forTerminalBlock('expected: a\nfound: \u001b[31mb'); // 'expected: a\nfound: \\x1b[31mb'
 */
export function forTerminalBlock(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(unshowable, named);
}
