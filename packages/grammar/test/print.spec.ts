// Canonical spelling, and steps that no sentence can say.
import { describe, expect, it } from '@jest/globals';
import {
  type AppId,
  format,
  type Label,
  parseStep,
  type Position,
  print,
  type Step,
  UnsayableError,
} from '@flowproof/grammar';

const span = { start: 0, end: 0 };
const text = (value: string): Label => ({ by: 'text', value, span });

function partOf(step: Step): string {
  try {
    return `said: ${print(step)}`;
  } catch (error) {
    return error instanceof UnsayableError ? error.part : `another error: ${String(error)}`;
  }
}

describe('the canonical spelling', () => {
  it.each<[string, Position, AppId, string]>([
    ['type  fern   INTO the "Search" FIELD', 'action', 'web', 'Type fern into the "Search" field'],
    ['Type Basil into the cropName field', 'action', 'web', 'Type Basil into the "id:cropName" field'],
    ['Select Clay in the "Pot" dropdown', 'action', 'web', 'Select Clay from the "Pot" dropdown'],
    ['Select "A", and "B" in the "Mix" field', 'action', 'web', 'Select "A" and "B" from the "Mix" field'],
    ['click the "Beds"', 'action', 'web', 'Click "Beds"'],
    ['Right click the 2nd "Bed"', 'action', 'web', 'Right-click the 2nd "Bed"'],
    ['press control + shift+end', 'action', 'web', 'Press Ctrl+Shift+End'],
    ['Press cmd+l', 'action', 'web', 'Press Win+L'],
    ['Click "A" inside the item containing "B"', 'action', 'web', 'Click the "A" in the item containing "B"'],
    ['Navigate to /a', 'action', 'web', 'Go to /a'],
    ['Scroll "A" to 007 px', 'action', 'web', 'Scroll "A" to 7px'],
    ['Press divided by', 'action', 'calc', 'Press divide'],
    ['the page shows x within 10 seconds', 'assert', 'web', 'page shows x'],
    ['page shows x within 5', 'assert', 'web', 'page shows x within 5s'],
    ['page shows x 1 time', 'assert', 'web', 'page shows x 1 times'],
    ['page shows y within 5s within 10s', 'assert', 'web', 'page shows y within 5s within 10s'],
    ['the "T" shows ${captured.t}-1', 'assert', 'web', 'the "T" shows ${captured.t} - 1'],
    [
      'The "A" Column In The Row Containing "B" Is Empty',
      'assert',
      'web',
      'the "A" column of the row containing "B" is empty',
    ],
  ])('of %s (%s, %s) is %s', (written, position, app, canonical) => {
    expect(format(written, { app, position })).toEqual({ ok: true, value: canonical });
    expect(format(canonical, { app, position })).toEqual({ ok: true, value: canonical });
  });

  it('of a text that is no sentence is an error', () => {
    const result = format('Frobnicate', { app: 'web', position: 'action' });
    expect(result.ok).toBe(false);
  });

  it('writes the noun a form requires when the step has none', () => {
    const target = { kind: 'label', label: text('Search'), span } as const;
    expect(print({ kind: 'type_text', mode: 'clear', target, span })).toBe('Clear the "Search" field');
    expect(print({ kind: 'set_checked', target, checked: true, span })).toBe('Check the "Search" checkbox');
    expect(
      print({
        kind: 'assert',
        about: 'element',
        target,
        claim: { kind: 'checked' },
        timeoutMs: 10_000,
        span,
      }),
    ).toBe('the "Search" checkbox is checked');
  });
});

describe('a step that no sentence can say', () => {
  it.each<[string, Step, string]>([
    [
      'a label with a double quote',
      { kind: 'click', form: 'click', target: { kind: 'label', label: text('5" pipe'), span }, span },
      'a double quote inside a label: 5" pipe',
    ],
    [
      'a visible text that begins like a prefix',
      { kind: 'click', form: 'click', target: { kind: 'label', label: text('id:7'), span }, span },
      'a visible text that begins like a prefix: id:7',
    ],
    [
      'an expectation whose plain reading is a count',
      {
        kind: 'assert',
        about: 'surface',
        claim: { kind: 'page_shows', expected: { kind: 'text', text: 'Tried 3 times' } },
        timeoutMs: 10_000,
        span,
      },
      'this step: its sentence `page shows Tried 3 times` would be read as something else',
    ],
    [
      'a replacement text with a loop clause',
      {
        kind: 'type_text',
        mode: 'replace',
        target: { kind: 'label', label: text('Note'), span },
        text: 'open until noon',
        span,
      },
      'this step: its sentence `Replace the "Note" field with open until noon` would be refused (loop)',
    ],
    [
      'a bound that is no whole second',
      { kind: 'wait', text: 'x', timeoutMs: 1500, span },
      'a bound of 1500 ms',
    ],
    [
      'a text with white space at its ends',
      { kind: 'navigate', to: ' /a', span },
      'this step: its sentence `Go to  /a` would be read as something else',
    ],
  ])('%s', (_name, step, part) => {
    expect(partOf(step)).toBe(part);
  });

  it('is named in the error, with a way out', () => {
    const step: Step = { kind: 'wait', text: 'x', timeoutMs: 1500, span };
    let caught: unknown;
    try {
      print(step);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(UnsayableError);
    expect(caught).toMatchObject({
      code: 'unsayable',
      message: 'no sentence can say a bound of 1500 ms',
      hint: 'Bounds are whole seconds, from 1 on.',
    });
  });
});

describe('reading what was printed', () => {
  it('gives the role noun back as written', () => {
    const result = parseStep('the "Guide" link is visible', { app: 'web', position: 'assert' });
    expect(result.ok && print(result.value)).toBe('the "Guide" link is visible');
  });
});
