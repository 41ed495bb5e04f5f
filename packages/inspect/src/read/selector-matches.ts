// Which elements of a step a search finds: by a selector of the spec language where it reads as one, else by text.
import type { ElementView, StepView } from '../api/step-view.ts';

/** Indices of the elements found, in document order. */
export interface SelectorMatches {
  /** How the search was read. */
  readonly as: 'selector' | 'text';
  readonly indices: readonly number[];
  /** Why a selector was refused. */
  readonly refused?: string;
}

/** Searches the tree of a step. */
export function matchingElements(step: StepView, search: string): SelectorMatches {
  const { hierarchy } = step;
  if (hierarchy.kind !== 'tree' || search.trim() === '') return { as: 'text', indices: [] };
  const wanted = search.trim().toLowerCase();
  const indices = hierarchy.elements.flatMap((element, index) => (mentions(element, wanted) ? [index] : []));
  return { as: 'text', indices };
}

function mentions(element: ElementView, wanted: string): boolean {
  const own = (element.own ?? []).map(([, text]) => text);
  const attrs = Object.entries(element.attrs ?? {}).map(([name, value]) => `${name}=${value}`);
  const texts = [element.class, element.id, element.desc, element.value, ...own, ...attrs];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
