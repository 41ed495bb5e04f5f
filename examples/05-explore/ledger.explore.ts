// What must always be true of the ledger, and what may be done to it.
import {
  type AccessibilityElement,
  type ActionGenerator,
  actions,
  always,
  DoubleTap,
  edgeCaseText,
  extract,
  type Extractor,
  from,
  InputText,
  type State,
  Tap,
  weighted,
} from '@sanderling/spec';
import { doubleTaps, scrolls, taps, typing } from '@sanderling/spec/defaults';
import { noServerErrors, noUncaughtExceptions } from '@sanderling/spec/defaults/properties';

/** What the page shows as an amount, in cents; `NaN` where it shows none. */
function cents(shown: string | undefined): number {
  const digits = (shown ?? '').replaceAll(',', '').replace('−', '-');
  return /^-?\d+\.\d\d$/.test(digits) ? Math.round(Number(digits) * 100) : NaN;
}

/** The page has everything it asked for: while it waits for an answer, it may show the old beside the new. */
const isSettled = (s: State): boolean => s.ax.find('id:app')?.attrs['aria-busy'] === 'false';

/** The last action was a tap on the control with this id, and it did arrive. */
function tapped(s: State, id: string): boolean {
  const last = s.lastAction;
  return last?.kind === 'Tap' && last.applied === true && typeof last.on !== 'string' && last.on.id === id;
}

const rowsOf = (s: State): readonly AccessibilityElement[] => s.ax.findAll({ class: 'entry' });

const settled = extract('settled', isSettled);
const screen = extract('screen', (s) => s.ax.find('id:heading')?.text ?? '');
const wayBack = extract('wayBack', (s) => /^Back to (.+)$/.exec(s.ax.find('id:back')?.desc ?? '')?.[1]);
const wentBack = extract('wentBack', (s) => tapped(s, 'back'));
const reloaded = extract('reloaded', (s) => tapped(s, 'reload'));

const balance = extract('balance', (s) =>
  cents((s.ax.find('id:balance') ?? s.ax.find('id:available'))?.text),
);
/** The rows of the table, those that are carried forward included. */
const amounts = extract('amounts', (s) =>
  s.ax.findAll([{ id: 'rows' }, { class: 'number' }]).map((amount) => cents(amount.text)),
);
const slips = extract('slips', (s) => rowsOf(s).flatMap((row) => row.attrs['data-slip'] ?? []));
const ticks = extract('ticks', (s) =>
  rowsOf(s).map((row) => ({
    entry: row.attrs['data-entry'],
    cleared: row.find({ tag: 'input' })?.checked === true,
  })),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is absent is absent at once, so a flow waits for the answer before it looks. */
const answered = `the "css:#app[aria-busy='false']" appears 1 time`;

/** A sentence that holds while nothing on the page matches `what`. */
const nothingIs = (what: string): string => `the "css:${what}" appears 0 times`;

export const properties = {
  noUncaughtExceptions: noUncaughtExceptions.asserts(answered, 'page does not show Booking…'),
  noServerErrors,

  everySlipIsBookedOnce: always(() => new Set(slips.current).size === slips.current.length).asserts(
    answered,
    ...[1, 2, 3].map((slip) => nothingIs(`[data-slip='${slip}'] ~ [data-slip='${slip}']`)),
  ),

  balanceIsNeverNegative: always(() => !(balance.current < 0)).asserts(
    answered,
    'page does not show Overdrawn',
  ),

  balanceIsTheSumOfTheEntries: always(
    () => !settled.current || screen.current !== 'Overview' || balance.current === sum(amounts.current),
  ).asserts(answered, 'page does not show Out of balance'),

  reloadKeepsTheTicks: always(() => {
    const before = ticks.previous;
    if (!reloaded.current || !settled.current || settled.previous !== true || before === undefined)
      return true;
    const kept = new Map(before.map(({ entry, cleared }) => [entry, cleared]));
    return ticks.current.every(({ entry, cleared }) => !kept.has(entry) || kept.get(entry) === cleared);
  }).asserts(answered, 'page does not show Not as you left it'),

  backLeadsWhereItSays: always(
    () =>
      !wentBack.current ||
      !settled.current ||
      settled.previous !== true ||
      wayBack.previous === undefined ||
      screen.current === wayBack.previous,
  ).asserts(answered, nothingIs("body:has(nav [aria-current='page']) #detail:not([hidden])")),
};

// What people do: they fill in amounts, mostly sensible ones, tick boxes, press the button of the screen they are on,
// now and then twice, and once in a while they go somewhere else, back, or reload.
const sensible = from(['5', '12.50', '40', '80']);
const amount = extract('amount', (s) => s.ax.find('id:amount'));
const boxes = extract('boxes', (s) => [
  ...s.ax.findAll({ type: 'checkbox' }),
  ...s.ax.findAll({ type: 'radio', checked: false }),
]);
const deletes = extract('deletes', (s) => s.ax.findAll({ class: 'delete' }));
const main = extract('main', (s) => s.ax.findAll({ class: 'primary', enabled: true }));
const screens = extract('screens', (s) => s.ax.findAll([{ tag: 'nav' }, { tag: 'a' }]));
const details = extract('details', (s) => s.ax.findAll([{ tag: 'main' }, { tag: 'a' }]));
const back = extract('back', (s) => s.ax.findAll({ id: 'back', enabled: true }));
const reload = extract('reload', (s) => s.ax.findAll({ id: 'reload' }));

const fillIn = actions(() =>
  amount.current === undefined ? [] : [InputText({ into: amount.current, text: sensible.generate() })],
);
const fillInOddly = actions(() =>
  amount.current === undefined ? [] : [InputText({ into: amount.current, text: edgeCaseText().generate() })],
);
const tapEach = (elements: Extractor<readonly AccessibilityElement[]>): ActionGenerator =>
  actions(() => elements.current.map((on) => Tap({ on })));

export const actionsRoot = weighted(
  [16, fillIn],
  [6, fillInOddly],
  [22, tapEach(boxes)],
  [12, tapEach(main)],
  [8, actions(() => main.current.map((on) => DoubleTap({ on })))],
  [5, tapEach(deletes)],
  [7, tapEach(screens)],
  [8, tapEach(details)],
  [8, tapEach(back)],
  [6, tapEach(reload)],
  [8, taps],
  [4, doubleTaps],
  [1, typing],
  [1, scrolls],
);
