// Every act in a real browser, with a twin that must fail.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CapabilityError, type ModifierKey, performOnTarget, systemClock } from '@flowproof/driver';
import type { WebSurface } from '@flowproof/driver-web';
import {
  click,
  find,
  newTestBrowser,
  outcome,
  perform,
  readings,
  text,
  textOnceThere,
  type,
} from './driven-page.ts';
import { PageServer } from './page-server.ts';

jest.setTimeout(60_000);

const log = `<p id=log style="height: 40px; margin: 0; overflow: hidden"></p><script>
const say = (text) => { document.getElementById('log').textContent += text + ';'; };
</script>`;

const pages = {
  '/buttons': `${log}<style>#veil { position: absolute; left: 0; top: 300px; width: 300px; height: 60px; background: #eee }
    #under { position: absolute; left: 10px; top: 310px } #box { position: absolute; left: 400px; top: 100px; width: 100px; height: 100px; background: #eee }
    #dot { position: absolute; right: 0; bottom: 0; width: 20px; height: 20px } #rest { position: absolute; left: 480px; top: 180px; width: 20px; height: 20px; background: red }</style>
    <button id=plain>Plain</button><button id=off disabled>Off</button>
    <div id=box></div><div id=rest></div>
    <button id=under>Under</button><div id=veil></div>
    <button id=shy>Shy</button><div style="height: 3000px"></div><button id=far>Far</button>
    <script>
    for (const kind of ['mousedown', 'click', 'dblclick', 'contextmenu'])
      for (const id of ['plain', 'far', 'box', 'under', 'shy']) document.getElementById(id).addEventListener(kind, (e) => say(id + ' ' + kind + ' ' + e.detail + (e.isTrusted ? '' : ' made up')));
    box.addEventListener('click', (e) => say(e.offsetX + ',' + e.offsetY));
    box.addEventListener('mouseenter', () => say('entered'));
    shy.addEventListener('mouseenter', () => { shy.style.marginTop = '200px'; }, { once: true });
    </script>`,
  '/fields': `${log}<form onsubmit="say('submitted'); return false">
    <input id=one value="before"><input id=empty><textarea id=many>old</textarea>
    <input id=fixed readonly value=fixed><input id=count type=number value=7><input id=limited maxlength=3>
    <input id=upper><input id=deaf><input id=day type=date><input id=hue type=color><input id=level type=range min=0 max=10 value=1>
    <div id=rich contenteditable>rich</div><button>Send</button></form>
    <select id=single><option value=a>Apple<option value=b>Banana<option disabled>Cherry</select>
    <select id=multi multiple><option>Red<option>Green<option>Blue</select>
    <input id=code maxlength=2><iframe id=frame srcdoc="<input id=inner value=x><input id=box type=checkbox>" title=inner></iframe>
    <script>
    for (const kind of ['keydown', 'keyup', 'input', 'change']) one.addEventListener(kind, (e) => say(kind + (e.key ? ' ' + e.key + (e.shiftKey ? ' shift' : '') : '')));
    upper.addEventListener('input', () => { upper.value = upper.value.toUpperCase(); });
    deaf.addEventListener('keydown', (e) => e.preventDefault());
    many.addEventListener('keydown', (e) => { if (e.key === 'Enter') say('enter'); });
    single.addEventListener('change', () => say('single ' + single.value));
    multi.addEventListener('change', () => say('multi ' + [...multi.selectedOptions].map((o) => o.text)));
    code.addEventListener('input', () => { if (code.value.length === 2) code.replaceWith('taken'); });
    </script>`,
  '/boxes': `${log}<input type=checkbox id=off><input type=checkbox id=on checked><input type=radio id=radio>
    <label><input type=checkbox id=hidden style="opacity: 0; position: absolute">Painted</label>
    <div role=switch id=switch aria-checked=false tabindex=0>Switch</div><div role=switch id=stuck aria-checked=false tabindex=0>Stuck</div>
    <input type=checkbox id=stubborn><button id=button>Button</button><input type=checkbox id=disabled disabled>
    <script>
    for (const id of ['off', 'on', 'hidden']) document.getElementById(id).addEventListener('click', (e) => say(id + ' clicked'));
    document.getElementById('switch').addEventListener('click', (e) => setTimeout(() => e.target.setAttribute('aria-checked', 'true'), 150));
    stubborn.addEventListener('click', (e) => e.preventDefault());
    </script>`,
  '/keys': `${log}<input id=field value="some text"><button id=go onclick="say('went')">Go</button>
    <script>document.addEventListener('keydown', (e) => say([e.ctrlKey && 'ctrl', e.altKey && 'alt', e.shiftKey && 'shift', e.metaKey && 'meta', e.key, e.code].filter(Boolean).join(' ')));</script>`,
  '/drag': `${log}<style>body { margin: 0 } .a { position: absolute; width: 60px; height: 60px; background: #ddd }</style>
    <div class=a id=own style="left: 10px; top: 10px">own</div><div class=a id=native draggable=true style="left: 10px; top: 100px">native</div>
    <div class=a id=target style="left: 400px; top: 200px">target</div><div class=a id=away style="left: 10px; top: 5000px">away</div>
    <script>
    let held = 0, moves = 0;
    own.addEventListener('mousedown', () => { held = 1; moves = 0; });
    addEventListener('mousemove', (e) => { if (held && e.buttons === 1) moves += 1; else held = 0; });
    addEventListener('mouseup', (e) => { if (held) say('dropped on ' + document.elementFromPoint(e.clientX, e.clientY).id + (moves > 15 ? ' after many moves' : ' after ' + moves)); held = 0; });
    native.addEventListener('dragstart', (e) => e.dataTransfer.setData('text/plain', 'native'));
    target.addEventListener('dragover', (e) => e.preventDefault());
    target.addEventListener('drop', (e) => { e.preventDefault(); say('got ' + e.dataTransfer.getData('text/plain')); });
    </script>`,
  '/scroll': `<div id=list style="height: 100px; overflow: auto"><div style="height: 1000px">long</div></div><p id=text>text</p>
    <div style="height: 3000px"></div><p id=end>end</p>`,
  '/upload': `${log}<input type=file id=file style="display: none"><input id=text>
    <script>file.addEventListener('change', async () => say(file.files[0].name + ' ' + await file.files[0].text()));</script>`,
} as const;

