// Small apps and specs that several tests explore.
import type { SmallApp } from '@flowproof/driver/in-memory';

/** A field, a button that counts, and one that does nothing. */
export const counter: SmallApp = {
  title: 'Counter',
  elements: [
    { kind: 'field', label: 'Name', id: 'name' },
    { kind: 'field', label: 'Code', id: 'code', password: true },
    { kind: 'button', text: 'More', id: 'more', onClick: [{ kind: 'tally', key: 'count' }] },
    { kind: 'button', text: 'Idle', id: 'idle' },
    { kind: 'text', text: '0', key: 'count', id: 'count' },
  ],
};

/** The first lines of specs for the counter. */
const counterSpec = `
import { actions, always, eventually, extract, from, InputText, next, now, secret, Tap, Wait, weighted } from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
const shown = extract('shown', (s) => Number(s.ax.find('id:count')?.text ?? NaN));
const tapped = extract('tapped', (s) => s.lastAction?.applied === true && s.lastAction.kind === 'Tap');
const more = actions(() => [Tap({ on: 'id:more' })]);
const idle = actions(() => [Tap({ on: 'id:idle' })]);
const nothing = actions(() => []);
`;

/** A spec for the counter. */
export function counting(properties: string, root = 'more', rest = ''): string {
  return `${counterSpec}\nexport const properties = { ${properties} };\nexport const actionsRoot = ${root};\n${rest}`;
}
