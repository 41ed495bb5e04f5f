// Gestures on a page that is explored: real input, sent to where the element is now, or refused with a reason.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Look, poll, systemClock } from '@flowproof/driver';
import { newTestBrowser } from '../driven-page.ts';
import { byId, ExploredPage, idsWith, textOf } from './explored-page.ts';

jest.setTimeout(60_000);

const browser = newTestBrowser();
let page: ExploredPage;

/** Writes down which events arrive at an element, into the element `log`. */
const logOf = (id: string, ...types: readonly string[]): string => `
  <p id="log"></p><script>
    for (const type of ${JSON.stringify(types)})
      document.getElementById('${id}').addEventListener(type, (event) => { log.textContent += type + (event.pointerType ? ':' + event.pointerType : '') + ' '; });
  </script>`;

beforeAll(async () => {
  page = await ExploredPage.open(browser, '');
});

afterEach(async () => {
  await page.dispatch({ kind: 'network', mode: 'online' });
});

afterAll(async () => {
  await page.close();
  await browser.close();
});

describe('taps', () => {
  it('press and release in the middle, and say where', async () => {
    await page.show(
      `<div id="it" style="position:absolute;left:10px;top:20px;width:101px;height:51px">x</div>${logOf('it', 'pointerdown', 'mouseup', 'click')}`,
    );
    expect(await page.tap('it')).toEqual({ kind: 'done', at: { x: 60, y: 45 } });
    expect(textOf(await page.look(), 'log')).toBe('pointerdown:mouse mouseup click:mouse');
  });

  it('come twice in a double tap', async () => {
    await page.show(`<div id="it">x</div>${logOf('it', 'click', 'dblclick')}`);
    await page.dispatch({ kind: 'doubleTap', on: page.index('it') });
    expect(textOf(await page.look(), 'log')).toBe('click:mouse click:mouse dblclick');
  });

  it('hold for 600 ms in a long press', async () => {
    await page.show(`<button id="it">x</button><p id="log"></p><script>
      let down; it.onmousedown = () => { down = performance.now(); };
      it.onmouseup = () => { log.textContent = performance.now() - down >= 590 ? 'long' : 'short'; };</script>`);
    await page.dispatch({ kind: 'longPress', on: page.index('it') });
    expect(textOf(await page.look(), 'log')).toBe('long');
  });

  it('are those of a finger where the page is touched', async () => {
    const touched = await ExploredPage.open(
      browser,
      `<button id="it">x</button>${logOf('it', 'touchstart', 'touchend', 'click')}`,
      { request: { browser: { viewport: { width: 400, height: 700, mobile: true, touch: true } } } },
    );
    await touched.look();
    await touched.tap('it');
    expect(textOf(await touched.look(), 'log')).toBe('touchstart touchend click:touch');
    await touched.close();
  });

  it('bring what is off screen, or scrolled away in a box, into view first', async () => {
    await page.show(`
      <div style="height:60px;overflow:auto"><div style="height:900px"></div><button id="inner">x</button></div>
      <div style="height:3000px"></div><button id="far">x</button>${logOf('far', 'click')}
      <script>inner.onclick = () => { inner.textContent = 'pressed'; };</script>`);
    await page.tap('far');
    expect(textOf(await page.look(), 'log')).toBe('click:mouse');
    await page.tap('inner');
    expect(textOf(await page.look(), 'inner')).toBe('pressed');
  });

  it('go to where an element has moved since the look', async () => {
    await page.show(`<button id="it" style="position:absolute;left:10px;top:10px">x</button><button id="other">y</button>
      ${logOf('it', 'click')}`);
    await page.surface.act({ kind: 'press_key', key: 'a', modifiers: [] });
    const index = page.index('it');
    const { happened } = await page.show(
      `<button id="it" style="position:absolute;left:10px;top:10px">x</button>${logOf('it', 'click')}<script>
       document.addEventListener('keydown', () => { it.style.left = '300px'; });</script>`,
    );
    expect(happened.exceptions).toEqual([]);
    await page.surface.act({ kind: 'press_key', key: 'a', modifiers: [] });
    const dispatched = await page.dispatch({ kind: 'tap', on: index });
    expect(dispatched).toMatchObject({ kind: 'done' });
    expect(dispatched.kind === 'done' && dispatched.at !== undefined && dispatched.at.x > 300).toBe(true);
    expect(textOf(await page.look(), 'log')).toBe('click:mouse');
  });

  it.each([
    ['removed', 'it.remove()', 'element_gone'],
    ['without a box', "it.style.display = 'none'", 'element_gone'],
    ['out of every reach', "it.style.position = 'fixed'; it.style.left = '-900px'", 'gesture_undelivered'],
  ])('are refused for an element that is %s', async (_, script, reason) => {
    await page.show(
      `<button id="it">x</button><script>document.addEventListener('keydown', () => { ${script} });</script>`,
    );
    await page.surface.act({ kind: 'press_key', key: 'a', modifiers: [] });
    expect(await page.tap('it')).toMatchObject({ kind: 'refused', reason });
  });

  it('are refused for elements of a document that is gone, and for numbers that never were', async () => {
    await page.show('<button id="it">x</button>');
    const index = page.index('it');
    expect(await page.dispatch({ kind: 'tap', on: 999 })).toMatchObject({ reason: 'element_gone' });
    await page.surface.act({ kind: 'reload' });
    expect(await page.dispatch({ kind: 'tap', on: index })).toMatchObject({ reason: 'element_gone' });
  });

  it('reach into shadow trees and frames', async () => {
    await page.show(`<div id="host"></div><iframe srcdoc="<button id='framed' onclick='this.textContent=1'>x</button>"></iframe>
      <script>host.attachShadow({ mode: 'open' }).innerHTML = '<button id="inside" onclick="this.textContent=1">x</button>'</script>`);
    await page.tap('inside');
    await page.tap('framed');
    const look = await page.look();
    expect([textOf(look, 'inside'), textOf(look, 'framed')]).toEqual(['1', '1']);
  });

  it('may leave the page, and the next look is that of the new one', async () => {
    await page.show(`<a id="it" href="/slow">x</a>`);
    expect(await page.tap('it')).toMatchObject({ kind: 'done' });
    const look = await page.look();
    expect(look.url).toBe(page.server.url('/slow'));
  });
});

