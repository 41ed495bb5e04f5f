// The reference finder, rung by rung and region by region.
import { describe, expect, it } from '@jest/globals';
import type { ElementLocator, Locator, Purpose } from '@flowproof/driver';
import type { AppElement, TableElement } from '@flowproof/driver/in-memory';
import { opened } from './opened-app.ts';

async function describeFound(
  elements: readonly AppElement[],
  locator: Locator,
  purpose: Purpose = 'read',
): Promise<string> {
  const { surface } = await opened(elements);
  const answer = await surface.resolve(locator, {
    purpose,
    read: [{ kind: 'attribute', name: 'id' }],
  });
  if (answer.kind === 'found') return answer.readings.attribute ?? answer.description;
  return 'message' in answer ? `${answer.kind}: ${answer.message}` : 'missing';
}

describe('finding by text', () => {
  const page: readonly AppElement[] = [
    { kind: 'text', id: 'heading', text: 'Total' },
    { kind: 'link', id: 'revenue', text: 'Total revenue' },
    { kind: 'field', id: 'name', label: 'Name', placeholder: 'Your name' },
    { kind: 'checkbox', id: 'terms', label: 'Accept terms' },
    { kind: 'button', id: 'close', text: '×', attributes: { 'aria-label': 'Close' } },
    { kind: 'button', id: 'save', text: 'SAVE' },
    { kind: 'list', id: 'size', label: 'Size', options: [{ text: 'Small' }] },
    {
      kind: 'items',
      items: [{ kind: 'item', id: 'tea', content: [{ kind: 'text', id: 'price', text: 'Tea 3.00' }] }],
    },
    { kind: 'text', id: 'note', text: 'hidden note', hidden: true },
  ];
  type Case = readonly [query: Omit<ElementLocator, 'kind'>, found: string];
  const cases: readonly Case[] = [
    [{ text: 'Total', ladder: 2 }, 'heading'],
    // Engines with eight rungs do not see plain texts, so the longer link is what their traces mean.
    [{ text: 'Total' }, 'revenue'],
    [{ text: 'Total', ladder: 2, nth: 2 }, 'missing'],
    [{ text: 'Name', ladder: 2 }, 'name'],
    [{ text: 'Your name', ladder: 2 }, 'name'],
    [{ text: 'Nam', ladder: 2 }, 'name'],
    [{ text: 'accept TERMS', ladder: 2 }, 'terms'],
    [{ text: 'accept', ladder: 2 }, 'terms'],
    [{ text: 'Close', ladder: 2 }, 'close'],
    [{ text: 'save', ladder: 2 }, 'save'],
    [{ text: 'Size', ladder: 2 }, 'size'],
    [{ text: 'Tea 3.00', ladder: 2 }, 'price'],
    [{ text: 'Tea', ladder: 2 }, 'price'],
    [{ text: 'tea 3', ladder: 2 }, 'price'],
    [{ text: 'Tea' }, 'price'],
    [{ text: 'hidden note', ladder: 2 }, 'missing'],
    [{ text: 'Save', role: 'field', ladder: 2 }, 'missing'],
    [{ text: 'Size', role: 'field', ladder: 2 }, 'size'],
    [{ text: 'Total revenue', role: 'button', ladder: 2 }, 'revenue'],
    [{ text: '3.00', ladder: 2 }, 'missing'],
    [{ name: 'Close' }, 'close'],
    [{ controlType: 'Button' }, 'missing'],
    [{ text: ' ', ladder: 2 }, 'missing'],
  ];

  it.each(cases)('%j finds %s', async (query, found) => {
    expect(await describeFound(page, { kind: 'element', ...query })).toBe(found);
  });

  const twins: readonly AppElement[] = [
    { kind: 'button', id: 'hidden', text: 'Save', hidden: true },
    { kind: 'button', id: 'covered', text: 'Save', covered: true },
    { kind: 'button', id: 'free', text: 'Save' },
    { kind: 'button', id: 'longer', text: 'Save all' },
  ];
  it.each([
    ['click', undefined, 'free'],
    ['read', undefined, 'covered'],
    ['click', 1, 'hidden'],
    ['click', 2, 'covered'],
  ] as const)('of equal texts %s with ordinal %s takes the %s one', async (purpose, nth, found) => {
    const locator = { kind: 'element', text: 'Save', ladder: 2, ...(nth !== undefined && { nth }) } as const;
    expect(await describeFound(twins, locator, purpose)).toBe(found);
  });

  it('waits for a hidden match rather than taking a weaker one', async () => {
    const locator = { kind: 'element', text: 'Save', ladder: 2 } as const;
    const elements = twins.filter(({ id }) => id === 'hidden' || id === 'longer');
    expect(await describeFound(elements, locator, 'click')).toBe('hidden');
  });

  it('lets an ordinal fall through the eight rungs of other engines, and counts so', async () => {
    const elements: readonly AppElement[] = [
      { kind: 'button', id: 'one', text: 'Edit' },
      { kind: 'button', id: 'two', text: 'Edit all' },
    ];
    const { surface } = await opened(elements);
    expect(await describeFound(elements, { kind: 'element', text: 'Edit', nth: 2 })).toBe('two');
    expect(await surface.count({ kind: 'element', text: 'Edit' }, 50)).toBe(2);
    expect(await surface.count({ kind: 'element', text: 'Edit', ladder: 2 }, 50)).toBe(1);
  });

  it.each([
    [{ id: 'badge', text: 'New' }, '#badge'],
    [{ id: 'badge-17', text: 'New' }, undefined],
    [{ id: 'badge-17', text: 'New', attributes: { 'data-testid': 'new' } }, '[data-testid="new"]'],
  ])('offers an identity for a text that other engines do not see: %j', async (element, css) => {
    const { surface } = await opened([
      { kind: 'text', ...element },
      { kind: 'button', text: 'Old', id: 'old' },
    ]);
    const plain = await surface.resolve({ kind: 'element', text: 'New', ladder: 2 }, { purpose: 'read' });
    expect(plain).toMatchObject({ kind: 'found', ...(css !== undefined && { hints: { css } }) });
    expect('hints' in plain).toBe(css !== undefined);
    const known = await surface.resolve({ kind: 'element', text: 'Old', ladder: 2 }, { purpose: 'read' });
    expect('hints' in known).toBe(false);
  });
});

