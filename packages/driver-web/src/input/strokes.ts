// A text or a chord as the events of a keyboard, in order, ready to be sent without waiting in between.
import type { ModifierKey } from '@flowproof/driver';
import {
  type HeldKey,
  heldKey,
  type Key,
  keyForCharacter,
  keyForName,
  modifierBits,
  withShift,
} from './keys.ts';

/** One event of the keyboard, in the browser protocol's words. */
export interface KeyEvent {
  readonly type: 'keyDown' | 'rawKeyDown' | 'keyUp';
  readonly key: string;
  readonly code: string;
  readonly windowsVirtualKeyCode: number;
  readonly modifiers: number;
  readonly text?: string;
  readonly unmodifiedText?: string;
  readonly location?: number;
  /** Editing commands that macOS itself would send for a chord. */
  readonly commands?: string[];
}

/** What typing is made of. */
export type Stroke =
  | { readonly kind: 'key'; readonly event: KeyEvent }
  /** What no key makes: it arrives whole, as from an input method. */
  | { readonly kind: 'insertion'; readonly text: string };

const lineBreak = /^(?:\r\n|\r|\n)$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The strokes that type a text.
 *
 * @param lineBreaks - `enter`: the Enter key; `space`: what a field of one line makes of a pasted line break, where Enter
 * would submit its form.
 */
export function strokesOf(text: string, lineBreaks: 'enter' | 'space'): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let shift = false as boolean;
  const hold = (wanted: boolean): void => {
    if (wanted !== shift)
      strokes.push(
        stroke(wanted ? 'rawKeyDown' : 'keyUp', heldKey('Shift'), wanted ? modifierBits.Shift : 0),
      );
    shift = wanted;
  };
  for (const { segment } of graphemes.segment(text)) {
    const key = lineBreak.test(segment)
      ? keyForName(lineBreaks === 'enter' ? 'Enter' : 'Space')
      : keyForCharacter(segment);
    hold(key?.shifted === true);
    if (key === undefined) strokes.push({ kind: 'insertion', text: segment });
    else strokes.push(...downAndUp(key, shift ? modifierBits.Shift : 0, key.text));
  }
  hold(false);
  return strokes;
}

/**
 * The strokes of one key with modifiers held.
 *
 * @param key - `Enter`, `PageDown`, … or one character.
 * @returns undefined when this keyboard has no such key.
 */
export function chordOf(
  key: string,
  modifiers: readonly ModifierKey[],
  platform: NodeJS.Platform,
): readonly Stroke[] | undefined {
  const held = [...new Set(modifiers.map((modifier) => heldFor(modifier, platform)))];
  const plain = keyForName(key) ?? keyForCharacter(key) ?? unknownCharacter(key);
  if (plain === undefined) return undefined;
  const pressed = held.includes('Shift') ? withShift(plain) : plain;
  const bits = held.reduce((sum, name) => sum | modifierBits[name], 0);
  // With Ctrl, Alt or Meta a key commands and does not type.
  const text = (bits & ~modifierBits.Shift) === 0 ? pressed.text : undefined;
  const commands = platform === 'darwin' ? macCommands(pressed, bits) : [];
  return [
    ...held.map((name, index) => stroke('rawKeyDown', heldKey(name), bitsOf(held.slice(0, index + 1)))),
    ...downAndUp(pressed, bits, text, commands),
    ...held.map((name, index) => stroke('keyUp', heldKey(name), bitsOf(held.slice(index + 1)))),
  ];
}

function heldFor(modifier: ModifierKey, platform: NodeJS.Platform): HeldKey {
  switch (modifier) {
    case 'ctrl':
      return 'Control';
    case 'alt':
      return 'Alt';
    case 'shift':
      return 'Shift';
    case 'win':
      return 'Meta';
    case 'mod':
      return platform === 'darwin' ? 'Meta' : 'Control';
  }
}

function bitsOf(held: readonly HeldKey[]): number {
  return held.reduce((sum, name) => sum | modifierBits[name], 0);
}

// A character of another keyboard still is a key to the page; it has no place on ours.
function unknownCharacter(text: string): Key | undefined {
  return [...graphemes.segment(text)].length === 1
    ? { code: '', number: 0, key: text, text, shifted: false }
    : undefined;
}

function downAndUp(
  key: Key,
  modifiers: number,
  text: string | undefined,
  commands: readonly string[] = [],
): readonly Stroke[] {
  return [
    stroke(text === undefined ? 'rawKeyDown' : 'keyDown', key, modifiers, text, commands),
    stroke('keyUp', key, modifiers),
  ];
}

function stroke(
  type: KeyEvent['type'],
  key: Key,
  modifiers: number,
  text?: string,
  commands: readonly string[] = [],
): Stroke {
  const event: KeyEvent = {
    type,
    key: key.key,
    code: key.code,
    windowsVirtualKeyCode: key.number,
    modifiers,
    ...(text !== undefined && { text, unmodifiedText: text }),
    ...(key.code.endsWith('Left') && key.text === undefined && key.key in modifierBits && { location: 1 }),
    ...(commands.length > 0 && { commands: [...commands] }),
  };
  return { kind: 'key', event };
}

const { Meta, Shift } = modifierBits;
const macEditing: ReadonlyMap<string, readonly string[]> = new Map([
  [`${Meta}KeyA`, ['selectAll']],
  [`${Meta}KeyC`, ['copy']],
  [`${Meta}KeyX`, ['cut']],
  [`${Meta}KeyV`, ['paste']],
  [`${Meta}KeyZ`, ['undo']],
  [`${Meta | Shift}KeyZ`, ['redo']],
  [`${Meta}ArrowLeft`, ['moveToLeftEndOfLine']],
  [`${Meta}ArrowRight`, ['moveToRightEndOfLine']],
  [`${Meta}ArrowUp`, ['moveToBeginningOfDocument']],
  [`${Meta}ArrowDown`, ['moveToEndOfDocument']],
]);

function macCommands(key: Key, bits: number): readonly string[] {
  return macEditing.get(`${bits}${key.code}`) ?? [];
}
