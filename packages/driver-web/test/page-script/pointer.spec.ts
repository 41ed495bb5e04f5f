import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { PageLocator, PagePurpose, PageResolution } from '../../src/page-script/protocol.ts';
import { launchChromium, openWorld, type PageWorld } from './page-world.ts';

type Found = Extract<PageResolution, { kind: 'found' }>;

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

const css = (selector: string): PageLocator => ({ kind: 'element', css: selector });
const text = (wanted: string, role?: 'button' | 'field' | 'checkbox'): PageLocator => ({
  kind: 'element',
  text: wanted,
  ladder: 2,
  ...(role !== undefined && { role }),
});

async function find(locator: PageLocator, purpose: PagePurpose = 'click'): Promise<Found> {
  const answer = await world.resolve(locator, purpose, [{ kind: 'attribute', name: 'id' }]);
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  return answer;
}

/** Looks until nothing stands in the way, then moves there, as the driver does. */
async function ready(locator: PageLocator, purpose: PagePurpose = 'click'): Promise<Found> {
  for (let look = 0; look < 200; look += 1) {
    const found = await find(locator, purpose);
    if (found.unmet === undefined) {
      await world.page.mouse.move(found.point.x, found.point.y);
      const answer = await world.ask('confirm', found.ref, purpose, found.point);
      if (answer.kind === 'ready') return found;
    }
    await world.page.waitForTimeout(20);
  }
  throw new Error('never ready');
}

async function press(
  locator: PageLocator,
  purpose: PagePurpose = 'click',
): Promise<{ arrived: boolean; swallowed: boolean }> {
  const { ref } = await ready(locator, purpose);
  await world.page.mouse.down();
  await world.page.mouse.up();
  return world.ask('pressed', ref);
}

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'pages', `${name}.html`), 'utf8');
const shown = (selector: string): Promise<string> => world.page.innerText(selector);

describe('what would receive a press', () => {
  const over = 'style="position:absolute;left:0;top:0;width:300px;height:300px"';
  it.each([
    ['the element itself', '<button id=t>Go</button>', undefined],
    ['text inside it', '<button id=t><b>Go</b> <i>now</i></button>', undefined],
    ['a veil', `<button id=t>Go</button><div id=veil ${over}></div>`, 'div#veil'],
    ['a veil by its classes', `<button id=t>Go</button><div class="veil dim" ${over}></div>`, 'div.veil.dim'],
    [
      'a veil by its text',
      `<button id=t>Go</button><div ${over}>${'Please wait '.repeat(9)}</div>`,
      'div "Please wait Please wait Please wait Plea"',
    ],
    [
      'a veil by what is drawn of its text',
      `<button id=t>Go</button><div ${over}><style>b { color: red }</style><b>Wait</b><script>let waits = 1;</script></div>`,
      'div "Wait"',
    ],
    [
      'a veil that lets the pointer through',
      `<button id=t>Go</button><div ${over.replace('style="', 'style="pointer-events:none;')}></div>`,
      undefined,
    ],
    [
      'an ancestor of what takes no pointer',
      '<div><span id=t style="pointer-events:none">Go</span></div>',
      undefined,
    ],
    ['never the page itself', '<span id=t style="pointer-events:none">Go</span>', 'body "Go"'],
    [
      'not a sibling in that ancestor',
      `<div style="position:relative;height:90px"><span id=t style="pointer-events:none">Go</span><i id=s ${over}></i></div>`,
      'i#s',
    ],
    [
      'nothing without a box',
      '<button id=t style="width:0;height:0;padding:0;border:0;overflow:hidden">Go</button>',
      'it has no box on the page',
    ],
    ['nothing when hidden', '<button id=t hidden>Go</button>', 'it has no box on the page'],
    [
      'a link on two lines by its first piece',
      '<p style="width:120px">some words first <a href=# id=t>then a link that goes on</a></p>',
      undefined,
    ],
    ['a transparent element', '<button id=t style="opacity:0">Go</button>', undefined],
  ])('%s', async (_, html, because) => {
    await world.show(html);
    const { unmet } = await find(css('#t'));
    expect(unmet).toEqual(because === undefined ? undefined : { gate: 'receiving events', because });
  });

  it('text in a slot and a host named for what it shows do not cover a button', async () => {
    await world.show(fixture('button-with-a-slot'));
    const { unmet } = await find(text('Save', 'button'));
    expect(unmet).toBeUndefined();
    expect(await press(text('Save', 'button'))).toMatchObject({ arrived: true, swallowed: false });
    expect(await shown('#out')).toBe('Saved');
    expect(await find(text('Delete it', 'button'))).toMatchObject({ unmet: { gate: 'enabled' } });
  });
});

