// From a cart to an order: prices, the voucher, and the invoice as a file.
import { findProduct, shippingPrices } from './catalogue.mjs';
import { cartOf, nextOrderNumber } from './shop.mjs';
import { Refusal } from './refusal.mjs';

const voucherShape = /^GROW-\d{4}$/;

/** What a cart costs, line by line, in cents. A voucher takes a tenth off the goods. */
export function priceCart(cart, { shipping = 'standard', voucher = '' } = {}) {
  const lines = [...cart].map(([id, quantity]) => {
    const { name, price } = findProduct(id);
    return { id, name, price, quantity, total: price * quantity };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  const discount = voucherShape.test(voucher) ? Math.round(subtotal / 10) : 0;
  const shippingPrice = lines.length === 0 ? 0 : shippingPrices[shipping];
  return { lines, subtotal, discount, shipping: shippingPrice, total: subtotal - discount + shippingPrice };
}

export function placeOrder(shop, person, wanted) {
  const cart = cartOf(shop, person);
  if (cart.size === 0) throw new Refusal(409, 'The cart is empty.');
  for (const key of ['name', 'street', 'postcode', 'city', 'country', 'arrives']) {
    if (typeof wanted[key] !== 'string' || wanted[key].trim() === '')
      throw new Refusal(400, `The ${key} is missing.`);
  }
  if (!Object.hasOwn(shippingPrices, wanted.shipping)) throw new Refusal(400, 'There is no such shipping.');
  if (wanted.terms !== true) throw new Refusal(400, 'The terms were not accepted.');
  const order = {
    number: nextOrderNumber(shop),
    email: person.email,
    name: wanted.name.trim(),
    address: [wanted.street, `${wanted.postcode} ${wanted.city}`, wanted.country].map((line) => line.trim()),
    arrives: wanted.arrives,
    days: Array.isArray(wanted.days) ? wanted.days.filter((day) => typeof day === 'string') : [],
    gift: wanted.gift === true,
    plan: typeof wanted.plan === 'string' ? wanted.plan : null,
    payment: wanted.payment === 'card' ? 'card' : 'invoice',
    ...priceCart(cart, { shipping: wanted.shipping, voucher: String(wanted.voucher ?? '') }),
  };
  shop.orders.push(order);
  cart.clear();
  return order;
}

/** The invoice as comma separated values: a header, a row per line, a row for the total. */
export function invoiceOf(order) {
  const money = (cents) => (cents / 100).toFixed(2);
  const rows = [
    ['Product', 'Quantity', 'Price', 'Total'],
    ...order.lines.map((line) => [line.name, line.quantity, money(line.price), money(line.total)]),
    ['Shipping', '', '', money(order.shipping)],
    ['Discount', '', '', money(-order.discount)],
    [`Order ${order.number}`, '', '', money(order.total)],
  ];
  return rows.map((row) => row.join(',') + '\r\n').join('');
}
