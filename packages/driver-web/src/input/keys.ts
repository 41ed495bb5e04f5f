// The keys of a US keyboard: which key makes a character, and what the browser is told of it.

/** Bits of the keys held, as the browser protocol counts them. */
export const modifierBits = { Alt: 1, Control: 2, Meta: 4, Shift: 8 } as const;

/** A key that is held down for others. */
export type HeldKey = keyof typeof modifierBits;

/** One key of the keyboard. */
export interface Key {
  /** Name of the place on the keyboard. */
  readonly code: string;
  /** Windows virtual key code. */
  readonly number: number;
  /** What the key says it is. */
  readonly key: string;
  /** What it types; absent for keys that type nothing. */
  readonly text?: string;
  /** Held together with Shift. */
  readonly shifted: boolean;
}

const signs: readonly (readonly [pair: string, code: string, number: number])[] = [
  ['`~', 'Backquote', 192],
  ['1!', 'Digit1', 49],
  ['2@', 'Digit2', 50],
  ['3#', 'Digit3', 51],
  ['4$', 'Digit4', 52],
  ['5%', 'Digit5', 53],
  ['6^', 'Digit6', 54],
  ['7&', 'Digit7', 55],
  ['8*', 'Digit8', 56],
  ['9(', 'Digit9', 57],
  ['0)', 'Digit0', 48],
  ['-_', 'Minus', 189],
  ['=+', 'Equal', 187],
  ['[{', 'BracketLeft', 219],
  [']}', 'BracketRight', 221],
  ['\\|', 'Backslash', 220],
  [';:', 'Semicolon', 186],
  [`'"`, 'Quote', 222],
  [',<', 'Comma', 188],
  ['.>', 'Period', 190],
  ['/?', 'Slash', 191],
];

const named: readonly (readonly [key: string, number: number, text?: string])[] = [
  ['Enter', 13, '\r'],
  ['Escape', 27],
  ['Tab', 9],
  ['Backspace', 8],
  ['Delete', 46],
  ['ArrowUp', 38],
  ['ArrowDown', 40],
  ['ArrowLeft', 37],
  ['ArrowRight', 39],
  ['Home', 36],
  ['End', 35],
  ['PageUp', 33],
  ['PageDown', 34],
];

const letters = 'abcdefghijklmnopqrstuvwxyz';

const byCharacter: ReadonlyMap<string, Key> = new Map([
  [' ', { code: 'Space', number: 32, key: ' ', text: ' ', shifted: false }],
  ...Array.from(letters).flatMap((letter) =>
    keyPair(letter + letter.toUpperCase(), `Key${letter.toUpperCase()}`, letter.toUpperCase().charCodeAt(0)),
  ),
  ...signs.flatMap(([pair, code, number]) => keyPair(pair, code, number)),
]);

const byName: ReadonlyMap<string, Key> = new Map([
  ['Space', { code: 'Space', number: 32, key: ' ', text: ' ', shifted: false }],
  ...named.map(([key, number, text]): [string, Key] => [
    key,
    { code: key, number, key, shifted: false, ...(text !== undefined && { text }) },
  ]),
]);

/** The key, held with Shift or not, that makes this character; undefined when no key does. */
export function keyForCharacter(character: string): Key | undefined {
  return byCharacter.get(character);
}

/** The key of a name such as `Enter` or `PageDown`. */
export function keyForName(name: string): Key | undefined {
  return byName.get(name);
}

/** The same key while Shift is held: `k` becomes `K`, `1` becomes `!`. */
export function withShift(key: Key): Key {
  return [...byCharacter.values()].find((each) => each.code === key.code && each.shifted) ?? key;
}

/** What the browser is told of a modifier key: its left one. */
export function heldKey(name: HeldKey): Key {
  const numbers = { Shift: 16, Control: 17, Alt: 18, Meta: 91 } as const;
  return { code: `${name}Left`, number: numbers[name], key: name, shifted: false };
}

function keyPair(pair: string, code: string, number: number): [string, Key][] {
  return Array.from(pair).map((character, index) => [
    character,
    { code, number, key: character, text: character, shifted: index === 1 },
  ]);
}
