// The app most specs of this package are about: one of everything a sentence may speak of.
import type { SmallApp } from '@flowproof/driver/in-memory';

export const nursery: SmallApp = {
  title: 'Nursery',
  cookies: [{ name: 'sid', httpOnly: true, secure: true, persistent: false }],
  onKey: { 'mod+k': [{ kind: 'change', key: 'state', to: { text: 'Searching' } }] },
  pages: { '/beds': { title: 'Beds', elements: [{ kind: 'text', text: 'All beds' }] } },
  elements: [
    { kind: 'text', key: 'state', id: 'state', text: 'Idle' },
    {
      kind: 'button',
      text: 'Water all',
      id: 'waterAll',
      onClick: [{ kind: 'change', key: 'state', to: { text: 'Watered' } }],
      onDoubleClick: [{ kind: 'change', key: 'state', to: { text: 'Flooded' } }],
      onRightClick: [{ kind: 'change', key: 'state', to: { text: 'Menu' } }],
      onHover: [{ kind: 'change', key: 'state', to: { text: 'Hinted' } }],
    },
    {
      kind: 'button',
      text: 'Remove',
      onClick: [
        {
          kind: 'dialog',
          type: 'confirm',
          message: 'Remove 3 plants?',
          accepted: [{ kind: 'change', key: 'state', to: { text: 'Removed' } }],
          dismissed: [{ kind: 'change', key: 'state', to: { text: 'Kept' } }],
        },
      ],
    },
    {
      kind: 'button',
      text: 'Rename',
      onClick: [{ kind: 'dialog', type: 'prompt', message: 'New name?', replyTo: 'state' }],
    },
    { kind: 'button', text: 'Sell', disabled: true },
    { kind: 'button', text: 'Hidden deal', hidden: true, id: 'deal' },
    { kind: 'field', label: 'Plant', value: 'Basil', id: 'plant' },
    { kind: 'field', label: 'Note' },
    { kind: 'field', label: 'Code', readOnly: true },
    {
      kind: 'checkbox',
      label: 'Organic',
      onClick: [{ kind: 'change', key: 'state', to: { text: 'Ticked' } }],
    },
    { kind: 'checkbox', label: 'Delivered', checked: true },
    {
      kind: 'list',
      label: 'Stage',
      options: [{ text: 'Seed', value: 's' }, { text: 'Ready' }, { text: 'Sold', disabled: true }],
    },
    {
      kind: 'list',
      label: 'Days',
      multiple: true,
      options: [{ text: 'Mon' }, { text: 'Tue' }, { text: 'Wed' }],
    },
    { kind: 'upload', label: 'Photo' },
    { kind: 'text', text: 'Seedling', onDrop: [{ kind: 'change', key: 'state', to: { text: 'Dropped' } }] },
    {
      kind: 'items',
      items: [
        {
          kind: 'item',
          id: 'sage',
          content: [
            { kind: 'text', text: 'Sage' },
            { kind: 'button', text: 'Harvest' },
          ],
        },
        {
          kind: 'item',
          content: [
            { kind: 'text', text: 'Parsley' },
            { kind: 'button', text: 'Harvest' },
          ],
        },
      ],
    },
    {
      kind: 'table',
      columns: ['Plant', 'Pots'],
      rows: [
        { kind: 'row', attributes: { 'data-id': 'row-7' }, cells: ['Mint', '30'] },
        { kind: 'row', cells: ['Thyme', [{ kind: 'field', label: 'Pots of thyme', value: '12' }]] },
      ],
    },
    { kind: 'frame', name: 'till', content: [{ kind: 'field', label: 'Amount', value: '12' }] },
    { kind: 'scroller', id: 'log', reachPx: 300, content: [{ kind: 'text', text: 'Old entry' }] },
    {
      kind: 'link',
      text: 'Beds',
      attributes: { href: '/beds' },
      styles: { color: 'rgb(255, 0, 0)', 'text-transform': 'uppercase' },
      onClick: [{ kind: 'go', to: '/beds' }],
    },
    {
      kind: 'button',
      text: 'Price list',
      onClick: [{ kind: 'download', name: 'prices.csv', content: 'thyme;3' }],
    },
    { kind: 'text', id: 'price-path', text: '/memory/downloads/prices.csv' },
    { kind: 'text', id: 'stock', text: 'In stock: 14' },
    { kind: 'text', id: 'blank', text: '' },
  ],
};
