// Markup as pages have it: blocks, lines, tables, buttons and hidden parts, nested at random.
import fc from 'fast-check';

const words = fc.constantFrom('a', ' b ', '  c', 'd  ', ' ', '\n', 'e f', 'g\u00a0h', '\n  i\n  ');
const inline = fc.constantFrom('span', 'b', 'i', 'a', 'label', 'button');
const block = fc.constantFrom('div', 'p', 'section', 'h2', 'ul', 'li', 'pre');
const inlineStyle = fc.constantFrom(
  '',
  '',
  'display:none',
  'visibility:hidden',
  'display:contents',
  'display:inline-block',
);
// Around a block that is only invisible browsers join what stands before and after it; people do not read it so.
const blockStyle = fc.constantFrom('', '', '', 'display:none', 'text-transform:uppercase', 'display:flex');

export const markup: fc.Arbitrary<string> = fc.letrec<{ part: string; inlinePart: string; whole: string }>(
  (tie) => ({
    inlinePart: fc.oneof(
      { weight: 4, arbitrary: words },
      { weight: 1, arbitrary: fc.constant('<br>') },
      { weight: 2, arbitrary: fc.tuple(inline, inlineStyle, fc.array(words, { maxLength: 3 })).map(wrap) },
    ),
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('inlinePart'),
      fc.constant('<table><tr><td>x</td><td> y</td></tr><tr><th>z</th></tr></table>'),
      fc.tuple(block, blockStyle, fc.array(tie('part'), { maxLength: 4 })).map(wrap),
    ),
    whole: fc.array(tie('part'), { maxLength: 6 }).map((parts) => parts.join('')),
  }),
).whole;

function wrap([name, look, parts]: readonly [string, string, readonly string[]]): string {
  return `<${name} style="${look}">${parts.join('')}</${name}>`;
}
