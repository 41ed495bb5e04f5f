// Key names, modifiers and chords: what may be pressed and how it is recorded.
import type { Modifier } from './action.ts';
import { trimSpace } from './white-space.ts';

const named = [
  'Enter',
  'Escape',
  'Tab',
  'Backspace',
  'Delete',
  'Space',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];
const functionKeys = Array.from({ length: 12 }, (_, index) => `F${index + 1}`);

/** Every key that has a name, as recorded. */
export const keyNames: readonly string[] = [...named, ...functionKeys];

const keyByWord: ReadonlyMap<string, string> = new Map(keyNames.map((name) => [name.toLowerCase(), name]));

/** Modifier words, lower case, and what they are recorded as. */
const modifierByWord: ReadonlyMap<string, Modifier> = new Map([
  ['ctrl', 'ctrl'],
  ['control', 'ctrl'],
  ['alt', 'alt'],
  ['option', 'alt'],
  ['shift', 'shift'],
  ['meta', 'win'],
  ['win', 'win'],
  ['cmd', 'win'],
  ['command', 'win'],
  ['mod', 'mod'],
  ['ctrlormeta', 'mod'],
  ['controlormeta', 'mod'],
]);

/** Names people use for keys, lower case, and the name that is accepted. */
export const otherKeyNames: ReadonlyMap<string, string> = new Map([
  ['esc', 'Escape'],
  ['return', 'Enter'],
  ['del', 'Delete'],
  ['up', 'ArrowUp'],
  ['down', 'ArrowDown'],
  ['left', 'ArrowLeft'],
  ['right', 'ArrowRight'],
  ['pgup', 'PageUp'],
  ['pgdn', 'PageDown'],
  ['pgdown', 'PageDown'],
  ['spacebar', 'Space'],
]);

/** A key and the modifiers held with it. */
export interface Chord {
  readonly key: string;
  readonly modifiers: readonly Modifier[];
}

const ascii = /^[\x20-\x7e]+$/;

function foldAscii(word: string): string {
  return ascii.test(word) ? word.toLowerCase() : word;
}

/** One character as recorded in a chord: small, where it has a small form of the same length. */
function chordCharacter(word: string): string | undefined {
  if (Array.from(word).length !== 1) return undefined;
  const small = word.toLowerCase();
  return small.length === word.length ? small : word;
}

/** Reads `Enter` or `Ctrl+Shift+A`. Undefined when the text names no key. */
export function readChord(text: string): Chord | undefined {
  const parts = text.split('+').map(trimSpace);
  const last = parts.pop() ?? '';
  const modifiers: Modifier[] = [];
  for (const part of parts) {
    const modifier = modifierByWord.get(foldAscii(part));
    if (modifier === undefined || modifiers.includes(modifier)) return undefined;
    modifiers.push(modifier);
  }
  const key = keyByWord.get(foldAscii(last)) ?? (modifiers.length > 0 ? chordCharacter(last) : undefined);
  return key === undefined ? undefined : { key, modifiers };
}

/** Whether a recorded key is one of F1 to F12. */
export function isFunctionKey(key: string): boolean {
  return functionKeys.includes(key);
}
