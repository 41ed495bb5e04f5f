// All orders so far. The server takes its time with them, and the page says so meanwhile.
import { ask } from './api.js';
import { byId, element } from './element.js';
import { money } from './format.js';
import './header.js';

function card(order) {
  const pieces = order.lines.map((line) => `${line.quantity} × ${line.name}`).join(', ');
  return element(
    'li',
    { class: 'card order' },
    element('h2', {}, element('a', { href: `/order?number=${order.number}` }, `Order ${order.number}`)),
    element('p', {}, pieces),
    element('p', { class: 'quiet' }, `Arrives on ${order.arrives}`),
    element('strong', { class: 'sum' }, money(order.total)),
  );
}

const orders = await ask('GET', '/api/orders');
byId('orders').replaceChildren(...orders.map(card));
byId('orders').removeAttribute('aria-busy');
byId('orders-state').textContent =
  orders.length === 0 ? 'You have not ordered anything yet.' : `${orders.length} in the order book`;
