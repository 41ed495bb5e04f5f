// Which of many elements hold all of some texts, without putting together the drawn text of each.
import { isSubsequence, keyOf } from './folded-text.ts';

/**
 * @param plainOf - all text of an element, drawn or not.
 * @param textOf - folded drawn text, asked only of elements whose plain text lets it hold the anchors.
 * @param anchors - folded.
 */
export function holdingAll<T>(
  all: readonly T[],
  anchors: readonly string[],
  plainOf: (each: T) => string,
  textOf: (each: T) => string,
): readonly T[] {
  const keys = anchors.map(keyOf);
  const plain = new Map(all.map((each) => [each, keyOf(plainOf(each))]));
  const judge = (likely: (key: string, whole: string) => boolean): readonly T[] =>
    all.filter((each) => {
      const whole = plain.get(each) ?? '';
      if (!keys.every((key) => likely(key, whole))) return false;
      const text = textOf(each);
      return anchors.every((anchor) => text.includes(anchor));
    });
  const found = judge((key, whole) => whole.includes(key));
  // Parts that are not drawn may stand in the middle of what is.
  return found.length > 0 ? found : judge(isSubsequence);
}
