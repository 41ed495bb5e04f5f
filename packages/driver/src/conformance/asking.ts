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
export const patience: ActBudget = { presenceMs: 5000, gateMs: 5000, obscuredMs: 5000 };

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

/** Performs an act that must come out as done. */
export async function insistDone(surface: Surface, act: Act): Promise<void> {
  const outcome = await surface.act(act);
  insist(outcome.kind === 'done', `${act.kind} should be done and came out as ${sentenceOf(outcome)}`);
}

/** Performs an act that must fail for what it found, not for what it cannot do. */
export async function insistFailed(surface: Surface, act: Act): Promise<string> {
  const outcome = await surface.act(act);
  if (outcome.kind === 'failed') return outcome.message;
  throw new ConformanceFailure(`${act.kind} should fail and came out as ${sentenceOf(outcome)}`);
}

/** Presses what carries this text; it must be ready now. */
export async function press(surface: Surface, locator: Locator): Promise<void> {
  const { element } = await find(surface, locator, 'click');
  await insistDone(surface, clickOn(element));
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

function sentenceOf(outcome: ActOutcome): string {
  return JSON.stringify(outcome);
}
