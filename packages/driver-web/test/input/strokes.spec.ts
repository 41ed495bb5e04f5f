// Texts and chords as keyboard events.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ModifierKey } from '@flowproof/driver';
import { chordOf, type Stroke, strokesOf } from '../../src/input/strokes.ts';

const short = (strokes: readonly Stroke[]): string =>
  strokes
    .map((stroke) => {
      if (stroke.kind === 'insertion') return `[${stroke.text}]`;
      const { type, key, modifiers, text } = stroke.event;
      const sign = type === 'keyUp' ? '-' : '+';
      return `${sign}${key}${modifiers === 0 ? '' : `/${modifiers}`}${text === undefined ? '' : `=${JSON.stringify(text)}`}`;
    })
    .join(' ');

const typed = (strokes: readonly Stroke[]): string =>
  strokes.map((stroke) => (stroke.kind === 'insertion' ? stroke.text : (stroke.event.text ?? ''))).join('');

describe('typing a text', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['', ''],
    ['a', '+a="a" -a'],
    ['Ab', '+Shift/8 +A/8="A" -A/8 -Shift +b="b" -b'],
    ['AB', '+Shift/8 +A/8="A" -A/8 +B/8="B" -B/8 -Shift'],
    ['5%', '+5="5" -5 +Shift/8 +%/8="%" -%/8 -Shift'],
    [' ', '+ =" " - '],
    ['ë', '[ë]'],
    ['e\u0308', '[e\u0308]'],
    ['👩‍👩‍👧x', '[👩‍👩‍👧] +x="x" -x'],
    ['A𝒳', '+Shift/8 +A/8="A" -A/8 -Shift [𝒳]'],
    ['a\tb', '+a="a" -a [\t] +b="b" -b'],
    ['a\nb', '+a="a" -a +Enter="\\r" -Enter +b="b" -b'],
    ['\r\n', '+Enter="\\r" -Enter'],
  ];
  it.each(cases)('%j', (text, strokes) => {
    expect(short(strokesOf(text, 'enter'))).toBe(strokes);
  });

  it('presses no Enter in a field of one line', () => {
    expect(short(strokesOf('a\nb', 'space'))).toBe('+a="a" -a + =" " -  +b="b" -b');
  });

  it('types exactly the text, releases every key it presses, and leaves no Shift behind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const strokes = strokesOf(text, 'enter');
        expect(typed(strokes)).toBe(text.replace(/\r\n|\r|\n/g, '\r'));
        const down: string[] = [];
        for (const stroke of strokes) {
          if (stroke.kind === 'insertion') {
            expect(down).toEqual([]);
            continue;
          }
          const { type, code, modifiers } = stroke.event;
          if (type === 'keyUp') down.splice(down.indexOf(code), 1);
          else down.push(code);
          expect(modifiers === 8).toBe(down.includes('ShiftLeft') || (type === 'keyUp' && modifiers === 8));
        }
        expect(down).toEqual([]);
      }),
    );
  });
});

describe('a chord', () => {
  const cases: readonly (readonly [string, readonly ModifierKey[], NodeJS.Platform, string | undefined])[] = [
    ['Enter', [], 'linux', '+Enter="\\r" -Enter'],
    ['Tab', ['shift'], 'linux', '+Shift/8 +Tab/8 -Tab/8 -Shift'],
    ['k', ['mod'], 'linux', '+Control/2 +k/2 -k/2 -Control'],
    ['k', ['mod'], 'darwin', '+Meta/4 +k/4 -k/4 -Meta'],
    ['k', ['mod', 'ctrl'], 'win32', '+Control/2 +k/2 -k/2 -Control'],
    ['s', ['ctrl', 'shift'], 'linux', '+Control/2 +Shift/10 +S/10 -S/10 -Control/8 -Shift'],
    ['a', ['shift'], 'linux', '+Shift/8 +A/8="A" -A/8 -Shift'],
    ['é', ['alt'], 'linux', '+Alt/1 +é/1 -é/1 -Alt'],
    ['Space', [], 'linux', '+ =" " - '],
    ['NoSuchKey', [], 'linux', undefined],
  ];
  it.each(cases)('%s with %j on %s', (key, modifiers, platform, strokes) => {
    const chord = chordOf(key, modifiers, platform);
    expect(chord && short(chord)).toBe(strokes);
  });

  it('carries the editing command that macOS itself would give', () => {
    const commands = (strokes: readonly Stroke[] | undefined): unknown[] =>
      (strokes ?? []).flatMap((stroke) => (stroke.kind === 'key' ? (stroke.event.commands ?? []) : []));
    expect(commands(chordOf('a', ['mod'], 'darwin'))).toEqual(['selectAll']);
    expect(commands(chordOf('z', ['mod', 'shift'], 'darwin'))).toEqual(['redo']);
    expect(commands(chordOf('a', ['mod'], 'linux'))).toEqual([]);
  });
});
