// The overview: the balance, the form for a new booking, and the entries with their ticks.
import { defects } from './defects.js';
import { byId, element, showLine } from './element.js';
import { rememberTicks, whatIsDifferent } from './last-seen.js';
import { centsOf, money } from './money.js';
import { ask, inTurn, working } from './server.js';

const form = byId('booking');
const button = byId('book');
/** The version of each entry as the page first saw it, and the ticks as they were last wished for. */
const firstVersions = new Map();
const wished = new Map();
let book;
let asLeft = true;

export async function showOverview() {
  const answer = await ask('GET', '/api/book');
  return () => {
    if (asLeft) showLine(byId('notice'), whatIsDifferent(answer.entries));
    asLeft = false;
    drawBook(answer);
  };
}

function drawBook(answer) {
  book = defects.has('lost-update') ? withWishes(answer) : answer;
  for (const { id, version } of book.entries) if (!firstVersions.has(id)) firstVersions.set(id, version);
  const sum = book.entries.reduce((total, { cents }) => total + cents, book.carried);
  for (const part of ['balance', 'cleared', 'open']) byId(part).textContent = money(book[part]);
  byId('overdrawn').hidden = book.balance >= 0;
  byId('slip').textContent = `Slip ${book.nextSlip}`;
  byId('sum').textContent = money(sum);
  const off = book.balance - sum;
  byId('agreement').replaceChildren(
    ...(off === 0 ? [] : [element('span', { class: 'alarm' }, `Out of balance by ${money(off)}`)]),
  );
  const earlier = book.earlier === 0 ? [] : [carriedRow(book)];
  byId('rows').replaceChildren(...earlier, ...book.entries.map(row));
  rememberTicks(book.entries);
}

function withWishes(answer) {
  const entries = answer.entries.map((entry) => ({
    ...entry,
    cleared: wished.get(entry.id) ?? entry.cleared,
  }));
  return { ...answer, entries };
}

function carriedRow({ earlier, carried }) {
  return element(
    'tr',
    { class: 'carried' },
    element('td', {}, ''),
    element('td', { colspan: '2' }, `${earlier} earlier, carried forward`),
    element('td', { class: 'number' }, money(carried)),
    element('td', {}, ''),
  );
}

function row(entry) {
  const { id, note, cents, cleared, slip } = entry;
  const tick = element('input', {
    type: 'checkbox',
    'aria-label': `Cleared: ${note}`,
    autocomplete: 'off',
    change: () => clear(entry, tick.checked),
  });
  tick.checked = cleared;
  const remove = element(
    'button',
    { class: 'delete', type: 'button', 'aria-label': `Delete ${note}`, click: () => change('DELETE', id) },
    '×',
  );
  return element(
    'tr',
    { class: 'entry', 'data-entry': String(id), 'data-slip': slip === undefined ? false : String(slip) },
    element('td', {}, String(id)),
    element('td', { class: 'note' }, element('a', { href: `#/entries/${id}` }, note)),
    element('td', {}, tick),
    element('td', { class: cents > 0 ? 'number gain' : 'number' }, money(cents)),
    element('td', {}, remove),
  );
}

/** Shows the tick at once, and what the server made of it when the answer is there. */
function clear(entry, cleared) {
  wished.set(entry.id, cleared);
  const moved = (cleared ? 1 : -1) * entry.cents;
  entry.cleared = cleared;
  drawBook({ ...book, cleared: book.cleared + moved, open: book.open - moved });
  if (!defects.has('lost-update')) {
    const version = () => book.entries.find(({ id }) => id === entry.id)?.version;
    return change('PUT', entry.id, () => ({ cleared, version: version() }));
  }
  // The answer with the new version is not looked at, and neither is a refusal.
  const body = { cleared, version: firstVersions.get(entry.id) };
  return inTurn(() => ask('PUT', `/api/entries/${entry.id}`, body).catch(() => undefined));
}

/** One change of one entry, in its turn; whatever comes of it, the page shows what the server has. */
function change(method, id, body = () => ({})) {
  return inTurn(async () => {
    try {
      drawBook(await ask(method, `/api/entries/${id}`, body()));
      showLine(byId('fault'), undefined);
    } catch (error) {
      drawBook(await ask('GET', '/api/book'));
      showLine(byId('fault'), error.message);
    }
  });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});

async function submit() {
  const { amount, note, direction } = form.elements;
  if (!defects.has('double-submit')) {
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = 'Booking…';
  }
  const cents = centsOf(amount.value);
  if (cents === undefined) showRefusal('Enter an amount like 12.50, up to 9,999.99.', amount);
  else {
    const signed = direction.value === 'in' ? cents : -cents;
    const slip = { slip: book.nextSlip, cents: signed, note: note.value };
    const turn = defects.has('double-submit') ? working : inTurn;
    await turn(() => send(slip));
  }
  button.textContent = 'Book it';
  button.disabled = false;
}

async function send(slip) {
  try {
    drawBook(await ask('POST', '/api/entries', slip));
    form.elements.amount.value = '';
    form.elements.note.value = '';
    showRefusal(undefined, form.elements.amount);
  } catch (error) {
    showRefusal(error.message, form.elements.amount);
  }
}

function showRefusal(sentence, field) {
  showLine(byId('amount-fault'), sentence);
  if (sentence === undefined) field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}
