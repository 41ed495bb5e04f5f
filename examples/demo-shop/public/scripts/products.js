// The list of plants with its two filters, which also live in the address.
import { ask } from './api.js';
import { byId, element } from './element.js';
import { money } from './format.js';
import { announceCart } from './header.js';
import { icon } from './icons.js';
import { toast } from './toast.js';

const form = byId('filters');
const list = byId('products');
let wished = [];
let latest = 0;

function card(product) {
  const heart = element(
    'button',
    {
      class: 'icon-button heart',
      type: 'button',
      'aria-label': `Wish for ${product.name}`,
      'aria-pressed': String(wished.includes(product.id)),
      click: () => toggleWish(product, heart),
    },
    icon('heart'),
  );
  return element(
    'li',
    { class: `card product ${product.category}` },
    element(
      'div',
      { class: 'picture' },
      element('img', { src: `/pictures/${product.id}.svg`, alt: '' }),
      heart,
    ),
    element('h2', {}, product.name),
    element('p', { class: 'quiet' }, product.note),
    element(
      'div',
      { class: 'buy' },
      element('span', { class: 'price' }, money(product.price)),
      element('button', { type: 'button', click: () => add(product) }, 'Add to cart'),
    ),
  );
}

async function add(product) {
  announceCart(await ask('PUT', `/api/cart/${product.id}`, { add: 1 }));
  toast(`${product.name} is in your cart`);
}

async function toggleWish(product, heart) {
  const ids = wished.includes(product.id)
    ? wished.filter((id) => id !== product.id)
    : [...wished, product.id];
  wished = (await ask('PUT', '/api/wishlist', { ids })).map(({ id }) => id);
  heart.setAttribute('aria-pressed', String(wished.includes(product.id)));
  toast(
    wished.includes(product.id)
      ? `${product.name} is on your wish list`
      : `${product.name} is no longer wished for`,
  );
}

/** Asks for what the filters say; an answer that a newer question has overtaken is dropped. */
async function show() {
  const turn = ++latest;
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''));
  const found = await ask('GET', `/api/products?${query}`);
  if (turn !== latest) return;
  history.replaceState(null, '', query.size === 0 ? '/products' : `/products?${query}`);
  list.replaceChildren(...found.map(card));
  byId('count').textContent =
    found.length === 1 ? '1 thing to take home' : `${found.length} things to take home`;
  byId('nothing-found').hidden = found.length > 0;
}

const asked = new URLSearchParams(location.search);
// Whoever was quicker than this script keeps what was typed.
form.elements.q.value ||= asked.get('q') ?? '';
form.elements.category.value ||= asked.get('category') ?? '';
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
wished = (await ask('GET', '/api/wishlist')).map(({ id }) => id);
await show();
