// Whole pages that tools often get wrong, asked as a flow would ask. Those about the pointer are in pointer.spec.ts,
// those about fields in fields.spec.ts, tables in regions.spec.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import type { PageLocator, PagePurpose, PageReading } from '../../src/page-script/protocol.ts';
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

/** The id of what a noun phrase means. */
async function idOf(text: string, role: 'button' | 'field', purpose: PagePurpose): Promise<string> {
  const locator: PageLocator = { kind: 'element', text, role, ladder: 2 };
  const answer = await world.resolve(locator, purpose, [{ kind: 'attribute', name: 'id' }, { kind: 'text' }]);
  if (answer.kind !== 'found') return answer.kind;
  return answer.readings.attribute ?? answer.readings.text ?? '';
}

async function textOf(id: string, kind: 'text' | 'value' | 'empty' = 'text'): Promise<unknown> {
  const reading: PageReading = { kind };
  const answer = await world.resolve({ kind: 'element', id }, 'read', [reading]);
  return answer.kind === 'found' ? answer.readings : answer;
}

describe('odd spaces', () => {
  it('a label with a soft hyphen and a line break is read as people read it', async () => {
    await world.show(fixture('odd-spaces'));
    expect(await idOf('Sign in', 'button', 'click')).toBe('in');
    expect(await idOf('Email address', 'field', 'type')).toBe('mail');
    expect(await idOf('City', 'field', 'select')).toBe('city');
    expect(await idOf('Emailaddress', 'field', 'type')).toBe('missing');
  });

  it('an option padded with no-break spaces is chosen by its plain text', async () => {
    await world.show(fixture('odd-spaces'));
    const city = await world.resolve({ kind: 'element', id: 'city' }, 'select');
    if (city.kind !== 'found') throw new Error(city.kind);
    expect(await world.ask('select', city.ref, ['New York'], false)).toEqual({ kind: 'done' });
    expect(await textOf('picked')).toEqual({ text: 'code nyc' });
  });
});

describe('capital letters', () => {
  it.each([
    ['Save', 'Save'],
    ['save', 'save'],
    ['Save all', 'all'],
    ['SAVE ALL', 'all'],
    ['Close Account', 'Close account'],
    ['Close', 'Close account'],
  ])('the "%s" button is %s', async (text, expected) => {
    await world.show(fixture('capital-letters'));
    expect(await idOf(text, 'button', 'click')).toBe(expected);
  });
});

describe('a label around a list', () => {
  it.each([
    ['Title', 'title', 'select'],
    ['Remarks', 'remarks', 'type'],
    ['Name', 'name', 'type'],
  ] as const)('%s names %s', async (text, expected, purpose) => {
    await world.show(
      '<p><label>Title on the badge <input id=badge></label></p><p><label>Title <select id=title><option>Mr<option>Mrs<option>Name</select></label></p>' +
        '<p><label>Remarks for the kitchen <input id=kitchen></label></p><p><label>Remarks <textarea id=remarks>Name of the dog</textarea></label></p>' +
        '<p><label>Name <small>as in the passport</small> <input id=name></label></p>',
    );
    expect(await idOf(text, 'field', purpose)).toBe(expected);
  });
});

describe('nothing is not something', () => {
  it('an element that is not there answers no question', async () => {
    await world.show('<ul><li class=job>Backup</li><li class=job data-busy>Index</li></ul>');
    const reading: PageReading = { kind: 'attribute', name: 'data-busy' };
    expect(await world.resolve({ kind: 'element', css: '.job', nth: 1 }, 'read', [reading])).toMatchObject({
      readings: { attribute: null },
    });
    expect(await world.resolve({ kind: 'element', css: '.jobs' }, 'read', [reading])).toEqual({
      kind: 'missing',
    });
  });
});