const browser = newTestBrowser();
let server: PageServer;
let surface: WebSurface;

beforeAll(async () => {
  server = await PageServer.start(pages);
  surface = browser.newSurface();
  await surface.open({ url: server.url('/buttons'), timeoutMs: 15_000 });
});

afterAll(async () => {
  await surface.close();
  await browser.close();
  await server.stop();
});

const openBefore = (path: keyof typeof pages): void => {
  beforeEach(async () => {
    expect(await surface.act({ kind: 'navigate', to: path })).toEqual({ kind: 'done' });
  });
};

describe('a click', () => {
  openBefore('/buttons');

  it('presses the middle of the element with a real mouse', async () => {
    expect(outcome(await click(surface, '#plain'))).toBe('done');
    expect(await text(surface, '#log')).toBe('plain mousedown 1;plain click 1;');
  });

  it('brings a far element into the window first', async () => {
    expect(outcome(await click(surface, '#far'))).toBe('done');
    expect(await text(surface, '#log')).toBe('far mousedown 1;far click 1;');
  });

  it('waits for an element that is not there, and says so', async () => {
    expect(await click(surface, '#nowhere', 100)).toMatchObject({ kind: 'missing' });
  });

  it('does not press a disabled button', async () => {
    expect(outcome(await click(surface, '#off', 100))).toBe('not ready: enabled');
    expect(await text(surface, '#log')).toBe('');
  });

  it('does not press what covers the element', async () => {
    expect(await click(surface, '#under', 100)).toMatchObject({
      kind: 'not_ready',
      unmet: { gate: 'receiving events', because: 'div#veil' },
    });
    expect(await text(surface, '#log')).toBe('');
  });

  it('follows an element that moves away from under the pointer', async () => {
    expect(outcome(await click(surface, '#shy'))).toBe('done');
    expect(await text(surface, '#log')).toBe('shy mousedown 1;shy click 1;');
  });

  it('clicks twice, counting', async () => {
    const performed = await perform(surface, '#plain', 'click', (element) => ({
      kind: 'click',
      element,
      button: 'left',
      count: 2,
    }));
    expect(outcome(performed)).toBe('done');
    expect(await text(surface, '#log')).toBe(
      'plain mousedown 1;plain click 1;plain mousedown 2;plain click 2;plain dblclick 2;',
    );
  });

  it('clicks with the right button', async () => {
    const performed = await perform(surface, '#plain', 'click', (element) => ({
      kind: 'click',
      element,
      button: 'right',
      count: 1,
    }));
    expect(outcome(performed)).toBe('done');
    expect(await text(surface, '#log')).toMatch(/^plain mousedown 1;plain contextmenu \d;$/);
  });

  const points = [
    { xPct: 10, yPct: 20, outcome: 'done', log: /10,20;$/ },
    { xPct: 0, yPct: 0, outcome: 'done', log: /0,0;$/ },
    {
      xPct: 95,
      yPct: 95,
      outcome: 'failed: the point 95 %, 95 % is not on the element; div#rest is there',
      log: /^(entered;)?$/,
    },
  ];
  it.each(points)(
    'at $xPct %, $yPct % is $outcome',
    async ({ xPct, yPct, outcome: expected, log: logged }) => {
      const performed = await perform(surface, '#box', 'click', (element) => ({
        kind: 'click',
        element,
        button: 'left',
        count: 1,
        point: { xPct, yPct },
      }));
      expect(outcome(performed)).toBe(expected);
      expect(await text(surface, '#log')).toMatch(logged);
    },
  );

  it('answers gone for an element that has left the page, and for a number that was never given', async () => {
    const { element } = await find(surface, '#plain', 'click');
    await surface.act({ kind: 'reload' });
    expect(await surface.act({ kind: 'click', element, button: 'left', count: 1 })).toEqual({ kind: 'gone' });
    expect(await surface.act({ kind: 'hover', element: 987_654 })).toEqual({ kind: 'gone' });
  });
});