describe('texts', () => {
  it('replace what a field holds, as one input', async () => {
    await page.show(`<input id="it" value="old text">${logOf('it', 'keydown', 'input')}`);
    expect(await page.type('it', 'Grüße, 世界 👋')).toMatchObject({ kind: 'done' });
    const look = await page.look();
    expect(byId(look, 'it').value).toBe('Grüße, 世界 👋');
    expect(textOf(look, 'log')).toBe('input');
    expect(idsWith(look, 'focused')).toEqual(['it']);
  });

  it.each([
    ['a text area', '<textarea id="it">old</textarea>', (look: string) => look],
    ['a long field', `<input id="it" value="${'x'.repeat(3000)}">`, (look: string) => look],
  ])('replace what %s holds', async (_, html) => {
    await page.show(html);
    await page.type('it', 'new');
    expect(byId(await page.look(), 'it').value).toBe('new');
  });

  it('replace what stands in an editable part of the page', async () => {
    await page.show('<div id="it" contenteditable>old <b>bold</b></div>');
    await page.type('it', 'new');
    expect(textOf(await page.look(), 'it')).toBe('new');
  });

  it('empty a field when they are empty, and leave an empty one', async () => {
    await page.show(`<input id="it" value="old">${logOf('it', 'input')}`);
    await page.type('it', '');
    expect(byId(await page.look(), 'it').value).toBeUndefined();
    expect(await page.type('it', '')).toMatchObject({ kind: 'done' });
    expect(textOf(await page.look(), 'log')).toBe('input');
  });

  it('come key by key when that is asked for', async () => {
    await page.show(`<input id="it" value="old">${logOf('it', 'keydown', 'input')}`);
    await page.type('it', 'ab', true);
    const look = await page.look();
    expect(byId(look, 'it').value).toBe('ab');
    expect(textOf(look, 'log')).toBe('keydown input keydown input');
  });

  it.each([
    ['date', '2026-02-03', '2026-02-03'],
    ['time', '10:30', '10:30'],
    ['date', 'no date', undefined],
    ['number', '12', '12'],
    ['number', 'x', undefined],
  ])('are taken by a %s field as far as it takes them: %s', async (type, text, held) => {
    await page.show(`<input id="it" type="${type}">`);
    expect(await page.type('it', text)).toMatchObject({ kind: 'done' });
    expect(byId(await page.look(), 'it').value).toBe(held);
  });

  it.each([
    ['value', '2', 'Two'],
    ['text', 'Two', 'Two'],
    ['beginning', 'Tw', 'Two'],
  ])('choose from a native list by its %s', async (_, text, chosen) => {
    await page.show(
      `<select id="it"><option value="1">One<option value="2">Two</select>${logOf('it', 'input', 'change')}`,
    );
    expect(await page.type('it', text)).toMatchObject({ kind: 'done' });
    const look = await page.look();
    expect(byId(look, 'it').value).toBe(chosen);
    expect(textOf(look, 'log')).toBe('input change');
  });

  it('are refused by a list that has no such option', async () => {
    await page.show('<select id="it"><option>One</select>');
    expect(await page.type('it', 'Two')).toMatchObject({
      kind: 'refused',
      reason: 'apply_error',
      message: 'the list has no option "Two", so nothing was selected',
    });
  });

  it.each([
    ['takes no focus', '<p id="it">x</p><input id="other">'],
    ['is covered', '<input id="it"><div style="position:fixed;inset:0"></div>'],
    ['is disabled', '<input id="it" disabled>'],
    ['gives the focus away', '<input id="it" onfocus="other.focus()"><input id="other">'],
  ])('are typed nowhere when the field %s', async (_, html) => {
    await page.show(html);
    expect(await page.type('it', 'text')).toMatchObject({ kind: 'refused', reason: 'focus_not_obtained' });
    const { tree } = await page.look();
    expect(tree.elements.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('wait for a field that takes the focus a little later', async () => {
    await page.show(
      `<input id="it"><script>it.onmousedown = (event) => { event.preventDefault(); setTimeout(() => it.focus(), 120); };</script>`,
    );
    expect(await page.type('it', 'text')).toMatchObject({ kind: 'done' });
    expect(byId(await page.look(), 'it').value).toBe('text');
  });
});

describe('keys', () => {
  it.each([
    ['enter', 'Enter'],
    ['tab', 'Tab'],
    ['escape', 'Escape'],
    ['up', 'ArrowUp'],
    ['down', 'ArrowDown'],
    ['left', 'ArrowLeft'],
    ['right', 'ArrowRight'],
  ] as const)('send %s', async (key, name) => {
    await page.show('<p id="log"></p><script>onkeydown = ({ key }) => { log.textContent = key; };</script>');
    expect(await page.dispatch({ kind: 'pressKey', key })).toEqual({ kind: 'done' });
    expect(textOf(await page.look(), 'log')).toBe(name);
  });

  it.each(['back', 'home'] as const)('refuse %s, which a page cannot be sent', async (key) => {
    await page.show('<p id="log"></p><script>onkeydown = ({ key }) => { log.textContent = key; };</script>');
    expect(await page.dispatch({ kind: 'pressKey', key })).toMatchObject({
      kind: 'refused',
      reason: 'unsupported_key',
    });
    expect(textOf(await page.look(), 'log')).toBe('');
  });
});

describe('swipes and scrolls', () => {
  it('draw a finger over the page, in the time that is asked for', async () => {
    await page.show(`
      <div id="it" style="position:absolute;left:100px;top:100px;width:400px;height:200px;touch-action:none">x</div><p id="log"></p>
      <script>
        const seen = []; let began;
        it.addEventListener('touchstart', ({ timeStamp }) => { began = timeStamp; });
        it.addEventListener('touchmove', ({ touches: [{ clientX, clientY }] }) => { seen.push([clientX, clientY]); });
        it.addEventListener('touchend', ({ timeStamp }) => {
          const [x, y] = seen.at(-1);
          log.textContent = [Math.round(x), Math.round(y), seen.length > 1, timeStamp - began > 200].join(' ');
        });
      </script>`);
    expect(
      await page.dispatch({
        kind: 'swipe',
        from: page.index('it'),
        to: { x: 450, y: 250 },
        durationMillis: 250,
      }),
    ).toEqual({ kind: 'done', at: { x: 300, y: 200 } });
    expect(textOf(await page.look(), 'log')).toBe('450 250 true true');
  });

  it('do not go back in the history, however far a finger is drawn sideways', async () => {
    await page.show('<a id="next" href="/second">x</a>');
    await page.tap('next');
    await page.look();
    for (const [from, to] of [
      [100, 900],
      [900, 100],
    ] as const)
      await page.dispatch({
        kind: 'swipe',
        from: { x: from, y: 300 },
        to: { x: to, y: 300 },
        durationMillis: 250,
      });
    expect((await page.look()).url).toBe(page.server.url('/second'));
  });

  it('are refused when they begin outside the window', async () => {
    await page.show('<p>x</p>');
    expect(
      await page.dispatch({
        kind: 'swipe',
        from: { x: 10, y: 9000 },
        to: { x: 10, y: 10 },
        durationMillis: 50,
      }),
    ).toMatchObject({ kind: 'refused', reason: 'gesture_undelivered' });
  });

  it('move a container by two fifths of what it shows, and have come to rest at the next look', async () => {
    await page.show(`
      <div id="it" style="width:200px;height:100px;overflow:auto"><p id="in" style="margin:0;width:900px;height:900px">x</p></div>`);
    const at = async (): Promise<readonly number[]> =>
      (await page.look()).tree.elements[page.index('in')]?.bounds ?? [];
    const [left = 0, top = 0] = await at();
    const scroll = (direction: 'up' | 'down' | 'left' | 'right') =>
      page.dispatch({ kind: 'scroll', direction, in: page.index('it') });
    await scroll('down');
    expect((await at()).slice(0, 2)).toEqual([left, top - 40]);
    await scroll('right');
    expect((await at()).slice(0, 2)).toEqual([left - 80, top - 40]);
    await scroll('up');
    await scroll('left');
    expect((await at()).slice(0, 2)).toEqual([left, top]);
  });

  it('move the window when no container is named', async () => {
    await page.show('<div id="it" style="height:5000px">x</div>');
    const top = async (): Promise<number> =>
      (await page.look()).tree.elements[page.index('it')]?.bounds?.[1] ?? 0;
    const before = await top();
    await page.dispatch({ kind: 'scroll', direction: 'down' });
    expect(before - (await top())).toBe(288);
  });
});

describe('network faults', () => {
  const asking = `<button id="ask">x</button><p id="log"></p><script>
    ask.onclick = async () => {
      log.textContent = 'asked';
      const begun = performance.now();
      const told = await fetch('/data?n=' + Math.random()).then(({ status }) => status, () => 'nothing');
      log.textContent = told + (performance.now() - begun > 1500 ? ' late' : '');
    };</script>`;

  async function answer(): Promise<string> {
    await page.tap('ask');
    const look = async (): Promise<Look<string>> => {
      const value = textOf(await page.look(), 'log');
      return { done: value !== 'asked', value };
    };
    return (await poll(look, { clock: systemClock, timeoutMs: 10_000 })).value;
  }

  it.each([
    ['offline', {}, 'nothing'],
    ['fail', {}, '500'],
    ['fail', { status: 503 }, '503'],
    ['fail', { status: 503, urlContains: '/data' }, '503'],
    ['fail', { status: 503, urlContains: '/other' }, '404'],
    ['offline', { urlContains: '/data' }, 'nothing'],
    ['offline', { urlContains: '/other' }, '404'],
    ['slow', {}, '404 late'],
  ] as const)('in the mode %s with %j answer a request with: %s', async (mode, more, told) => {
    await page.show(asking);
    expect(await page.dispatch({ kind: 'network', mode, ...more })).toEqual({ kind: 'done' });
    expect(await answer()).toBe(told);
    await page.dispatch({ kind: 'network', mode: 'online' });
    expect(await answer()).toBe('404');
  });

  it('are told as failures of the network', async () => {
    await page.show(asking);
    await page.dispatch({ kind: 'network', mode: 'offline' });
    await page.tap('ask');
    const { network } = (await page.look()).happened;
    expect(network.map(({ method, status }) => [method, status])).toEqual([['GET', null]]);
  });
});
