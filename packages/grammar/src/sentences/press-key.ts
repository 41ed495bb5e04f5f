// Press: a key or a chord for the element that has the focus.
import type { Modifier, PressKeyAction } from '../action.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const pressKeyForms: readonly SentenceForm[] = [
  {
    name: 'press-key',
    positions: ['action'],
    starts: 'Press',
    syntax: 'Press <key>',
    apps: screenApps,
    meaning: 'Sends a key to the element that has the focus. F1 to F12 everywhere but in a browser.',
    examples: ['Press Enter', 'Press PageDown'],
    nearMisses: [
      { text: 'Press Esc', code: 'key_name' },
      { text: 'Press 4', code: 'key_name' },
      { text: 'Press "Water now"', code: 'key_name' },
      { text: 'Press F5', code: 'function_key_web' },
      { text: 'Press Enter, accepting the dialog', code: 'dialog_position' },
    ],
  },
  {
    name: 'press-chord',
    positions: ['action'],
    starts: 'Press',
    syntax: 'Press <modifier>+…+<key>',
    apps: screenApps,
    meaning:
      'Sends a key while modifiers are held: Ctrl, Alt, Shift, Win, or Mod, which is Meta on macOS and Ctrl elsewhere.',
    examples: ['Press Ctrl+A', 'Press Mod+S', 'Press Ctrl+Shift+End'],
    nearMisses: [
      { text: 'Press Ctrl+Shift', code: 'key_name' },
      { text: 'Press Hyper+K', code: 'key_name' },
    ],
  },
];

const modifierNames: Readonly<Record<Modifier, string>> = {
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  win: 'Win',
  mod: 'Mod',
};

/** A character in a chord is written large, where its capital is one character that is read back as it. */
function keyWord(key: string): string {
  const large = key.toUpperCase();
  return Array.from(key).length === 1 && large.toLowerCase() === key && large.length === key.length
    ? large
    : key;
}

function chordWords({ key, modifiers }: PressKeyAction): string {
  return [...modifiers.map((modifier) => modifierNames[modifier]), keyWord(key)].join('+');
}

/** Canonical sentence of a key press. */
export function printPressKey(action: PressKeyAction): string {
  return `Press ${chordWords(action)}`;
}

/** What a key press does, in words. */
export function explainPressKey(action: PressKeyAction): string {
  return `Presses ${chordWords(action)} in the element that has the focus.`;
}