describe('hovering', () => {
  openBefore('/buttons');

  it('moves the pointer there and presses nothing', async () => {
    expect(outcome(await perform(surface, '#box', 'hover', (element) => ({ kind: 'hover', element })))).toBe(
      'done',
    );
    expect(await text(surface, '#log')).toBe('entered;');
  });

  it('is not done while something else is in front', async () => {
    const performed = await perform(
      surface,
      '#under',
      'hover',
      (element) => ({ kind: 'hover', element }),
      100,
    );
    expect(outcome(performed)).toBe('not ready: receiving events');
  });

  it('is done on a page without a doctype too, where a bare :hover matches links only', async () => {
    await surface.act({ kind: 'navigate', to: 'data:text/html,<div id="box">Box</div>' });
    expect(outcome(await perform(surface, '#box', 'hover', (element) => ({ kind: 'hover', element })))).toBe(
      'done',
    );
  });
});

describe('typing into a field', () => {
  openBefore('/fields');

  it('replaces what is there with real keys, Shift held for what needs it', async () => {
    expect(outcome(await type(surface, '#one', 'aB!'))).toBe('done');
    expect(await text(surface, '#one')).toBe('aB!');
    expect(await text(surface, '#log')).toBe(
      'keydown a;input;keyup a;keydown Shift shift;keydown B shift;input;keyup B shift;' +
        'keydown ! shift;input;keyup ! shift;keyup Shift;',
    );
  });

  const texts: readonly (readonly [string, string, string, string])[] = [
    ['an empty field', '#empty', 'hello', 'hello'],
    ['letters no key makes', '#one', 'Zoë 𝒳 👩‍👩‍👧 čaj', 'Zoë 𝒳 👩‍👩‍👧 čaj'],
    [
      'what looks like commands',
      '#one',
      '{selectall}{del} C:\\temp <b>"5 > 3"</b> 100%',
      '{selectall}{del} C:\\temp <b>"5 > 3"</b> 100%',
    ],
    ['several lines into an area', '#many', 'one\ntwo\r\nthree', 'one\ntwo\nthree'],
    ['several lines into one line, without sending the form', '#one', 'one\ntwo', 'one two'],
    ['a tab, without leaving the field', '#many', 'a\tb', 'a\tb'],
    ['nothing, which empties it', '#one', '', ''],
    ['nothing into nothing', '#empty', '', ''],
    ['a number', '#count', '42.5', '42.5'],
    ['less than was typed, when the field takes no more', '#limited', 'abcdef', 'abc'],
    ['what the field makes of it', '#upper', 'shout', 'SHOUT'],
    ['editable content', '#rich', 'plain', 'plain'],
    ['a date', '#day', '2026-03-04', '2026-03-04'],
    ['a colour', '#hue', '#ff8800', '#ff8800'],
    ['a slider', '#level', '7', '7'],
    ['a list, which is choosing', '#single', 'Banana', 'Banana'],
  ];
  it.each(texts)('%s', async (_, css, typed, shown) => {
    expect(outcome(await type(surface, css, typed))).toBe('done');
    expect(await text(surface, css)).toBe(shown);
  });

  it('presses Enter for a line break in an area', async () => {
    await type(surface, '#many', 'a\nb');
    expect(await text(surface, '#log')).toBe('enter;');
  });

  it('sends no form for a line break in a field of one line', async () => {
    await type(surface, '#upper', 'a\nb');
    expect(await text(surface, '#log')).toBe('');
  });

  it('keeps the order of a long text with insertions in between', async () => {
    const long = Array.from({ length: 60 }, (_, index) => `${index}é, ${index}👍🏽 `).join('');
    await type(surface, '#many', long);
    expect(await text(surface, '#many')).toBe(long);
  });

  it('fails where the field takes nothing', async () => {
    const performed = await type(surface, '#deaf', 'abc');
    expect(performed.kind).toBe('failed');
  });

  it('does not type into a read-only field', async () => {
    const performed = await perform(
      surface,
      '#fixed',
      'type',
      (element) => ({ kind: 'type', element, text: 'x', secret: false }),
      100,
    );
    expect(outcome(performed)).toBe('not ready: editable');
    expect(await text(surface, '#fixed')).toBe('fixed');
  });

  it('is done when the field goes away because it is full', async () => {
    expect(outcome(await type(surface, '#code', '42'))).toBe('done');
    expect(await surface.read('text')).toContain('taken');
  });

  it('sets the value of a field in a frame', async () => {
    const locator = { kind: 'framed', frame: 'inner', inner: { css: '#inner' } } as const;
    const payload = { kind: 'framed', frame: 'inner', inner_css: '#inner' } as const;
    const performed = await performOnTarget(
      surface,
      [{ tier: 'structural', provenance: 'web', payload }],
      'type',
      {
        clock: systemClock,
        budget: { presenceMs: 1500, gateMs: 1500, obscuredMs: 1500 },
        perform: (element) => surface.act({ kind: 'type', element, text: 'framed', secret: false }),
      },
    );
    expect(outcome(performed)).toBe('done');
    expect(await surface.resolve(locator, { purpose: 'read', read: [{ kind: 'value' }] })).toMatchObject({
      readings: { value: 'framed' },
    });
  });
});

