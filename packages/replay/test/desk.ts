// The app most specs of this package are about: one of everything.
import type { SmallApp } from '@flowproof/driver/in-memory';

export const desk: SmallApp = {
  title: 'Desk plan',
  cookies: [
    { name: 'sid', httpOnly: true, secure: true, persistent: false },
    { name: 'theme', httpOnly: false, secure: false, persistent: true },
  ],
  pages: { '/floor/2': { title: 'Floor 2', elements: [{ kind: 'text', text: 'Second floor' }] } },
  elements: [
    { kind: 'text', key: 'status', id: 'status', text: 'Not saved' },
    { kind: 'button', text: 'Save', onClick: [{ kind: 'change', key: 'status', to: { text: 'Saved' } }] },
    {
      kind: 'button',
      text: 'Remove',
      key: 'remove',
      onClick: [
        {
          kind: 'dialog',
          type: 'confirm',
          message: 'Remove 3 files?',
          accepted: [{ kind: 'change', key: 'status', to: { text: 'Removed' } }],
          dismissed: [{ kind: 'change', key: 'status', to: { text: 'Kept' } }],
        },
      ],
      onRightClick: [{ kind: 'change', key: 'status', to: { text: 'Menu open' } }],
      onDoubleClick: [{ kind: 'change', key: 'status', to: { text: 'Removed twice' } }],
      onHover: [{ kind: 'change', key: 'status', to: { text: 'Hovered' } }],
    },
    {
      kind: 'button',
      text: 'Rename',
      onClick: [{ kind: 'dialog', type: 'prompt', message: 'New name of the desk?', replyTo: 'status' }],
    },
    { kind: 'button', text: 'Archive', disabled: true },
    { kind: 'button', text: 'Publish', covered: true },
    { kind: 'button', text: 'Spin', moving: true },
    { kind: 'field', label: 'Name', value: 'Ada' },
    { kind: 'field', label: 'Code', readOnly: true, value: 'D-17' },
    { kind: 'field', label: 'Note' },
    { kind: 'field', label: 'Stone', keeps: 'nothing', value: 'hard' },
    { kind: 'field', label: 'Password', password: true },
    { kind: 'checkbox', label: 'Reserve' },
    { kind: 'checkbox', label: 'Lit', checked: true },
    { kind: 'checkbox', label: 'Stubborn', stubborn: true },
    {
      kind: 'list',
      label: 'City',
      options: [
        { text: 'Bern', value: 'be' },
        { text: 'Basel', value: 'bs' },
        { text: 'Chur', disabled: true },
      ],
    },
    {
      kind: 'list',
      label: 'Days',
      multiple: true,
      options: [{ text: 'Mon' }, { text: 'Tue' }, { text: 'Wed' }],
    },
    { kind: 'upload', label: 'Photo' },
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
            { kind: 'text', text: 'Mint' },
            { kind: 'button', text: 'Harvest' },
          ],
        },
        {
          kind: 'item',
          content: [
            { kind: 'text', text: 'Mint' },
            { kind: 'button', text: 'Harvest' },
          ],
        },
      ],
    },
    {
      kind: 'table',
      columns: ['Desk', 'Floor'],
      rows: [
        { kind: 'row', attributes: { 'data-id': 'desk-17' }, cells: ['Window seat', '2'] },
        { kind: 'row', cells: ['Corner', '1,250'] },
      ],
    },
    { kind: 'frame', name: 'till', content: [{ kind: 'field', label: 'Amount', value: '12' }] },
    { kind: 'scroller', id: 'log', reachPx: 300, content: [{ kind: 'text', text: 'Old entry' }] },
    {
      kind: 'link',
      text: 'Floor two',
      attributes: { href: '/floor/2', class: '' },
      styles: {
        color: 'rgb(255, 0, 0)',
        'background-color': 'color(srgb 1 0 0)',
        'text-transform': 'uppercase',
      },
      onClick: [{ kind: 'go', to: '/floor/2' }],
    },
    { kind: 'text', id: 'ghost', text: 'Ghost', hidden: true },
    { kind: 'text', text: 'Total due: \u20AC 1,250.50', id: 'total' },
    { kind: 'text', text: '', id: 'blank' },
  ],
};
