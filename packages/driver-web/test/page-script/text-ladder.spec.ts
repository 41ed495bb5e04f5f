import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { PageLocator, PagePurpose } from '../../src/page-script/protocol.ts';
import { launchChromium, openWorld, type PageWorld } from './page-world.ts';

type ElementLocator = Extract<PageLocator, { kind: 'element' }>;

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

/** The id of what a locator finds on a page; `-` when it finds nothing. */
async function foundOn(
  html: string,
  locator: Partial<ElementLocator>,
  purpose: PagePurpose = 'read',
): Promise<string> {
  await world.show(html);
  return foundNow(locator, purpose);
}

async function foundNow(locator: Partial<ElementLocator>, purpose: PagePurpose = 'read'): Promise<string> {
  const answer = await world.resolve({ kind: 'element', ...locator }, purpose, [
    { kind: 'attribute', name: 'id' },
  ]);
  if (answer.kind === 'missing') return '-';
  return answer.kind === 'found' ? (answer.readings.attribute ?? 'no id') : answer.message;
}

const twelve = { ladder: 2 } as const;

describe('each rung decides where no stronger one matches', () => {
  it.each([
    ['1: own text beside a badge', '<button id=a><i>AB</i>Save</button><h1>Save all</h1>', 'Save', 'a'],
    [
      '1: placeholder of an input',
      '<input id=a placeholder="Search here"><h1>Search here!</h1>',
      'Search here',
      'a',
    ],
    ['1: aria-label of a link', '<a id=a aria-label="Close">x</a>', 'Close', 'a'],
    ['1: value of a button input', '<input id=a type=submit value="Send">', 'Send', 'a'],
    ['2: whole subtree text', '<button id=a><b>Delete</b> it</button>', 'Delete it', 'a'],
    ['2: text on two lines', '<a id=a><div>Foo</div><div>Bar</div></a>', 'Foo Bar', 'a'],
    ['3: label by id', '<label for=a>Email</label><input id=a>', 'Email', 'a'],
    ['3: label around', '<label>Email <input id=a></label>', 'Email', 'a'],
    [
      '3: aria-labelledby',
      '<p id=l>Email</p><p id=m>at work</p><textarea id=a aria-labelledby="l m"></textarea>',
      'Email at work',
      'a',
    ],
    ['4: prefix of own text', '<button id=a><i>3</i>Save changes</button>', 'Save', 'a'],
    ['5: prefix of subtree text', '<a id=a><b>Sa</b>ve all</a>', 'Save', 'a'],
    ['6: prefix of a label', '<label for=a>Email address</label><input id=a>', 'Email', 'a'],
    ['7: any case, subtree', '<button id=a>SAVE</button>', 'save', 'a'],
    ['7: any case, label', '<label>EMAIL <input id=a></label>', 'Email', 'a'],
    ['8: prefix in any case', '<button id=a>SAVE ALL</button>', 'save', 'a'],
    ['9: name of an image in a button', '<button id=a><img alt="Search"></button>', 'Search', 'a'],
    ['9: name of a drawing in a link', '<a href=# id=a><svg aria-label="Search"></svg></a>', 'Search', 'a'],
    ['9: tooltip of a field', '<input id=a title="Colour of the bar">', 'Colour of the bar', 'a'],
    [
      '9: label of a select by attribute',
      '<select id=a aria-label="City"><option>Oslo</select>',
      'City',
      'a',
    ],
    [
      '9: text that a style adds',
      '<style>#a::before{content:"→ "}</style><a href=# id=a>Next</a>',
      '→ Next',
      'a',
    ],
    [
      '9: parts hidden from the name',
      '<div role=menuitem id=a>Cut<span aria-hidden=true> Ctrl+X</span></div>',
      'Cut',
      'a',
    ],
    ['10: plain element', '<h2 id=a>Total</h2>', 'Total', 'a'],
    ['10: innermost of several', '<div id=b><p id=c><span id=a>Total</span></p></div>', 'Total', 'a'],
    ['10: text in several children', '<div id=b><p id=a><b>To</b>tal</p></div>', 'Total', 'a'],
    ['10: hidden part left out', '<p id=a>Total<span hidden> secret</span></p>', 'Total', 'a'],
    ['10: hidden part in front', '<p id=a><span hidden>x</span>Total</p>', 'Total', 'a'],
    ['11: prefix of a plain element', '<h2 id=a>Total: 5</h2>', 'Total', 'a'],
    ['11: prefix of a name', '<div role=tab aria-label="Search all" id=a></div>', 'Search', 'a'],
    ['12: any case of a plain element', '<h2 id=a>TOTAL</h2>', 'total', 'a'],
    ['12: exact before prefix', '<h2 id=b>TOTALS</h2><h2 id=a>TOTAL</h2>', 'total', 'a'],
  ])('%s', async (_, html, text, expected) => {
    expect(await foundOn(html, { text, ...twelve })).toBe(expected);
    expect(await foundNow({ text })).toBe(expected);
  });
});