describe('clearing and choosing', () => {
  openBefore('/fields');

  it('empties a field and tells the page', async () => {
    const performed = await perform(surface, '#one', 'clear', (element) => ({ kind: 'clear', element }));
    expect(outcome(performed)).toBe('done');
    expect(await text(surface, '#one')).toBe('');
    expect(await text(surface, '#log')).toBe('input;change;');
  });

  it('does not clear what is read-only', async () => {
    const performed = await perform(
      surface,
      '#fixed',
      'clear',
      (element) => ({ kind: 'clear', element }),
      100,
    );
    expect(outcome(performed)).toBe('not ready: editable');
  });

  const choices: readonly (readonly [string, string, readonly string[], boolean, RegExp, string])[] = [
    ['by text', '#single', ['Banana'], false, /^done$/, 'single b;'],
    ['by value', '#single', ['b'], false, /^done$/, 'single b;'],
    ['no option of that name', '#single', ['Durian'], false, /^failed: .*Durian/, ''],
    ['a disabled option', '#single', ['Cherry'], false, /^failed: .*Cherry/, ''],
    ['several', '#multi', ['Red', 'Blue'], true, /^done$/, 'multi Red,Blue;'],
    ['several with one unknown', '#multi', ['Red', 'Pink'], true, /^failed: .*Pink/, ''],
    ['several of a list for one', '#single', ['Apple', 'Banana'], true, /^failed: /, ''],
  ];
  it.each(choices)('chooses %s', async (_, css, options, exact, expected, logged) => {
    const performed = await perform(surface, css, 'select', (element) => ({
      kind: 'select',
      element,
      options,
      exact,
    }));
    expect(outcome(performed)).toMatch(expected);
    expect(await text(surface, '#log')).toBe(logged);
  });
});

