import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { PageInner, PageLocator, PagePurpose, PageReading } from '../../src/page-script/protocol.ts';
import { launchChromium, openWorld, type PageWorld } from './page-world.ts';

let browser: Browser;
let world: PageWorld;

beforeAll(async () => {
  browser = await launchChromium();
  world = await openWorld(browser);
});
afterAll(async () => {
  await world.close();
  await browser.close();
});

/** Text of what is found, or what is said instead. */
async function textOf(
  locator: PageLocator,
  purpose: PagePurpose = 'read',
  reading: PageReading = { kind: 'text' },
): Promise<string> {
  const answer = await world.resolve(locator, purpose, [reading]);
  switch (answer.kind) {
    case 'found':
      return String(Object.values(answer.readings)[0]);
    case 'missing':
      return `missing: ${answer.detail ?? ''}`;
    default:
      return `${answer.kind}: ${answer.message}`;
  }
}

const cell = (columnText: string, ...rowAnchors: string[]): PageLocator => ({
  kind: 'cell',
  columnText,
  rowAnchors,
});

describe('cells', () => {
  const merged =
    '<table><thead><tr><th rowspan=2>Region</th><th colspan=2>Last year</th><th colspan=2>This year</th><th rowspan=2>Remark</th></tr>' +
    '<tr><th>Sales</th><th>Costs</th><th>Income</th><th>Spend</th></tr></thead><tbody>' +
    '<tr><td rowspan=2>North</td><td>10</td><td>4</td><td>12</td><td>5</td><td>on time</td></tr>' +
    '<tr><td>21</td><td>8</td><td>23</td><td>9</td><td>overdue</td></tr>' +
    '<tr><td>South</td><td colspan=2>closed</td><td>31</td><td>14</td><td>new</td></tr></tbody></table>';
  const people =
    '<table><tr><th>First name</th><th>Last name</th><th>Email</th></tr><tr><td>John</td><td>Smith</td><td>smith@x</td></tr>' +
    '<tr><td>John</td><td>Doe</td><td>doe@x</td></tr><tr><td>Jane</td><td>Doe</td><td>jane@x</td></tr></table>';
  const stub =
    '<table><tr><td></td><th>Mon</th><th>Tue</th></tr><tr><th>Ann</th><td>1</td><td>2</td></tr><tr><th>Bob</th><td>3</td><td>4</td></tr></table>';
  const grid =
    '<div role=grid><div role=row><span role=columnheader>Name</span><span role=columnheader>Age</span></div>' +
    '<div role=row><span role=gridcell>Ann</span><span role=gridcell>30</span></div></div>';
  const second = people.replaceAll('John', 'Jim').replaceAll('@x', '@y');
  const nested =
    '<table><tr><th>Group</th><th>Name</th></tr><tr><td>One</td><td><table><tr><th>Name</th><th>Size</th></tr>' +
    '<tr><td>inner</td><td>7</td></tr></table></td></tr></table>';

  it.each([
    ['a column by its place in the drawn table', merged, cell('Spend', 'on time'), '5'],
    ['a row that begins under a cell from above', merged, cell('Spend', 'overdue'), '9'],
    ['the first column of that row', merged, cell('Sales', 'overdue'), '21'],
    ['the cell from above', merged, cell('Region', 'overdue'), 'North'],
    ['an anchor in the cell from above', merged, cell('Spend', 'North', 'overdue'), '9'],
    ['a heading over two rows', merged, cell('Remark', 'South'), 'new'],
    ['a column behind a wide cell', merged, cell('Income', 'South'), '31'],
    ['a wide cell for both of its columns', merged, cell('Costs', 'South'), 'closed'],
    [
      'a heading over columns with headings is no column',
      merged,
      cell('Last year', 'South'),
      'missing: no table has the column "Last year"',
    ],
    [
      'a wide heading without headings below is its first column',
      '<table><tr><th>A</th><th colspan=2>Wide</th></tr><tr><td>x</td><td>1</td><td>2</td></tr></table>',
      cell('Wide', 'x'),
      '1',
    ],
    ['two anchors', people, cell('Email', 'John', 'Doe'), 'doe@x'],
    ['an anchor across cells', people, cell('Email', 'John Doe'), 'doe@x'],
    [
      'a row that the anchor does not single out',
      people,
      cell('Email', 'John'),
      'ambiguous: the row anchor "John" matches 2 rows, so no row is picked',
    ],
    ['anchors with their capitals', people, cell('Email', 'john'), 'missing: no row contains "john"'],
    ['the only heading that contains the text', people, cell('First', 'Jane'), 'Jane'],
    [
      'not one of several that contain it',
      people,
      cell('name', 'Jane'),
      'missing: no table has the column "name"',
    ],
    ['a stub cell above the row labels', stub, cell('Tue', 'Bob'), '4'],
    ['a row label as the anchor', stub, cell('Mon', 'Ann'), '1'],
    ['a grid of roles', grid, cell('Age', 'Ann'), '30'],
    [
      'a table below one that does not fit',
      '<table><tr><th>X</th></tr><tr><td>Jane</td></tr></table>' + people,
      cell('Email', 'Jane'),
      'jane@x',
    ],
    [
      'two tables that fit alike',
      people + second,
      cell('Email', 'Jane'),
      'ambiguous: the row anchor "Jane" matches 2 rows, so no row is picked',
    ],
    [
      'a table that is not rendered does not count',
      people + `<div hidden>${second}</div>`,
      cell('Email', 'Jane'),
      'jane@x',
    ],
    ['but is taken when no other fits', `<div hidden>${people}</div>`, cell('Email', 'Jane'), 'jane@x'],
    [
      'a row that is not rendered does not count',
      people.replace('<tr><td>John</td><td>Smith', '<tr hidden><td>John</td><td>Smith'),
      cell('Email', 'John'),
      'doe@x',
    ],
    [
      'a duplicate header',
      '<table><tr><th>A</th><th>A</th></tr><tr><td>1</td><td>2</td></tr></table>',
      cell('A', '1'),
      'ambiguous: the column header "A" is not unique: 2 headers of one table say so',
    ],
    [
      'the same header above and below',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody><tfoot><tr><th>A</th><th>B</th></tr></tfoot></table>',
      cell('B', '1'),
      '2',
    ],
    [
      'a row label that reads like a column',
      '<table><tr><th>Item</th><th>Total</th></tr><tr><th>Total</th><td>9</td></tr></table>',
      cell('Total', 'Total'),
      '9',
    ],
    ['the row of a table inside', nested, cell('Name', 'inner'), 'inner'],
    ['the outer row by its own text', nested, cell('Group', 'One'), 'One'],
    [
      'folded texts',
      '<table><tr><th>Un&nbsp;it</th></tr><tr><td>a&shy;b&nbsp;c</td></tr></table>',
      cell('Un it', 'ab c'),
      'a\u00adb\u00a0c',
    ],
    ['no table', '<p>x</p>', cell('A', 'b'), 'missing: the page shows no table'],
    [
      'too few cells',
      '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
      cell('B', '1'),
      'missing: no row contains "1"',
    ],
    [
      'a row span of zero ends with its group',
      '<table><tr><th>A</th><th>B</th></tr><tbody><tr><td rowspan=0>x</td><td>1</td></tr><tr><td>2</td></tr></tbody><tbody><tr><td>y</td><td>3</td></tr></tbody></table>',
      cell('B', 'x', '2'),
      '2',
    ],
    [
      'only the chosen option of a list anchors',
      '<table><tr><th>A</th><th>B</th></tr><tr><td><select><option>red<option>blue</select></td><td>1</td></tr><tr><td>blue</td><td>2</td></tr></table>',
      cell('B', 'blue'),
      '2',
    ],
  ])('%s', async (_, html, locator, expected) => {
    await world.show(html);
    expect(await textOf(locator)).toBe(expected);
  });

  const rows =
    '<table><tr><th data-field=who>Who</th><th data-field=pay>Pay</th></tr>' +
    '<tr id=r1><td>Ann</td><td data-field=pay>1</td></tr><tr data-id=r2><td>Ann</td><td class="x column-pay">2</td></tr><tr row-id=r3><td>Bob</td><td col-id=pay>3</td></tr></table>';
  it.each([
    ['a recorded row that holds the anchor', { columnText: 'Pay', rowAnchors: ['Ann'], rowId: 'r2' }, '2'],
    [
      'a recorded row when nothing holds the anchor',
      { columnText: 'Pay', rowAnchors: ['Cleo'], rowId: 'r1' },
      '1',
    ],
    [
      'another row when only that holds the anchor',
      { columnText: 'Pay', rowAnchors: ['Bob'], rowId: 'r1' },
      '3',
    ],
    [
      'several when the recorded one does not',
      { columnText: 'Pay', rowAnchors: ['Ann'], rowId: 'r3' },
      'ambiguous: the row anchor "Ann" matches 2 rows, so no row is picked',
    ],
    ['an id that is gone', { columnText: 'Pay', rowAnchors: ['Bob'], rowId: 'r9' }, '3'],
    [
      'a recorded field when the heading changed',
      { columnText: 'Salary', rowAnchors: ['Bob'], columnField: 'pay' },
      '3',
    ],
  ])('%s', async (_, parts, expected) => {
    await world.show(rows);
    expect(await textOf({ kind: 'cell', ...parts })).toBe(expected);
  });

  it.each([
    ['1', { columnField: 'pay', rowId: 'r1' }],
    ['2', { columnField: 'pay', rowId: 'r2' }],
    ['3', { columnField: 'pay', rowId: 'r3' }],
  ])('gives hints of the cell and its row: %s', async (value, hints) => {
    await world.show(rows);
    const answer = await world.resolve(cell('Pay', value), 'read');
    expect(answer).toMatchObject({ kind: 'found', hints });
  });
});

