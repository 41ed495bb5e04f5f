// page shows, page does not show, and the shorthand of calculator and text editor: texts on the surface.
import type { Expected, SurfaceClaim } from '../assertion.ts';
import { printNumber } from '../print/phrases.ts';
import { expectedWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const pageShowsForms: readonly SentenceForm[] = [
  {
    name: 'page-shows',
    positions: ['assert', 'condition'],
    starts: 'page shows',
    syntax: '[the] page shows (<text> | ${captured.<name>}) [within <n>s]',
    apps: screenApps,
    meaning: 'The readable text of the surface contains it: exactly, else ignoring case.',
    examples: [
      'page shows Beds watered',
      'page shows ${captured.slip}',
      'page shows Beds watered within 4s',
      'page shows expires within 5 seconds within 10s',
    ],
    nearMisses: [
      { text: 'page shows', code: 'missing_text' },
      { text: 'page contains Watered', code: 'unknown_form' },
      { text: 'page shows ${captured.total} + 1', code: 'capture_expression' },
      { text: 'page shows ${date:today}', code: 'date_expression' },
    ],
  },
  {
    name: 'page-shows-times',
    positions: ['assert'],
    starts: 'page shows',
    syntax: '[the] page shows <text> <n> times [within <n>s]',
    apps: screenApps,
    meaning: 'The text occurs exactly that many times; 0 is allowed.',
    examples: ['page shows Dry bed 3 times', 'page shows Tried 3 times 1 time'],
    nearMisses: [{ text: 'page does not show Dry bed 3 times', code: 'negative_count' }],
  },
  {
    name: 'page-does-not-show',
    positions: ['assert', 'condition'],
    starts: 'page does not show',
    syntax: '[the] page does not show (<text> | ${captured.<name>}) [within <n>s]',
    apps: screenApps,
    meaning: 'The opposite of `page shows`.',
    examples: ['page does not show Wilted', 'page does not show ${captured.slip}'],
    nearMisses: [{ text: "page doesn't show Wilted", code: 'unknown_form' }],
  },
  {
    name: 'display-shows',
    positions: ['assert'],
    starts: 'display shows',
    syntax: 'display shows <number> [within <n>s]',
    apps: ['calc'],
    meaning: 'The calculator’s result equals the number.',
    examples: ['display shows 42', 'display shows -7.5 within 3s'],
    nearMisses: [{ text: 'display shows Cannot divide', code: 'near_miss' }],
  },
  {
    name: 'document-contains',
    positions: ['assert'],
    starts: 'document contains',
    syntax: 'document contains <text> [within <n>s]',
    apps: ['notepad'],
    meaning: 'The text of the document contains it.',
    examples: ['document contains Order of service'],
    nearMisses: [{ text: 'document shows Order of service', code: 'near_miss' }],
  },
];

/** An expectation as it is written. */
export function printExpected(expected: Expected): string {
  if (expected.kind === 'text') return expected.text;
  const { name, offset } = expected;
  const change = offset === undefined ? '' : ` ${offset < 0 ? '-' : '+'} ${printNumber(offset)}`;
  return `\${captured.${name}}${change}`;
}

type TextClaim = SurfaceClaim & {
  readonly kind: 'page_shows' | 'page_not_shows' | 'page_shows_times' | 'display_shows' | 'document_contains';
};

/** Canonical sentence of a claim about texts on the surface, without its bound. */
export function printPageShows(claim: TextClaim): string {
  switch (claim.kind) {
    case 'page_shows':
      return `page shows ${printExpected(claim.expected)}`;
    case 'page_not_shows':
      return `page does not show ${printExpected(claim.expected)}`;
    case 'page_shows_times':
      return `page shows ${claim.text} ${printNumber(claim.count)} times`;
    case 'display_shows':
      return `display shows ${claim.text}`;
    case 'document_contains':
      return `document contains ${claim.text}`;
  }
}

/** The same in words: what holds. */
export function explainPageShows(claim: TextClaim): string {
  switch (claim.kind) {
    case 'page_shows':
      return `the page shows ${expectedWords(claim.expected)}`;
    case 'page_not_shows':
      return `the page does not show ${expectedWords(claim.expected)}`;
    case 'page_shows_times':
      return `the page shows “${claim.text}” exactly ${claim.count} ${claim.count === 1 ? 'time' : 'times'}`;
    case 'display_shows':
      return `the display of the calculator shows the number ${claim.text}`;
    case 'document_contains':
      return `the document contains “${claim.text}”`;
  }
}