describe('what a rung does not match', () => {
  it.each([
    ['a text in the middle', '<h2 id=a>The Total</h2>', 'Total'],
    ['an empty text', '<h2 id=a></h2><button></button>', ''],
    ['white space only', '<button id=a> </button>', ' '],
    ['the options of a list in its label', '<label><select id=a><option>Mrs</select></label>', 'Mrs x'],
    ['text in a script', '<script>Total</script><p id=a>x</p>', 'Total'],
    ['the title of the document', '<title>Total</title><p id=a>x</p>', 'Total'],
    ['what stands in a text area', '<textarea id=a>Total</textarea>', 'Total'],
    ['plain text that is not rendered', '<div hidden><p id=a>Total</p></div>', 'Total'],
    ['text at opacity 0', '<p id=a style="opacity:0">Total</p>', 'Total'],
  ])('%s', async (_, html, text) => {
    expect(await foundOn(html, { text, ...twelve })).toBe('-');
  });
});

describe('the order of the rungs', () => {
  const link = '<a href=# id=weak>Total revenue</a>';
  it.each([
    ['own text before subtree text', '<a id=b><b>Save</b></a><a id=a>Save</a>', 'Save', 'a', 'a'],
    [
      'subtree text before a label',
      '<label for=b>Save</label><input id=b><a id=a><b>Save</b></a>',
      'Save',
      'a',
      'a',
    ],
    [
      'a label before a name',
      '<button id=b><img alt=Mail></button><label for=a>Mail</label><input id=a>',
      'Mail',
      'a',
      'a',
    ],
    ['a name before plain text', '<p id=b>Mail</p><button id=a><img alt=Mail></button>', 'Mail', 'a', 'a'],
    ['a name before a prefix', `${link}<button id=a><img alt=Total></button>`, 'Total', 'a', 'weak'],
    ['plain text before a prefix', `${link}<p id=a>Total</p>`, 'Total', 'a', 'weak'],
    [
      'plain text before a label prefix',
      '<label>Total cost <input id=b></label><p id=a>Total</p>',
      'Total',
      'a',
      'b',
    ],
    ['own prefix before subtree prefix', '<a id=b><b>Sa</b>ve it</a><a id=a>Save all</a>', 'Save', 'a', 'a'],
    [
      'subtree prefix before label prefix',
      '<label>Save as <input id=b></label><a id=a><b>Sa</b>ve it</a>',
      'Save',
      'a',
      'a',
    ],
    [
      'label prefix before plain prefix',
      '<p id=b>Total: 5</p><label>Total cost <input id=a></label>',
      'Total',
      'a',
      'a',
    ],
    ['plain prefix before any case', '<button id=b>TOTAL</button><p id=a>Total: 5</p>', 'Total', 'a', 'b'],
    [
      'any case before prefix in any case',
      '<button id=b>TOTALS</button><button id=a>TOTAL</button>',
      'total',
      'a',
      'a',
    ],
    [
      'eight rungs in any case before plain text in any case',
      '<p id=b>TOTAL</p><button id=a>TOTALS</button>',
      'total',
      'a',
      'a',
    ],
    [
      'closed options after what people see',
      '<select><option id=b>Open</select><p id=a>Open</p>',
      'Open',
      'a',
      'a',
    ],
    [
      'closed options after all else',
      '<select><option id=a>Open</select><p id=b>Opened</p>',
      'Open',
      'a',
      'a',
    ],
  ])('%s', async (_, html, text, exactFirst, eightFirst) => {
    expect(await foundOn(html, { text, ...twelve })).toBe(exactFirst);
    expect(await foundNow({ text })).toBe(eightFirst);
  });
});

