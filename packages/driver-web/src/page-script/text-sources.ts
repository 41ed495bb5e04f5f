// Where the texts are that the rungs compare: in text nodes, attributes, labels and accessible names.
import { accessibleName } from './accessible-name.ts';
import { attribute, isDocument, isHtml, matches, queryAll } from './dom-access.ts';
import { type Place, scopesOf } from './flat-tree.ts';
import { fitOf, type Wanted } from './folded-text.ts';
import { referencedFit } from './label-references.ts';
import { labelFit, labelledBy } from './labels.ts';
import { maybeNamed } from './name-filter.ts';
import {
  asButtonInput,
  closedSet,
  isInteractiveRole,
  maybeInteractive,
  namedByAttribute,
  roleOf,
} from './roles.ts';
import { textHits, type TextHits } from './text-hits.ts';

/** Each map tells how an element fits, as a set of `fits`; made when it is first asked for. */
export interface TextSources {
  readonly places: readonly Place[];
  readonly hits: () => TextHits;
  readonly attributes: () => ReadonlyMap<Element, number>;
  readonly labels: () => ReadonlyMap<Element, number>;
  /** Names that fit exactly, in any case. */
  readonly wholeNames: () => ReadonlyMap<Element, number>;
  readonly names: () => ReadonlyMap<Element, number>;
}

export function gatherSources(
  root: Document | Element,
  narrowed: string | undefined,
  want: Wanted,
): TextSources {
  const places = scopesOf(root);
  const scopes = places.map(({ scope }) => scope);
  const top = isDocument(root) ? undefined : root;
  const always = narrowed === undefined ? closedSet : `${closedSet}, ${narrowed}`;
  const all: Gather = (selectors) => {
    const found = new Set<Element>();
    // Asked singly, plain selectors are fast; among very many small trees it is the asking that costs.
    for (const selector of scopes.length > fewPlaces ? [selectors.join(', ')] : selectors) {
      if (top !== undefined && matches(top, selector)) found.add(top);
      for (const scope of scopes) for (const element of queryAll(scope, selector)) found.add(element);
    }
    return [...found];
  };
  const interactive = once(() =>
    [...all(maybeInteractive), ...gridCells(all)].filter((element) => isInteractiveRole(roleOf(element))),
  );
  const nameFit = (exact: boolean) => (element: Element) =>
    maybeNamed(element, want, exact) ? fitOf(accessibleName(element), want) : 0;
  return {
    places,
    hits: once(() => textHits(scopes, want, always, top)),
    attributes: once(() => fitting(all(namedByAttribute), (element) => attributeFit(element, want))),
    labels: once(() => labelFits(all, want)),
    wholeNames: once(() => fitting(interactive(), nameFit(true))),
    names: once(() => fitting(interactive(), nameFit(false))),
  };
}

/** Plain table cells are interactive in a grid alone; asked only where there is one. */
function gridCells(all: Gather): readonly Element[] {
  return all(['[role=grid]', '[role=treegrid]']).flatMap((grid) => [...queryAll(grid, 'td')]);
}

const fewPlaces = 30;

/** Everything that matches one of the selectors. */
type Gather = (selectors: readonly string[]) => readonly Element[];

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function fitting(
  elements: readonly Element[],
  fit: (element: Element) => number,
): ReadonlyMap<Element, number> {
  const found = new Map<Element, number>();
  for (const element of elements) {
    const value = fit(element);
    if (value !== 0) found.set(element, (found.get(element) ?? 0) | value);
  }
  return found;
}

function attributeFit(element: Element, want: Wanted): number {
  const isField = isHtml(element, 'input') || isHtml(element, 'textarea');
  if (!isField && !matches(element, closedSet)) return 0;
  let fit = attributeTextFit(attribute(element, 'aria-label'), want);
  if (isField) fit |= attributeTextFit(attribute(element, 'placeholder'), want);
  fit |= attributeTextFit(asButtonInput(element)?.value ?? null, want);
  return fit;
}

function attributeTextFit(text: string | null, want: Wanted): number {
  return text === null || text.length < want.folded.length ? 0 : fitOf(text, want);
}

function labelFits(all: Gather, want: Wanted): ReadonlyMap<Element, number> {
  const found = new Map<Element, number>();
  const add = (element: Element, fit: number): void => {
    if (fit !== 0) found.set(element, (found.get(element) ?? 0) | fit);
  };
  for (const label of all(['label'])) {
    if (!isHtml(label, 'label')) continue;
    const fit = labelFit(label, want);
    if (fit !== 0) for (const field of labelledBy(label)) add(field, fit);
  }
  for (const field of all(['[aria-labelledby]'])) {
    if (matches(field, 'input, textarea, select')) add(field, referencedFit(field, want));
  }
  return found;
}
