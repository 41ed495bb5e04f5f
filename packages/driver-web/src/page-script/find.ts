// Finds what a locator names: the elements it may mean, in order, and what is worth remembering of them.
import { isHtml, queryAll, textContent, treeContains } from './dom-access.ts';
import { fieldOf, findCell, rowIdOf } from './cells.ts';
import { containerIdOf, findContainer } from './containers.ts';
import { describe } from './describe.ts';
import { drawnText } from './drawn-text.ts';
import { scopesOf } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { reachFrame } from './frames.ts';
import { identitySelector } from './identity-hints.ts';
import type { PageInner, PageLocator, PagePurpose, PageResolution } from './protocol.ts';
import { isRendered } from './rendering.ts';
import { candidates } from './roles.ts';
import { selectAll, selectorFault, selectorOfId } from './selectors.ts';
import { type Ladder, textLadder } from './text-ladder.ts';

type Hints = NonNullable<Extract<PageResolution, { kind: 'found' }>['hints']>;

export type Finding =
  | {
      readonly kind: 'found';
      /** Never empty; the first is meant unless a pointer cannot reach it. */
      readonly picks: readonly [Element, ...Element[]];
      readonly count: () => number;
      readonly isCell: boolean;
      readonly hints: (chosen: Element) => Hints;
    }
  | { readonly kind: 'missing'; readonly detail?: string }
  | { readonly kind: 'ambiguous' | 'unusable'; readonly message: string; readonly hint?: string };

export function find(locator: PageLocator, purpose: PagePurpose): Finding {
  switch (locator.kind) {
    case 'element':
      return findElement(locator, purpose);
    case 'cell': {
      const answer = findCell(document, locator);
      if (answer.kind !== 'found') return answer;
      const { cell, row } = answer;
      return found(
        [cell],
        one,
        () => ({ ...optional('columnField', fieldOf(cell)), ...optional('rowId', rowIdOf(row)) }),
        true,
      );
    }
    case 'scoped': {
      const answer = findContainer(document, locator);
      if (answer.kind !== 'found') return answer;
      const { container } = answer;
      return findInner(container, locator.inner, purpose, () =>
        optional('containerId', containerIdOf(container)),
      );
    }
    case 'framed':
      return findFramed(locator, purpose);
  }
}

function optional(key: keyof Hints, value: string | undefined): Hints {
  return value === undefined ? {} : { [key]: value };
}

const one = (): number => 1;

function found(
  elements: readonly Element[],
  count: () => number,
  hints: (chosen: Element) => Hints,
  isCell = false,
): Finding {
  const [first, ...others] = elements;
  return first === undefined
    ? { kind: 'missing' }
    : { kind: 'found', picks: [first, ...others], count, isCell, hints };
}

function findElement(locator: Extract<PageLocator, { kind: 'element' }>, purpose: PagePurpose): Finding {
  const selector = locator.css ?? (locator.id === undefined ? undefined : selectorOfId(locator.id));
  if (selector !== undefined) return findBySelector(document, selector, locator.nth);
  const text = locator.text ?? locator.name;
  if (text === undefined)
    return { kind: 'missing', detail: 'the target names neither a selector nor a text' };
  return findByText(document, { text, ...pick(locator) }, purpose, locator.nth);
}

function pick({ role, ladder }: PageInner): Pick<PageInner, 'role' | 'ladder'> {
  return { ...(role !== undefined && { role }), ...(ladder !== undefined && { ladder }) };
}

const noHints = (): Hints => ({});

function findBySelector(
  root: Document | Element,
  selector: string,
  nth = 1,
  hints: () => Hints = noHints,
): Finding {
  const fault = selectorFault(selector);
  if (fault !== undefined) return { kind: 'unusable', message: fault, hint: 'correct the css: selector' };
  const all = selectAll(root, selector);
  const chosen = all[nth - 1];
  return chosen === undefined ? { kind: 'missing' } : found([chosen], () => all.length, hints);
}

function findByText(
  root: Document | Element,
  inner: PageInner & { readonly text: string },
  purpose: PagePurpose,
  nth?: number,
  more: () => Hints = noHints,
): Finding {
  const narrowed = candidates(inner.role, purpose);
  const exactFirst = inner.ladder === 2;
  const ladder = textLadder({
    root,
    text: inner.text,
    exactFirst,
    ...(narrowed !== undefined && { narrowed }),
  });
  const answer = ladder.answer(nth === undefined ? {} : { nth });
  if (answer === undefined) return { kind: 'missing' };
  return found(
    answer.picks,
    () => ladder.count(),
    (chosen) => ({
      ...more(),
      ...(exactFirst && nth === undefined && root === document ? textHints(ladder, answer.rung, chosen) : {}),
    }),
  );
}

/** What other engines make of the text, and what else names the element where they do not know the text. */
function textHints(ladder: Ladder, rung: number, chosen: Element): Hints {
  const theirs = ladder.otherEngines();
  if (theirs !== undefined) return theirs === chosen ? {} : optional('otherEngines', describe(theirs));
  return rung < 9 ? {} : optional('css', identitySelector(chosen));
}

function findInner(
  root: Document | Element,
  inner: PageInner,
  purpose: PagePurpose,
  hints?: () => Hints,
): Finding {
  const { css, id, text } = inner;
  if (css !== undefined) return findBySelector(root, css, 1, hints);
  if (id !== undefined) return findBySelector(root, selectorOfId(id), 1, hints);
  if (text === undefined)
    return { kind: 'missing', detail: 'the target names neither a selector nor a text' };
  return findByText(root, { text, ...pick(inner) }, purpose, undefined, hints);
}

function findFramed(locator: Extract<PageLocator, { kind: 'framed' }>, purpose: PagePurpose): Finding {
  const answer = reachFrame(locator.frame);
  if (answer.kind !== 'reached') return answer;
  const { frame, page } = answer;
  const acts = purpose !== 'exists' && purpose !== 'read';
  if (acts && !isRendered(frame))
    return { kind: 'missing', detail: `the frame "${locator.frame}" is there, but not rendered` };
  const finding = findInner(page, locator.inner, purpose);
  if (finding.kind !== 'missing' || locator.inner.text === undefined) return finding;
  const older = olderFramed(page, locator.inner.text, purpose);
  return older === undefined ? finding : found([older], one, noHints);
}

/** What older traces mean by a text in a frame: a field by its name; for reading, the innermost element that holds it. */
function olderFramed(page: Document, text: string, purpose: PagePurpose): Element | undefined {
  const named = [...queryAll(page, `:is(input, textarea, select)[name="${CSS.escape(text)}"]`)];
  const field = named.find(isRendered) ?? named[0];
  if (field !== undefined) return field;
  if (purpose !== 'read' && purpose !== 'exists') return undefined;
  const wanted = fold(text);
  let holder: Element | undefined;
  for (const { elements } of scopesOf(page)) {
    for (const element of elements) {
      if (isHtml(element, 'script') || isHtml(element, 'style')) continue;
      if (holder !== undefined && !treeContains(holder, element)) continue;
      if (fold(textContent(element)).includes(wanted) && fold(drawnText(element)).includes(wanted))
        holder = element;
    }
  }
  return holder;
}

/** How many elements the locator names, counted up to `limit`, or why that cannot be told. */
export function count(
  locator: PageLocator,
  limit: number,
): number | Extract<Finding, { kind: 'ambiguous' | 'unusable' }> {
  const finding = find(locator, 'exists');
  switch (finding.kind) {
    case 'found':
      return Math.min(finding.count(), limit);
    case 'missing':
      return 0;
    default:
      return finding;
  }
}
