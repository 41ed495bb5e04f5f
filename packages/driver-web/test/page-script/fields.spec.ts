import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { PageLocator, PagePurpose, PageScript } from '../../src/page-script/protocol.ts';
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

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'pages', `${name}.html`), 'utf8');
const t: PageLocator = { kind: 'element', css: '#t' };
const field = (text: string): PageLocator => ({ kind: 'element', text, role: 'field', ladder: 2 });

async function refOf(locator: PageLocator, purpose: PagePurpose = 'read'): Promise<number> {
  const answer = await world.resolve(locator, purpose);
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  return answer.ref;
}

/** Notes every input and change that reaches the document. */
const noting =
  '<script>window.heard = []; for (const type of ["input", "change"]) addEventListener(type, (e) => heard.push(type))</script>';
const heard = (): Promise<string> =>
  world.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join(' '));

async function typeInto(locator: PageLocator, text: string, secret = false): Promise<unknown> {
  const answer = await world.resolve(locator, 'type');
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  await world.page.mouse.click(answer.point.x, answer.point.y);
  const prepared = await world.ask('prepareTyping', answer.ref, secret);
  if (prepared.kind !== 'ready') return prepared;
  await world.page.keyboard.type(text);
  return world.ask('verifyTyping', answer.ref, text);
}

describe('typing', () => {
  it.each([
    ['replaces what was there', '<input id=t value="old text">', 'new', 'new'],
    ['fills what is empty', '<textarea id=t></textarea>', 'new', 'new'],
    ['a number', '<input id=t type=number value=12>', '7', '7'],
    ['an address', '<input id=t type=email value=a@b>', 'c@d', 'c@d'],
  ])('%s', async (_, html, text, value) => {
    await world.show(html);
    expect(await typeInto(t, text)).toEqual({ kind: 'done' });
    expect(await world.page.inputValue('#t')).toBe(value);
  });

  it('says whether there was anything to replace', async () => {
    await world.show('<input id=t value=x><input id=u>');
    expect(await world.ask('prepareTyping', await refOf(t), false)).toEqual({
      kind: 'ready',
      wasEmpty: false,
    });
    expect(await world.ask('prepareTyping', await refOf({ kind: 'element', css: '#u' }), false)).toEqual({
      kind: 'ready',
      wasEmpty: true,
    });
  });

  it('replaces editable content, the paragraph in it meaning the whole', async () => {
    await world.show('<div contenteditable id=e><p id=t>old <b>text</b></p><p>more</p></div>');
    expect(await typeInto(t, 'new')).toEqual({ kind: 'done' });
    expect((await world.page.innerText('#e')).trim()).toBe('new');
  });

  it('a field that formats what is typed takes it', async () => {
    await world.show(fixture('field-that-formats'));
    expect(await typeInto(field('Phone'), '5551234567')).toEqual({ kind: 'done' });
    expect(await world.page.inputValue('#phone')).toBe('(555) 123-4567');
  });

  it('signs arrive whole', async () => {
    await world.show(fixture('signs-and-emoji'));
    const ref = await refOf(field('Nickname'), 'type');
    await world.ask('prepareTyping', ref, false);
    await world.page.keyboard.insertText('👩‍👩‍👧 Zoë 𝒳');
    expect(await world.ask('verifyTyping', ref, '👩‍👩‍👧 Zoë 𝒳')).toEqual({ kind: 'done' });
    expect(await world.page.innerText('#nicklen')).toBe('15 units, whole');
  });

  it.each([
    [
      'a field that swallows keys',
      '<label>Code <input id=t value=x onkeydown="event.preventDefault()"></label>',
      false,
      'field "Code" took nothing of what was typed: it holds "x" as before',
    ],
    [
      'one that turned read-only',
      '<label>Code <input id=t onfocus="this.readOnly=true"></label>',
      false,
      'field "Code" took nothing of what was typed: it holds nothing as before, and it is read-only',
    ],
    [
      'a secret is not told',
      '<label>Code <input id=t value=hush onkeydown="event.preventDefault()"></label>',
      true,
      'field "Code" took nothing of what was typed: it holds its content as before',
    ],
    [
      'nor a password',
      '<label>Code <input id=t type=password value=hush onkeydown="event.preventDefault()"></label>',
      false,
      'field "Code" took nothing of what was typed: it holds its content as before',
    ],
  ])('%s fails', async (_, html, secret, message) => {
    await world.show(html);
    expect(await typeInto(t, 'abc', secret)).toEqual({ kind: 'failed', message });
  });

  it('a field that gives the focus away fails, naming who has it', async () => {
    await world.show('<label>Code <input id=t onfocus="o.focus()"></label><label>Other <input id=o></label>');
    expect(await typeInto(t, 'abc')).toEqual({
      kind: 'failed',
      message: 'field "Code" did not take the focus: field "Other" has it, so nothing was typed',
    });
  });

  it('a field that leaves with the last key took them', async () => {
    await world.show('<div><input id=t oninput="if (this.value.length === 3) this.remove()"></div>');
    expect(await typeInto(t, 'abc')).toEqual({ kind: 'done' });
  });

  it('a field that left before is gone', async () => {
    await world.show('<input id=t>');
    const ref = await refOf(t);
    await world.page.evaluate(() => {
      document.querySelector('#t')?.remove();
    });
    expect(await world.ask('prepareTyping', ref, false)).toEqual({ kind: 'gone' });
    expect(await world.ask('verifyTyping', ref, 'x')).toEqual({ kind: 'gone' });
    expect(await world.ask('setValue', ref, 'x', false)).toEqual({ kind: 'gone' });
    expect(await world.ask('select', ref, ['x'], false)).toEqual({ kind: 'gone' });
    expect(await world.ask('verifyChecked', ref, true, false)).toEqual({ kind: 'gone' });
    expect(await world.ask('scroll', ref, { kind: 'view' })).toEqual({ kind: 'gone' });
    expect(await world.ask('element', ref)).toBeNull();
  });

  it('the field in an open shadow tree has the focus', async () => {
    await world.show('<x-f id=h></x-f>');
    await world.page.evaluate(() => {
      customElements.define(
        'x-f',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML = '<input id=t value=old>';
          }
        },
      );
    });
    expect(await typeInto({ kind: 'element', id: 'h' }, 'new')).toEqual({ kind: 'done' });
  });
});

