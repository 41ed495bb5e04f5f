import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { fold } from '../../src/page-script/folded-text.ts';
import type { PageLocator, PageReading, PageReadings } from '../../src/page-script/protocol.ts';
import { markup } from '../arbitraries/markup.ts';
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

const t: PageLocator = { kind: 'element', css: '#t' };

async function read(html: string, ...reading: PageReading[]): Promise<PageReadings> {
  await world.show(html);
  return readNow(...reading);
}

async function readNow(...reading: PageReading[]): Promise<PageReadings> {
  const answer = await world.resolve(t, 'read', reading);
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer));
  return answer.readings;
}

/** Puts an open shadow tree into every element of a kind. */
const shadow = (name: string, html: string): Promise<void> =>
  world.page.evaluate(
    ([tag, inner]) => {
      customElements.define(
        tag,
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML = inner;
          }
        },
      );
    },
    [name, html] as const,
  );

describe('text', () => {
  it.each([
    ['a field', '<input id=t value=12>', '12'],
    ['an area', '<textarea id=t>a\nb</textarea>', 'a\nb'],
    ['a button input', '<input type=submit id=t value=Send>', 'Send'],
    ['a button input without a value', '<input type=reset id=t>', 'Reset'],
    ['a list', '<select id=t><option>a<option selected>b</select>', 'b'],
    [
      'a list of several',
      '<select multiple id=t><option selected>a<option>b<option selected>c</select>',
      'a, c',
    ],
    ['blocks', '<div id=t><p>One</p><div>two <b>three</b></div>four</div>', 'One\n\ntwo three\nfour'],
    ['white space', '<p id=t>  a \n  b <b> c</b></p>', 'a b c'],
    ['hidden parts', '<p id=t>a<b hidden>b</b><i style="visibility:hidden">c</i></p>', 'a'],
    ['what is not rendered at all', '<p id=t hidden>a <b hidden>b</b></p>', 'a b'],
    ['what is invisible', '<p id=t style="visibility:hidden">a<b style="visibility:visible">b</b></p>', 'b'],
    ['at opacity 0', '<p id=t>a <b style="opacity:0">b</b> c</p>', 'a c'],
    ['in something at opacity 0', '<div style="opacity:0"><p id=t>a</p></div>', ''],
    [
      'a transparent part that is no text itself',
      '<div id=t>a<div style="opacity:0"><p>b</p><p>c</p></div>d</div>',
      'a\nd',
    ],
    [
      'transformed',
      '<p id=t style="text-transform:uppercase">Stra\u00dfe <select><option>x<option selected>y</select></p>',
      'STRASSE y',
    ],
    ['a closed list in it', '<p id=t>a <select><option>b<option selected>c</select> d</p>', 'a c d'],
    ['an open list in it', '<p id=t>a <select size=2><option>b<option>c</select></p>', 'a\nb\nc'],
    [
      'a table',
      '<table id=t><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      'a\tb\nc\td',
    ],
    [
      'a table around a list',
      '<table id=t><tr><td>a</td><td><select><option>b</select></td></tr><tr><td>c</td><td>d</td></tr></table>',
      'a\tb\nc\td',
    ],
    ['preformatted around a list', '<pre id=t>a   b\n c<select><option>d</select></pre>', 'a   b\n cd'],
    ['line ends around a list', '<p id=t>a<br>b<select><option>c</select></p>', 'a\nbc'],
    ['boxes without a box', '<div id=t style="display:contents">a <b>b</b></div>', 'a b'],
    ['a closed part', '<details id=t><summary>a</summary><p>b</p></details>', 'a'],
    [
      'no text of a script',
      '<div id=t>a<script>b</script><select><option>c</select><style>d</style></div>',
      'ac',
    ],
    ['a drawing', '<svg id=t><text>a</text></svg>', 'a'],
  ])('%s', async (_, html, text) => {
    expect(await read(html, { kind: 'text' })).toMatchObject({ text });
  });

  it('around a list the text is put together as the browser does it without one', async () => {
    await world.show('<div id=t></div>');
    const textWith = async (html: string): Promise<string> => {
      await world.page.locator('#t').evaluate((element, inner) => {
        element.innerHTML = inner;
      }, html);
      return fold((await readNow({ kind: 'text' })).text ?? '');
    };
    await fc.assert(
      fc.asyncProperty(markup, async (html) => {
        const plain = await textWith(`<div>${html}</div>`);
        expect(await textWith(`<div>${html}</div><div><select><option></option></select></div>`)).toBe(plain);
        expect(await textWith(`<div>${html}<div><select><option></option></select></div></div>`)).toBe(plain);
      }),
      { numRuns: 30 },
    );
  }, 30_000);

  it('slotted text stands where it is shown', async () => {
    await world.show('<div id=t>(<x-w><b>2</b><i slot=first>1</i><u slot=none>3</u></x-w>)</div>');
    await shadow('x-w', '<slot name=first></slot> and <slot></slot><slot name=rest>, no more</slot>');
    expect(await readNow({ kind: 'text' })).toEqual({ text: '(1 and 2, no more)' });
  });

  it('a list also answers for its values', async () => {
    expect(
      await read('<select id=t><option value=v selected>b</select>', { kind: 'text' }, { kind: 'value' }),
    ).toEqual({
      text: 'b',
      value: 'b',
      alternatives: ['v'],
    });
  });
});