describe('hidden elements', () => {
  it.each([
    [
      'a rendered twin wins in its rung',
      '<button id=b hidden>Save</button><button id=a>Save</button>',
      'Save',
      'a',
    ],
    [
      'visibility counts',
      '<button id=b style="visibility:hidden">Save</button><button id=a>Save</button>',
      'Save',
      'a',
    ],
    [
      'opacity does not',
      '<button id=a style="opacity:0">Save</button><button id=b>Save</button>',
      'Save',
      'a',
    ],
    [
      'a rendered match of a lower exact rung wins',
      '<button id=b hidden>Mail</button><label for=a>Mail</label><input id=a>',
      'Mail',
      'a',
    ],
    [
      'a hidden exact match is not given up for a prefix',
      '<button id=a hidden>Save</button><button id=b>Save all</button>',
      'Save',
      'a',
    ],
    ['nor for a plain text', '<button id=a hidden>Save</button><p id=b>Save</p>', 'Save', 'a'],
    [
      'the first when none is rendered',
      '<button id=a hidden>Save</button><button id=b hidden>Save</button>',
      'Save',
      'a',
    ],
    [
      'a transform is none of a hidden one',
      '<button id=a hidden style="text-transform:uppercase">Save</button>',
      'Save',
      'a',
    ],
  ])('%s', async (_, html, text, expected) => {
    expect(await foundOn(html, { text, ...twelve })).toBe(expected);
  });
});

it('what is shut in a closed part is no rendered twin', async () => {
  const html =
    '<details><summary>More</summary><button id=b>Save</button></details><button id=a>Save</button>';
  expect(await foundOn(html, { text: 'Save', ...twelve })).toBe('a');
});

describe('ordinals and counts', () => {
  const page =
    '<button id=s1>Save</button><button id=s2 hidden>Save</button><button id=s3>Save</button>' +
    '<a id=p1 href=#>Save all</a><p id=t1>Keep</p><p id=t2>Keep</p>';
  it.each([
    ['all of a rung in document order, hidden ones too', 'Save', 2, 's2', 's2'],
    ['the third', 'Save', 3, 's3', 's3'],
    ['a miss beyond the rung, or the next of the eight', 'Save', 4, '-', 'p1'],
    ['beyond them all', 'Save', 5, '-', '-'],
    ['plain elements', 'Keep', 2, 't2', 't2'],
    ['beyond plain elements', 'Keep', 3, '-', '-'],
  ])('%s', async (_, text, nth, exactFirst, eightFirst) => {
    expect(await foundOn(page, { text, nth, ...twelve })).toBe(exactFirst);
    expect(await foundNow({ text, nth })).toBe(eightFirst);
  });

  it.each([
    [{ text: 'Save', ...twelve }, 50, 3],
    [{ text: 'Save' }, 50, 4],
    [{ text: 'Keep', ...twelve }, 50, 2],
    [{ text: 'Keep', ...twelve }, 1, 1],
    [{ text: 'Nothing', ...twelve }, 50, 0],
    [{ css: 'button' }, 50, 3],
    [{ id: 't1' }, 50, 1],
    [{ css: 'button', nth: 2 }, 50, 3],
  ])('%j counted up to %d is %d', async (locator, limit, expected) => {
    await world.show(page);
    expect(await world.ask('count', { kind: 'element', ...locator }, limit)).toBe(expected);
  });

  it('sorts many matches of several sources by the document', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? `<p><button id=n${index + 1}>Go</button></p>`
        : `<p><input type=button id=n${index + 1} value=Go></p>`,
    );
    await world.show(rows.join(''));
    expect(await foundNow({ text: 'Go', nth: 2, ...twelve })).toBe('n2');
    expect(await foundNow({ text: 'Go', nth: 59, ...twelve })).toBe('n59');
  });
});

