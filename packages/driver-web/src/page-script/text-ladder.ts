// The twelve rungs that a text is looked for on, in the order of the trace that asks.
import { isHtml, matches } from './dom-access.ts';
import { isClosedList } from './chosen-options.ts';
import { composedParent, inDocumentOrder } from './flat-tree.ts';
import { fits, wanted } from './folded-text.ts';
import { isRendered } from './rendering.ts';
import { closedSet } from './roles.ts';
import { gatherSources, once, type TextSources } from './text-sources.ts';

interface LadderQuestion {
  /** A document, or the element that the search is rooted at. */
  readonly root: Document | Element;
  readonly text: string;
  /** Selector that candidates must match. */
  readonly narrowed?: string;
  /** All exact rungs before any prefix; without it the eight rungs of other engines come first. */
  readonly exactFirst: boolean;
  /** 1-based. */
  readonly nth?: number;
}

interface LadderAnswer {
  /** 1 to 12. */
  readonly rung: number;
  /** What may be taken, the first being taken unless a pointer cannot reach it. Never empty. */
  readonly picks: readonly Element[];
}

interface Rung {
  readonly number: number;
  readonly find: () => readonly Element[];
}

export interface Ladder {
  answer(question?: { readonly nth?: number; readonly exactFirst?: boolean }): LadderAnswer | undefined;
  /** The largest n for which the nth resolves. */
  count(): number;
  /** What the eight rungs of other engines would find, without a role noun. */
  otherEngines(): Element | undefined;
}

/** Everything one question needs to know about one text, gathered as the rungs ask for it. */
export function textLadder(question: LadderQuestion): Ladder {
  const want = wanted(question.text);
  if (want.key === '') return { answer: () => undefined, count: () => 0, otherEngines: () => undefined };
  const sources = gatherSources(question.root, question.narrowed, want);
  const narrow = (elements: readonly Element[]): readonly Element[] => {
    const { narrowed } = question;
    return narrowed === undefined ? elements : elements.filter((element) => matches(element, narrowed));
  };
  const rungs = rungsOf(sources, narrow);
  const bare = question.narrowed === undefined ? rungs : rungsOf(sources, (elements) => elements);
  return {
    answer({ nth, exactFirst = question.exactFirst } = {}) {
      return nth === undefined ? walk(rungs, exactFirst) : walkToNth(rungs, exactFirst, nth);
    },
    count: () => countAll(rungs, question.exactFirst),
    otherEngines: () => walk(bare.slice(0, 8), false)?.picks[0],
  };
}

function rungsOf(
  sources: TextSources,
  narrow: (elements: readonly Element[]) => readonly Element[],
): readonly Rung[] {
  const { hits, attributes, labels, places } = sources;
  const sorted = (elements: Iterable<Element>): readonly Element[] =>
    inDocumentOrder(narrow([...new Set(elements)]), places);
  const from = (map: ReadonlyMap<Element, number>, fit: number): Element[] =>
    [...map].filter(([, value]) => (value & fit) !== 0).map(([element]) => element);
  const closed = (part: 'own' | 'subtree', fit: number): Element[] => [
    ...[...hits()]
      .filter(([element, hit]) => (hit[part] & fit) !== 0 && matches(element, closedSet))
      .map(([element]) => element),
    ...from(attributes(), fit),
  ];
  const texts = (fit: number): readonly Element[] =>
    innermost(
      narrow(
        [...hits()]
          .filter(([element, hit]) => (hit.drawn & fit) !== 0 && isRendered(element))
          .map(([element]) => element),
      ),
    );
  const named = (fit: number): Element[] =>
    from(namesFor(sources, fit), fit).filter((element) => !isShutAway(element));
  const rung = (number: number, find: () => Iterable<Element>): Rung => ({
    number,
    find: once(() => sorted(find())),
  });
  return [
    rung(1, () => closed('own', fits.exact)),
    rung(2, () => closed('subtree', fits.exact)),
    rung(3, () => from(labels(), fits.exact)),
    rung(4, () => closed('own', fits.prefix)),
    rung(5, () => closed('subtree', fits.prefix)),
    rung(6, () => from(labels(), fits.prefix)),
    rung(7, () => [...closed('subtree', fits.exactAnyCase), ...from(labels(), fits.exactAnyCase)]),
    rung(8, () => [...closed('subtree', fits.prefixAnyCase), ...from(labels(), fits.prefixAnyCase)]),
    rung(9, () => named(fits.exact)),
    rung(10, () => texts(fits.exact)),
    rung(11, () => [...named(fits.prefix), ...texts(fits.prefix)]),
    rung(12, () => [...named(fits.exactAnyCase), ...texts(fits.exactAnyCase)]),
    rung(12, () => [...named(fits.prefixAnyCase), ...texts(fits.prefixAnyCase)]),
    ...[fits.exact, fits.prefix, fits.exactAnyCase, fits.prefixAnyCase].map((fit) =>
      rung(fit === fits.exact ? 9 : fit === fits.prefix ? 11 : 12, () =>
        from(namesFor(sources, fit), fit).filter(isShutAway),
      ),
    ),
  ];
}

