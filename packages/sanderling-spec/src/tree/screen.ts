// A capture made ready for questions: where subtrees end, what an attribute is, which state a flag means.
import { elementFlags } from '../captured-tree.ts';
import type { CapturedElement, CapturedTree } from '../captured-tree.ts';
import { badCapture } from '../errors/running.ts';
import { platformRules } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { ownTexts, subtreeTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** One screen. */
export interface Screen {
  readonly platform: Platform;
  /** The step it was seen at; 0 outside a run. */
  readonly step: number;
  readonly elements: readonly CapturedElement[];
  readonly depths: readonly number[];
  /** One past the last descendant of each element. */
  readonly ends: readonly number[];
  readonly parents: readonly number[];
  readonly texts: Texts;
}

function checkTree({ elements, depths }: CapturedTree): void {
  if (![elements, depths].every((each: unknown) => Array.isArray(each)))
    throw badCapture('the capture has no elements or depths');
  if (elements.length !== depths.length) {
    throw badCapture(`the capture has ${elements.length} elements and ${depths.length} depths`);
  }
  let before = -1;
  for (const [index, depth] of depths.entries()) {
    if (!Number.isInteger(depth) || depth > before + 1 || depth < (index === 0 ? 0 : 1)) {
      throw badCapture(`the element ${index} has the depth ${String(depth)} after one of ${before}`);
    }
    before = depth;
  }
}

/** @throws SpecError `bad_capture` when the depths are no tree */
export function createScreen(tree: CapturedTree, platform: Platform, step: number): Screen {
  checkTree(tree);
  const { elements, depths } = tree;
  const ends: number[] = depths.map((_, index) => index + 1);
  const parents: number[] = [];
  const path: number[] = [];
  for (const [index, depth] of depths.entries()) {
    while (path.length > depth) ends[path.pop() ?? 0] = index;
    parents.push(path.at(-1) ?? -1);
    path.push(index);
  }
  for (const open of path) ends[open] = elements.length;
  const shape = { elements, ends };
  const texts = platformRules[platform].subtreeText ? subtreeTexts(shape) : ownTexts(shape);
  return { platform, step, elements, depths, ends, parents, texts };
}

/** Whether a flag of an element is set. */
export function flagged(screen: Screen, index: number, flag: keyof typeof elementFlags): boolean {
  return ((screen.elements[index]?.flags ?? 0) & elementFlags[flag]) !== 0;
}

/** Whether a field hides what is typed; `null` where nothing is said. Fields only have an answer. */
export function secureState(screen: Screen, index: number): boolean | null {
  if (flagged(screen, index, 'secure')) return true;
  if (!flagged(screen, index, 'editable') || flagged(screen, index, 'secureUnstated')) return null;
  return false;
}

function isEditable(element: CapturedElement): boolean {
  return ((element.flags ?? 0) & elementFlags.editable) !== 0;
}

/** A name that the tree derives rather than carries; `undefined` when it does not. */
function derived(screen: Screen, element: CapturedElement, name: string): string | undefined {
  switch (name) {
    case 'resource-id':
      return element.id;
    case 'content-desc':
    case 'accessibilityText':
      return element.desc;
    case 'tag':
      return screen.platform === 'web' ? element.class : undefined;
    case 'value':
      // Of a field never what the markup started it with: an empty one is empty.
      return element.value ?? (isEditable(element) ? '' : undefined);
    default:
      return undefined;
  }
}

/** One attribute of an element, the derived ones included. */
export function attribute(screen: Screen, index: number, name: string): string | undefined {
  const element = screen.elements[index];
  if (element === undefined) return undefined;
  const known = derived(screen, element, name);
  if (known !== undefined && (known !== '' || name === 'value')) return known;
  const { attrs } = element;
  if (attrs !== undefined && Object.hasOwn(attrs, name)) return attrs[name];
  // Off the web a driver need not repeat as an attribute what it reports as the class.
  return name === 'class' && screen.platform !== 'web' ? element.class : undefined;
}

/** All attributes of an element, the derived ones included. */
export function attributes(screen: Screen, index: number): Readonly<Record<string, string>> {
  const element = screen.elements[index] ?? {};
  const all: Record<string, string> = {};
  for (const name of ['tag', 'resource-id', 'content-desc', 'accessibilityText', 'value']) {
    const value = derived(screen, element, name);
    if (value !== undefined && (value !== '' || name === 'value')) all[name] = value;
  }
  for (const [name, value] of Object.entries(element.attrs ?? {})) {
    if (!Object.hasOwn(all, name)) define(all, name, value);
  }
  return all;
}

/** A page may carry an attribute of any name, `__proto__` as well. */
function define(all: Record<string, string>, name: string, value: string): void {
  Object.defineProperty(all, name, { value, enumerable: true, configurable: true, writable: true });
}
