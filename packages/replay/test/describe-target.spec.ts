// A recorded target in the words of the person who wrote it.
import { describe, expect, it } from '@jest/globals';
import type { Selector, SelectorPayload } from '@flowproof/trace-format';
import { anchorText, describeTarget } from '../src/describe-target.ts';
import { cell, css, id, inFrame, inItem, text } from './stage.ts';

const structural = (payload: SelectorPayload): Selector => ({
  tier: 'structural',
  provenance: 'web',
  payload,
});

describe('a target', () => {
  it.each<readonly [string, readonly Selector[], string, string | undefined]>([
    ['a text', [text('Save')], '"Save"', 'Save'],
    ['a selector', [css('.total')], 'css:.total', undefined],
    ['an id', [id('total')], 'id:total', undefined],
    ['the first', [text('Edit', { nth: 1 })], '1st "Edit"', 'Edit'],
    ['the second', [text('Edit', { nth: 2 })], '2nd "Edit"', 'Edit'],
    [
      'the third',
      [css('.edit')].map((each) => ({ ...each, payload: { ...each.payload, nth: 3 } })),
      '3rd css:.edit',
      undefined,
    ],
    ['the eleventh', [text('Edit', { nth: 11 })], '11th "Edit"', 'Edit'],
    ['the 112th', [text('Edit', { nth: 112 })], '112th "Edit"', 'Edit'],
    ['the 121st', [text('Edit', { nth: 121 })], '121st "Edit"', 'Edit'],
    ['a cell', [cell('Price', 'Mint')], 'the "Price" column of the row containing "Mint"', undefined],
    [
      'a cell with two anchors',
      [structural({ kind: 'cell', column_text: 'Price', row_anchor: 'Mint', row_anchor_also: ['5 l'] })],
      'the "Price" column of the row containing "Mint" and "5 l"',
      undefined,
    ],
    ['something in an item', [inItem('Edit', 'Mint')], '"Edit" in the item containing "Mint"', 'Edit'],
    [
      'something in a container',
      [structural({ kind: 'scoped', container: 'css:.bed', container_anchor: 'Mint', inner_css: '.edit' })],
      'css:.edit in the "css:.bed" containing "Mint"',
      undefined,
    ],
    ['something in a frame', [inFrame('Amount', 'till')], '"Amount" in the iframe "till"', 'Amount'],
    ['a control type alone', [structural({ control_type: 'Button' })], 'a Button', undefined],
    ['a name', [structural({ control_type: 'Button', name: 'Save' })], '"Save"', undefined],
    [
      'a rung that cannot resolve, then a text',
      [{ tier: 'ai_relocation', provenance: 'vision', payload: { context: 'the button' } }, text('Save')],
      '"Save"',
      'Save',
    ],
    [
      'nothing that is known',
      [structural({ kind: 'nested' })],
      'a target this version cannot address',
      undefined,
    ],
    ['nothing', [], 'a target this version cannot address', undefined],
  ])('is named: %s', (_, ladder, name, anchor) => {
    expect(describeTarget(ladder)).toBe(name);
    expect(anchorText(ladder)).toBe(anchor);
  });
});
