import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeHtml, escapeXml, forTerminal, forTerminalBlock } from '@flowproof/report';
import { hostileText } from './arbitraries/hostile-text.ts';

const cases: readonly { given: string; html: string; xml: string; line: string; block: string }[] = [
  {
    given: 'Rock & "Roll"',
    html: 'Rock &amp; &quot;Roll&quot;',
    xml: 'Rock &amp; &quot;Roll&quot;',
    line: 'Rock & "Roll"',
    block: 'Rock & "Roll"',
  },
  {
    given: "<b a='1'>",
    html: '&lt;b a=&#39;1&#39;&gt;',
    xml: '&lt;b a=&#39;1&#39;&gt;',
    line: "<b a='1'>",
    block: "<b a='1'>",
  },
  { given: 'a\0b', html: 'a\\x00b', xml: 'a\\x00b', line: 'a\\x00b', block: 'a\\x00b' },
  { given: '\u001b[31m', html: '\\x1b[31m', xml: '\\x1b[31m', line: '\\x1b[31m', block: '\\x1b[31m' },
  { given: '\u009b2J', html: '\\x9b2J', xml: '\u009b2J', line: '\\x9b2J', block: '\\x9b2J' },
  { given: 'a\nb\tc', html: 'a\nb\tc', xml: 'a&#10;b&#9;c', line: 'a\\nb\\tc', block: 'a\nb\tc' },
  { given: 'a\r\nb', html: 'a\nb', xml: 'a&#13;&#10;b', line: 'a\\nb', block: 'a\nb' },
  { given: 'a\rb', html: 'a\\rb', xml: 'a&#13;b', line: 'a\\rb', block: 'a\\rb' },
  { given: '\u202eab', html: '\\u202eab', xml: '\u202eab', line: '\\u202eab', block: '\\u202eab' },
  { given: '\ud83d!', html: '\\ud83d!', xml: '\\ud83d!', line: '\\ud83d!', block: '\\ud83d!' },
  { given: '\ufffe', html: '\\ufffe', xml: '\\ufffe', line: '\\ufffe', block: '\\ufffe' },
  {
    given: '🌷 žluť עברית\u200f',
    html: '🌷 žluť עברית\u200f',
    xml: '🌷 žluť עברית\u200f',
    line: '🌷 žluť עברית\u200f',
    block: '🌷 žluť עברית\u200f',
  },
  { given: '👩‍🌾', html: '👩‍🌾', xml: '👩‍🌾', line: '👩‍🌾', block: '👩‍🌾' },
];

describe('escaping', () => {
  it.each(cases)('shows $given harmlessly everywhere', ({ given, html, xml, line, block }) => {
    expect({
      html: escapeHtml(given),
      xml: escapeXml(given),
      line: forTerminal(given),
      block: forTerminalBlock(given),
    }).toEqual({ html, xml, line, block });
  });

  it('leaves no sign that markup could begin with', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
        expect(escapeXml(text)).not.toMatch(/[<>"'\n\r\t]|&(?!amp;|lt;|gt;|quot;|#39;|#9;|#10;|#13;)/);
      }),
    );
  });

  it('leaves nothing that a terminal would act on', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(forTerminal(text)).not.toMatch(/\p{Control}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
        expect(forTerminalBlock(text)).not.toMatch(
          /(?![\n\t])\p{Control}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u,
        );
      }),
    );
  });

  it('leaves text that is well-formed for every encoder', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const shown of [escapeHtml(text), escapeXml(text), forTerminal(text)]) {
          expect(Buffer.from(shown, 'utf8').toString('utf8')).toBe(shown);
        }
      }),
    );
  });

  it('changes nothing about text without signs, controls and halves', () => {
    const honest = fc.stringMatching(/^[\p{L}\p{N} .,;:!?€()-]*$/u);
    fc.assert(
      fc.property(honest, (text) => {
        expect([escapeHtml(text), escapeXml(text), forTerminal(text)]).toEqual([text, text, text]);
      }),
    );
  });
});