describe('finding by a selector', () => {
  const page: readonly AppElement[] = [
    { kind: 'button', id: 'a', text: 'A', attributes: { class: 'big red' } },
    {
      kind: 'items',
      id: 'list',
      items: [{ kind: 'item', id: 'b', content: [{ kind: 'link', id: 'c', text: 'C' }] }],
    },
    { kind: 'field', id: 'd', label: 'D', password: true, attributes: { 'data-x': 'a, b' } },
  ];

  it.each([
    ['#a', 'a'],
    ['.red', 'a'],
    ['button.big.red', 'a'],
    ['.re', 'missing'],
    ['ul a', 'c'],
    ['#list > a', 'unusable: css:#list > a is no selector that this surface understands'],
    ['li', 'b'],
    ['input[type="password"]', 'd'],
    ['[data-x="a, b"]', 'd'],
    ['[data-x]', 'd'],
    ['[data-y]', 'missing'],
    ['.none, #c', 'c'],
    ['*', 'a'],
    ['', 'unusable: css: is no selector that this surface understands'],
    ['a:hover', 'unusable: css:a:hover is no selector that this surface understands'],
  ])('%s finds %s', async (css, found) => {
    expect(await describeFound(page, { kind: 'element', css })).toBe(found);
  });
});

describe('finding a cell', () => {
  const orders: TableElement = {
    kind: 'table',
    columns: ['Customer', 'Order total'],
    rows: [
      { kind: 'row', id: 'r1', cells: ['John Smith', '1'] },
      { kind: 'row', id: 'r2', cells: ['John Jones', '2'] },
      { kind: 'row', cells: ['Ada'] },
    ],
  };
  const others: TableElement = {
    kind: 'table',
    columns: ['Customer', 'Order total'],
    rows: [{ kind: 'row', cells: ['Grace', '3'] }],
  };

  it.each([
    [['Smith'], 'Order total', undefined, 'cell "1"'],
    [['Smith'], 'total', undefined, 'cell "1"'],
    [['John', 'Jones'], 'Order total', undefined, 'cell "2"'],
    [['Grace'], 'Order total', undefined, 'cell "3"'],
    [['John'], 'Order total', 'r2', 'cell "2"'],
    [['Nobody'], 'Order total', 'r2', 'cell "2"'],
    [['Smith'], 'Order total', 'r2', 'cell "1"'],
    [['Smith'], 'Order total', 'r9', 'cell "1"'],
    [['John'], 'Order total', 'r9', 'ambiguous: the row anchor "John" matches 2 rows'],
    [['Ada'], 'Order total', undefined, 'missing'],
    [['john'], 'Order total', undefined, 'missing'],
    [['John', 'Ada'], 'Order total', undefined, 'missing'],
    [['Smith'], 'r', undefined, 'missing'],
  ])('with %j under %s and row id %s gives %s', async (rowAnchors, columnText, rowId, found) => {
    const locator = { kind: 'cell', columnText, rowAnchors, ...(rowId !== undefined && { rowId }) } as const;
    expect(await describeFound([orders, others], locator)).toBe(found);
  });

  it('passes over tables that are not drawn', async () => {
    const locator = { kind: 'cell', columnText: 'Order total', rowAnchors: ['Grace'] } as const;
    const hidden: TableElement = { ...others, hidden: true };
    expect(await describeFound([hidden, others], locator)).toBe('cell "3"');
    expect(await describeFound([hidden], locator)).toBe('cell "3"');
  });

  it('takes a second table that fits as well for a second row', async () => {
    const locator = { kind: 'cell', columnText: 'Order total', rowAnchors: ['Grace'] } as const;
    expect(await describeFound([others, others], locator)).toBe(
      'ambiguous: the row anchor "Grace" matches 2 rows',
    );
  });

  it('tells the id of the row', async () => {
    const { surface } = await opened([orders]);
    const locator = { kind: 'cell', columnText: 'Customer', rowAnchors: ['Jones'] } as const;
    expect(await surface.resolve(locator, { purpose: 'read' })).toMatchObject({ hints: { rowId: 'r2' } });
    expect(await surface.count(locator, 50)).toBe(1);
    expect(await surface.count({ ...locator, rowAnchors: ['Nobody'] }, 50)).toBe(0);
    expect(await surface.count({ ...locator, rowAnchors: ['John'] }, 50)).toMatchObject({
      kind: 'ambiguous',
    });
  });
});

