// Which character of a file a character of a text came from.
import { sliceOf } from '../source-text.ts';
import type { SourceText } from '../source-text.ts';
import type { SourceSpan } from '../place.ts';
import type { TextNode } from './tree.ts';

/**
 * The piece of the file that holds a piece of a text: exact for plain, quoted and literal texts, the whole scalar for
 * folded blocks and texts that a `foreach` put together.
 */
export function spanOfPiece(source: SourceText, node: TextNode, piece: SourceSpan): SourceSpan {
  const offsets = offsetsOf(source, node);
  const start = offsets?.[piece.start];
  const end = offsets?.[Math.max(piece.start, piece.end)];
  return start === undefined || end === undefined ? node.span : { start, end: Math.max(start, end) };
}

/** Offset in the file of every UTF-16 unit of the text, and of its end. Undefined: not known. */
function offsetsOf(source: SourceText, node: TextNode): readonly number[] | undefined {
  const written = sliceOf(source, node.span);
  const walk = walks[node.style];
  const units = walk?.(written);
  if (units === undefined || units.text !== node.text) return undefined;
  return [...units.offsets.map((offset) => node.span.start + offset), node.span.start + units.end];
}

/** A text read back from how it is written. */
interface Units {
  readonly text: string;
  /** One per UTF-16 unit of the text, relative to the scalar. */
  readonly offsets: readonly number[];
  /** Where the text ends. */
  readonly end: number;
}

const walks: Partial<Record<TextNode['style'], (written: string) => Units | undefined>> = {
  plain: (written) => flowUnits(written, 0, written.length, () => undefined),
  single: (written) =>
    flowUnits(written, 1, written.length - 1, (at) =>
      written.startsWith("''", at) ? { text: "'", length: 2 } : undefined,
    ),
  double: (written) => flowUnits(written, 1, written.length - 1, (at) => escapeAt(written, at)),
  literal: literalUnits,
};

interface Escape {
  readonly text: string;
  readonly length: number;
}

/** Plain and quoted texts: a line break with the white space around it is a space, further breaks stay. */
function flowUnits(
  written: string,
  from: number,
  to: number,
  escape: (at: number) => Escape | undefined,
): Units {
  const offsets: number[] = [];
  let text = '';
  let at = from;
  const take = (unit: Escape): void => {
    for (let index = 0; index < unit.text.length; index += 1) offsets.push(at);
    text += unit.text;
    at += unit.length;
  };
  while (at < to) {
    const escaped = escape(at);
    if (escaped !== undefined) {
      take(escaped);
      continue;
    }
    const space = spaceEnd(written, at, to);
    const breaks = written.slice(at, space).split('\n').length - 1;
    if (breaks > 0) take({ text: breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), length: space - at });
    else
      do take({ text: written.charAt(at), length: 1 });
      while (at < space);
  }
  return { text, offsets, end: to };
}

/** Where a run of white space ends. */
function spaceEnd(written: string, from: number, to: number): number {
  let end = from;
  while (end < to && ' \t\r\n'.includes(written.charAt(end))) end += 1;
  return end;
}

const namedEscapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
};

function escapeAt(written: string, at: number): Escape | undefined {
  if (written[at] !== '\\') return undefined;
  const broken = /\\\r?\n[ \t]*/uy;
  broken.lastIndex = at;
  const continued = broken.exec(written);
  if (continued !== null) return { text: '', length: continued[0].length };
  const coded = /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8}))/iuy;
  coded.lastIndex = at;
  const code = coded.exec(written);
  const point = Number.parseInt(code?.[1] ?? code?.[2] ?? code?.[3] ?? '', 16);
  if (code !== null && point <= 0x10ffff)
    return { text: String.fromCodePoint(point), length: code[0].length };
  return { text: namedEscapes[written.charAt(at + 1)] ?? '', length: 2 };
}

/** `|` blocks: every line without its indentation. */
function literalUnits(written: string): Units | undefined {
  const header = /^[^\n]*\n/u.exec(written)?.[0];
  if (header === undefined) return undefined;
  const body = written.slice(header.length);
  const indent = /^(?:[ \t]*\r?\n)*( *)/u.exec(body)?.[1]?.length ?? 0;
  const offsets: number[] = [];
  let text = '';
  let at = header.length;
  for (const line of body.split('\n')) {
    const content = line.slice(indent).replace(/\r$/u, '');
    for (let index = 0; index < content.length; index += 1) offsets.push(at + indent + index);
    offsets.push(at + line.length);
    text += `${content}\n`;
    at += line.length + 1;
  }
  // Chomping: what the block ends in was decided by its header.
  const kept = /-/u.test(header) ? text.replace(/\n+$/u, '') : text.replace(/\n+$/u, '\n');
  return { text: kept, offsets: offsets.slice(0, kept.length), end: offsets[kept.length] ?? written.length };
}
