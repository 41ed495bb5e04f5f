// Names that a field takes from other elements by `aria-labelledby`: one of the label associations.
import { attribute, queryAll, rootOf, type Scope } from './dom-access.ts';
import { accessibleName } from './accessible-name.ts';
import { fitOf, type Wanted } from './folded-text.ts';
import { labelText } from './labels.ts';

/** How well the joined texts of the referenced elements fit, as a set of `fits`. */
export function referencedFit(field: Element, want: Wanted): number {
  const root = rootOf(field) as Scope;
  const joined = (attribute(field, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => queryAll(root, `[id="${CSS.escape(id)}"]`)[0])
    .map((target) => (target === undefined ? '' : labelText(target)))
    .join(' ');
  return fitOf(joined, want) | fitOf(accessibleName(field), want);
}