describe('the control in a cell or host', () => {
  const page =
    '<table><tr><th>Who</th><th>Pay</th><th>Paid</th><th>Two</th><th>Kind</th><th>Act</th><th>Part</th></tr><tr><td>Ann</td><td><input value=12 title=wage></td>' +
    '<td>yes: <input type=checkbox checked></td><td><input><input></td><td><select><option>a<option value=B selected>b</select></td>' +
    '<td data-x=own><button data-x=b data-y=c disabled>Go</button></td><td>or <button disabled>Go</button></td></tr></table><div id=box><label>x <input value=9></label></div><div id=none>y</div>';
  it.each([
    ['the field in a cell', cell('Pay', 'Ann'), 'read', { kind: 'value' }, '12'],
    ['the box in a cell', cell('Paid', 'Ann'), 'read', { kind: 'checked' }, 'true'],
    [
      'not one of two',
      cell('Two', 'Ann'),
      'read',
      { kind: 'value' },
      'missing: cell is there, but it holds 2 fields, and which of them is meant is not said',
    ],
    ['the list in a cell', cell('Kind', 'Ann'), 'select', { kind: 'value' }, 'b'],
    ['the field in a css target', { kind: 'element', css: '#box' }, 'read', { kind: 'value' }, '9'],
    [
      'none',
      { kind: 'element', css: '#none' },
      'read',
      { kind: 'value' },
      'missing: div "y" is there, but it is no field and holds none',
    ],
    ['a whole cell shows its one control', cell('Pay', 'Ann'), 'read', { kind: 'text' }, '12'],
    ['a part of a cell is not asked', cell('Part', 'Ann'), 'read', { kind: 'enabled' }, 'true'],
    ['the whole of a cell is', cell('Act', 'Ann'), 'read', { kind: 'enabled' }, 'false'],
    [
      'the own attribute of a cell comes first',
      cell('Act', 'Ann'),
      'read',
      { kind: 'attribute', name: 'data-x' },
      'own',
    ],
    ['one that the cell lacks', cell('Act', 'Ann'), 'read', { kind: 'attribute', name: 'data-y' }, 'c'],
    ['none that a part has', cell('Paid', 'Ann'), 'read', { kind: 'attribute', name: 'checked' }, 'null'],
  ] as const)('%s', async (_, locator, purpose, reading, expected) => {
    await world.show(page);
    expect(await textOf(locator, purpose, reading)).toBe(expected);
  });

  it('a click goes to the middle of the one control, and to the cell otherwise', async () => {
    await world.show(page);
    expect(await world.resolve(cell('Act', 'Ann'), 'click')).toMatchObject({ facts: { tag: 'button' } });
    expect(await world.resolve(cell('Part', 'Ann'), 'click')).toMatchObject({ facts: { tag: 'td' } });
  });

  it('what is no field says so by its gate', async () => {
    await world.show(page);
    expect(await world.resolve({ kind: 'element', css: '#none' }, 'type')).toMatchObject({
      unmet: { gate: 'editable', because: 'it is a div, which takes no text' },
    });
  });

  it('a shadow host stands for the field in it', async () => {
    await world.show('<x-f id=h></x-f>');
    await world.page.evaluate(() => {
      customElements.define(
        'x-f',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML = '<input value=in>';
          }
        },
      );
    });
    expect(await textOf({ kind: 'element', id: 'h' }, 'read', { kind: 'value' })).toBe('in');
    expect(await world.resolve({ kind: 'element', id: 'h' }, 'type')).toMatchObject({
      facts: { tag: 'input' },
    });
  });
});

