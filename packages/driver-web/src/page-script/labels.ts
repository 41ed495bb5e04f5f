// Which labels belong to which field, and what a label says without the text of the controls inside it.
import {
  attribute,
  isHtml,
  localName,
  matches,
  queryAll,
  queryInside,
  rootOf,
  type Scope,
} from './dom-access.ts';
import { scopesOf } from './flat-tree.ts';
import { drawnText, plainText } from './drawn-text.ts';
import { fitOf, fold, isSubsequence, keyOf, type Wanted } from './folded-text.ts';
import { perQuestion } from './question-cache.ts';

const labelled = 'input:not([type=hidden i]), textarea, select';

/** How well a label's own text fits what is wanted, as a set of `fits`. */
export function labelFit(label: HTMLLabelElement, want: Wanted): number {
  const plain = plainText(label, true);
  if (!isSubsequence(want.key, keyOf(plain))) return 0;
  return (
    fitOf(plain, want) |
    fitOf(drawnText(label, { withoutControls: true }), want) |
    fitOf(drawnText(label, { withoutControls: true, asWritten: true }), want)
  );
}

/** What a label says to people. */
export function labelText(label: Element): string {
  return fold(drawnText(label, { withoutControls: true }));
}

/** The fields that a label names: those inside it, those whose id it gives, and a custom element that it is for. */
export function labelledBy(label: HTMLLabelElement): readonly Element[] {
  const found = new Set<Element>();
  for (const { scope } of scopesOf(label)) for (const field of queryAll(scope, labelled)) found.add(field);
  const id = attribute(label, 'for');
  if (id !== null && id !== '') {
    const root = rootOf(label) as Scope;
    for (const field of queryAll(root, `[id="${CSS.escape(id)}"]`))
      if (matches(field, labelled)) found.add(field);
  }
  const { control } = label;
  if (control !== null && localName(control).includes('-')) found.add(control);
  return [...found];
}

const labelsByControl = perQuestion(() => new Map<Node, ReadonlyMap<Element, HTMLLabelElement[]>>());

/** Labels of one control, in the order of the document. */
export function labelsOf(control: Element): readonly HTMLLabelElement[] {
  const root = rootOf(control);
  const known = labelsByControl();
  let index = known.get(root);
  if (index === undefined) known.set(root, (index = indexLabels(root as Scope)));
  return index.get(control) ?? [];
}

function indexLabels(root: Scope): ReadonlyMap<Element, HTMLLabelElement[]> {
  const index = new Map<Element, HTMLLabelElement[]>();
  for (const label of queryAll(root, 'label')) {
    if (!isHtml(label, 'label')) continue;
    const control = label.control ?? slottedControl(label);
    if (control === null) continue;
    const labels = index.get(control);
    if (labels === undefined) index.set(control, [label]);
    else labels.push(label);
  }
  return index;
}

/** A label around a slot names the one field that is shown there. */
function slottedControl(label: HTMLLabelElement): Element | null {
  if (attribute(label, 'for') !== null || queryInside(label, 'slot') === null) return null;
  return labelledBy(label)[0] ?? null;
}

/** What the elements say that `aria-labelledby` refers to, joined. */
export function referencedText(field: Element): string {
  const root = rootOf(field) as Scope;
  return (attribute(field, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => queryAll(root, `[id="${CSS.escape(id)}"]`)[0])
    .map((target) => (target === undefined ? '' : labelText(target)))
    .join(' ')
    .trim();
}