function namesFor({ wholeNames, names }: TextSources, fit: number): ReadonlyMap<Element, number> {
  return fit === fits.exact || fit === fits.exactAnyCase ? wholeNames() : names();
}

/**
 * An option of a closed list is on no screen: it comes after everything else that fits as well, so that a list's
 * choices never hide a text that people see.
 */
function isShutAway(element: Element): boolean {
  if (!isHtml(element, 'option')) return false;
  const list = element.closest('select');
  return list === null || isClosedList(list);
}

function innermost(elements: readonly Element[]): readonly Element[] {
  const all = new Set(elements);
  const outer = new Set<Element>();
  for (const element of elements) {
    for (let up = composedParent(element); up !== null && !outer.has(up); up = composedParent(up)) {
      if (all.has(up)) outer.add(up);
    }
  }
  return elements.filter((element) => !outer.has(element));
}

/** Indexes into the rungs, in the order in which they are tried. */
const exactFirstOrder = [0, 1, 2, 8, 9, 13, 3, 4, 5, 10, 14, 6, 7, 11, 15, 12, 16] as const;
const eightFirstOrder = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 10, 14, 11, 15, 12, 16] as const;

function inOrder(rungs: readonly Rung[], exactFirst: boolean): readonly Rung[] {
  return (exactFirst ? exactFirstOrder : eightFirstOrder)
    .map((index) => rungs[index])
    .filter((rung) => rung !== undefined);
}

/** The first rung with a match; of the exact rungs 1 to 3 the first with a rendered one, when any has. */
function walk(rungs: readonly Rung[], exactFirst: boolean): LadderAnswer | undefined {
  let hidden: LadderAnswer | undefined;
  for (const { number, find } of inOrder(rungs, exactFirst)) {
    if (number > 3 && hidden !== undefined) return hidden;
    const found = find();
    const first = found[0];
    if (first === undefined) continue;
    const rendered = firstRendered(found);
    if (rendered.length > 0) return { rung: number, picks: rendered };
    const unseen: LadderAnswer = { rung: number, picks: [first] };
    if (number > 3) return unseen;
    hidden ??= unseen;
  }
  return hidden;
}

/** No act tries more candidates than this with the pointer. */
const mostPicks = 20;

function firstRendered(found: readonly Element[]): readonly Element[] {
  const rendered: Element[] = [];
  for (const element of found) {
    if (rendered.length === mostPicks) break;
    if (isRendered(element)) rendered.push(element);
  }
  return rendered;
}

function walkToNth(rungs: readonly Rung[], exactFirst: boolean, nth: number): LadderAnswer | undefined {
  for (const [index, { number, find }] of inOrder(rungs, exactFirst).entries()) {
    const found = find();
    const pick = found[nth - 1];
    if (pick !== undefined) return { rung: number, picks: [pick] };
    const fallsThrough = !exactFirst && index < 8;
    if (found.length > 0 && !fallsThrough) return undefined;
    if (index === 7 && rungs.slice(0, 8).some((rung) => rung.find().length > 0)) return undefined;
  }
  return undefined;
}

function countAll(rungs: readonly Rung[], exactFirst: boolean): number {
  const ordered = inOrder(rungs, exactFirst);
  if (!exactFirst) {
    const most = Math.max(...ordered.slice(0, 8).map(({ find }) => find().length));
    if (most > 0) return most;
  }
  return ordered.find(({ find }) => find().length > 0)?.find().length ?? 0;
}