describe('state', () => {
  it.each([
    ['a plain element', '<p id=t>x</p>', true],
    ['hidden', '<p id=t hidden>x</p>', false],
    ['invisible', '<p id=t style="visibility:hidden">x</p>', false],
    ['at opacity 0', '<p id=t style="opacity:0">x</p>', false],
    ['in something at opacity 0', '<div style="opacity:0"><p id=t>x</p></div>', false],
    ['nearly transparent', '<p id=t style="opacity:0.01">x</p>', true],
    ['a box of no size', '<p id=t style="width:0;height:0"></p>', true],
    ['display: contents', '<p id=t style="display:contents">x</p>', false],
    ['content-visibility', '<div style="content-visibility:hidden"><p id=t>x</p></div>', false],
    ['far below', '<p style="height:9000px"></p><p id=t>x</p>', true],
    ['an option of a closed list', '<select><option id=t>x</select>', false],
  ])('visible: %s', async (_, html, visible) => {
    expect(await read(html, { kind: 'visible' })).toEqual({ visible });
  });

  it.each([
    ['a field', '<input id=t>', true],
    ['disabled', '<input id=t disabled>', false],
    ['aria-disabled', '<div role=button id=t aria-disabled=true>x</div>', false],
    ['aria-disabled said to be false', '<div role=button id=t aria-disabled=false>x</div>', true],
    ['in a disabled group', '<fieldset disabled><div id=t>x</div></fieldset>', false],
    ['an option of a disabled group', '<select><optgroup disabled><option id=t>x</optgroup></select>', false],
    ['an attribute that means nothing there', '<div id=t disabled>x</div>', true],
  ])('enabled: %s', async (_, html, enabled) => {
    expect(await read(html, { kind: 'enabled' })).toEqual({ enabled });
  });

  it.each([
    ['checked', '<input type=checkbox id=t checked>', { checked: true }],
    ['a radio button', '<input type=radio id=t>', { checked: false }],
    ['a box under the element', '<div id=t>a <input type=checkbox checked></div>', { checked: true }],
    ['a role', '<div role=checkbox id=t aria-checked=true></div>', { checked: true }],
    ['a mixed one', '<div role=checkbox id=t aria-checked=mixed></div>', { checked: false }],
    ['a bare role', '<div role=switch id=t></div>', { checked: false }],
    ['a role under the element', '<div id=t><b role=switch aria-checked=true></b></div>', { checked: true }],
    ['none', '<div id=t>x</div>', { notACheckbox: true }],
    ['no aria-pressed', '<button id=t aria-pressed=true>x</button>', { notACheckbox: true }],
  ])('checked: %s', async (_, html, expected) => {
    expect(await read(html, { kind: 'checked' })).toEqual(expected);
  });

  it.each([
    ['an empty field', '<input id=t>', true],
    ['white space', '<input id=t value="  ">', true],
    ['a filled field', '<input id=t value=x>', false],
    ['an element without text', '<p id=t> <b hidden>x</b></p>', true],
    ['a list with an empty value', '<select id=t><option value="">Choose</select>', true],
    ['a list with a value', '<select id=t><option value=x></select>', false],
  ])('empty: %s', async (_, html, empty) => {
    expect(await read(html, { kind: 'empty' })).toEqual({ empty });
  });

  it('attributes and styles', async () => {
    const html = '<a id=t href="/x" data-busy style="color:red;text-transform:uppercase">x</a>';
    expect(await read(html, { kind: 'attribute', name: 'href' })).toEqual({ attribute: '/x' });
    expect(await readNow({ kind: 'attribute', name: 'data-busy' })).toEqual({ attribute: '' });
    expect(await readNow({ kind: 'attribute', name: 'data-idle' })).toEqual({ attribute: null });
    expect(await readNow({ kind: 'style', property: 'color' })).toEqual({ style: 'rgb(255, 0, 0)' });
    expect(await readNow({ kind: 'style', property: 'text-transform' })).toEqual({ style: 'uppercase' });
  });
});

