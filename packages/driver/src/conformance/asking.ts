// What scenarios ask again and again: find this, read that, press it once it is ready.
import type { Selector } from '@flowproof/trace-format';
import type { Act, ActOutcome } from '../act.ts';
import type { Clock } from '../clock.ts';
import type { ElementRef, Found, Purpose, Reading, Readings } from '../found.ts';
import type { ElementLocator, Locator } from '../locator.ts';
import type { Surface } from '../surface.ts';
import { type ActBudget, type Performed, performOnTarget } from '../waiting/perform.ts';
import { poll } from '../waiting/poll.ts';
import { ConformanceFailure, insist, insistSame } from './failure.ts';

/** How long a surface may take to show what an act has led to, ms. */
const settleMs = 2000;
/** Bounds long enough for everything that a scenario lets happen. */
const patience: ActBudget = { presenceMs: 5000, gateMs: 5000, obscuredMs: 5000 };

/** A text as recording writes it. */
export function byText(text: string, more: Pick<ElementLocator, 'role' | 'nth'> = {}): ElementLocator {
  return { kind: 'element', text, ladder: 2, ...more };
}

export function byId(id: string): ElementLocator {
  return { kind: 'element', id };
}

/** The element, which must be there now. */
export async function find(
  surface: Surface,
  locator: Locator,
  purpose: Purpose = 'exists',
  read: readonly Reading[] = [],
): Promise<Found> {
  const answer = await surface.resolve(locator, { purpose, read });
  if (answer.kind === 'found') return answer;
  const detail = 'message' in answer ? answer.message : (answer.detail ?? '');
  throw new ConformanceFailure(
    `${JSON.stringify(locator)} should be found and is ${answer.kind}. ${detail}`.trim(),
  );
}

/** What is read of an element that must be there. */
export async function readOf(
  surface: Surface,
  locator: Locator,
  ...read: readonly Reading[]
): Promise<Readings> {
  return (await find(surface, locator, 'read', read)).readings;
}

/** The text that an element shows. */
export async function textOf(surface: Surface, locator: Locator): Promise<string | undefined> {
  return (await readOf(surface, locator, { kind: 'text' })).text;
}

/** Nothing must fit now. */
export async function insistMissing(surface: Surface, locator: Locator): Promise<void> {
  const answer = await surface.resolve(locator, { purpose: 'exists' });
  insistSame(`the answer to ${JSON.stringify(locator)}`, answer.kind, 'missing');
}

/** The element with this id comes to show this text. */
export async function insistShows(surface: Surface, clock: Clock, id: string, wanted: string): Promise<void> {
  const look = await poll(
    async () => {
      const text = await textOf(surface, byId(id));
      return { done: text === wanted, value: text };
    },
    { clock, timeoutMs: settleMs },
  );
  insistSame(`the text of ${id}`, look.value, wanted);
}

/**
 * Finds the target and acts on it, and again as long as it is not ready or gone: a surface may take a page for moving
 * that was only drawn late.
 */
async function actOn(
  surface: Surface,
  clock: Clock,
  target: { readonly locator: Locator; readonly purpose: Purpose },
  act: (element: ElementRef) => Act,
): Promise<ActOutcome> {
  const { value } = await poll(
    async () => {
      const { element } = await find(surface, target.locator, target.purpose);
      const outcome = await surface.act(act(element));
      return { done: outcome.kind === 'done' || outcome.kind === 'failed', value: outcome };
    },
    { clock, timeoutMs: patience.gateMs },
  );
  return value;
}

/** Acts on an element; that must come out as done. */
export async function insistDone(
  surface: Surface,
  clock: Clock,
  target: { readonly locator: Locator; readonly purpose: Purpose },
  act: (element: ElementRef) => Act,
): Promise<void> {
  insistKind(await actOn(surface, clock, target, act), 'done');
}

/** Acts on an element; that must fail for what it is, not for what the surface cannot do. */
export async function insistFailed(
  surface: Surface,
  clock: Clock,
  target: { readonly locator: Locator; readonly purpose: Purpose },
  act: (element: ElementRef) => Act,
): Promise<string> {
  const outcome = await actOn(surface, clock, target, act);
  insistKind(outcome, 'failed');
  return outcome.message;
}

/** Performs an act that has no element and must come out as done. */
export async function insistActed(surface: Surface, act: Act): Promise<void> {
  insistKind(await surface.act(act), 'done');
}

/** Presses an element. */
export async function press(surface: Surface, clock: Clock, locator: Locator): Promise<void> {
  await insistDone(surface, clock, { locator, purpose: 'click' }, clickOn);
}

/** Types into a field. */
export async function type(
  surface: Surface,
  clock: Clock,
  locator: Locator,
  text: string,
  secret = false,
): Promise<void> {
  await insistDone(surface, clock, { locator, purpose: 'type' }, (element) => ({
    kind: 'type',
    element,
    text,
    secret,
  }));
}

/** The element once no gate of the purpose is in the way. */
export async function findReady(
  surface: Surface,
  clock: Clock,
  locator: Locator,
  purpose: Purpose,
): Promise<Found> {
  const { value } = await poll(
    async () => {
      const found = await find(surface, locator, purpose);
      return { done: found.unmet === undefined, value: found };
    },
    { clock, timeoutMs: patience.gateMs },
  );
  insistSame(`the unmet gate of ${JSON.stringify(locator)}`, value.unmet, undefined);
  return value;
}

function insistKind<K extends ActOutcome['kind']>(
  outcome: ActOutcome,
  kind: K,
): asserts outcome is Extract<ActOutcome, { kind: K }> {
  insist(
    outcome.kind === kind,
    `the act should come out as ${kind} and came out as ${JSON.stringify(outcome)}`,
  );
}

export function clickOn(element: ElementRef): Act {
  return { kind: 'click', element, button: 'left', count: 1 };
}

/** Waits for a text and clicks it, as engines do. */
export function clickWhenReady(
  surface: Surface,
  clock: Clock,
  text: string,
  budget: ActBudget = patience,
): Promise<Performed> {
  const rung: Selector = {
    tier: 'text_anchor',
    provenance: 'web',
    confidence: 1,
    payload: { text, ladder: 2 },
  };
  return performOnTarget(surface, [rung], 'click', {
    clock,
    budget,
    perform: (element) => surface.act(clickOn(element)),
  });
}

/** Waits for a text and clicks it; that must work. */
export async function insistClicked(surface: Surface, clock: Clock, text: string): Promise<void> {
  const performed = await clickWhenReady(surface, clock, text);
  insist(
    performed.kind === 'done',
    `"${text}" should be clicked once it is ready; it came out as ${JSON.stringify(performed)}`,
  );
}