describe('assigning a value', () => {
  it.each([
    ['a date', '<input id=t type=date>', '2024-02-29', { kind: 'done' }],
    ['a time', '<input id=t type=time>', '10:30', { kind: 'done' }],
    ['a colour, whatever its capitals', '<input id=t type=color>', '#FF8800', { kind: 'done' }],
    ['a range', '<input id=t type=range min=0 max=10>', '7', { kind: 'done' }],
    ['nothing at all', '<input id=t value=old>', '', { kind: 'done' }],
    ['nothing in editable content', '<div id=t contenteditable>old <b>text</b></div>', '', { kind: 'done' }],
    ['lines of an area', '<textarea id=t></textarea>', 'a\r\nb', { kind: 'done' }],
    [
      'no such date',
      '<label>Day <input id=t type=date></label>',
      '2024-02-30',
      { kind: 'failed', message: 'field "Day" does not read back as what was put in: it holds nothing' },
    ],
    [
      'beyond a range',
      '<label>Size <input id=t type=range min=0 max=10></label>',
      '70',
      { kind: 'failed', message: 'slider "Size" does not read back as what was put in: it holds "10"' },
    ],
    [
      'a field that restores itself',
      '<label>Size <input id=t value=5 oninput="this.value=5"></label>',
      '',
      { kind: 'failed', message: 'field "Size" does not read back as empty: it holds "5"' },
    ],
    [
      'a disabled field',
      '<input id=t disabled value=x>',
      '',
      { kind: 'not_ready', unmet: { gate: 'enabled' } },
    ],
    [
      'a read-only field',
      '<input id=t readonly value=x>',
      '',
      { kind: 'not_ready', unmet: { gate: 'editable', because: 'it is read-only' } },
    ],
  ])('%s', async (_, html, text, expected) => {
    await world.show(html);
    expect(await world.ask('setValue', await refOf(t), text, false)).toEqual(expected);
  });

  it('is told to the page by one input and one change', async () => {
    await world.show(`<input id=t value=x>${noting}`);
    await world.ask('setValue', await refOf(t), 'y', false);
    expect(await heard()).toBe('input change');
  });

  it('passes by what a page put over the value of its field', async () => {
    await world.show(
      '<input id=t value=x><script>Object.defineProperty(t, "value", { get: () => "fake", set() {} })</script>',
    );
    expect(await world.ask('setValue', await refOf(t), 'y', false)).toEqual({ kind: 'done' });
  });
});