describe('containers', () => {
  const list =
    '<ul><li id=i1>Milk <button>Buy</button> <input></li><li>Oat milk, cold <button>Buy</button></li>' +
    '<li data-id=i3>Group <ul><li data-testid=i4>Tea <button>Buy tea</button></li></ul></li></ul><p>Coffee</p>';
  const scoped = (
    container: string,
    anchors: string[],
    inner: PageInner,
    containerId?: string,
  ): PageLocator => ({
    kind: 'scoped',
    container,
    anchors,
    inner,
    ...(containerId !== undefined && { containerId }),
  });
  const buy: PageInner = { text: 'Buy', ladder: 2 };
  it.each([
    ['the item with the anchor', scoped('item', ['Milk'], buy), 'Buy'],
    ['the innermost', scoped('item', ['Tea'], { css: 'button' }), 'Buy tea'],
    ['case-sensitive', scoped('item', ['milk'], { css: 'button' }), 'Buy'],
    ['all anchors', scoped('item', ['milk', 'cold'], { css: 'button' }), 'Buy'],
    [
      'not every one',
      scoped('item', ['Milk', 'cold'], buy),
      'missing: no list item contains all of "Milk" and "cold"',
    ],
    [
      'several',
      scoped('item', ['Buy'], buy),
      'ambiguous: the anchor "Buy" matches 3 items, so none is picked',
    ],
    [
      'an anchor outside any item',
      scoped('item', ['Coffee'], buy),
      'missing: "Coffee" is on the page, but not in any list item; name a css: container that holds it',
    ],
    ['an anchor nowhere', scoped('item', ['Beer'], buy), 'missing: '],
    ['never page-wide', scoped('item', ['cold'], { css: 'input' }), 'missing: '],
    ['a css container', scoped('css:ul ul > li', ['Tea'], { text: 'Buy tea' }), 'Buy tea'],
    ['an id container', scoped('id:i1', ['Milk'], { css: 'button' }), 'Buy'],
    ['an inner id', scoped('item', ['Milk'], { id: 'i1' }), 'Milk Buy '],
    [
      'the item itself by its text',
      scoped('item', ['Oat'], { text: 'Oat milk, cold Buy', ladder: 2 }),
      'Oat milk, cold Buy',
    ],
    ['no container', scoped('list', ['Milk'], buy), 'unusable: "list" cannot be used as a container'],
    ['no selector', scoped('css:li[', ['Milk'], buy), 'unusable: "css:li[" cannot be used as a container'],
    [
      'an inner selector that is none',
      scoped('item', ['Milk'], { css: '[' }),
      'unusable: "[" is not a CSS selector that the browser understands',
    ],
    ['a recorded one among several', scoped('item', ['Buy'], { css: 'button' }, 'i1'), 'Buy'],
    [
      'a recorded one when nothing holds the anchor',
      scoped('item', ['Beer'], { css: 'button' }, 'i4'),
      'Buy tea',
    ],
  ])('%s', async (_, locator, expected) => {
    await world.show(list);
    expect(await textOf(locator)).toBe(expected);
  });

  it.each([
    ['Milk', 'i1'],
    ['Tea', 'i4'],
  ])('gives the identity of the container of %s', async (anchor, containerId) => {
    await world.show(list);
    expect(await world.resolve(scoped('item', [anchor], { css: 'button' }), 'click')).toMatchObject({
      hints: { containerId },
    });
  });

  it('rendered containers come first', async () => {
    await world.show('<li hidden>Tea <b>old</b></li><li>Tea <b>new</b></li>');
    expect(await textOf(scoped('item', ['Tea'], { css: 'b' }))).toBe('new');
    await world.show('<li hidden>Tea <b>old</b></li>');
    expect(await textOf(scoped('item', ['Tea'], { css: 'b' }))).toBe('old');
  });

  it('narrows by the role and reads the text before the label of a field', async () => {
    await world.show('<li>Sage <b>Pots</b> <label>Pots <input value=3></label></li>');
    expect(
      await textOf(scoped('item', ['Sage'], { text: 'Pots', role: 'field', ladder: 2 }), 'read', {
        kind: 'value',
      }),
    ).toBe('3');
  });
});

