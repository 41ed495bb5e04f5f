// What the tree of a page says, rule by rule, in a real browser.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newTestBrowser } from '../driven-page.ts';
import { byId, ExploredPage, flagsOf, idsOf, idsWith, type Look, textOf } from './explored-page.ts';

jest.setTimeout(60_000);

const browser = newTestBrowser();
let page: ExploredPage;

beforeAll(async () => {
  page = await ExploredPage.open(browser, '');
});

afterAll(async () => {
  await page.close();
  await browser.close();
});

describe('which elements a tree has', () => {
  it('is the rendered document, from html on, without what is never drawn', async () => {
    const { tree } = await page.show(
      '<style>p{}</style><h1>A <b>b</b></h1><noscript>n</noscript><template><i>t</i></template><script>1</script>',
    );
    expect(tree.elements.map((each) => each.class)).toEqual(['html', 'body', 'h1', 'b']);
    expect(tree.depths).toEqual([0, 1, 2, 3]);
  });

  it('has no part of what is not displayed, and of what is not visible only what is visible in it', async () => {
    const look = await page.show(`
      <div id="none" style="display:none"><p id="in-none">x</p></div>
      <div id="hidden" style="visibility:hidden">a<p id="in-hidden">b</p></div>
      <div id="around" style="visibility:hidden">not read<p id="unseen">no</p><p id="seen" style="visibility:visible">yes</p></div>
      <details id="closed"><summary id="summary">More</summary><p id="folded">x</p></details>
      <div id="contents" style="display:contents"><p id="in-contents">x</p></div>`);
    expect(idsOf(look)).toEqual(['around', 'seen', 'closed', 'summary', 'contents', 'in-contents']);
    expect(textOf(look, 'around')).toBe('yes');
    expect(byId(look, 'contents').bounds).toBeUndefined();
  });

  it('goes on in open shadow roots, shows what is slotted where it is seen, and leaves closed ones out', async () => {
    const look = await page.show(`
      <div id="host"><b id="slotted">light</b><i id="unslotted">never seen</i></div><div id="closed"></div>
      <script>
        host.attachShadow({ mode: 'open' }).innerHTML = '<p id="in-shadow">before <slot name="s"></slot></p>';
        document.getElementById('slotted').slot = 's';
        document.getElementById('closed').attachShadow({ mode: 'closed' }).innerHTML = '<p id="in-closed">x</p>';
      </script>`);
    expect(idsOf(look)).toEqual(['host', 'in-shadow', 'slotted', 'closed']);
    expect(textOf(look, 'host')).toBe('before light');
  });

  it('goes on in frames of the same origin, and counts their places from the window', async () => {
    const look = await page.show(`
      <body style="margin:0"><iframe id="own" style="border:5px solid;padding:3px;margin:10px" srcdoc="<body style='margin:0'><p id='inner' style='margin:0;width:50px;height:20px'>in</p>"></iframe>
      <iframe id="foreign" src="${page.server.url('/foreign', 'localhost')}"></iframe>`);
    expect(idsOf(look)).toEqual(['own', 'inner', 'foreign']);
    expect(byId(look, 'inner').bounds).toEqual([18, 18, 68, 38]);
  });

  it('lists the options of a native list, although they are not drawn', async () => {
    const look = await page.show(
      `<p id="around">Size <select id="list"><option id="s" value="1">Small</option><optgroup label="g" disabled>
       <option id="m">Medium</option></optgroup><option id="l" selected>Large</option></select> now</p>`,
    );
    expect(idsOf(look)).toEqual(['around', 'list', 's', 'm', 'l']);
    expect(byId(look, 's')).toEqual({
      class: 'option',
      id: 's',
      own: [[0, 'Small']],
      attrs: { id: 's', value: '1' },
    });
    expect(flagsOf(look, 'm')).toEqual(['disabled']);
    expect(flagsOf(look, 'l')).toEqual(['selected']);
    expect(byId(look, 'list').value).toBe('Large');
    expect(textOf(look, 'around')).toBe('Size now');
  });
});