describe('labels that pass a press on', () => {
  const box = '<style>.real{position:absolute;opacity:0;width:1px;height:1px;clip-path:inset(50%)}</style>';
  it.each([
    [
      'a label before the box',
      `${box}<div style="height:50px"></div><input type=checkbox class=real id=t><p></p><label for=t>I agree</label>`,
      undefined,
    ],
    [
      'a box that is not rendered at all',
      '<input type=checkbox id=t hidden><label for=t>I agree</label>',
      undefined,
    ],
    ['a label around it', '<label><input type=checkbox id=t style="display:none">I agree</label>', undefined],
    [
      'not a label that is hidden too',
      '<input type=checkbox id=t hidden><label for=t hidden>I agree</label>',
      'it has no box on the page',
    ],
    [
      'not through a link all over',
      '<input type=checkbox id=t hidden><label for=t><a href=#x>I agree</a></label>',
      'it has no box on the page',
    ],
    [
      'not through a button',
      '<input type=checkbox id=t hidden><label for=t><button>I agree</button></label>',
      'it has no box on the page',
    ],
    [
      'not the label of another',
      '<input type=checkbox id=t hidden><input id=o><label for=o>I agree</label>',
      'it has no box on the page',
    ],
  ])('%s', async (_, html, because) => {
    await world.show(html);
    const { unmet } = await find(css('#t'), 'set_checked');
    expect(unmet).toEqual(because === undefined ? undefined : { gate: 'receiving events', because });
  });

  it('a label that can be reached is taken without scrolling', async () => {
    await world.show(
      `<div style="height:300px"></div><label for=t>I agree</label><div style="height:40px"></div>${box}<input type=checkbox class=real id=t><div style="height:3000px"></div>`,
    );
    expect((await find(css('#t'), 'set_checked')).unmet).toBeUndefined();
    expect(await world.page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('a label far away is scrolled to', async () => {
    await world.show(
      '<input type=checkbox id=t hidden><div style="height:3000px"></div><label for=t>I agree</label>',
    );
    expect((await find(css('#t'), 'set_checked')).unmet).toBeUndefined();
    expect(await world.page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  });

  it('a hover is not passed on', async () => {
    await world.show('<input type=checkbox id=t hidden><label for=t>I agree</label>');
    expect((await find(css('#t'), 'hover')).unmet).toBeDefined();
    await world.show(`${box}<input type=checkbox class=real id=t><label for=t>I agree</label>`);
    expect((await find(css('#t'), 'click')).unmet).toBeUndefined();
    expect((await find(css('#t'), 'hover')).unmet).toMatchObject({ gate: 'receiving events' });
  });

  it('a box is ticked beside the link in its label, and the link stays closed', async () => {
    await world.show(fixture('box-with-a-link-in-its-label'));
    const label = text('I accept the general terms and conditions of sale and delivery today', 'checkbox');
    expect(await press(label, 'set_checked')).toMatchObject({ arrived: true });
    expect(await shown('#n')).toBe('1');
    expect(await shown('#out')).toBe('');
    const { ref, facts } = await find(label, 'set_checked');
    expect(facts.checked).toBe(true);
    expect(await world.ask('verifyChecked', ref, true, false)).toEqual({ kind: 'done' });
    expect(await world.ask('verifyChecked', ref, false, false)).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/still checked after the click$/),
    });
  });

  it('the middle of the label is tried first, then its start', async () => {
    await world.show(
      `${box}<input type=checkbox class=real id=t><p><label for=t>I <a href=#x>accept the long terms of sale</a> ok</label></p>`,
    );
    const { point } = await find(css('#t'), 'set_checked');
    const label = await world.page.locator('label').boundingBox();
    expect(point.x - (label?.x ?? 0)).toBeLessThan(20);
  });
});

describe('bringing into reach', () => {
  const scrollY = (): Promise<number> => world.page.evaluate(() => window.scrollY);
  it('scrolls nothing when the point can be reached', async () => {
    await world.show(
      '<div style="height:600px"></div><button id=t style="height:90px">Go</button><div style="height:3000px"></div>',
    );
    await find(css('#t'));
    expect(await scrollY()).toBe(0);
  });

  it('brings the element to the middle, at once', async () => {
    await world.show(
      '<style>html{scroll-behavior:smooth}</style><div style="height:3000px"></div><button id=t>Go</button><div style="height:3000px"></div>',
    );
    const { point, unmet } = await find(css('#t'));
    expect(unmet).toBeUndefined();
    expect(Math.abs(point.y - 350)).toBeLessThan(5);
  });

  it.each([
    ['a bar in the middle: the end', 'top:200px;height:300px', (y: number) => y > 500],
    ['a bar from the middle to the end: the start', 'top:200px;bottom:0', (y: number) => y < 200],
  ])('%s', async (_, style, place) => {
    await world.show(
      `<div style="height:3000px"></div><button id=t>Go</button><div style="height:3000px"></div><div id=bar style="position:fixed;left:0;right:0;${style}"></div>`,
    );
    const { point, unmet } = await find(css('#t'));
    expect(unmet).toBeUndefined();
    expect(place(point.y)).toBe(true);
  });

  it('inside a container that scrolls on its own', async () => {
    await world.show(
      '<div style="height:100px;overflow:auto"><div style="height:900px"></div><button id=t>Go</button></div>',
    );
    expect((await find(css('#t'))).unmet).toBeUndefined();
  });

  it('bars that stay are not clicked', async () => {
    await world.show(fixture('bars-that-stay'));
    expect(await press(text('Order', 'button'))).toMatchObject({ arrived: true });
    expect(await press(text('Start over', 'button'))).toMatchObject({ arrived: true });
    expect(await shown('#out')).toBe('- ordered restarted');
    expect(await shown('#n')).toBe('0');
  });

  it('questions scroll nothing', async () => {
    await world.show('<div style="height:3000px"></div><button id=t>Go</button>');
    await find(css('#t'), 'read');
    await find(css('#t'), 'exists');
    expect(await scrollY()).toBe(0);
  });
});

describe('among equal texts', () => {
  const clipped =
    'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);border:0;padding:0"';
  const page = `<button id=a ${clipped}>Save</button><button id=b>Save</button><button id=c>Save</button>`;
  it.each([
    ['an act takes the first that a pointer reaches', page, 'click', 'b'],
    ['a question takes the first that is rendered', page, 'read', 'a'],
    [
      'the first of all when none is reached',
      page.replaceAll('<button', '<button tabindex=0') + '<div style="position:fixed;inset:0"></div>',
      'click',
      'a',
    ],
  ] as const)('%s', async (_, html, purpose, expected) => {
    await world.show(html);
    expect((await find(text('Save'), purpose)).readings.attribute).toBe(expected);
  });

  it('a disabled one is not passed over', async () => {
    await world.show('<button id=a disabled>Save</button><button id=b>Save</button>');
    expect(await find(text('Save'))).toMatchObject({
      readings: { attribute: 'a' },
      unmet: { gate: 'enabled' },
    });
  });
});

describe('gates in their order', () => {
  it.each([
    ['disabled', '<button id=t disabled>x</button>', 'click', { gate: 'enabled' }],
    ['aria-disabled', '<a id=t aria-disabled=true>x</a>', 'click', { gate: 'enabled' }],
    [
      'in a disabled group',
      '<fieldset disabled><legend>l</legend><input id=t></fieldset>',
      'type',
      { gate: 'enabled' },
    ],
    [
      'a link in a disabled group',
      '<fieldset disabled><a href=# id=t>x</a></fieldset>',
      'click',
      { gate: 'enabled' },
    ],
    [
      'not in its first legend',
      '<fieldset disabled><legend><input id=t></legend></fieldset>',
      'type',
      undefined,
    ],
    ['read-only', '<input id=t readonly>', 'type', { gate: 'editable', because: 'it is read-only' }],
    [
      'read-only, cleared',
      '<textarea id=t readonly></textarea>',
      'clear',
      { gate: 'editable', because: 'it is read-only' },
    ],
    [
      'aria-readonly',
      '<div contenteditable id=t aria-readonly=true>x</div>',
      'type',
      { gate: 'editable', because: 'it is read-only' },
    ],
    [
      'a list',
      '<select id=t></select>',
      'clear',
      { gate: 'editable', because: 'it is a list, which is chosen from and not typed into' },
    ],
    [
      'a box',
      '<input type=checkbox id=t>',
      'type',
      { gate: 'editable', because: 'it is a checkbox, which takes no text' },
    ],
    [
      'a button',
      '<input type=button id=t value=x>',
      'clear',
      { gate: 'editable', because: 'it is a button, which takes no text' },
    ],
    ['editable content', '<div contenteditable id=t>x</div>', 'type', undefined],
    ['a date', '<input type=date id=t>', 'type', undefined],
    ['a list that a trace types into is chosen from', '<select id=t></select>', 'type', undefined],
    ['read-only but clicked', '<input id=t readonly>', 'click', undefined],
    ['disabled before read-only', '<input id=t readonly disabled>', 'type', { gate: 'enabled' }],
    ['a disabled list', '<select id=t disabled></select>', 'select', { gate: 'enabled' }],
    ['no gates of an upload', '<input type=file id=t disabled hidden>', 'upload', undefined],
    ['no gates of a scroll', '<button id=t disabled>x</button>', 'scroll', undefined],
    ['no gates of a question', '<button id=t disabled>x</button>', 'read', undefined],
    [
      'a covered list can be chosen from',
      '<select id=t></select><div style="position:fixed;inset:0"></div>',
      'select',
      undefined,
    ],
  ] as const)('%s', async (_, html, purpose, unmet) => {
    await world.show(html);
    expect((await find(css('#t'), purpose)).unmet).toEqual(unmet);
  });
});

describe('once more after the pointer has moved', () => {
  const confirm = async (found: Found, purpose: PagePurpose = 'click') => {
    await world.page.mouse.move(found.point.x, found.point.y);
    // A move to where the pointer is already does not last a frame.
    await world.page.waitForTimeout(40);
    return world.ask('confirm', found.ref, purpose, found.point);
  };

  it('stands still after two looks although no frame passed between pointer and press', async () => {
    await world.show('<button id=t>Go</button>');
    await world.page.mouse.move(0, 0);
    const found = await find(css('#t'));
    await world.page.mouse.move(found.point.x, found.point.y);
    const answers = [await world.ask('confirm', found.ref, 'click', found.point)];
    await world.page.waitForTimeout(40);
    await find(css('#t'));
    answers.push(await world.ask('confirm', found.ref, 'click', found.point));
    expect(answers.at(-1)).toEqual({ kind: 'ready' });
  });

  it('is ready when all is as it was', async () => {
    await world.show('<button id=t>Go</button>');
    expect(await confirm(await find(css('#t')))).toEqual({ kind: 'ready' });
  });

  it.each([
    [
      'moved',
      (e: HTMLElement) => {
        e.style.marginTop = '40px';
      },
      { kind: 'not_ready', unmet: { gate: 'stable' } },
    ],
    [
      'was disabled',
      (e: HTMLElement) => {
        e.setAttribute('disabled', '');
      },
      { kind: 'not_ready', unmet: { gate: 'enabled' } },
    ],
    [
      'was covered',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<p id=veil style="position:fixed;inset:0"></p>');
      },
      { kind: 'not_ready', unmet: { gate: 'receiving events', because: 'p#veil' } },
    ],
    [
      'left',
      (e: HTMLElement) => {
        e.remove();
      },
      { kind: 'gone' },
    ],
  ])('the element %s', async (_, change, expected) => {
    await world.show('<button id=t>Go</button>');
    const found = await find(css('#t'));
    await world.page.locator('#t').evaluate(change);
    expect(await confirm(found)).toMatchObject(expected);
  });

  it('tells where the point is now', async () => {
    await world.show('<button id=t>Go</button>');
    const found = await find(css('#t'));
    await world.page.locator('#t').evaluate((e) => {
      e.style.marginTop = '40px';
    });
    const answer = await confirm(found);
    expect(answer).toMatchObject({ point: { x: found.point.x, y: found.point.y + 40 } });
  });

  it('a page that slides while it loads and once more under the pointer: the button that was meant', async () => {
    await world.show(fixture('page-that-slides'));
    expect(await press(text('Keep', 'button'))).toMatchObject({ arrived: true });
    expect(await shown('#out')).toBe('no choice yet, Keep pressed');
  });

  it('a veil that lifts: not sent to the veil', async () => {
    await world.show(fixture('veil-that-lifts'));
    expect(await find(text('Save', 'button'))).toMatchObject({
      unmet: { gate: 'receiving events', because: 'div#veil' },
    });
    expect(await press(text('Save', 'button'))).toMatchObject({ arrived: true });
    expect(await shown('#out')).toBe('Stored');
    expect(await shown('#n')).toBe('0');
  });

  it('a point in percent is asked for itself', async () => {
    await world.show(
      '<div id=t style="position:relative;width:200px;height:100px"></div><i id=half style="position:absolute;left:8px;top:8px;width:100px;height:100px"></i>',
    );
    const found = await find(css('#t'));
    const at = async (xPct: number) => {
      const point = await world.ask('pointAt', found.ref, { xPct, yPct: 50 });
      if (point === undefined) throw new Error('gone');
      await world.page.mouse.move(point.x, point.y);
      await world.page.waitForTimeout(40);
      return world.ask('confirm', found.ref, 'click', point, { xPct, yPct: 50 });
    };
    expect(await at(75)).toEqual({ kind: 'ready' });
    expect(await at(25)).toMatchObject({
      kind: 'not_ready',
      unmet: { gate: 'receiving events', because: 'i#half' },
    });
    expect(await world.ask('pointAt', 999_999, { xPct: 1, yPct: 1 })).toBeUndefined();
  });
});

