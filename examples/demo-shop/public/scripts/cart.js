// The cart: quantities that count at once, a question before a line goes, and a voucher drawn by chance.
import { ask } from './api.js';
import { byId, element, showError } from './element.js';
import { arrival, money } from './format.js';
import { announceCart } from './header.js';

const voucherKey = 'shop.voucher';
const applied = () => sessionStorage.getItem(voucherKey) ?? '';

const picture = (line) => element('img', { src: `/pictures/${line.id}.svg`, alt: '' });

function row(line) {
  const quantity = element('input', {
    type: 'number',
    min: '1',
    max: '99',
    value: String(line.quantity),
    'aria-label': `Quantity of ${line.name}`,
    change: () => setQuantity(line, quantity),
  });
  return element(
    'tr',
    { id: `line-${line.id}` },
    element('th', { scope: 'row' }, element('div', { class: 'what' }, picture(line), line.name)),
    element('td', {}, quantity),
    element('td', { class: 'number' }, money(line.price)),
    element('td', { class: 'number line-total' }, money(line.total)),
    element(
      'td',
      {},
      element('button', { class: 'plain', type: 'button', click: () => remove(line) }, 'Remove'),
    ),
  );
}

async function setQuantity(line, field) {
  const wanted = field.valueAsNumber;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 99) {
    field.value = String(line.quantity);
    return;
  }
  await ask('PUT', `/api/cart/${line.id}`, { quantity: wanted });
  await show();
}

async function remove(line) {
  if (!confirm(`Remove ${line.name} from your cart?`)) return;
  await ask('PUT', `/api/cart/${line.id}`, { quantity: 0 });
  await show();
}

async function show() {
  const cart = await ask('GET', `/api/cart?voucher=${encodeURIComponent(applied())}`);
  announceCart(cart);
  byId('empty-cart').hidden = cart.lines.length > 0;
  byId('full-cart').hidden = cart.lines.length === 0;
  byId('cart-lines').replaceChildren(...cart.lines.map(row));
  byId('cart-subtotal').textContent = money(cart.subtotal);
  byId('discount-row').hidden = cart.discount === 0;
  byId('cart-discount').textContent = money(-cart.discount);
  byId('cart-shipping').textContent = money(cart.shipping);
  byId('cart-total').textContent = money(cart.total);
}

byId('voucher-offer').textContent = `GROW-${1000 + Math.floor(Math.random() * 9000)}`;
byId('arrives').textContent = arrival();
byId('voucher').value ||= applied();
byId('voucher-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const code = byId('voucher').value.trim().toUpperCase();
  const fits = code === byId('voucher-offer').textContent || code === applied();
  showError(byId('voucher-error'), fits ? undefined : 'This voucher is not valid today.');
  if (!fits) return;
  sessionStorage.setItem(voucherKey, code);
  await show();
});
await show();
