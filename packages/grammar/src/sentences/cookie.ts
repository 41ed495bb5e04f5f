// cookie: four facts, never a value.
import type { SurfaceClaim } from '../assertion.ts';
import { quote } from '../print/phrases.ts';
import type { SentenceForm } from './form.ts';

export const cookieForms: readonly SentenceForm[] = [
  {
    name: 'cookie',
    positions: ['assert'],
    starts: 'cookie',
    syntax: 'cookie "<name>" (exists | is httpOnly | is secure | is persistent) [within <n>s]',
    apps: ['web'],
    meaning: 'The cookie is set, or is set with that property. Its value cannot be asked for.',
    examples: ['cookie "bench_sid" exists', 'cookie "bench_sid" is httpOnly', 'cookie "stay" is persistent'],
    nearMisses: [
      { text: 'cookie "bench_sid" is abc123', code: 'cookie_form' },
      { text: 'cookie bench_sid exists', code: 'cookie_form' },
    ],
  },
];

type CookieClaim = SurfaceClaim & { readonly kind: 'cookie' };

const facts = {
  exists: ['exists', 'is set'],
  http_only: ['is httpOnly', 'is set and out of reach of scripts'],
  secure: ['is secure', 'is set and sent over secure connections only'],
  persistent: ['is persistent', 'is set and outlives the session'],
} as const;

/** Canonical sentence of a claim about a cookie, without its bound. */
export function printCookie({ cookie, fact }: CookieClaim): string {
  return `cookie ${quote(cookie, 'the name of a cookie')} ${facts[fact][0]}`;
}

/** The same in words: what holds. */
export function explainCookie({ cookie, fact }: CookieClaim): string {
  return `the cookie “${cookie}” ${facts[fact][1]}`;
}
