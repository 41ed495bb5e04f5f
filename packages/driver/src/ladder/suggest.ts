// Names that come close to one that was not found.
import type { InventoryEntry } from '../surface.ts';
import { foldText } from '../text/fold.ts';

/** More suggestions than this help nobody. */
const suggestionLimit = 3;
/** Distance that is always allowed; longer names may differ in a third of their characters. */
const smallestReach = 2;

/**
 * Suggests names for one that was not found: labels, texts and names of the inventory that differ by few characters.
 * The same text in another case is no suggestion, since case alone does not make a target missing.
 *
 * @param wanted - the text as written.
 * @returns at most three different texts, nearest first, equally near ones in order of their characters.
 * @example
 * suggestNames('Svae', [{ role: 'button', text: 'Save' }, { role: 'link', text: 'Home' }]); // ['Save']
 */
export function suggestNames(wanted: string, inventory: readonly InventoryEntry[]): readonly string[] {
  const target = lowerCharacters(wanted);
  const reach = Math.max(smallestReach, target.length / 3);
  const names = new Set(
    inventory
      .flatMap(({ label, text, name }) => [label, text, name])
      .map((each) => foldText(each ?? ''))
      .filter((each) => each !== ''),
  );
  return [...names]
    .map((name) => ({ name, distance: editDistance(target, lowerCharacters(name), reach) }))
    .filter(({ distance }) => distance > 0 && distance <= reach)
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, suggestionLimit)
    .map(({ name }) => name);
}

function lowerCharacters(text: string): readonly string[] {
  return Array.from(foldText(text).toLowerCase());
}

// Levenshtein distance, or Infinity where the lengths alone put it out of reach: page texts can be very long.
function editDistance(from: readonly string[], to: readonly string[], reach: number): number {
  if (Math.abs(from.length - to.length) > reach) return Infinity;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const substituted = (previous[column] ?? 0) + (character === other ? 0 : 1);
      const inserted = (current[column] ?? 0) + 1;
      const deleted = (previous[column + 1] ?? 0) + 1;
      current.push(Math.min(substituted, inserted, deleted));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
