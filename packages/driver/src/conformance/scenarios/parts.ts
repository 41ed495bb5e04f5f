// Parts that many small apps have: a status line, a counter, buttons that write to them.
import type { ButtonElement, TextElement } from '../../small-app/app.ts';

/** Where buttons say that they were pressed. */
export const status: TextElement = { kind: 'text', id: 'status', key: 'status', text: 'nothing yet' };

/** Where presses are counted. */
export const counter: TextElement = { kind: 'text', id: 'counter', key: 'counter', text: '0' };

export function buttonThatSays(text: string, says: string): ButtonElement {
  return { kind: 'button', text, onClick: [{ kind: 'change', key: 'status', to: { text: says } }] };
}

export function buttonThatCounts(text: string): ButtonElement {
  return { kind: 'button', text, key: text, onClick: [{ kind: 'tally', key: 'counter' }] };
}
