// page url and page title.
import type { SurfaceClaim } from '../assertion.ts';
import type { SentenceForm } from './form.ts';

export const pageAddressForms: readonly SentenceForm[] = [
  {
    name: 'page-url-is',
    positions: ['assert'],
    starts: 'page url is',
    syntax: '[the] page url is <address> [within <n>s]',
    apps: ['web'],
    meaning:
      'The address equals it. From `/` on: the path, with the query only if it has `?`, with the fragment only if it has `#`.',
    examples: ['page url is /beds/7', 'page url is https://garden.example/beds'],
    nearMisses: [
      { text: 'page url is', code: 'missing_text' },
      { text: 'page url is not /login', code: 'near_miss' },
      { text: 'url is /beds', code: 'unknown_form' },
    ],
  },
  {
    name: 'page-url-contains',
    positions: ['assert'],
    starts: 'page url contains',
    syntax: '[the] page url contains <text> [within <n>s]',
    apps: ['web'],
    meaning: 'The text is somewhere in the full address; case matters.',
    examples: ['page url contains view=all'],
    nearMisses: [{ text: 'page url contains ${captured.slip}', code: 'capture_position' }],
  },
  {
    name: 'page-title-is',
    positions: ['assert'],
    starts: 'page title is',
    syntax: '[the] page title is <text> [within <n>s]',
    apps: ['web'],
    meaning: 'The trimmed title equals it.',
    examples: ['page title is Beds - Nursery admin', 'page title is Not found'],
    nearMisses: [{ text: 'page title is', code: 'missing_text' }],
  },
  {
    name: 'page-title-contains',
    positions: ['assert'],
    starts: 'page title contains',
    syntax: '[the] page title contains <text> [within <n>s]',
    apps: ['web'],
    meaning: 'The title contains it.',
    examples: ['page title contains Nursery'],
    nearMisses: [{ text: 'page title starts with Nursery', code: 'unknown_form' }],
  },
];

type AddressClaim = SurfaceClaim & {
  readonly kind: 'url_is' | 'url_contains' | 'title_is' | 'title_contains';
};

const subjects = {
  url_is: ['page url is', 'the address of the page is'],
  url_contains: ['page url contains', 'the address of the page contains'],
  title_is: ['page title is', 'the title of the page is'],
  title_contains: ['page title contains', 'the title of the page contains'],
} as const;

/** Canonical sentence of a claim about address or title, without its bound. */
export function printPageAddress({ kind, text }: AddressClaim): string {
  return `${subjects[kind][0]} ${text}`;
}

/** The same in words: what holds. */
export function explainPageAddress({ kind, text }: AddressClaim): string {
  return `${subjects[kind][1]} “${text}”`;
}
