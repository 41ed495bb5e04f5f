// Texts as they are compared: white space counts once, what draws nothing does not count, case does.

const spaces = /\p{White_Space}+/gu;
const undrawn = /[\u00AD\u200B\u2060\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Folds a text for comparison: every run of Unicode white space becomes one space, the ends are trimmed and characters
 * that draw nothing are left out. The joiners U+200C and U+200D stay, since they change what is drawn.
 *
 * @example
 * foldText('  Sign\u00A0\n in\u200B '); // 'Sign in'
 */
export function foldText(text: string): string {
  return text.replace(undrawn, '').replace(spaces, ' ').trim();
}