describe('how an element is described', () => {
  it.each([
    ['<button id=t>Save</button>', 'button "Save"'],
    ['<a id=t href=#>Home</a>', 'link "Home"'],
    ['<label for=t>Mail</label><input id=t>', 'field "Mail"'],
    ['<input type=password id=t value=hush>', 'input#t'],
    ['<select id=t title=City><option>Oslo</select>', 'list "City"'],
    ['<h1 id=t>Top</h1>', 'heading "Top"'],
    ['<p id=t>Some text</p>', 'p "Some text"'],
    ['<div id=t></div>', 'div#t'],
    ['<input type=file id=t title=Photo>', 'file field "Photo"'],
    [`<p id=t>${'long '.repeat(20)}</p>`, `p "${'long '.repeat(12).slice(0, 59)}…"`],
  ])('%s is %s', async (html, description) => {
    await world.show(html);
    expect(await world.resolve(t)).toMatchObject({ description });
  });
});

describe('the text of the page', () => {
  it.each([
    ['drawn text', '<h1>One</h1><p>two</p>', 'One\n\ntwo'],
    ['an undrawn name', '<p>a</p><button aria-label=Close>x</button>', 'a\n\nx\nClose'],
    ['a drawn name once', '<button aria-label=Close>Close</button>', 'Close'],
    ['a name within what is drawn', '<button aria-label=Close>Close ×</button>', 'Close ×'],
    ['an alternative text', '<p>a</p><img alt="A map" width=10 height=10>', 'a\nA map'],
    ['a button input', '<input type=submit value=Send>', 'Send'],
    ['a placeholder that names a field', '<input placeholder="Search here">', 'Search here'],
    ['not one beside a label', '<label>Find <input placeholder="Search here"></label>', 'Find'],
    ['a tooltip that names a button', '<button title=Undo></button>', 'Undo'],
    ['not one beside a text', '<button title=Undo>Back</button>', 'Back'],
    ['nor on a text', '<span title=Undo>Back</span>', 'Back'],
    ['no values of fields', '<input value=secret title=Code>', 'Code'],
    ['nothing invisible', '<button aria-label=Close hidden></button><img alt=x style="opacity:0">', ''],
    ['no title of the document', '<title>Shop</title><p>a</p>', 'a'],
    ['the chosen option alone', '<select><option>a<option selected>b</select>', 'b'],
    ['nothing at opacity 0', '<p>a</p><p style="opacity:0">b</p>', 'a'],
    ['nothing at all', '', ''],
  ])('%s', async (_, html, text) => {
    await world.show(html);
    expect(await world.ask('surfaceText')).toBe(text);
  });

  it('looks into open shadow trees', async () => {
    await world.show('<p>a</p><x-s><b>b</b></x-s>');
    await shadow('x-s', '<p><slot></slot>c</p><button aria-label=Close></button>');
    expect(await world.ask('surfaceText')).toBe('a\n\nbc\nClose');
  });
});

