// What is offered while a sentence is written: what the grammar would take there, and nothing else.
import { describe, expect, it } from '@jest/globals';
import { type AppId, complete, parseStep, type Position } from '@flowproof/grammar';

function offered(text: string, position: Position = 'action', app: AppId = 'web'): string[] {
  return complete(text, text.length, { app, position }).map((each) => each.text);
}

describe('completion', () => {
  it('starts with what the app has', () => {
    expect(offered('')).toContain('Hover over');
    expect(offered('', 'action', 'vision')).not.toContain('Hover over');
    expect(offered('', 'assert')).toEqual(
      expect.arrayContaining(['page shows', 'page url is', 'cookie', 'the']),
    );
    expect(offered('', 'condition')).toEqual(['page shows', 'page does not show', 'the']);
    expect(offered('', 'action', 'api')).toEqual([]);
  });

  it.each<[string, Position, string[]]>([
    ['Cl', 'action', ['Clear the', 'Click']],
    ['Click ', 'action', ['the', '"…"']],
    ['Click the ', 'action', ['"…"', '<nth>']],
    ['Press the "S" ', 'action', ['button', 'in the item containing', 'column of the row containing']],
    ['Press Pa', 'action', ['PageUp', 'PageDown']],
    [
      'Type fern into the "X" ',
      'action',
      ['field', 'in the item containing', 'in the iframe', 'column of the row containing'],
    ],
    ['Remember ', 'action', ['the', 'how many']],
    ['Wait ', 'action', ['until page shows', 'until the download completes as']],
    ['Scroll "X" to ', 'action', ['the', 'the top', 'top', 'the bottom', 'bottom']],
    ['page ', 'assert', ['shows', 'does not show', 'url is', 'url contains', 'title is', 'title contains']],
    ['page shows ', 'assert', ['<text>']],
    ['the "X" is n', 'assert', ['not visible', 'not empty', 'not']],
    ['the "X" style ', 'assert', ['color', 'background-color', 'text-transform']],
    ['the "X" is greater than the ', 'condition', ['"…"', '<nth>']],
    [
      'Click "X"',
      'action',
      [', accepting the dialog', ', dismissing the dialog', ', answering the prompt with'],
    ],
    ['Click "unclosed ', 'action', []],
    ['page shows anything a', 'assert', []],
  ])('offers behind %s (%s): %j', (text, position, texts) => {
    expect(offered(text, position)).toEqual(texts);
  });

  it('offers what separates a value from its target', () => {
    expect(offered('Type fern ')).toContain('into the');
    expect(offered('Select Clay ')).toEqual(expect.arrayContaining(['from the', 'in the']));
    expect(offered('page shows fern ', 'assert')).not.toContain('into the');
  });

  it('says what a word is for and which letters it replaces', () => {
    const [first] = complete('Press the "S" bu', 16, { app: 'web', position: 'action' });
    expect(first).toEqual({
      text: 'button',
      kind: 'words',
      description: 'the role noun',
      span: { start: 14, end: 16 },
    });
  });

  it('offers nothing that would be refused at once', () => {
    for (const word of offered('the "X" ', 'assert').filter((each) => !each.includes('…'))) {
      const result = parseStep(`the "X" ${word}`, { app: 'web', position: 'assert' });
      const end = `the "X" ${word}`.length;
      expect([word, result.ok || result.diagnostics[0].span.start === end]).toEqual([word, true]);
    }
  });

  it('takes any offset of any text', () => {
    for (const offset of [-5, 0, 3, 7, 99]) {
      expect(() => complete('Click "Beds" \ud800', offset, { app: 'web', position: 'action' })).not.toThrow();
    }
  });
});
