// Draws a page as signs of grey: one line an element, so that what differs in text differs in the picture.
import type { Rect } from '../../found.ts';
import { chosenOptions, labelOf } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';
import { encodeGreyPng } from './png.ts';

const lineHeightPx = 16;
const characterWidthPx = 4;
const charactersPerLine = 80;
const widthPx = characterWidthPx * charactersPerLine;
const paper = 0xff;
const maskInk = 0x00;

/** Where an element is drawn: a line of its own, in document order. */
export function boundsOf(node: MemoryNode, everything: readonly MemoryNode[]): Rect {
  const drawn = isRendered(node);
  const line = Math.max(0, everything.indexOf(node));
  return { x: 0, y: line * lineHeightPx, width: drawn ? widthPx : 0, height: drawn ? lineHeightPx : 0 };
}

/** How large the picture of a page is, px. */
export function sizeOf(everything: readonly MemoryNode[]): {
  readonly width: number;
  readonly height: number;
} {
  return { width: widthPx, height: everything.length * lineHeightPx };
}

/** Draws everything that is rendered; the lines of `masked` and of secret fields are filled, and the rectangles. */
export function drawPicture(
  everything: readonly MemoryNode[],
  masked: ReadonlySet<MemoryNode>,
  rects: readonly Rect[] = [],
): Uint8Array {
  const lines = everything.map((node) => drawLine(node, masked.has(node) || node.state.secret));
  const rows = lines.flatMap((line) => Array.from({ length: lineHeightPx }, () => Uint8Array.from(line)));
  for (const { x, y, width, height } of rects) {
    for (const row of rows.slice(Math.max(0, y), Math.max(0, y + height))) {
      row.fill(maskInk, Math.max(0, x), Math.max(0, x + width));
    }
  }
  return encodeGreyPng(rows);
}

function drawLine(node: MemoryNode, masked: boolean): Uint8Array {
  const line = new Uint8Array(widthPx).fill(paper);
  if (!isRendered(node)) return line;
  if (masked) return line.fill(maskInk);
  for (const [index, sign] of Array.from(signsOf(node)).slice(0, charactersPerLine).entries()) {
    line.fill((sign.codePointAt(0) ?? 0) % paper, index * characterWidthPx, (index + 1) * characterWidthPx);
  }
  return line;
}

function signsOf(node: MemoryNode): string {
  const { source, state } = node;
  const tick = source.kind === 'checkbox' ? (state.checked ? '\u2611' : '\u2610') : '';
  const chosen = chosenOptions(node).map(({ text }) => text);
  return [tick, labelOf(node) ?? '', state.text, state.value, ...chosen]
    .filter((sign) => sign !== '')
    .join(' ');
}