describe('the press guard', () => {
  const listening =
    '<button id=t>Go</button><p id=log></p><script>for (const type of ["pointerdown","mousedown","mouseup","click"]) window.addEventListener(type, (e) => { log.textContent += `${type}:${e.target.id} ` }, true)</script>';

  it('lets a press on the element pass', async () => {
    await world.show(listening);
    expect(await press(css('#t'))).toEqual({ arrived: true, swallowed: false, hovered: true });
    expect(await shown('#log')).toBe('pointerdown:t mousedown:t mouseup:t click:t');
  });

  it('swallows a press that lands elsewhere before the page hears of it', async () => {
    await world.show(listening);
    const { ref, point } = await ready(css('#t'));
    await world.page.locator('#t').evaluate((e) => {
      e.insertAdjacentHTML('beforebegin', '<button id=u style="position:fixed;inset:0">Delete</button>');
    });
    await world.page.mouse.down();
    await world.page.mouse.up();
    expect(await world.ask('pressed', ref)).toMatchObject({ arrived: false, swallowed: true });
    expect(await shown('#log')).toBe('');
    // Disarmed: the next press is the page's own again.
    await world.page.mouse.click(point.x, point.y);
    expect(await shown('#log')).toBe('pointerdown:u mousedown:u mouseup:u click:u');
  });

  it('goes on to hear a press whose element leaves in the middle of it', async () => {
    await world.show(`${listening}<script>t.addEventListener('mousedown', () => t.remove())</script>`);
    expect(await press(css('#t'))).toMatchObject({ arrived: true });
    expect(await shown('#log')).toMatch(/^pointerdown:t mousedown:t mouseup:/);
  });

  it('takes the press on a label for its box, and on a link in it for none', async () => {
    await world.show(
      '<style>#t{position:absolute;opacity:0;pointer-events:none}</style><label id=l for=t>I agree <a id=k href="#x">here</a></label><input id=t type=checkbox>',
    );
    expect(await press(css('#t'), 'set_checked')).toMatchObject({ arrived: true });
    expect(await world.page.isChecked('#t')).toBe(true);
  });

  it('a host around the whole page does not vouch for what else is in it', async () => {
    await world.show('<x-app></x-app>');
    await world.page.evaluate(() => {
      customElements.define(
        'x-app',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML =
              '<button id=t>Go</button><button id=u hidden style="position:fixed;inset:0">Other</button>';
          }
        },
      );
    });
    const { ref } = await ready(css('#t'));
    await world.page.locator('#u').evaluate((e) => {
      e.removeAttribute('hidden');
    });
    await world.page.mouse.down();
    await world.page.mouse.up();
    expect(await world.ask('pressed', ref)).toMatchObject({ swallowed: true });
  });

  it('tells whether the pointer is over the element', async () => {
    await world.show('<button id=t>Go</button>');
    const { ref } = await ready(css('#t'), 'hover');
    expect(await world.ask('pressed', ref)).toMatchObject({ hovered: true });
    await world.page.mouse.move(500, 500);
    expect(await world.ask('pressed', ref)).toEqual({ arrived: false, swallowed: false, hovered: false });
  });
});
