// Drives a surface the way the engines do, in the few words that tests need.
import {
  type Act,
  type ActOutcome,
  type ElementRef,
  type Found,
  type Look,
  type Performed,
  performOnTarget,
  poll,
  type Purpose,
  type Reading,
  type Readings,
  systemClock,
} from '@flowproof/driver';
import { WebBrowser, type WebSurface } from '@flowproof/driver-web';

/** The browser that tests run in. */
export const testBrowser = process.env['CHROME'] ?? '/usr/bin/chromium';

/** A browser with bounds short enough for tests that wait for them. */
export function newTestBrowser(answerTimeoutMs = 10_000, leaveTimeoutMs = 5000): WebBrowser {
  return new WebBrowser({ executablePath: testBrowser, answerTimeoutMs, leaveTimeoutMs });
}

/** Waits for an element and its gates, and acts on it once. */
export function perform(
  surface: WebSurface,
  css: string,
  purpose: Purpose,
  act: (element: ElementRef) => Act,
  gateMs = 1500,
): Promise<Performed> {
  return performOnTarget(surface, [{ tier: 'structural', provenance: 'web', payload: { css } }], purpose, {
    clock: systemClock,
    budget: { presenceMs: 1500, gateMs, obscuredMs: gateMs },
    perform: (element) => surface.act(act(element)),
  });
}

/** Clicks once with the left button. */
export function click(surface: WebSurface, css: string, gateMs?: number): Promise<Performed> {
  return perform(
    surface,
    css,
    'click',
    (element) => ({ kind: 'click', element, button: 'left', count: 1 }),
    gateMs,
  );
}

/** Types over what a field holds. */
export function type(surface: WebSurface, css: string, text: string, secret = false): Promise<Performed> {
  return perform(surface, css, 'type', (element) => ({ kind: 'type', element, text, secret }));
}

/** Finds an element that is there. */
export async function find(surface: WebSurface, css: string, purpose: Purpose = 'exists'): Promise<Found> {
  const answer = await surface.resolve({ kind: 'element', css }, { purpose });
  if (answer.kind !== 'found') throw new Error(`${css} is ${answer.kind}`);
  return answer;
}

/** Reads one thing of an element that is there. */
export async function readings(
  surface: WebSurface,
  css: string,
  ...read: readonly Reading[]
): Promise<Readings> {
  const answer = await surface.resolve({ kind: 'element', css }, { purpose: 'read', read });
  if (answer.kind !== 'found') throw new Error(`${css} is ${answer.kind}`);
  return answer.readings;
}

/** The text of an element that is there. */
export async function text(surface: WebSurface, css: string): Promise<string | undefined> {
  return (await readings(surface, css, { kind: 'text' })).text;
}

/** The text of an element once it has one. */
export async function textOnceThere(surface: WebSurface, css: string): Promise<string | undefined> {
  const look = async (): Promise<Look<string | undefined>> => {
    const value = await text(surface, css);
    return { done: value !== '', value };
  };
  return (await poll(look, { clock: systemClock, timeoutMs: 3000 })).value;
}

/** What came of it, in one word or with its message. */
export function outcome(performed: Performed | ActOutcome): string {
  switch (performed.kind) {
    case 'failed':
    case 'ambiguous':
    case 'unusable':
      return `${performed.kind}: ${performed.message}`;
    case 'not_ready':
      return `not ready: ${performed.unmet.gate}`;
    default:
      return performed.kind;
  }
}