describe('choosing from a list', () => {
  const list = (attributes = ''): string =>
    `<select id=t ${attributes}><option value="">Choose</option><option value=osl>&nbsp;&nbsp;Oslo</option><option value=nyc>&nbsp;&nbsp;New&nbsp;York
    </option><option value=ny2>New York City</option><option disabled>Sold out</option><optgroup disabled label=g><option>Grouped</option></optgroup><option>nyc</option></select>${noting}`;
  const chosen = (): Promise<string> =>
    world.page.evaluate(() =>
      Array.from(document.querySelector('select')?.selectedOptions ?? [], (o) => o.index).join(' '),
    );

  it.each([
    ['by value before text', ['nyc'], '2'],
    ['by exact text', ['New York'], '2'],
    ['by the beginning of the text', ['New York C'], '3'],
    ['by the first that begins so', ['New'], '2'],
    ['by an empty value', [''], '0'],
  ])('%s', async (_, names, expected) => {
    await world.show(list());
    expect(await world.ask('select', await refOf(t), names, false)).toEqual({ kind: 'done' });
    expect(await chosen()).toBe(expected);
    expect(await heard()).toBe('input change');
  });

  it.each([
    ['an unknown option', list(), ['Rome'], false, 'the list has no option "Rome", so nothing was selected'],
    ['other capitals', list(), ['oslo'], false, 'the list has no option "oslo", so nothing was selected'],
    [
      'a disabled option',
      list(),
      ['Sold out'],
      false,
      'the option "Sold out" is disabled, so nothing was selected',
    ],
    [
      'an option of a disabled group',
      list(),
      ['Grouped'],
      false,
      'the option "Grouped" is disabled, so nothing was selected',
    ],
    [
      'several of a list for one',
      list(),
      ['Oslo', 'nyc'],
      true,
      'this list takes one option only, so nothing was selected',
    ],
    [
      'one unknown among several',
      list('multiple'),
      ['Oslo', 'Rome'],
      true,
      'the list has no option "Rome", so nothing was selected',
    ],
    [
      'the same option twice',
      list('multiple'),
      ['Oslo', 'osl'],
      true,
      'the list has 1 options selected where 2 were asked for',
    ],
    [
      'something that is no list',
      `<input id=t>${noting}`,
      ['x'],
      false,
      'this is a field and not a native list, so nothing was selected',
    ],
    [
      'a list made of other things',
      `<div id=t role=combobox tabindex=0>x</div>${noting}`,
      ['x'],
      false,
      'this is a list and not a native list, so nothing was selected',
    ],
  ])('%s fails', async (_, html, names, exact, message) => {
    await world.show(html);
    const before = await chosen();
    expect(await world.ask('select', await refOf(t), names, exact)).toMatchObject({
      kind: 'failed',
      message,
    });
    if (!message.includes('where')) {
      expect(await chosen()).toBe(before);
      expect(await heard()).toBe('');
    }
  });

  it('several options become exactly those, told at once', async () => {
    await world.show(list('multiple'));
    await world.page.evaluate(() => {
      const option = document.querySelector('select')?.options[3];
      if (option) option.selected = true;
    });
    expect(await world.ask('select', await refOf(t), ['Oslo', 'New York'], true)).toEqual({ kind: 'done' });
    expect(await chosen()).toBe('1 2');
    expect(await heard()).toBe('input change');
  });

  it('says what a list offers', async () => {
    await world.show('<select id=t><option>a<option>b</select>');
    expect(await world.ask('select', await refOf(t), ['c'], false)).toMatchObject({
      hint: 'it offers "a", "b"',
    });
    await world.show('<select id=t></select>');
    expect(await world.ask('select', await refOf(t), ['c'], false)).toMatchObject({
      hint: 'the list is empty',
    });
  });

  it('takes the one that can be chosen of two that read alike', async () => {
    await world.show('<select id=t><option disabled selected>Size<option value=s>Size</select>');
    expect(await world.ask('select', await refOf(t), ['Size'], false)).toEqual({ kind: 'done' });
    expect(await world.page.inputValue('#t')).toBe('s');
  });

  it('waits for a disabled list', async () => {
    await world.show('<select id=t disabled><option>a</select>');
    expect(await world.ask('select', await refOf(t), ['a'], false)).toEqual({
      kind: 'not_ready',
      unmet: { gate: 'enabled' },
    });
  });
});

