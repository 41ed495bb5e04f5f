// Twins of what is asserted about one element.
import type { Twin } from './twin.ts';

const field = (value: string): string => `<label>Plant <input id=plant value="${value}"></label>`;
const total = (text: string): string => `<p>Total <b id=total>${text}</b></p>`;
const herbs = (pots: string): string =>
  `<table><tr><th>Herb<th>Pots</tr><tr><td>Sage<td>1</tr><tr><td>Mint<td>${pots}</tr></table>`;
const missing = { page: '<p>nothing here</p>', code: 'missing_element' } as const;
const selling = (left: string): string =>
  `${total('12')}<button onclick="total.textContent = '${left}'">Sell</button>`;
const card = (state: string): string =>
  `<ul><li>Sage<button>Pick</button><li>Mint<button ${state}>Pick</button></ul>`;
const box = (more: string): string => `<label><input type=checkbox id=box ${more}>Organic</label>`;
const link = (more: string): string => `<a id=guide ${more}>Guide</a>`;
const coloured = (style: string): string => `<b id=stock style="${style}">Stock</b>`;

const texts: readonly Twin[] = [
  {
    form: 'field-contains',
    page: field('Basil'),
    sentence: 'the "Plant" field contains asi',
    fails: {
      page: field('Fern'),
      code: 'text_mismatch',
      message: 'expected "Plant" to show "asi", got "Fern"',
    },
  },
  {
    form: 'field-contains',
    page: field('Basil'),
    sentence: 'the plant field contains Basil',
    fails: { ...missing, message: 'nothing matches id:plant' },
  },
  {
    form: 'field-contains',
    page: `${total('12')}${field('12 pots')}`,
    before: ['Remember the "id:total" as total'],
    sentence: 'the "Plant" field contains ${captured.total}',
    fails: {
      page: `${total('14')}${field('12 pots')}`,
      code: 'text_mismatch',
      message: 'to show ${captured.total} = "14", got "12 pots"',
    },
  },
  {
    form: 'shows',
    page: total('€ 12.50'),
    sentence: 'the "id:total" shows 12.50',
    fails: {
      page: total('€ 12,50'),
      code: 'text_mismatch',
      message: 'expected id:total to show "12.50", got "€ 12,50"',
    },
  },
  {
    form: 'shows',
    page: herbs('30'),
    sentence: 'the "Pots" column of the row containing "Mint" shows 30',
    fails: { page: herbs('31'), code: 'text_mismatch', message: 'to show "30", got "31"' },
  },
  {
    form: 'shows',
    page: selling('10'),
    before: ['Remember the "id:total" as total', 'Click "Sell"'],
    sentence: 'the "id:total" shows ${captured.total} - 2',
    fails: {
      page: selling('11'),
      code: 'text_mismatch',
      message: 'expected id:total to show ${captured.total} - 2 = 10, got 11',
    },
  },
  {
    form: 'shows',
    page: selling('10'),
    before: ['Remember the "id:total" as total', 'Click "Sell"'],
    sentence: 'the "id:total" shows ${captured.total} - 2',
    fails: {
      page: selling('none'),
      code: 'not_a_number',
      message: 'id:total shows "none", which is not a number',
    },
  },
];

