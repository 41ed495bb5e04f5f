// Paying bills. Each is due again as soon as it is paid, so there is always something to pay.
import { setTimeout as pause } from 'node:timers/promises';
import { addBill, addEntry, balanceOf } from './ledger.mjs';
import { Refusal } from '../../demo-shop/server/refusal.mjs';

/** How long the bank takes to confirm a payment. */
const bankMs = 40;

export function findBill(account, id) {
  const bill = account.bills.find((one) => one.id === id);
  if (bill === undefined) throw new Refusal(404, 'This bill is paid.');
  return bill;
}

export async function payBill({ defects }, account, id) {
  findBill(account, id);
  if (defects.has('race')) {
    // Looks before it waits, so that of two at a time each sees the money that is there for one.
    mustSuffice(account, findBill(account, id));
    await pause(bankMs);
  } else {
    await pause(bankMs);
    mustSuffice(account, findBill(account, id));
  }
  const { name, cents, round } = findBill(account, id);
  account.bills = account.bills.filter((one) => one.id !== id);
  addEntry(account, { note: `${name}, bill ${round}`, cents: -cents });
  addBill(account, { name, cents, round: round + 1 });
}

function mustSuffice(account, bill) {
  if (balanceOf(account) < bill.cents)
    throw new Refusal(422, `There is not enough in the account to pay ${bill.name}.`);
}