describe('the state of a box', () => {
  it.each([
    ['checked', '<input type=checkbox id=t checked>', true, { kind: 'done' }],
    ['not checked', '<input type=radio id=t>', false, { kind: 'done' }],
    ['a switch', '<div role=switch aria-checked=true id=t></div>', true, { kind: 'done' }],
    [
      'a switch without a state',
      '<div role=switch id=t>Light</div>',
      true,
      { kind: 'failed', message: 'switch "Light" is still not checked after the click' },
    ],
    [
      'a box that stays',
      '<input type=checkbox id=t title=Ok checked>',
      false,
      { kind: 'failed', message: 'checkbox "Ok" is still checked after the click' },
    ],
    [
      'a radio button',
      '<input type=radio id=t title=Ok checked>',
      false,
      {
        kind: 'failed',
        message: 'radio "Ok" is still checked after the click',
        hint: 'a radio button is unchecked by checking another one of its group',
      },
    ],
    [
      'no box',
      '<button id=t>x</button>',
      true,
      { kind: 'failed', message: 'this is a button and not a checkbox' },
    ],
  ])('%s', async (_, html, checked, expected) => {
    await world.show(html);
    expect(await world.ask('verifyChecked', await refOf(t), checked, false)).toEqual(expected);
  });
});

describe('scrolling', () => {
  type Goal = Parameters<PageScript['scroll']>[1];
  const box =
    '<div id=t style="height:100px;overflow:auto;scroll-behavior:smooth"><div style="height:500px">x</div></div>';
  it.each<[string, string, Goal, unknown, number]>([
    ['to an offset', box, { kind: 'px', px: 120 }, { kind: 'done' }, 120],
    ['to the bottom', box, { kind: 'bottom' }, { kind: 'done' }, 400],
    ['to the top', box, { kind: 'top' }, { kind: 'done' }, 0],
    ['to the maximum', box, { kind: 'px', px: 400 }, { kind: 'done' }, 400],
    [
      'beyond the maximum',
      box,
      { kind: 'px', px: 402 },
      { kind: 'failed', message: 'div "x" scrolls to 400px at most, not to 402px' },
      0,
    ],
    [
      'what does not scroll',
      '<div id=t>x</div>',
      { kind: 'px', px: 5 },
      { kind: 'failed', message: 'div "x" is not a scroll container' },
      0,
    ],
    [
      'what does not scroll, to an edge',
      '<div id=t>x</div>',
      { kind: 'bottom' },
      { kind: 'failed', message: 'div "x" is not a scroll container' },
      0,
    ],
    [
      'what shows all of its content',
      '<div id=t style="overflow:auto">x</div>',
      { kind: 'px', px: 5 },
      { kind: 'failed', message: 'div "x" is not a scroll container: all of its content is shown' },
      0,
    ],
    [
      'a page that holds on to its place',
      '<div id=t style="height:100px;overflow:auto" onscroll="this.scrollTop=0"><div style="height:500px;scroll-snap-align:start"></div></div>',
      { kind: 'top' },
      { kind: 'done' },
      0,
    ],
  ])('%s', async (_, html, goal, expected, at) => {
    await world.show(html);
    expect(await world.ask('scroll', await refOf(t, 'scroll'), goal)).toEqual(expected);
    expect(await world.page.evaluate(() => document.querySelector('#t')?.scrollTop)).toBe(at);
  });

  it('the page itself, also as its body', async () => {
    await world.show('<style>html{scroll-behavior:smooth}</style><div style="height:3000px"></div>');
    const at = (): Promise<number> => world.page.evaluate(() => scrollY);
    expect(await world.ask('scroll', undefined, { kind: 'bottom' })).toEqual({ kind: 'done' });
    expect(await at()).toBeGreaterThan(2200);
    expect(
      await world.ask('scroll', await refOf({ kind: 'element', css: 'body' }, 'scroll'), {
        kind: 'px',
        px: 300,
      }),
    ).toEqual({ kind: 'done' });
    expect(await at()).toBe(300);
    expect(await world.ask('scroll', undefined, { kind: 'px', px: 9000 })).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^the page scrolls to \d+px at most, not to 9000px$/),
    });
    expect(await world.ask('scroll', undefined, { kind: 'top' })).toEqual({ kind: 'done' });
    expect(await at()).toBe(0);
  });

  it('into view, also inside a container', async () => {
    await world.show(
      '<div style="height:3000px"></div><div style="height:90px;overflow:auto"><div style="height:900px"></div><p id=t>x</p></div>',
    );
    expect(await world.ask('scroll', await refOf(t, 'scroll'), { kind: 'view' })).toEqual({ kind: 'done' });
    await expect(world.page.locator('#t').boundingBox()).resolves.toMatchObject({ y: expect.any(Number) });
    expect(await world.resolve(t, 'click')).not.toHaveProperty('unmet');
  });

  it('what has no place cannot be brought into view', async () => {
    await world.show('<p id=t style="position:fixed;left:-900px;width:50px">x</p>');
    expect(await world.ask('scroll', await refOf(t, 'scroll'), { kind: 'view' })).toEqual({
      kind: 'failed',
      message: 'p "x" could not be brought into view',
    });
  });
});