describe('what a tree says of texts', () => {
  it.each([
    ['<b>one</b><b>two</b>', 'onetwo'],
    ['<b>one</b> <b>two</b>', 'one two'],
    ['<div>one</div><div>two</div>', 'one two'],
    ['one<br>two', 'one two'],
    ['one<div>two</div>three', 'one two three'],
    ['  one \n\t two  ', 'one two'],
    ['<table><tr><td>one</td><td>two</td></tr></table>', 'one two'],
    ['one <span style="display:none">no</span>two', 'one two'],
    ['one <span style="visibility:hidden">no</span>two', 'one two'],
    ['one <span style="opacity:0">no</span>two', 'one two'],
    ['<span style="text-transform:uppercase">one</span>', 'ONE'],
    ['<input value="held"> one <textarea>held</textarea>', 'one'],
    ['<input type="submit" value="Send"> one <input type="reset">', 'Send one Reset'],
    ['<button>one</button><button>two</button>', 'onetwo'],
    ['<svg width="9" height="9"><title>no</title><text>one</text></svg>', 'one'],
  ])('reads %s as "%s"', async (html, text) => {
    expect(textOf(await page.show(`<div id="it">${html}</div>`), 'it')).toBe(text);
  });

  it('holds each run once, with its place among the children', async () => {
    const look = await page.show('<p id="it">a<b>b</b>c<i>d</i></p>');
    expect(byId(look, 'it').own).toEqual([
      [0, ' a'],
      [1, 'c'],
    ]);
  });

  it('cuts a run at 10,000 characters and says so', async () => {
    const look = await page.show(`<p id="long">${'x'.repeat(10_500)}</p><p id="short">x</p>`);
    expect(byId(look, 'long').own?.[0]?.[1].length).toBeLessThanOrEqual(10_001);
    expect(byId(look, 'long').attrs?.['text-truncated']).toBe('true');
    expect(byId(look, 'short').attrs).toEqual({ id: 'short' });
  });
});

describe('what a tree says of fields', () => {
  it('says what they hold now and never what the markup started them with', async () => {
    const look = await page.show(`
      <input id="field" value="old"><textarea id="area">old</textarea><input id="range" type="range" value="3">
      <input id="box" type="checkbox" value="yes">
      <script>field.value = 'new'; area.value = 'new'; range.value = '7';</script>`);
    expect([byId(look, 'field'), byId(look, 'area'), byId(look, 'range')].map(({ value }) => value)).toEqual([
      'new',
      'new',
      '7',
    ]);
    expect(byId(look, 'field').attrs).toEqual({ id: 'field' });
    expect(byId(look, 'box').value).toBeUndefined();
    expect(byId(look, 'box').attrs).toEqual({ id: 'box', type: 'checkbox', value: 'yes' });
  });

  it('never carries what a secure or hidden field holds', async () => {
    const look = await page.show(`
      <input id="password" type="password" value="tr0ub4dor"><input id="hidden" type="hidden" value="tr0ub4dor">`);
    expect(idsOf(look)).toEqual(['password']);
    expect(flagsOf(look, 'password')).toEqual(['clickable', 'editable', 'secure']);
    await page.type('password', 'tr0ub4dor-2');
    expect(JSON.stringify(look.tree) + JSON.stringify((await page.look()).tree)).not.toContain('tr0ub4dor');
  });

  it('goes on hiding a password that the page itself shows', async () => {
    const before = await page.show(`
      <input id="password" type="password" value="tr0ub4dor"><button id="show" onclick="password.type = 'text'">Show</button>`);
    expect(flagsOf(before, 'password')).toContain('secure');
    await page.tap('show');
    const after = await page.look();
    expect(byId(after, 'password').attrs?.['type']).toBe('text');
    expect(flagsOf(after, 'password')).toContain('secure');
    expect(JSON.stringify(after.tree)).not.toContain('tr0ub4dor');
  });

  it.each([
    ['<input id="it" aria-label="Aria" placeholder="P" name="n"><label for="it">Label</label>', 'Aria'],
    ['<label for="it">Label</label><input id="it" placeholder="P" name="n">', 'Label'],
    ['<label>Around <input id="it" placeholder="P"></label>', 'Around'],
    ['<span id="by">By</span><input id="it" aria-labelledby="by" placeholder="P">', 'By'],
    ['<input id="it" placeholder="P" name="n">', 'P'],
    ['<input id="it" aria-label=" " placeholder="" name="n">', 'n'],
    ['<input id="it">', undefined],
    ['<textarea id="it" placeholder="P"></textarea>', 'P'],
    ['<div id="it" contenteditable aria-label="Notes"></div>', 'Notes'],
    ['<button id="it" aria-label="Aria"></button>', undefined],
    ['<input id="it" type="checkbox" aria-label="Aria">', undefined],
  ])('takes the hint of %s from its first rung: %s', async (html, hint) => {
    expect(byId(await page.show(html), 'it').attrs?.['hintText']).toBe(hint);
  });

  it('takes for editable what takes text now', async () => {
    const look = await page.show(`
      <input id="text"><input id="number" type="number"><input id="date" type="date"><textarea id="area"></textarea>
      <div id="div" contenteditable>x</div><div id="no" contenteditable="false">x</div>
      ${'button submit checkbox radio range color file image reset'
        .split(' ')
        .map((type) => `<input id="${type}" type="${type}">`)
        .join('')}
      <input id="read" readonly><input id="off" disabled><fieldset disabled><input id="group"></fieldset>`);
    expect(idsWith(look, 'editable')).toEqual(['text', 'number', 'date', 'area', 'div']);
  });
});

