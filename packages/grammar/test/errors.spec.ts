// What a refused sentence is told: whole texts, places, and that they are safe to print.
import { describe, expect, it } from '@jest/globals';
import {
  type AppId,
  parseStep,
  type Position,
  renderDiagnostic,
  type SentencePlace,
} from '@flowproof/grammar';

function errorOf(
  text: string,
  app: AppId = 'web',
  position: Position = 'action',
  place?: SentencePlace,
): string {
  const result = parseStep(text, { app, position });
  return result.ok ? 'accepted' : renderDiagnostic(text, result.diagnostics[0], place);
}

describe('an error', () => {
  it('says where it is, shows the place and the sentence that was probably meant', () => {
    const place = { file: 'order.flow.yaml', line: 7, column: 12 };
    expect(errorOf('Type fern into the "Search" box', 'web', 'action', place)).toBe(
      [
        'order.flow.yaml:7:40: `Type fern into the "Search" box`: expected the word `field`, found `box` [missing_noun]',
        '  Type fern into the "Search" box',
        '                              ^^^',
        '  hint: Did you mean `Type fern into the "Search" field`?',
      ].join('\n'),
    );
  });

  it('lists the verbs of the app at hand for an unknown one', () => {
    expect(errorOf('Submit the form')).toBe(
      [
        '`Submit the form`: no sentence starts with `Submit` [unknown_form]',
        '  Submit the form',
        '  ^^^^^^',
        '  hint: Actions here start with Type, Replace, Clear, Select, Check, Uncheck, Click, Press, Right-click, Double-click, Hover, Drag, Scroll, Upload, Go, Reload, Remember, Wait.',
      ].join('\n'),
    );
    expect(errorOf('Submit the form', 'vision')).toContain(
      'Actions here start with Type, Replace, Clear, Select, Check, Uncheck, Click, Press, Right-click, Remember, Wait.',
    );
  });

  it('gives the reason where a shape is declined on purpose', () => {
    expect(errorOf('Press the "Next page" button until page shows Last page')).toBe(
      [
        '`Press the "Next page" button until page shows Last page`: a step cannot hold a loop [loop]',
        '  Press the "Next page" button until page shows Last page',
        '                               ^^^^^',
        '  hint: Write a `repeat:` block with `until` and `max`. A text with `until` or `while` in it is typed with `Type … into the … field`.',
        '  reason: Repetition is a block that is expanded while recording; a value that runs to the end of the step cannot be told from a loop clause.',
      ].join('\n'),
    );
  });

  it('names the form and the app where the app does not have it', () => {
    expect(errorOf('Hover over "Status"', 'sap')).toBe(
      [
        '`Hover over "Status"`: `Hover over` does not exist on SAP (app: sap) [surface]',
        '  Hover over "Status"',
        '  ^^^^^',
        '  hint: Use a form of this app, or move the step to a surface that has it.',
        '  reason: Only a browser offers it.',
      ].join('\n'),
    );
  });

  it('points at the end where something is missing', () => {
    expect(errorOf('the "Stage" shows', 'web', 'assert')).toBe(
      [
        '`the "Stage" shows`: expected a text, found the end of the step [missing_text]',
        '  the "Stage" shows',
        '                   ^',
        '  hint: The form is `the [<nth>] "<label>" [<place>] shows (<text> | ${captured.<name>} [(+ | -) <n>]) [within <n>s]`.',
      ].join('\n'),
    );
  });

  it('turns a wait into the assertion that waits', () => {
    expect(errorOf('Wait until the "Pump" is visible')).toContain(
      'hint: Did you mean `assert: the "Pump" is visible within 60s`?',
    );
  });

  it.each([
    ['Tap "Greenhouse map"', 'Click "Greenhouse map"'],
    ['Clik "Greenhouse map"', 'Click "Greenhouse map"'],
    ['Open /beds/7', 'Go to /beds/7'],
    ['Refresh the page', 'Reload the page'],
    ['Blur the "Plant name" field', 'Press Tab'],
    ['Click “Greenhouse map”', 'Click "Greenhouse map"'],
    ['Click the waterAll button', 'Press the waterAll button'],
    ['Click "Beds", then click "Edit"', 'Click "Beds"'],
    ['Press Ctrl+Esc', 'Press Ctrl+Escape'],
    ['Drag "Tomato" to "Bed 3"', 'Drag "Tomato" onto "Bed 3"'],
  ])('suggests for %s: %s', (text, suggestion) => {
    expect(errorOf(text)).toContain(`hint: Did you mean \`${suggestion}\`?`);
  });

  it.each([
    ['page contains Watered', 'page shows Watered'],
    ["page doesn't show Wilted", 'page does not show Wilted'],
    ['the "Banner" is hidden', 'the "Banner" is not visible'],
    ['the "Stage" does not show Pending', 'page does not show Pending'],
    ['url is /beds', 'page url is /beds'],
  ])('suggests for the assertion %s: %s', (text, suggestion) => {
    expect(errorOf(text, 'web', 'assert')).toContain(`hint: Did you mean \`${suggestion}\`?`);
  });

  it('only suggests what is accepted', () => {
    expect(errorOf('Click the "A" in the item containing "B" or "C"')).toContain(
      'Did you mean `Click the "A" in the item containing "B"`?',
    );
    expect(errorOf('frobnicate')).not.toContain('Did you mean');
  });

  it('shows the right line of a sentence that has several', () => {
    const text = 'Click\n  "Beds"\n  now';
    expect(errorOf(text, 'web', 'action', { file: 'a.flow.yaml', line: 3, column: 5 })).toBe(
      [
        'a.flow.yaml:5:3: `Click   "Beds"   now`: the step is complete before `now` [trailing_text]',
        '    now',
        '    ^^^',
        '  hint: Did you mean `Click\n  "Beds"`?'.replace('\n', ' '),
      ].join('\n'),
    );
  });

  it('keeps a long line short, with the fault in view', () => {
    const text = `Click "${'a'.repeat(300)}" now "${'b'.repeat(300)}"`;
    const lines = errorOf(text).split('\n');
    const [, source = '', carets = ''] = lines;
    expect(source.length).toBeLessThanOrEqual(106);
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('now');
    expect(lines[0]?.length).toBeLessThan(260);
  });

  it('sends no control character to a terminal', () => {
    const printed = errorOf('Click \u001b[31mred\u0007 "\u009b2J');
    const codes = Array.from(printed.replaceAll('\n', ''), (each) => each.codePointAt(0) ?? 0);
    expect(codes.filter((each) => each < 32 || (each >= 127 && each < 160))).toEqual([]);
  });

  it('counts characters, not halves of them, under a caret', () => {
    const [, source = '', carets = ''] = errorOf('Click "🌱🌱" now').split('\n');
    expect(Array.from(source).slice(carets.indexOf('^')).join('')).toBe('now');
  });

  it('is what a fault of the grammar itself becomes', () => {
    const result = parseStep(undefined as unknown as string, { app: 'web', position: 'action' });
    expect(result.ok ? 'accepted' : result.diagnostics[0]).toMatchObject({
      code: 'near_miss',
      hint: 'Report this sentence, and write the step in another way.',
    });
  });

  it('has its words as plain data, so that it can be stored and copied', () => {
    const result = parseStep('Click Beds', { app: 'web', position: 'action' });
    if (result.ok) throw new Error('accepted');
    expect(JSON.parse(JSON.stringify(result.diagnostics[0]))).toEqual({
      code: 'unquoted_target',
      class: 'unparsed',
      message: '`Click Beds`: a label in straight double quotes is required, found `Beds`',
      span: { start: 6, end: 10 },
      hint: 'Did you mean `Click "Beds"`?',
    });
    expect({ ...result.diagnostics[0] }.hint).toBe('Did you mean `Click "Beds"`?');
  });
});