describe('checking a box', () => {
  openBefore('/boxes');

  const check = (css: string, checked: boolean, gateMs?: number): ReturnType<typeof perform> =>
    perform(surface, css, 'set_checked', (element) => ({ kind: 'set_checked', element, checked }), gateMs);

  const cases: readonly (readonly [string, string, boolean, RegExp, string])[] = [
    ['an empty box', '#off', true, /^done$/, 'off clicked;'],
    ['a box that is checked already, without a click', '#on', true, /^done$/, ''],
    ['a checked box off', '#on', false, /^done$/, 'on clicked;'],
    ['a radio button', '#radio', true, /^done$/, ''],
    ['a box that its label paints', '#hidden', true, /^done$/, 'hidden clicked;'],
    ['a switch that takes a moment', '#switch', true, /^done$/, ''],
    ['a switch that does nothing', '#stuck', true, /^failed: /, ''],
    ['a box that its page holds back', '#stubborn', true, /^failed: /, ''],
    ['a button', '#button', true, /^failed: it is not a checkbox$/, ''],
  ];
  it.each(cases)('%s', async (_, css, checked, expected, logged) => {
    expect(outcome(await check(css, checked))).toMatch(expected);
    expect(await text(surface, '#log')).toBe(logged);
    if (expected.source === '^done$')
      expect((await readings(surface, css, { kind: 'checked' })).checked).toBe(checked);
  });

  it('waits for a disabled box', async () => {
    expect(outcome(await check('#disabled', true, 100))).toBe('not ready: enabled');
  });
});

describe('keys', () => {
  openBefore('/keys');

  const chords: readonly (readonly [string, readonly ModifierKey[], string])[] = [
    ['Enter', [], 'Enter Enter;went;'],
    ['Space', [], '  Space;went;'],
    ['ArrowDown', [], 'ArrowDown ArrowDown;'],
    ['k', ['ctrl'], 'ctrl Control ControlLeft;ctrl k KeyK;'],
    ['k', ['mod'], 'ctrl Control ControlLeft;ctrl k KeyK;'],
    ['k', ['ctrl', 'shift'], 'ctrl Control ControlLeft;ctrl shift Shift ShiftLeft;ctrl shift K KeyK;'],
    ['1', ['alt'], 'alt Alt AltLeft;alt 1 Digit1;'],
    ['é', ['ctrl'], 'ctrl Control ControlLeft;ctrl é;'],
  ];
  it.each(chords)('presses %s with %j', async (key, modifiers, logged) => {
    await surface.act({ kind: 'press_key', key: 'Tab', modifiers: [] });
    await surface.act({ kind: 'press_key', key: 'Tab', modifiers: [] });
    const before = (await text(surface, '#log')) ?? '';
    expect(await surface.act({ kind: 'press_key', key, modifiers })).toEqual({ kind: 'done' });
    expect(((await text(surface, '#log')) ?? '').slice(before.length).trim()).toBe(logged.trim());
  });

  it('edit as they do for a person', async () => {
    await click(surface, '#field');
    await surface.act({ kind: 'press_key', key: 'a', modifiers: ['mod'] });
    await surface.act({ kind: 'press_key', key: 'Backspace', modifiers: [] });
    expect(await text(surface, '#field')).toBe('');
    await surface.act({ kind: 'type_focused', text: 'More 42%', secret: false });
    await surface.act({ kind: 'press_key', key: 'ArrowLeft', modifiers: ['shift'] });
    await surface.act({ kind: 'press_key', key: 'Delete', modifiers: [] });
    expect(await text(surface, '#field')).toBe('More 42');
  });

  it.each(['F1', 'F12', 'Hyper'])('refuse %s', async (key) => {
    await expect(surface.act({ kind: 'press_key', key, modifiers: [] })).rejects.toThrow(CapabilityError);
  });
});

