// The confirmation of one order: its number, its lines, and the invoice to take away.
import { ask } from './api.js';
import { byId, element } from './element.js';
import { money } from './format.js';
import './header.js';

const number = new URLSearchParams(location.search).get('number') ?? '';

try {
  const order = await ask('GET', `/api/orders/${encodeURIComponent(number)}`);
  document.title = `Order ${order.number} · Tulip & Thyme`;
  byId('order-name').textContent = order.name;
  byId('order-number').textContent = order.number;
  byId('order-arrives').textContent = order.arrives;
  byId('order-lines').replaceChildren(
    ...order.lines.map((line) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, line.name),
        element('td', { class: 'number' }, String(line.quantity)),
        element('td', { class: 'number' }, money(line.total)),
      ),
    ),
  );
  byId('order-shipping').textContent = money(order.shipping);
  byId('order-total').textContent = money(order.total);
  byId('invoice').href = `/api/orders/${order.number}/invoice`;
  byId('order').hidden = false;
} catch {
  byId('no-order').hidden = false;
}
