// Keeps what variables resolved to out of every text a run leaves behind.

/** Values shorter than this are left alone: they would blank out ordinary text. */
const shortestSecret = 4;

/**
 * Remembers every value a `${VAR}` of a run resolved to and replaces it by its reference: as it is,
 * percent-encoded (blanks also as `+`), HTML-escaped and JSON-escaped, longest value first.
 * Values shorter than four characters are left alone.
 *
 * @example
 * const secrets = new SecretValues();
 * secrets.remember('DESK_TOKEN', 'a/b c');
 * secrets.redact('https://desk.example/?t=a%2Fb+c'); // 'https://desk.example/?t=${DESK_TOKEN}'
 */
export class SecretValues {
  readonly #names = new Map<string, string>();
  #pattern: RegExp | undefined;

  /** Remembers that a variable resolved to a value. Of two variables with one value the first is named. */
  remember(name: string, value: string): void {
    if (Array.from(value).length < shortestSecret || this.#names.has(value)) return;
    this.#names.set(value, name);
    this.#pattern = undefined;
  }

  /** The text with every remembered value replaced by its reference. */
  redact(text: string): string {
    if (this.#names.size === 0) return text;
    const secrets = [...this.#names].sort(([left], [right]) => right.length - left.length);
    this.#pattern ??= patternFor(secrets);
    return text.replace(this.#pattern, (whole: string, ...groups: unknown[]) => {
      const index = groups.slice(0, secrets.length).findIndex((group) => group !== undefined);
      const name = secrets[index]?.[1];
      return name === undefined ? whole : `\${${name}}`;
    });
  }
}

// References of remembered variables come last and stay: a text that is redacted twice is not garbled.
function patternFor(secrets: readonly (readonly [string, string])[]): RegExp {
  const values = secrets.map(([value]) => `(${Array.from(value, spellings).join('')})`);
  const references = secrets.map(([, name]) => escapeRegExp(`\${${name}}`));
  return new RegExp([...values, ...references].join('|'), 'gu');
}

const htmlNames: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};
const jsonNames: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  '\b': 'b',
  '\f': 'f',
  '\n': 'n',
  '\r': 'r',
  '\t': 't',
};

// All ways one character of a value may be written, as alternatives. The longer ones come first:
// `&amp;` begins with the `&` it stands for.
function spellings(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const html = htmlNames[character];
  const json = jsonNames[character];
  const alternatives = [
    percentEncoded(code),
    ...(html === undefined ? [] : [`&${html};`]),
    ...(character === '\u00A0' ? ['&nbsp;'] : []),
    `&#0*${code};`,
    `&#[xX]0*${anyCase(code.toString(16))};`,
    ...(json === undefined ? [] : [escapeRegExp(`\\${json}`)]),
    unicodeEscaped(character),
    ...(character === ' ' ? ['\\+'] : []),
    escapeRegExp(character),
  ];
  return `(?:${alternatives.join('|')})`;
}

function percentEncoded(code: number): string {
  return utf8Bytes(code)
    .map((byte) => `%${anyCase(byte.toString(16).padStart(2, '0'))}`)
    .join('');
}

function unicodeEscaped(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((unit) => `\\\\u${anyCase(unit.toString(16).padStart(4, '0'))}`)
    .join('');
}

function utf8Bytes(code: number): readonly number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), tail(code)];
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(code >> 6), tail(code)];
  return [0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code)];
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

function anyCase(hex: string): string {
  return hex.replace(/[a-f]/gu, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}
