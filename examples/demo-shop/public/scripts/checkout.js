// The checkout: what is missing is said at once and in one place, then the order is placed.
import { ask } from './api.js';
import { byId, showError } from './element.js';
import { arrival, money } from './format.js';
import './header.js';

const form = byId('checkout-form');
const frame = byId('payment-frame');
const voucher = sessionStorage.getItem('shop.voucher') ?? '';
const required = {
  name: 'your full name',
  street: 'your street',
  postcode: 'your postcode',
  city: 'your city',
  country: 'your country',
};

async function reckon() {
  const shipping = form.elements.shipping.value;
  const cart = await ask('GET', `/api/cart?${new URLSearchParams({ shipping, voucher })}`);
  byId('order-total').textContent = money(cart.total);
  byId('arrives').textContent = arrival(shipping);
}

/** The first thing that is missing, and the field to go to. */
function missing() {
  for (const [name, words] of Object.entries(required)) {
    if (form.elements[name].value.trim() === '') return [`Enter ${words}.`, form.elements[name]];
  }
  if (form.elements.payment.value === 'card') {
    const fault = frame.contentWindow.cardFault();
    if (fault !== undefined) return [fault, frame];
  }
  if (!form.elements.terms.checked) return ['Accept the terms to go on.', form.elements.terms];
  return undefined;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const gap = missing();
  showError(byId('checkout-error'), gap?.[0]);
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  if (gap !== undefined) {
    if (gap[1] !== frame) gap[1].setAttribute('aria-invalid', 'true');
    gap[1].focus();
    return;
  }
  const data = new FormData(form);
  try {
    const order = await ask('POST', '/api/orders', {
      name: data.get('name'),
      street: data.get('street'),
      postcode: data.get('postcode'),
      city: data.get('city'),
      country: form.elements.country.selectedOptions[0].textContent,
      shipping: data.get('shipping'),
      payment: data.get('payment'),
      days: [...form.elements.days.selectedOptions].map((option) => option.textContent),
      gift: data.has('gift'),
      terms: data.has('terms'),
      plan: data.get('plan').name || null,
      arrives: arrival(data.get('shipping')),
      voucher,
    });
    sessionStorage.removeItem('shop.voucher');
    location.assign(`/order?number=${order.number}`);
  } catch (fault) {
    showError(byId('checkout-error'), fault.message);
    byId('checkout-error').focus();
  }
});

form.addEventListener('change', (event) => {
  if (event.target.name === 'shipping') void reckon();
  if (event.target.name === 'payment') frame.hidden = event.target.value !== 'card';
  if (event.target.name === 'plan')
    byId('plan-name').textContent = event.target.files[0]?.name ?? 'No file chosen';
});
await reckon();
