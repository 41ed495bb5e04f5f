// Claims about the surface as a whole: its text, address, title and cookies.
import { foldText, requireCapability, type Surface } from '@flowproof/driver';
import type { References } from '../references.ts';
import { isAddress } from './compare-addresses.ts';
import { containsText } from './compare-texts.ts';
import type { SurfaceExpectation } from './expectation.ts';
import { judgeText } from './judge-text.ts';
import { type Judgement, masked, nothingToLookFor, shown, shownText } from './judgement.ts';

/** One look at a surface claim: one question to the surface, a second one only for a note. */
export async function judgeSurface(
  surface: Surface,
  expectation: SurfaceExpectation,
  references: References,
): Promise<Judgement> {
  switch (expectation.kind) {
    case 'surface_text': {
      requireCapability(surface, 'read surface text');
      return judgeText(expectation.claim, { text: await surface.read('text') }, 'the page', references);
    }
    case 'url':
    case 'title':
      return judgeAddressOrTitle(surface, expectation, references);
    case 'cookie':
      return judgeCookie(surface, expectation, references);
  }
}

async function judgeAddressOrTitle(
  surface: Surface,
  expectation: Extract<SurfaceExpectation, { kind: 'url' | 'title' }>,
  references: References,
): Promise<Judgement> {
  const { kind, mode } = expectation;
  requireCapability(surface, kind === 'url' ? 'read url' : 'read title');
  const { text: wanted, secret } = references.resolveVariables(expectation.text);
  if (mode === 'contains' && foldText(wanted) === '')
    return nothingToLookFor(expectation.text, `the page ${kind}`);
  const live = await surface.read(kind);
  const actual = secret ? masked : kind === 'url' ? shown(live) : shownText(live);
  return {
    holds: kind === 'url' ? addressHolds(live, wanted, mode) : titleHolds(live, wanted, mode),
    code: kind === 'url' ? 'url_mismatch' : 'title_mismatch',
    message: `expected the page ${kind} ${mode === 'equals' ? 'to be' : 'to contain'} "${expectation.text}", got "${actual}"`,
    expected: expectation.text,
    actual,
  };
}

function addressHolds(live: string, wanted: string, mode: 'equals' | 'contains'): boolean {
  return mode === 'equals' ? isAddress(live, wanted) : live.includes(wanted);
}

function titleHolds(live: string, wanted: string, mode: 'equals' | 'contains'): boolean {
  return mode === 'equals' ? foldText(live) === foldText(wanted) : containsText(live, wanted);
}

const factWords = {
  exists: 'to exist',
  http_only: 'to be httpOnly',
  secure: 'to be secure',
  persistent: 'to be persistent',
};

async function judgeCookie(
  surface: Surface,
  expectation: Extract<SurfaceExpectation, { kind: 'cookie' }>,
  references: References,
): Promise<Judgement> {
  requireCapability(surface, 'read cookies');
  const name = references.resolveVariables(expectation.name).text;
  const cookies = await surface.cookies();
  const cookie = cookies.find((each) => each.name === name);
  const expected = `cookie "${expectation.name}" ${factWords[expectation.fact]}`;
  if (cookie === undefined) {
    const names = cookies.map((each) => each.name).sort();
    const there = names.length === 0 ? 'no cookie is set' : `set are ${names.join(', ')}`;
    return {
      holds: false,
      code: 'cookie_mismatch',
      message: `expected ${expected}: ${there}`,
      expected,
      actual: there,
    };
  }
  const facts = {
    exists: true,
    http_only: cookie.httpOnly,
    secure: cookie.secure,
    persistent: cookie.persistent,
  };
  const holds = facts[expectation.fact];
  const plainHttp = holds && expectation.fact === 'secure' && (await isPlainHttp(surface));
  return {
    holds,
    code: 'cookie_mismatch',
    message: `expected ${expected}, it is not`,
    expected,
    actual: 'not so',
    ...(plainHttp && { note: 'the page was read over plain http: this proves nothing about production' }),
  };
}

async function isPlainHttp(surface: Surface): Promise<boolean> {
  return surface.capabilities.has('read url') && (await surface.read('url')).startsWith('http:');
}