const states: readonly Twin[] = [
  {
    form: 'is-visible',
    page: field('Basil'),
    sentence: 'the "Plant" field is visible',
    fails: {
      page: `<div style="visibility: hidden">${field('Basil')}</div>`,
      code: 'visibility_mismatch',
      message: '"Plant" is present but not rendered',
    },
  },
  {
    form: 'is-visible',
    page: field('Basil'),
    sentence: 'the "Plant" is visible',
    fails: { ...missing, message: '"Plant" never appeared' },
  },
  {
    form: 'is-visible',
    page: '<p id=offer hidden>Offer</p>',
    sentence: 'the "id:offer" is not visible',
    fails: {
      page: '<p id=offer>Offer</p>',
      code: 'visibility_mismatch',
      message: 'id:offer is still on screen',
    },
  },
  {
    form: 'is-enabled',
    page: card(''),
    sentence: 'the "Pick" button in the item containing "Mint" is enabled',
    fails: {
      page: card('disabled'),
      code: 'state_mismatch',
      message: 'expected that "Pick" in the item containing "Mint" is enabled, but it is disabled',
    },
  },
  {
    form: 'is-enabled',
    page: `<fieldset disabled>${field('')}</fieldset>`,
    sentence: 'the "Plant" is disabled',
    fails: {
      page: field(''),
      code: 'state_mismatch',
      message: 'expected that "Plant" is disabled, but it is enabled',
    },
  },
  {
    form: 'is-empty',
    page: field('  '),
    sentence: 'the "Plant" field is empty',
    fails: {
      page: field('Basil'),
      code: 'text_mismatch',
      message: 'expected "Plant" to be empty, it holds "Basil"',
    },
  },
  {
    form: 'is-empty',
    page: total('12'),
    sentence: 'the "id:total" is not empty',
    fails: {
      page: total('&nbsp;'),
      code: 'text_mismatch',
      message: 'expected id:total not to be empty, it is',
    },
  },
  {
    form: 'is-empty',
    page: field(''),
    sentence: 'the "id:plant" is empty',
    fails: { ...missing, message: 'nothing matches id:plant' },
  },
  {
    form: 'checkbox-is-checked',
    page: box('checked'),
    sentence: 'the "Organic" checkbox is checked',
    fails: {
      page: box(''),
      code: 'state_mismatch',
      message: 'expected that "Organic" is checked, but it is not checked',
    },
  },
  {
    form: 'checkbox-is-checked',
    page: box(''),
    sentence: 'the "id:box" checkbox is not checked',
    fails: {
      page: '<button id=box>Organic</button>',
      code: 'not_a_checkbox',
      message: 'id:box is not a checkbox, it is',
    },
  },
  {
    form: 'checkbox-is-checked',
    page: '<div role=switch aria-checked=false>Organic</div>',
    sentence: 'the "Organic" checkbox is not checked',
    fails: { ...missing, message: 'nothing matches "Organic"' },
  },
];

const counts: readonly Twin[] = [
  {
    form: 'appears',
    page: card(''),
    sentence: 'the "Pick" appears 2 times',
    fails: {
      page: `${card('')}<button>Pick</button>`,
      code: 'element_count',
      message: 'expected "Pick" to appear 2 times, found 3',
    },
  },
  {
    form: 'appears',
    page: '<p>none</p>',
    sentence: 'the "css:.row" appears 0 times',
    fails: {
      page: '<p class=row>one</p>'.repeat(60),
      code: 'element_count',
      message: 'expected css:.row to appear 0 times, found 50 or more',
    },
  },
];

const attributes: readonly Twin[] = [
  {
    form: 'attribute-is',
    page: link('href="/guide/beds"'),
    sentence: 'the "Guide" attribute href is /guide/beds',
    fails: {
      page: link('href="/guide/Beds"'),
      code: 'attribute_mismatch',
      message: 'expected attribute href of "Guide" to be "/guide/beds", got "/guide/Beds"',
    },
  },
  {
    form: 'attribute-is',
    page: link('href=/ target=_blank'),
    sentence: 'the "Guide" attribute target is _blank',
    fails: { page: link('href=/'), code: 'attribute_mismatch', message: 'it has no such attribute' },
  },
  {
    form: 'attribute-is',
    page: link('href=/'),
    sentence: 'the "Guide" attribute target is not _blank',
    fails: {
      page: link('href=/ target=_blank'),
      code: 'attribute_mismatch',
      message: 'expected attribute target of "Guide" not to be "_blank", got "_blank"',
    },
  },
  {
    form: 'has-attribute',
    page: link('href=/ download'),
    sentence: 'the "Guide" has attribute download',
    fails: {
      page: link('href=/'),
      code: 'attribute_mismatch',
      message: 'expected that "Guide" has attribute download, but it has no attribute download',
    },
  },
  {
    form: 'has-attribute',
    page: link('href=/'),
    sentence: 'the "id:guide" does not have attribute hidden',
    fails: { ...missing, message: 'nothing matches id:guide' },
  },
  {
    form: 'style-is',
    page: coloured('color: #c81e1e'),
    sentence: 'the "Stock" style color is rgb(200, 30, 30)',
    fails: {
      page: coloured('color: #c81e1f'),
      code: 'style_mismatch',
      message: 'expected style color of "Stock" to be "rgb(200, 30, 30)", got "rgb(200, 30, 31)"',
    },
  },
  {
    form: 'style-is',
    page: coloured('text-transform: capitalize'),
    sentence: 'the "id:stock" style text-transform is not uppercase',
    fails: {
      page: coloured('text-transform: uppercase'),
      code: 'style_mismatch',
      message: 'not to be "uppercase", got "uppercase"',
    },
  },
];

export const elementClaimTwins: readonly Twin[] = [...texts, ...states, ...counts, ...attributes];