describe('what a tree says of states', () => {
  it('takes for clickable what is so by nature, by listener or by pointer, and nothing that is explained around it', async () => {
    const look = await page.show(`
      <a id="a">a</a><button id="button"><span id="in-button" style="cursor:pointer">b</span></button><input id="input">
      <select id="select"></select><textarea id="area"></textarea><div id="role" role="button">r</div>
      <div id="onclick" onclick="1">o</div><div id="plain">p</div>
      <div id="pointer" style="cursor:pointer">p<span id="in-pointer">q</span></div>
      <div id="listens">l<span id="in-listens">m</span></div><div id="unlistens">u</div><div id="property">p</div>
      <script>
        const f = () => 1;
        document.addEventListener('click', f); document.body.addEventListener('click', f);
        listens.addEventListener('click', f);
        unlistens.addEventListener('click', f); unlistens.removeEventListener('click', f);
        property.onclick = f;
        plain.addEventListener('keydown', f);
      </script>`);
    expect(idsWith(look, 'clickable')).toEqual([
      'a',
      'button',
      'input',
      'select',
      'area',
      'role',
      'onclick',
      'pointer',
      'listens',
      'property',
    ]);
  });

  it('takes for disabled what is so directly, through its group or by what it says', async () => {
    const look = await page.show(`
      <button id="on">x</button><button id="off" disabled>x</button><div id="aria" aria-disabled="true">x</div>
      <div id="said" aria-disabled="false">x</div>
      <fieldset id="group" disabled><legend id="legend"><button id="free">x</button></legend>
      <input id="inside"><p id="text">x</p></fieldset>`);
    expect(idsWith(look, 'disabled')).toEqual(['off', 'aria', 'group', 'inside', 'text']);
  });

  it('reads states live, where the markup says what they started with', async () => {
    const look = await page.show(`
      <input id="ticked" type="checkbox"><input id="unticked" type="checkbox" checked><input id="radio" type="radio" checked>
      <div id="aria" role="checkbox" aria-checked="true">x</div><div id="mixed" role="checkbox" aria-checked="mixed">x</div>
      <div id="tab" role="tab" aria-selected="true">x</div><div id="other" role="tab" aria-selected="false">x</div>
      <script>ticked.checked = true; unticked.checked = false;</script>`);
    expect(idsWith(look, 'checked')).toEqual(['ticked', 'radio', 'aria']);
    expect(idsWith(look, 'selected')).toEqual(['tab']);
  });

  it('takes for focused the innermost element, in shadow trees and frames too', async () => {
    const html = `<div id="host"></div><input id="outside"><iframe id="frame" srcdoc="<input id='framed'>"></iframe>
      <script>host.attachShadow({ mode: 'open' }).innerHTML = '<input id="inside">'; host.shadowRoot.firstChild.focus()</script>`;
    expect(idsWith(await page.show(html), 'focused')).toEqual(['inside']);
    await page.tap('framed');
    expect(idsWith(await page.look(), 'focused')).toEqual(['framed']);
    expect(idsWith(await page.show('<body tabindex="0"><p>x</p>'), 'focused')).toEqual([]);
  });
});