describe('secrets', () => {
  const page =
    '<input type=password id=p value=hush-pass><input id=t value=hush-text><textarea id=a>hush-area</textarea><div contenteditable id=e>hush-edit</div><p id=card>4111</p><p class=m>x</p><p class=m>y</p>';
  const rects = async (masks: readonly PageLocator[] = []): Promise<number | null> =>
    (await world.ask('secretRects', masks))?.length ?? null;

  it('password fields and marked fields, wherever they are', async () => {
    await world.show(`${page}<iframe srcdoc="<input type=password>"></iframe>`);
    await world.page.waitForFunction(
      () => document.querySelector('iframe')?.contentDocument?.querySelector('input') !== null,
    );
    expect(await rects()).toBe(2);
    const answer = await world.resolve(t, 'type');
    if (answer.kind !== 'found') throw new Error(answer.kind);
    await world.ask('prepareTyping', answer.ref, true);
    expect(await rects()).toBe(3);
    expect(await world.ask('secretRects', [])).toContainEqual(answer.bounds);
    await world.page.focus('#a');
    await world.ask('markFocusSecret');
    expect(await rects()).toBe(4);
  });

  it('a password that is shown stays one', async () => {
    await world.show(page);
    expect(await rects()).toBe(1);
    await world.page.evaluate(() => {
      document.querySelector('#p')?.setAttribute('type', 'text');
    });
    expect(await rects()).toBe(1);
  });

  it('the focus may be in a frame', async () => {
    await world.show('<iframe srcdoc="<input id=i>"></iframe>');
    await world.page.frameLocator('iframe').locator('#i').focus();
    await world.ask('markFocusSecret');
    expect(await rects()).toBe(1);
  });

  it('masks: a selector hides all that it matches, one that matches nothing is told', async () => {
    await world.show(page);
    expect(await rects([{ kind: 'element', css: '.m' }])).toBe(3);
    expect(await rects([{ kind: 'element', css: '.m', nth: 2 }])).toBe(2);
    expect(await rects([{ kind: 'element', text: '4111', ladder: 2 }])).toBe(2);
    expect(await rects([{ kind: 'element', css: '.none' }])).toBeNull();
    expect(await rects([{ kind: 'element', css: '[' }])).toBeNull();
  });

  it('stand in neither the document as text nor the inventory nor a description', async () => {
    await world.show(page);
    for (const css of ['#t', '#a', '#e']) {
      await world.page.focus(css);
      await world.ask('markFocusSecret');
      const answer = await world.resolve({ kind: 'element', css });
      expect(JSON.stringify(answer)).not.toContain('hush');
    }
    expect(await world.ask('dom')).not.toContain('hush');
    expect(JSON.stringify(await world.ask('inventory'))).not.toContain('hush');
    expect(await world.ask('dom')).toContain('<p id="card">4111</p>');
  });

  it('of what is not marked the document keeps its values', async () => {
    await world.show('<input id=t value=plain>');
    expect(await world.ask('dom')).toContain('value="plain"');
  });
});

describe('the document as text', () => {
  it('escapes what is text, keeps what is code, writes shadow trees out', async () => {
    await world.show(
      '<p title="a&quot;b">1 &lt; 2 &amp;</p><br><!-- note --><script>if (1 < 2) {}</script><x-d><i>light</i></x-d><x-empty></x-empty>',
    );
    await shadow('x-d', '<b>shadow</b><slot></slot>');
    await shadow('x-empty', '');
    const text = await world.ask('dom');
    expect(text).toBe(
      '<!doctype html>\n<html><head></head><body><p title="a&quot;b">1 &lt; 2 &amp;</p><br><!-- note --><script>if (1 < 2) {}</script>' +
        '<x-d><template shadowrootmode="open"><b>shadow</b><slot></slot></template><i>light</i></x-d>' +
        '<x-empty><template shadowrootmode="open"></template></x-empty></body></html>',
    );
  });
});

describe('the inventory', () => {
  it('lists what can be acted on, then what can be read', async () => {
    await world.show(
      '<h1>Shop</h1><label>Mail <input value=x></label><button>Buy <b>now</b></button><a href=#>Home</a><button hidden>Gone</button><p>One <b>two</b></p><select aria-label=Size><option>S</select>',
    );
    expect(await world.ask('inventory')).toEqual([
      { role: 'field', label: 'Mail', name: 'Mail' },
      { role: 'button', text: 'Buy now', name: 'Buy now' },
      { role: 'link', text: 'Home', name: 'Home' },
      { role: 'list', label: 'Size', name: 'Size' },
      { role: 'heading', text: 'Shop' },
      { role: 'label', text: 'Mail' },
      { role: 'b', text: 'now' },
      { role: 'b', text: 'two' },
    ]);
  });

  it('holds at most a hundred', async () => {
    await world.show('<button>x</button>'.repeat(70) + '<p>y</p>'.repeat(70));
    expect(await world.ask('inventory')).toHaveLength(100);
  });
});

