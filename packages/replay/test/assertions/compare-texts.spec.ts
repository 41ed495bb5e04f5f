// How texts, numbers, addresses and colours are compared: cases, and laws that hold for all of them.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isAddress } from '../../src/assertions/compare-addresses.ts';
import { parseColour, sameColour } from '../../src/assertions/compare-colours.ts';
import { containsText, countText, equalsText, numberIn } from '../../src/assertions/compare-texts.ts';
import { namedColours } from '../../src/assertions/named-colours.ts';
import { drawsNothing, spacedTwice, words } from '../arbitraries/texts.ts';

describe('a text', () => {
  it.each([
    ['Total\u00A0due', 'Total due', true],
    ['Total\u3000\n due', 'total DUE', true],
    ['So\u00ADft hy\u200Bphen', 'Soft hyphen', true],
    ['\u202Eabc\u202C', 'ABC', true],
    ['\uFEFFBOM', 'bom', true],
    ['a\u0085b', 'a b', true],
    ['stra\u00DFe', 'STRASSE', false],
    ['\u00C4rger', '\u00E4rger', true],
    ['fam\u200Dily', 'family', false],
    ['one\u200Ctwo', 'onetwo', false],
    ['anything', '', true],
    ['', 'x', false],
  ])('%j contains %j: %s', (text, wanted, holds) => {
    expect(containsText(text, wanted)).toBe(holds);
  });

  it.each([
    [' a  b ', 'A B', true],
    ['ab', 'a b', false],
    ['\u0130', 'i\u0307', true],
  ])('%j equals %j: %s', (text, wanted, holds) => {
    expect(equalsText(text, wanted)).toBe(holds);
  });

  it.each([
    ['aXaXa', 'a', 3],
    ['aaaa', 'aa', 2],
    ['Row row ROW', 'row', 1],
    ['Row Row ROW', 'row', 3],
    ['Row\u00A0 1, row 1', 'Row 1', 1],
    ['x', '', 0],
  ])('%j holds %j as often as %i times', (text, wanted, count) => {
    expect(countText(text, wanted)).toBe(count);
  });

  it('is the same however it is spaced and whatever it holds that draws nothing', () => {
    fc.assert(
      fc.property(spacedTwice(), ({ one, other }) => {
        expect(equalsText(one, other)).toBe(true);
        expect(containsText(one, other)).toBe(true);
        expect(countText(one, other)).toBe(countText(other, one));
      }),
    );
  });

  it('contains every piece of itself, and so does its opposite in case', () => {
    fc.assert(
      fc.property(words(), words(), words(), drawsNothing(), (before, piece, after, nothing) => {
        expect(containsText(`${before} ${piece}${nothing} ${after}`, piece)).toBe(true);
        expect(containsText(`${before} ${piece} ${after}`.toUpperCase(), piece.toUpperCase())).toBe(true);
      }),
    );
  });

  it('contains what it holds at least once, and nothing it holds not at all', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, wanted) => {
        fc.pre(wanted.trim() !== '');
        const often = countText(text, wanted);
        if (often > 0) expect(containsText(text, wanted)).toBe(true);
      }),
    );
  });
});

describe('the number a text shows', () => {
  it.each([
    ['Total: \u20AC 1,250.50', 1250.5],
    ['$12', 12],
    ['1\u00A0250', 1250],
    ['1\u202F250', 1250],
    ['1 250', 250],
    ['12 pots of 3', 3],
    ['12 pots', 12],
    ['-4.5', -4.5],
    ['+.5', 0.5],
    ['5.', 5],
    ['1.5e3', 1500],
    ['4\u200B2', 42],
    ['12%', undefined],
    ['abc', undefined],
    ['', undefined],
    ['.', undefined],
    ['1e999', undefined],
    ['Infinity', undefined],
    ['0x10', undefined],
  ])('%j is %s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  it('is the number that was written into it, whatever stands before', () => {
    fc.assert(
      fc.property(fc.integer(), words(), (number, before) => {
        expect(numberIn(`${before} \u20AC${number.toLocaleString('en-US')}`)).toBe(number);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    ['https://desk.example/floor?x=1#top', '/floor', true],
    ['https://desk.example/floor?x=1#top', '/floor?x=1', true],
    ['https://desk.example/floor?x=1#top', '/floor#top', true],
    ['https://desk.example/floor?x=1#top', '/floor?x=1#top', true],
    ['https://desk.example/floor?x=1', '/floor?x=2', false],
    ['https://desk.example/floor', '/floor?', false],
    ['https://desk.example/floor?', '/floor?', true],
    ['https://desk.example/floor/', '/floor', false],
    ['https://desk.example', '/', true],
    ['https://desk.example?x=1', '/', true],
    ['https://desk.example/#/orders?tab=1', '/#/orders?tab=1', true],
    ['https://desk.example/#/orders', '/', true],
    ['https://desk.example/Floor', '/floor', false],
    ['https://desk.example/floor', 'https://desk.example/floor', true],
    ['https://desk.example/floor', 'desk.example/floor', false],
    ['https://desk.example/go?to=https://x', '/go?to=https://x', false],
    ['file:///work/page.html', '/work/page.html', true],
    ['about:blank', 'about:blank', true],
    ['about:blank', '/', false],
    ['', '/', false],
  ])('%s is %s: %s', (url, wanted, holds) => {
    expect(isAddress(url, wanted)).toBe(holds);
  });

  it('is always itself, and its own path', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (written) => {
        const url = new URL(written);
        expect(isAddress(url.href, url.href)).toBe(true);
        fc.pre(!/[?#]|:\/\//.test(url.pathname));
        expect(isAddress(url.href, url.pathname)).toBe(true);
      }),
    );
  });
});

describe('a colour', () => {
  it.each([
    ['red', 'rgb(255, 0, 0)'],
    ['RebeccaPurple', '#639'],
    ['#0F08', 'rgba(0, 255, 0, 0.533)'],
    ['#00ff0080', 'rgb(0 255 0 / 50.2%)'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['rgba(10,20,30,1)', 'rgb(10 20 30)'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
    ['rgb(300, 0, 0)', 'red'],
    [' grey ', 'GRAY'],
  ])('%s is the same as %s', (one, other) => {
    const [left, right] = [parseColour(one), parseColour(other)];
    expect(left !== undefined && right !== undefined && sameColour(left, right)).toBe(true);
  });

  it.each([
    ['red', 'rgb(254, 0, 0)'],
    ['red', 'rgba(255, 0, 0, 0.5)'],
    ['black', 'transparent'],
  ])('%s is not the same as %s', (one, other) => {
    const [left, right] = [parseColour(one), parseColour(other)];
    expect(left !== undefined && right !== undefined && sameColour(left, right)).toBe(false);
  });

  it.each([
    '',
    'reddish',
    '#12345',
    '#ggg',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(a, b, c)',
    'rgb(1, 2, 3, x)',
    'hsl(0 100% 50%)',
    'color(srgb 1 0 0)',
  ])('cannot be read from %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('has 148 names, each of six digits', () => {
    expect(namedColours.size).toBe(148);
    expect([...namedColours.values()].every((hex) => /^[0-9a-f]{6}$/.test(hex))).toBe(true);
  });

  it('is the same in all its spellings', () => {
    const part = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(part, part, part, (red, green, blue) => {
        const hex = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('');
        const spelt = [`#${hex}`, `rgb(${red}, ${green}, ${blue})`, `rgba(${red} ${green} ${blue} / 1)`];
        expect(spelt.map(parseColour)).toEqual([0, 1, 2].map(() => [red, green, blue, 1]));
      }),
    );
  });
});