describe('texts are compared folded', () => {
  it.each([
    ['no-break spaces', '<button id=a>Sign&nbsp;in</button>', 'Sign in'],
    ['narrow no-break spaces', '<p id=a>1&#8239;250</p>', '1 250'],
    ['ideographic spaces', '<p id=a>東京&#12288;駅</p>', '東京 駅'],
    ['line breaks', '<button id=a>Sign\n   in</button>', 'Sign in'],
    ['a line break element', '<button id=a>Sign<br>in</button>', 'Sign in'],
    ['soft hyphens', '<label>E&shy;mail <input id=a></label>', 'Email'],
    ['zero-width spaces', '<p id=a>data&#8203;base</p>', 'database'],
    ['word joiners', '<p id=a>data&#8288;base</p>', 'database'],
    ['direction marks', '<p id=a>&#8206;Total&#8207;</p>', 'Total'],
    ['embeddings and isolates', '<p id=a>&#8234;To&#8236;&#8294;tal&#8297;</p>', 'Total'],
    ['an Arabic letter mark', '<p id=a>&#1564;Total</p>', 'Total'],
    ['a byte order mark', '<p id=a>&#65279;Total</p>', 'Total'],
    ['the same in what is looked for', '<p id=a>Sign in</p>', '\u00a0Sign\u200b\u2003in '],
    ['joiners stay', '<p id=b>👩👩👧</p><p id=a>👩\u200d👩\u200d👧</p>', '👩\u200d👩\u200d👧'],
    ['preformatted text', '<pre id=a>a   b\n c</pre>', 'a b c'],
  ])('%s', async (_, html, text) => {
    expect(await foundOn(html, { text, ...twelve })).toBe('a');
  });

  it('joiners are part of the text', async () => {
    expect(await foundOn('<p id=a>👩\u200d👧</p>', { text: '👩👧', ...twelve })).toBe('-');
  });

  it.each([
    ['as written', 'uppercase', 'Save all'],
    ['as drawn', 'uppercase', 'SAVE ALL'],
    ['as drawn, small', 'lowercase', 'save all'],
    ['as drawn, first letters', 'capitalize', 'Save All'],
  ])('text transformed by style matches %s (%s)', async (_, transform, text) => {
    const html = `<button id=b>sAVE aLL</button><button id=a style="text-transform:${transform}">Save all</button>`;
    expect(await foundOn(html, { text, ...twelve })).toBe('a');
    const plain = `<p id=b>sAVE aLL</p><p id=a style="text-transform:${transform}">Save <b>all</b></p>`;
    expect(await foundOn(plain, { text, ...twelve })).toBe('a');
  });

  it('a sharp s drawn in capitals matches both ways', async () => {
    const html = '<p id=a style="text-transform:uppercase">Straße</p>';
    expect(await foundOn(html, { text: 'Straße', ...twelve })).toBe('a');
    expect(await foundNow({ text: 'STRASSE', ...twelve })).toBe('a');
  });
});

