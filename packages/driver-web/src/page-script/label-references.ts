// Names that a field takes from other elements by `aria-labelledby`: one of the label associations.
import { accessibleName } from './accessible-name.ts';
import { fitOf, type Wanted } from './folded-text.ts';
import { referencedText } from './labels.ts';

/** How well the joined texts of the referenced elements fit, as a set of `fits`. */
export function referencedFit(field: Element, want: Wanted): number {
  return fitOf(referencedText(field), want) | fitOf(accessibleName(field), want);
}