describe('pages that fight', () => {
  it('names of form fields hide nothing', async () => {
    await world.show(
      '<form id=t><label for=x>Mail</label> <input id=x name=parentNode><input name=children><input name=attributes><input name=getAttribute><input name=matches>' +
        '<input name=textContent value=v><input name=shadowRoot><input name=firstChild><input name=localName><input name=nodeType><input name=getClientRects>' +
        '<input name=innerText><input name=assignedSlot><input name=nextSibling><input name=checkVisibility><input name=ownerDocument><button>Send</button></form>' +
        '<form name=body></form><form name=querySelectorAll></form><img name=documentElement><img name=createTreeWalker><img name=activeElement><form name=elementFromPoint></form><img name=timeline><img name=compatMode><div id=__flowproof></div>',
    );
    expect(await readNow({ kind: 'text' }, { kind: 'visible' }, { kind: 'enabled' })).toEqual({
      text: 'Mail Send',
      visible: true,
      enabled: true,
    });
    expect(
      await world.resolve({ kind: 'element', text: 'Mail', role: 'field', ladder: 2 }, 'click'),
    ).toMatchObject({ kind: 'found', facts: { tag: 'input' } });
    expect(await world.resolve({ kind: 'element', text: 'Send', ladder: 2 }, 'click')).not.toHaveProperty(
      'unmet',
    );
    expect(await world.ask('surfaceText')).toBe('Mail Send');
    expect(await world.ask('dom')).toContain('<button>Send</button>');
    expect((await world.ask('inventory')).length).toBeGreaterThan(3);
    expect(await world.ask('secretRects', [])).toEqual([]);
  });

  it('a page that replaces what every script uses changes no answer', async () => {
    await world.show(
      '<button id=t>Go</button><script>Array.prototype.map = Array.prototype.filter = () => { throw new Error("no") }; JSON.stringify = () => "x"; window.Map = class {}; Element.prototype.getBoundingClientRect = () => ({}); Document.prototype.querySelectorAll = () => [];</script>',
    );
    expect(
      await world.resolve({ kind: 'element', text: 'Go', ladder: 2 }, 'click', [{ kind: 'text' }]),
    ).toMatchObject({ kind: 'found', readings: { text: 'Go' } });
  });

  it('nesting of any depth is walked', async () => {
    await world.show('<main></main>');
    await world.page.evaluate(() => {
      let at: Element = document.querySelector('main') ?? document.body;
      for (let depth = 0; depth < 1500; depth += 1) at = at.appendChild(document.createElement('div'));
      at.innerHTML = '<button id=t>Deep <select><option>x</option></select></button>';
    });
    expect(
      await world.resolve({ kind: 'element', text: 'Deep x', ladder: 2 }, 'read', [{ kind: 'text' }]),
    ).toMatchObject({ kind: 'found', readings: { text: 'Deep x' } });
    expect(await world.ask('surfaceText')).toBe('Deep x');
    expect(await world.ask('dom')).toContain('Deep <select>');
    expect(await world.resolve({ kind: 'element', text: 'No such thing', ladder: 2 })).toEqual({
      kind: 'missing',
    });
  });

  it('a text of several million characters is looked through', async () => {
    await world.show('<p id=t></p>');
    await world.page.evaluate(() => {
      const p = document.querySelector('#t');
      if (p !== null) p.textContent = 'Total '.repeat(500_000);
    });
    expect(await world.resolve({ kind: 'element', text: 'Total', ladder: 2 })).toMatchObject({
      kind: 'found',
      facts: { tag: 'p' },
    });
    expect(await world.resolve({ kind: 'element', text: 'Total 5', ladder: 2 })).toEqual({ kind: 'missing' });
  });

  it('a document without a body is no crash', async () => {
    await world.show('<p>x</p>');
    await world.page.evaluate(() => {
      document.documentElement.remove();
    });
    expect(await world.ask('surfaceText')).toBe('');
    expect(await world.ask('dom')).toBe('');
    expect(await world.ask('inventory')).toEqual([]);
    expect(await world.resolve({ kind: 'element', text: 'x', ladder: 2 })).toEqual({ kind: 'missing' });
    expect(await world.ask('scroll', undefined, { kind: 'top' })).toMatchObject({ kind: 'failed' });
  });
});
