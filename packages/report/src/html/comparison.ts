// Expected against actual, one below the other, with the stretch that differs marked in both.
import { markup, type Markup } from './markup.ts';

/** Longer texts (a whole page) are shown without marks: a mark over nearly everything says nothing. */
const longestMarked = 400;

/** The two texts of an assertion that did not hold. */
export function comparison(expected: string | undefined, actual: string | undefined): Markup | undefined {
  if (expected === undefined && actual === undefined) return undefined;
  const [left, right] = marked(expected ?? '', actual ?? '');
  return markup`<dl class="comparison">
    ${
      expected === undefined
        ? undefined
        : markup`<div class="expected">
            <dt>Expected</dt>
            <dd><pre>${left}</pre></dd>
          </div>`
    }
    ${
      actual === undefined
        ? undefined
        : markup`<div class="actual">
            <dt>Found</dt>
            <dd><pre>${shown(actual, right)}</pre></dd>
          </div>`
    }
  </dl>`;
}

function shown(text: string, drawn: Markup): Markup {
  return text === '' ? markup`<em>nothing</em>` : drawn;
}

/** Both texts with what differs marked; unmarked when they share neither beginning nor end, or are long. */
function marked(expected: string, actual: string): readonly [Markup, Markup] {
  const plain = [markup`${expected}`, markup`${actual}`] as const;
  if (expected.length > longestMarked || actual.length > longestMarked) return plain;
  const left = words(expected);
  const right = words(actual);
  const start = sharedLength(left, right);
  const end = sharedLength(left.slice(start).reverse(), right.slice(start).reverse());
  if (start + end === 0) return plain;
  return [withMark(left, start, end), withMark(right, start, end)];
}

/** Words and numbers stay whole, everything else is taken sign by sign: what is marked can be read by itself. */
function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,][\p{N}]+)*|[^]/gu) ?? [];
}

function sharedLength(left: readonly string[], right: readonly string[]): number {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1;
  return length;
}

function withMark(parts: readonly string[], start: number, end: number): Markup {
  const middle = parts.slice(start, parts.length - end).join('');
  const mark = middle === '' ? undefined : markup`<mark>${middle}</mark>`;
  return markup`${parts.slice(0, start).join('')}${mark}${parts.slice(parts.length - end).join('')}`;
}