describe('what a tree says of places', () => {
  it('counts in device px from the top left corner of what is shown', async () => {
    const zoomed = await ExploredPage.open(
      browser,
      '<body style="margin:0;height:3000px"><div id="it" style="position:absolute;left:10px;top:20px;width:30px;height:41px">x</div>',
      { request: { browser: { viewport: { width: 400, height: 300, device_scale_factor: 2 } } } },
    );
    const look = await zoomed.look();
    expect(byId(look, 'it').bounds).toEqual([20, 40, 80, 122]);
    expect(look.viewport).toEqual({ width: 800, height: 600 });
    await zoomed.dispatch({ kind: 'scroll', direction: 'down' });
    expect(byId(await zoomed.look(), 'it').bounds).toEqual([20, -200, 80, -118]);
    await zoomed.close();
  });

  it('says what cannot be tapped because something else is there', async () => {
    const box = 'position:absolute;width:100px;height:20px';
    const look = await page.show(`
      <div id="free" style="${box};top:0">x</div>
      <div id="under" style="${box};top:40px"><b id="in-under">x</b></div><div id="over" style="${box};top:30px;height:40px"></div>
      <div id="parent" style="${box};top:90px"><div id="child" style="width:100px;height:20px">x</div></div>
      <div id="through" style="${box};top:130px;pointer-events:none">x</div>
      <div id="below" style="${box};top:2000px">x</div>
      <iframe id="frame" style="${box};top:160px;height:60px;border:0" srcdoc="<button id='reached'>r</button>"></iframe>
      <iframe id="covered-frame" style="${box};top:230px;height:60px;border:0" srcdoc="<button id='unreached'>u</button>"></iframe>
      <div id="lid" style="${box};top:230px;height:60px"></div>`);
    const obscured = look.tree.elements
      .filter(({ attrs }) => attrs?.['obscured'] === 'true')
      .map(({ id }) => id);
    expect(obscured.filter((id) => id !== undefined)).toEqual([
      'under',
      'in-under',
      'through',
      'covered-frame',
      'unreached',
    ]);
  });

  it('says what can be scrolled, and nothing of what cannot', async () => {
    const box = 'width:100px;height:50px';
    const tall = '<div style="width:10px;height:500px">x</div>';
    const wide = '<div style="width:500px;height:10px">x</div>';
    const look = await page.show(`
      <div id="down" style="${box};overflow:auto">${tall}</div><div id="across" style="${box};overflow-x:scroll">${wide}</div>
      <div id="clipped" style="${box};overflow:hidden">${tall}</div><div id="fits" style="${box};overflow:auto">x</div>
      <div id="spills" style="${box}">${tall}</div><p id="end" style="margin-top:3000px">x</p>`);
    const scrollable = look.tree.elements.filter(({ attrs }) => attrs?.['scrollable'] !== undefined);
    expect(scrollable.map(({ id, class: name }) => id ?? name)).toEqual(['html', 'down', 'across']);
    expect(scrollable.map(({ attrs }) => attrs?.['scrollable'])).toEqual(['true', 'true', 'true']);
  });
});

describe('what a tree says of names', () => {
  it('takes the description from the first that is there, and every attribute as it is written', async () => {
    const look: Look = await page.show(`
      <img id="a" aria-label="Aria" alt="Alt" title="Title"><img id="b" alt="Alt" title="Title"><p id="c" title="Title">x</p>
      <p id="d" data-cents="199" class="row big" DATA-Mixed="x">x</p>`);
    expect(['a', 'b', 'c', 'd'].map((id) => byId(look, id).desc)).toEqual([
      'Aria',
      'Alt',
      'Title',
      undefined,
    ]);
    expect(byId(look, 'd').attrs).toEqual({
      id: 'd',
      'data-cents': '199',
      class: 'row big',
      'data-mixed': 'x',
    });
    expect(byId(look, 'd').class).toBe('p');
  });

  it('is not misled by elements that are named like properties', async () => {
    const look = await page.show(
      `<form id="form"><input id="a" name="attributes"><input id="b" name="children"><input id="c" name="id">
       <input id="d" name="parentNode"></form><img name="documentElement"><img name="activeElement">`,
    );
    expect(idsOf(look)).toEqual(['form', 'a', 'b', 'c', 'd']);
  });
});
