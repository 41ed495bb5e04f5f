import { describe, expect, it } from '@jest/globals';
import { type InventoryEntry, suggestNames } from '@flowproof/driver';
import fc from 'fast-check';

function named(...texts: readonly string[]): readonly InventoryEntry[] {
  return texts.map((text) => ({ role: 'button', text }));
}

// The definition, letter by letter: slow, and with nothing to optimise.
function distance(from: string, to: string): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const rest = [a.slice(1).join(''), b.slice(1).join('')] as const;
  if (a[0] === b[0]) return distance(...rest);
  return 1 + Math.min(distance(rest[0], to), distance(from, rest[1]), distance(...rest));
}

const shortText = fc.string({ unit: fc.constantFrom('a', 'B', 'b', 'ß', ' ', '👍'), maxLength: 6 });
const entry = fc.record(
  { role: fc.constant('button'), label: shortText, text: shortText, name: shortText },
  { requiredKeys: ['role'] },
);

describe('suggesting names', () => {
  it.each([
    ['Svae', ['Save', 'Cancel', 'Print'], ['Save']],
    ['Save', ['SAVE', 'save', 'Save all'], []],
    ['Save', ['Safe', 'Sage', 'Same', 'Cave'], ['Cave', 'Safe', 'Sage']],
    ['Save', ['Slave', 'Cave', 'Shove'], ['Cave', 'Slave', 'Shove']],
    ['OK', ['No', 'Go on'], ['No']],
    ['Delivery address', ['Delivery adress', 'Billing address'], ['Delivery adress']],
    ['Bestätigen', ['Bestatigen'], ['Bestatigen']],
    ['Sign in', ['Sign\u00a0 up'], ['Sign up']],
    ['Save', ['Safe', 'Safe', ' Safe '], ['Safe']],
    ['Save', [], []],
  ])('%s among %j gives %j', (wanted, texts, suggestions) => {
    expect(suggestNames(wanted, named(...texts))).toEqual(suggestions);
  });

  it('looks at labels, texts and names alike', () => {
    const inventory: readonly InventoryEntry[] = [
      { role: 'textbox', label: 'Nome' },
      { role: 'button', text: 'Same' },
      { role: 'link', name: 'Fame' },
    ];
    expect(suggestNames('Name', inventory)).toEqual(['Fame', 'Nome', 'Same']);
  });

  it('allows two characters, or a third of a longer text', () => {
    expect(suggestNames('abcdefghi', named('abcdefxyz'))).toEqual(['abcdefxyz']);
    expect(suggestNames('abcdefghi', named('abcdewxyz'))).toEqual([]);
    expect(suggestNames('abc', named('axy'))).toEqual(['axy']);
    expect(suggestNames('abc', named('xyz'))).toEqual([]);
  });

  it('is as it is defined, whatever the texts', () => {
    fc.assert(
      fc.property(shortText, fc.array(entry, { maxLength: 6 }), (wanted, inventory) => {
        const fold = (text: string): string => text.replace(/ +/g, ' ').trim();
        const lower = fold(wanted).toLowerCase();
        const reach = Math.max(2, Array.from(lower).length / 3);
        const texts = new Set(
          inventory.flatMap(({ label, text, name }) => [label, text, name]).map((each) => fold(each ?? '')),
        );
        const expected = [...texts]
          .filter((text) => text !== '')
          .map((text) => ({ text, far: distance(lower, text.toLowerCase()) }))
          .filter(({ far }) => far > 0 && far <= reach)
          .sort((a, b) => a.far - b.far || (a.text < b.text ? -1 : 1))
          .slice(0, 3)
          .map(({ text }) => text);
        expect(suggestNames(wanted, inventory)).toEqual(expected);
      }),
    );
  });
});
