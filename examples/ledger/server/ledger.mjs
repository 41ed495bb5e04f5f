// The state of one running ledger: an account for every browser session. All in memory, the oldest forgotten first.
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../demo-shop/server/refusal.mjs';

const mostAccounts = 200;
const mostCents = 999_999;
const longestNote = 60;
/** As many entries are listed; those before them are one line, carried forward. */
const shownEntries = 10;

const firstEntries = [
  { note: 'Opening balance', cents: 60_00 },
  { note: 'Wages', cents: 90_00 },
  { note: 'Groceries', cents: -70_00 },
];
const standingBills = [
  { name: 'Rent', cents: 50_00 },
  { name: 'Power', cents: 35_00 },
  { name: 'Water', cents: 30_00 },
  { name: 'Phone', cents: 25_00 },
];

export const createLedger = (defects) => ({ defects, accounts: new Map() });

export const accountOf = (ledger, session) =>
  session === undefined ? undefined : ledger.accounts.get(session);

/** Opens an account that looks as every new one does; its key belongs into the session's cookie. */
export function openAccount(ledger) {
  const account = { entries: [], bills: [], cleared: 0, open: 0, lastEntry: 0, lastBill: 0, nextSlip: 1 };
  for (const { note, cents } of firstEntries) addEntry(account, { note, cents });
  for (const { name, cents } of standingBills) addBill(account, { name, cents, round: 1 });
  const [oldest] = ledger.accounts.keys();
  if (ledger.accounts.size >= mostAccounts) ledger.accounts.delete(oldest);
  const session = randomUUID();
  ledger.accounts.set(session, account);
  return session;
}

export const balanceOf = (account) => account.cleared + account.open;

export function addEntry(account, { note, cents, slip }) {
  account.lastEntry += 1;
  account.open += cents;
  account.entries.push({ id: account.lastEntry, note, cents, slip, cleared: false, version: 1 });
}

export function addBill(account, { name, cents, round }) {
  account.lastBill += 1;
  account.bills.push({ id: account.lastBill, name, cents, round });
}

/** What the overview shows. */
export function bookOf(account) {
  const earlier = account.entries.slice(0, -shownEntries);
  return {
    entries: account.entries.slice(-shownEntries),
    carried: earlier.reduce((sum, { cents }) => sum + cents, 0),
    earlier: earlier.length,
    cleared: account.cleared,
    open: account.open,
    balance: balanceOf(account),
    nextSlip: account.nextSlip,
  };
}

/** Books one slip. A slip that is booked already is left alone, so that sending it again does no harm. */
export function bookSlip({ defects }, account, { slip, cents, note }) {
  if (!Number.isInteger(cents) || cents === 0 || Math.abs(cents) > mostCents) {
    throw new Refusal(422, 'Amounts go from 0.01 to 9,999.99.');
  }
  if (typeof note !== 'string' || note.length > longestNote) {
    throw new Refusal(422, `A note has at most ${longestNote} characters.`);
  }
  if (!Number.isInteger(slip) || slip < 1 || slip > account.nextSlip)
    throw new Refusal(422, 'There is no such slip.');
  const booked = slip < account.nextSlip;
  if (booked && !defects.has('double-submit')) return;
  if (balanceOf(account) + cents < 0) throw new Refusal(422, 'There is not that much in the account.');
  addEntry(account, { note: note.trim() === '' ? `Slip ${slip}` : note.trim(), cents, slip });
  account.nextSlip = slip + 1;
}

export function findEntry(account, id) {
  const entry = account.entries.find((one) => one.id === id);
  if (entry === undefined) throw new Refusal(404, 'This entry is gone.');
  return entry;
}

/** Ticks an entry off, or not any more; refused when the page has seen an older version of it. */
export function clearEntry(account, id, { cleared, version }) {
  const entry = findEntry(account, id);
  if (typeof cleared !== 'boolean') throw new Refusal(422, 'Cleared or not?');
  if (version !== entry.version) throw new Refusal(409, 'This entry has changed meanwhile.');
  entry.version += 1;
  if (entry.cleared === cleared) return;
  entry.cleared = cleared;
  const moved = cleared ? entry.cents : -entry.cents;
  account.cleared += moved;
  account.open -= moved;
}

export function removeEntry({ defects }, account, id) {
  const entry = findEntry(account, id);
  if (balanceOf(account) - entry.cents < 0)
    throw new Refusal(422, 'Without this entry there would be too little in the account.');
  account.entries.splice(account.entries.indexOf(entry), 1);
  if (!entry.cleared) account.open -= entry.cents;
  else if (!defects.has('wrong-total')) account.cleared -= entry.cents;
}
