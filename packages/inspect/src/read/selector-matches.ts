// Which elements of a step a search finds: by a selector of the spec language where it reads as one, else by text.
import { createTree, type Platform, type ScreenTree } from '@sanderling/spec/runtime';
import type { ElementView, HierarchyView } from '../api/step-view.ts';

/** Indices of the elements found, in document order. */
export interface SelectorMatches {
  /** How the search was read. */
  readonly as: 'selector' | 'text';
  readonly indices: readonly number[];
  /** Why a selector was refused. */
  readonly refused?: string;
}

/** What the look-ups of a tree take. */
type Selector = Parameters<ScreenTree['ax']['findAll']>[0];

const platforms: readonly Platform[] = ['web', 'uia', 'atspi', 'sap', 'android', 'ios'];

/** Searches a tree. A selector that finds nothing may be a text with a colon in it. */
export function matchingElements(
  hierarchy: HierarchyView,
  platform: string | null,
  search: string,
): SelectorMatches {
  const wanted = search.trim();
  if (hierarchy.kind !== 'tree' || wanted === '') return { as: 'text', indices: [] };
  const selector = selectorIn(wanted);
  const found = selector === undefined ? undefined : bySelector(hierarchy, platform, selector);
  if (found !== undefined && found.indices.length > 0) return found;
  const lower = wanted.toLowerCase();
  const indices = hierarchy.elements.flatMap((element, index) => (mentions(element, lower) ? [index] : []));
  return indices.length === 0 && found !== undefined ? found : { as: 'text', indices };
}

/** String form, or object form and path as JSON; undefined for what is a plain text. */
function selectorIn(search: string): Selector | undefined {
  if (/^[[{]/u.test(search)) {
    try {
      return JSON.parse(search) as Selector;
    } catch {
      return undefined;
    }
  }
  return /^[\w-]+:./u.test(search) ? search : undefined;
}

function bySelector(
  { elements, depths }: HierarchyView & { kind: 'tree' },
  platform: string | null,
  selector: Selector,
): SelectorMatches {
  try {
    const tree = createTree({ elements, depths }, platforms.find((each) => each === platform) ?? 'web');
    const indices = tree.ax.findAll(selector).flatMap((element) => tree.indexOf(element) ?? []);
    return { as: 'selector', indices };
  } catch (error) {
    return { as: 'selector', indices: [], refused: refusalOf(error) };
  }
}

/** Asked by shape: an error of another realm is no `instanceof`. */
function refusalOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : 'this selector cannot be read';
}

function mentions(element: ElementView, wanted: string): boolean {
  const own = (element.own ?? []).map(([, text]) => text);
  const attrs = Object.entries(element.attrs ?? {}).map(([name, value]) => `${name}=${value}`);
  const texts = [element.class, element.id, element.desc, element.value, ...own, ...attrs];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