describe('dragging', () => {
  openBefore('/drag');

  const dragTo = async (css: string, onto: string): Promise<string> => {
    const end = await find(surface, onto, 'drag');
    return outcome(
      await perform(surface, css, 'drag', (element) => ({ kind: 'drag', element, onto: end.element })),
    );
  };

  it('holds the button down all the way', async () => {
    expect(await dragTo('#own', '#target')).toBe('done');
    expect(await text(surface, '#log')).toBe('dropped on target after many moves;');
  });

  it('drops what the browser itself drags', async () => {
    expect(await dragTo('#native', '#target')).toBe('done');
    expect(await text(surface, '#log')).toBe('got native;');
  });

  it('fails when both ends do not fit into the window', async () => {
    expect(await dragTo('#own', '#away')).toBe(
      'failed: the two ends of the drag do not fit into the window at the same time',
    );
    expect(await text(surface, '#log')).toBe('');
  });
});

describe('scrolling', () => {
  openBefore('/scroll');

  const cases = [
    { css: '#list', to: { kind: 'bottom' }, expected: /^done$/ },
    { css: '#list', to: { kind: 'px', px: 120 }, expected: /^done$/ },
    { css: '#list', to: { kind: 'px', px: 5000 }, expected: /^failed: .*900/ },
    { css: '#text', to: { kind: 'px', px: 10 }, expected: /^failed: / },
    { css: '#end', to: { kind: 'view' }, expected: /^done$/ },
    { css: undefined, to: { kind: 'bottom' }, expected: /^done$/ },
    { css: undefined, to: { kind: 'top' }, expected: /^done$/ },
  ] as const;
  it.each(cases)('$css to $to.kind', async ({ css, to, expected }) => {
    const performed =
      css === undefined
        ? await surface.act({ kind: 'scroll', to })
        : await perform(surface, css, 'scroll', (element) => ({ kind: 'scroll', element, to }));
    expect(outcome(performed)).toMatch(expected);
  });
});

describe('uploading', () => {
  openBefore('/upload');
  let folder = '';
  let file = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flowproof-upload-'));
    file = join(folder, 'note.txt');
    await writeFile(file, 'hello');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('sets the file on a hidden input', async () => {
    const performed = await perform(surface, '#file', 'upload', (element) => ({
      kind: 'upload',
      element,
      path: file,
    }));
    expect(outcome(performed)).toBe('done');
    expect(await textOnceThere(surface, '#log')).toBe('note.txt hello;');
  });

  it('fails for a file that is not there, and for a folder', async () => {
    for (const path of ['/nowhere/note.txt', tmpdir()]) {
      const performed = await perform(surface, '#file', 'upload', (element) => ({
        kind: 'upload',
        element,
        path,
      }));
      expect(outcome(performed)).toBe(`failed: there is no file ${path}`);
    }
  });

  it('fails where there is nothing to take a file', async () => {
    const { element } = await find(surface, '#text');
    expect(outcome(await surface.act({ kind: 'upload', element, path: file }))).toBe(
      'failed: it is not a file input',
    );
  });
});