describe('finding within a container', () => {
  const page: readonly AppElement[] = [
    {
      kind: 'items',
      id: 'outer',
      items: [
        {
          kind: 'item',
          id: 'team',
          content: [
            { kind: 'text', text: 'Team' },
            {
              kind: 'items',
              items: [
                {
                  kind: 'item',
                  id: 'ada',
                  content: [
                    { kind: 'text', text: 'Ada' },
                    { kind: 'button', id: 'x1', text: 'Kick' },
                  ],
                },
                {
                  kind: 'item',
                  id: 'bob',
                  content: [
                    { kind: 'text', text: 'Bob' },
                    { kind: 'button', id: 'x2', text: 'Kick' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    { kind: 'button', id: 'x3', text: 'Kick' },
  ];

  it.each([
    ['item', ['Bob'], undefined, 'x2'],
    ['item', ['Ada', 'Bob'], undefined, 'x1'],
    ['css:#outer', ['Bob'], undefined, 'x1'],
    ['id:bob', ['Bob'], undefined, 'x2'],
    ['item', ['Kick'], undefined, 'ambiguous: the anchor "Kick" matches 2 items'],
    ['item', ['Kick'], 'bob', 'x2'],
    ['item', ['Nobody'], 'bob', 'x2'],
    ['item', ['Nobody'], undefined, 'missing'],
    ['item', ['Ada'], 'bob', 'x1'],
    ['css:!', ['Ada'], undefined, 'unusable: "css:!" is no container'],
    ['row', ['Ada'], undefined, 'unusable: "row" is no container'],
  ])('%s containing %j with id %s finds %s', async (container, anchors, containerId, found) => {
    const locator = {
      kind: 'scoped',
      container,
      anchors,
      inner: { text: 'Kick', ladder: 2 },
      ...(containerId !== undefined && { containerId }),
    } as const;
    expect(await describeFound(page, locator)).toBe(found);
  });

  it('tells the id of the container and counts within it', async () => {
    const { surface } = await opened(page);
    const locator = {
      kind: 'scoped',
      container: 'item',
      anchors: ['Bob'],
      inner: { text: 'Kick', ladder: 2 },
    } as const;
    expect(await surface.resolve(locator, { purpose: 'click' })).toMatchObject({
      hints: { containerId: 'bob' },
    });
    expect(await surface.count(locator, 50)).toBe(1);
    expect(await surface.count({ ...locator, anchors: ['Nobody'] }, 50)).toBe(0);
    expect(await surface.count({ ...locator, container: 'row' }, 50)).toMatchObject({ kind: 'unusable' });
  });
});

describe('finding in a frame', () => {
  const page: readonly AppElement[] = [
    {
      kind: 'frame',
      name: 'chat-1',
      attributes: { title: 'Support chat' },
      content: [{ kind: 'button', id: 'inner', text: 'Send' }],
    },
    { kind: 'frame', name: 'map', content: [] },
    { kind: 'button', id: 'outer', text: 'Send' },
  ];

  it.each([
    ['Support chat', 'inner'],
    ['chat', 'inner'],
    ['css:[name="chat-1"]', 'inner'],
    ['map', 'missing'],
    ['a', 'missing'],
    ['css:button', 'missing'],
  ])('%s finds %s', async (frame, found) => {
    expect(await describeFound(page, { kind: 'framed', frame, inner: { text: 'Send', ladder: 2 } })).toBe(
      found,
    );
  });

  it('lists the frames that there are', async () => {
    const { surface } = await opened(page);
    const locator = { kind: 'framed', frame: 'News', inner: { text: 'Send' } } as const;
    expect(await surface.resolve(locator, { purpose: 'read' })).toEqual({
      kind: 'missing',
      detail: 'the frames are "Support chat", "map"',
    });
    const { surface: without } = await opened([]);
    expect(await without.resolve(locator, { purpose: 'read' })).toEqual({
      kind: 'missing',
      detail: 'there are no frames',
    });
  });

  it('never finds what is in a frame from outside', async () => {
    expect(await describeFound(page, { kind: 'element', text: 'Send', ladder: 2 })).toBe('outer');
  });
});
