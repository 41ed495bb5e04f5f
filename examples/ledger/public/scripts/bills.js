// The bills: select some, pay them in one go. What is selected stays so while one looks at other screens.
import { byId, element, showLine } from './element.js';
import { money } from './money.js';
import { ask, inTurn } from './server.js';

const pay = byId('pay');
let due = [];
let selected = new Set();

export async function showBills() {
  const answer = await ask('GET', '/api/bills');
  return () => draw(answer);
}

function draw({ bills, balance }) {
  due = bills;
  selected = new Set(bills.map(({ id }) => id).filter((id) => selected.has(id)));
  byId('available').textContent = money(balance);
  byId('short').hidden = balance >= 0;
  byId('due').replaceChildren(...bills.map(bill));
  showSelection();
}

function bill({ id, name, cents }) {
  const tick = element('input', {
    type: 'checkbox',
    'aria-label': `Select ${name}`,
    autocomplete: 'off',
    change: () => {
      if (tick.checked) selected.add(id);
      else selected.delete(id);
      showSelection();
    },
  });
  tick.checked = selected.has(id);
  return element(
    'li',
    { class: 'bill', 'data-bill': String(id) },
    tick,
    element('a', { href: `#/bills/${id}` }, name),
    element('span', { class: 'number' }, money(cents)),
  );
}

function showSelection() {
  const total = due.filter(({ id }) => selected.has(id)).reduce((sum, { cents }) => sum + cents, 0);
  byId('selected').textContent = money(total);
  pay.disabled = selected.size === 0;
}

pay.addEventListener('click', () => {
  const ids = [...selected];
  selected = new Set();
  pay.disabled = true;
  void inTurn(async () => {
    const paid = await Promise.allSettled(ids.map((id) => ask('POST', `/api/bills/${id}/payment`)));
    const refused = paid.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message);
    draw(await ask('GET', '/api/bills'));
    showLine(byId('fault'), refused.length === 0 ? undefined : refused.join(' '));
  });
});