describe('labels', () => {
  it.each([
    [
      'the options inside are no part',
      '<label>Title on <input id=b></label><label>Title <select id=a><option>Mr<option>Name</select></label>',
      'Title',
      'a',
    ],
    [
      'the text of an area inside is none',
      '<label>Remarks x<input id=b></label><label>Remarks <textarea id=a>Name</textarea></label>',
      'Remarks',
      'a',
    ],
    ['a button inside is none', '<label>Name <button>?</button><input id=a></label>', 'Name', 'a'],
    ['text behind the field counts', '<label><input type=checkbox id=a> I agree</label>', 'I agree', 'a'],
    [
      'hidden fields are not named',
      '<label>Agree <input type=hidden id=b><input type=checkbox id=a></label>',
      'Agree',
      'a',
    ],
    [
      'both fields of a doubled id',
      '<label for=a>Mail</label><div hidden><input id=a class=h></div><input id=a>',
      'Mail',
      'a',
    ],
    [
      'drawn text of the label',
      '<label for=a style="text-transform:uppercase">Mail</label><input id=a>',
      'MAIL',
      'a',
    ],
    [
      'hidden parts of the label',
      '<label for=a>Mail<span hidden> (required)</span></label><input id=a>',
      'Mail',
      'a',
    ],
  ])('%s', async (_, html, text, expected) => {
    expect(
      await foundOn(html, { text, role: 'field', ...twelve }).then((id) =>
        id === '-' ? foundNow({ text, ...twelve }) : id,
      ),
    ).toBe(expected);
  });

  it('names a custom element that takes part in forms', async () => {
    await world.show('<label for=a>Colour</label><x-colour id=a></x-colour>');
    await world.page.evaluate(() => {
      customElements.define(
        'x-colour',
        class extends HTMLElement {
          static formAssociated = true;
          constructor() {
            super();
            this.attachInternals();
          }
        },
      );
    });
    expect(await foundNow({ text: 'Colour', ...twelve })).toBe('a');
  });
});

describe('the role noun narrows', () => {
  const page =
    '<h2 id=h>Close Account</h2><button id=b>Close account</button>' +
    '<p id=p>Mail</p><label for=f>Mail</label><input id=f><label><input type=checkbox id=c>Mail</label>' +
    '<div role=switch id=s>Light</div><p>Light</p><label>Photo <input id=u type=file hidden></label>';
  it.each([
    ['button', 'Close Account', 'b'],
    [undefined, 'Close Account', 'h'],
    ['field', 'Mail', 'f'],
    ['checkbox', 'Mail', 'c'],
    ['checkbox', 'Light', 's'],
    ['button', 'Mail', '-'],
    ['field', 'Close Account', '-'],
  ] as const)('%s "%s" is %s', async (role, text, expected) => {
    expect(await foundOn(page, { text, ...(role !== undefined && { role }), ...twelve })).toBe(expected);
  });

  it('an ordinal counts among the candidates', async () => {
    expect(await foundOn(page, { text: 'Mail', role: 'checkbox', nth: 1, ...twelve })).toBe('c');
    expect(await foundNow({ text: 'Mail', role: 'checkbox', nth: 2, ...twelve })).toBe('-');
  });

  it('an upload means file fields, hidden or not', async () => {
    expect(await foundOn(page, { text: 'Photo', role: 'field', ...twelve }, 'upload')).toBe('u');
    expect(await foundNow({ text: 'Mail', role: 'field', ...twelve }, 'upload')).toBe('-');
  });
});