describe('frames', () => {
  let servers: Server[];
  let own = '';
  let other = '';
  let outer = '';

  beforeAll(async () => {
    const inner =
      '<label for=m>Mail</label><input id=m value=old><p id=p>Hello <b>there</b></p><input name=code value=77><button disabled>Go</button><select><option>a<option>b</select><input type=checkbox id=c>';
    const page = (): string =>
      `<iframe title="Pay here" name=pay src="${own}/inner"></iframe><iframe name=ads src="${other}/inner"></iframe>` +
      `<iframe id=third src="${own}/inner"></iframe><iframe title="Gone now" hidden src="${own}/inner"></iframe><iframe></iframe><div id=d>Mail</div>`;
    const serve = async (): Promise<Server> => {
      const server = createServer((request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!doctype html>${request.url === '/inner' ? inner : page()}`);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return server;
    };
    servers = [await serve(), await serve()];
    [own, other] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [
      string,
      string,
    ];
    outer = `${own}/outer`;
    await world.page.goto(outer);
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const framed = (frame: string, inner: PageInner): PageLocator => ({ kind: 'framed', frame, inner });
  it.each([
    ['by title', framed('Pay here', { id: 'p' }), 'Hello there'],
    ['by id', framed('third', { css: '#p b' }), 'there'],
    ['by the only name that contains the text', framed('Pay', { id: 'p' }), 'Hello there'],
    ['by selector', framed('css:#third', { id: 'p' }), 'Hello there'],
    ['by text', framed('Pay here', { text: 'Hello there', ladder: 2 }), 'Hello there'],
    ['a label', framed('Pay here', { text: 'Mail', role: 'field' }), 'old'],
    ['a field by its name, in older traces', framed('Pay here', { text: 'code' }), '77'],
    ['a part of a text, in older traces', framed('Pay here', { text: 'ello' }), 'Hello there'],
    [
      'a name does not hide behind the title',
      framed('pay', { id: 'p' }),
      'missing: no frame is called "pay"; the page has "Pay here", "ads", "third", "Gone now", an iframe without a name',
    ],
    [
      'a selector of something else',
      framed('css:#d', { id: 'p' }),
      'missing: no frame is called "css:#d"; the page has "Pay here", "ads", "third", "Gone now", an iframe without a name',
    ],
    [
      'another origin',
      framed('ads', { id: 'p' }),
      'unusable: the frame "ads" shows a cross-origin document: what is in it cannot be checked, so nothing passes',
    ],
    ['nothing inside', framed('Pay here', { id: 'd' }), 'missing: '],
    [
      'no selector',
      framed('css:[', { id: 'd' }),
      'unusable: "[" is not a CSS selector that the browser understands',
    ],
  ])('%s', async (_, locator, expected) => {
    expect(await textOf(locator)).toBe(expected);
  });

  it('a page without frames says so', async () => {
    await world.show('<p>x</p>');
    expect(await textOf(framed('Pay', { id: 'p' }))).toBe(
      'missing: the page has no frames, so none is called "Pay"',
    );
    await world.page.goto(outer);
  });

  it('acts need a frame that is rendered, reading does not', async () => {
    const locator = framed('Gone now', { id: 'm' });
    expect(await textOf(locator, 'type')).toBe('missing: the frame "Gone now" is there, but not rendered');
    expect(await textOf(locator)).toBe('old');
    expect(await textOf(framed('Pay here', { text: 'ello' }), 'type')).toBe('missing: ');
    const visible = await world.resolve(locator, 'read', [{ kind: 'visible' }]);
    expect(visible).toMatchObject({ readings: { visible: false } });
  });

  it('asks only the gates of the state, and gives bounds in the window of the page', async () => {
    const answer = await world.resolve(framed('third', { id: 'm' }), 'type', [{ kind: 'visible' }]);
    expect(answer).toMatchObject({
      kind: 'found',
      facts: { framed: true, tag: 'input' },
      readings: { visible: true },
    });
    const frame = await world.resolve({ kind: 'element', id: 'third' }, 'read');
    if (answer.kind !== 'found' || frame.kind !== 'found') throw new Error('not found');
    expect(answer.bounds.x).toBeGreaterThan(frame.bounds.x);
    expect(answer.bounds.y).toBeGreaterThan(frame.bounds.y);
    expect(await world.resolve(framed('third', { css: 'button' }), 'type')).toMatchObject({
      unmet: { gate: 'enabled' },
    });
  });

  it('fills, selects and checks by value, events and the own click', async () => {
    const refOf = async (css: string, purpose: PagePurpose): Promise<number> => {
      const answer = await world.resolve(framed('Pay here', { css }), purpose);
      if (answer.kind !== 'found') throw new Error(answer.kind);
      return answer.ref;
    };
    expect(await world.ask('setValue', await refOf('#m', 'type'), 'new', false)).toEqual({ kind: 'done' });
    expect(await world.ask('select', await refOf('select', 'select'), ['b'], false)).toEqual({
      kind: 'done',
    });
    expect(await world.ask('verifyChecked', await refOf('#c', 'set_checked'), true, true)).toEqual({
      kind: 'done',
    });
    expect(await textOf(framed('Pay here', { id: 'm' }))).toBe('new');
    expect(await textOf(framed('Pay here', { css: 'select' }))).toBe('b');
    expect(await textOf(framed('Pay here', { id: 'c' }), 'read', { kind: 'checked' })).toBe('true');
  });

  it('the inside of a frame is no part of the page', async () => {
    expect(await world.ask('surfaceText')).toBe('Mail\nPay here');
    expect(await textOf({ kind: 'element', text: 'Hello there', ladder: 2 })).toBe('missing: ');
  });
});
