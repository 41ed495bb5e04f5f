// Everything under /api/: one table of routes over the account of whoever asks.
import { setTimeout as pause } from 'node:timers/promises';
import { findBill, payBill } from './bills.mjs';
import { balanceOf, bookOf, bookSlip, clearEntry, findEntry, removeEntry } from './ledger.mjs';
import { readJson, sendJson } from '../../demo-shop/server/messages.mjs';
import { Refusal } from '../../demo-shop/server/refusal.mjs';

/** Writing takes its time: long enough for a second press to come before the answer. */
const writeMs = 80;

const routes = [
  ['GET', /^\/api\/book$/, ({ account }) => bookOf(account)],
  ['POST', /^\/api\/entries$/, writing(({ ledger, account, body }) => bookSlip(ledger, account, body))],
  ['GET', /^\/api\/entries\/(\d{1,9})$/, ({ account, id }) => findEntry(account, id)],
  ['PUT', /^\/api\/entries\/(\d{1,9})$/, writing(({ account, id, body }) => clearEntry(account, id, body))],
  [
    'DELETE',
    /^\/api\/entries\/(\d{1,9})$/,
    writing(({ ledger, account, id }) => removeEntry(ledger, account, id)),
  ],
  ['GET', /^\/api\/bills$/, ({ account }) => ({ bills: account.bills, balance: balanceOf(account) })],
  ['GET', /^\/api\/bills\/(\d{1,9})$/, ({ account, id }) => findBill(account, id)],
  [
    'POST',
    /^\/api\/bills\/(\d{1,9})\/payment$/,
    writing(({ ledger, account, id }) => payBill(ledger, account, id)),
  ],
];

export async function answerApi({ ledger, account, request, response, url }) {
  const onPath = routes.filter(([, pattern]) => pattern.test(url.pathname));
  if (onPath.length === 0) throw new Refusal(404, 'There is nothing here.');
  const route = onPath.find(([method]) => method === request.method);
  if (route === undefined) throw new Refusal(405, 'That cannot be done here.');
  if (account === undefined) throw new Refusal(401, 'Open the ledger anew.');
  const id = Number(route[1].exec(url.pathname)[1]);
  sendJson(response, await route[2]({ ledger, account, request, id }));
}

/** A route that changes something and answers with the book as it is then. */
function writing(change) {
  return async (call) => {
    const body = await readJson(call.request);
    await change({ ...call, body });
    await pause(writeMs);
    return bookOf(call.account);
  };
}