describe('shadow trees', () => {
  const define = (): void => {
    const make = (name: string, html: string, mode: 'open' | 'closed' = 'open'): void => {
      customElements.define(
        name,
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode }).innerHTML = html;
          }
        },
      );
    };
    make(
      'x-button',
      '<style>.in{display:contents}</style><button id=inner><span class=in><slot></slot></span></button>',
    );
    make('x-field', '<label for=i>Full name</label><input id=i>');
    make('x-shut', '<button id=shut>Closed</button>', 'closed');
    make('x-outer', '<x-button>Nested</x-button><slot name=foot></slot>');
    make('x-named', '<label><slot name=label></slot><input id=n></label>');
  };
  const page =
    '<x-button id=b>Save</x-button><x-button><b>Delete</b> it</x-button><x-field></x-field><x-shut></x-shut>' +
    '<x-outer><p id=foot slot=foot>Foot note</p><p id=lost>Lost</p></x-outer><x-named><span slot=label>Town</span></x-named>';
  it.each([
    ['a text that is shown through a slot', 'Save', 'inner'],
    ['in pieces', 'Delete it', 'inner'],
    ['a label inside', 'Full name', 'i'],
    ['a tree in a tree', 'Nested', 'inner'],
    ['a named slot', 'Foot note', 'foot'],
    ['a label around a slot', 'Town', 'n'],
    ['nothing behind a closed root', 'Closed', '-'],
    ['nothing that no slot shows', 'Lost', '-'],
  ])('%s', async (_, text, expected) => {
    await world.show(page);
    await world.page.evaluate(define);
    expect(await foundNow({ text, ...twelve })).toBe(expected);
  });

  it('css and id look into open trees when the page itself has no match', async () => {
    await world.show(page);
    await world.page.evaluate(define);
    expect(await foundNow({ css: '#i' })).toBe('i');
    expect(await foundNow({ id: 'inner' })).toBe('inner');
    expect(await foundNow({ css: 'x-button', nth: 1 })).toBe('b');
    expect(await foundNow({ css: '#shut' })).toBe('-');
  });
});

describe('hints for a recording', () => {
  const hintsOf = async (html: string, locator: Partial<ElementLocator>): Promise<unknown> => {
    await world.show(html);
    const answer = await world.resolve({ kind: 'element', ...locator }, 'click');
    return answer.kind === 'found' ? answer.hints : answer;
  };
  it.each([
    ['an id without digits', '<p id=total>Total</p>', { css: '#total' }],
    ['no id with digits', '<p id=t1>Total</p>', undefined],
    ['a test id first', '<p id=total data-testid="sum">Total</p>', { css: '[data-testid="sum"]' }],
    ['only what is unique', '<p data-qa=x>Total</p><p data-qa=x>y</p>', undefined],
    ['none for a text that the eight rungs know', '<button id=total>Total</button>', undefined],
    [
      'what other engines would find',
      '<p>Total</p><a href=#>Total revenue</a>',
      { otherEngines: 'link "Total revenue"' },
    ],
  ])('%s', async (_, html, expected) => {
    expect(await hintsOf(html, { text: 'Total', ...twelve })).toEqual(expected);
  });

  it('names what other engines find without the noun', async () => {
    const html = '<a href=#>Mail</a><label>Mail <input></label>';
    expect(await hintsOf(html, { text: 'Mail', role: 'field', ...twelve })).toEqual({
      otherEngines: 'link "Mail"',
    });
  });

  it('gives none with an ordinal or without the twelve rungs', async () => {
    expect(await hintsOf('<p id=total>Total</p>', { text: 'Total', nth: 1, ...twelve })).toBeUndefined();
    expect(await hintsOf('<p id=total>Total</p>', { text: 'Total' })).toBeUndefined();
  });
});

describe('selectors', () => {
  it.each([
    [{ css: '.job' }, 'j1'],
    [{ css: '.job', nth: 2 }, 'j2'],
    [{ css: '.job', nth: 3 }, '-'],
    [{ css: '.jobs' }, '-'],
    [{ id: 'a:b' }, 'a:b'],
    [{ id: '1x' }, '1x'],
    [{ css: '.job', text: 'Other' }, 'j1'],
    [{ name: 'Other' }, 'o'],
    [{ css: 'li[' }, '"li[" is not a CSS selector that the browser understands'],
    [{}, '-'],
  ])('%j finds %s', async (locator, expected) => {
    const html =
      '<ul><li class=job id=j1 hidden><li class=job id=j2></ul><p id="a:b"></p><p id="1x"></p><p id=o>Other</p>';
    expect(await foundOn(html, locator)).toBe(expected);
  });
});
