// <shop-header>: the bar on top of every page, with the menu that opens under the pointer, and who is signed in.
import { ask } from './api.js';
import { element } from './element.js';

const kinds = { herbs: 'Herbs', flowers: 'Flowers', trees: 'Trees', tools: 'Tools' };

class ShopHeader extends HTMLElement {
  connectedCallback() {
    this.badge = element('span', { class: 'badge', hidden: true });
    this.greeting = element('span', { class: 'greeting' });
    this.append(
      element('a', { class: 'skip', href: '#main' }, 'Skip to the content'),
      element(
        'header',
        {},
        element('a', { class: 'brand', href: '/products' }, mark(), 'Tulip & Thyme'),
        element('nav', { 'aria-label': 'Shop' }, menu(), ...links(this.badge)),
        this.greeting,
        element('button', { class: 'plain', type: 'button', click: signOut }, 'Sign out'),
      ),
    );
    document.querySelector('main').id = 'main';
    this.greet();
    this.refresh();
    document.addEventListener('cart-changed', (event) => this.count(event.detail));
  }

  async greet() {
    // The name is remembered per tab, so that it stands there without waiting for the server.
    let name = sessionStorage.getItem('shop.name');
    if (name === null) {
      ({ name } = await ask('GET', '/api/session'));
      sessionStorage.setItem('shop.name', name);
    }
    this.greeting.textContent = `Hello, ${name}`;
  }

  async refresh() {
    this.count(await ask('GET', '/api/cart'));
  }

  count(cart) {
    const pieces = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
    this.badge.textContent = String(pieces);
    this.badge.hidden = pieces === 0;
  }
}

const mark = () => element('img', { src: '/pictures/mark.svg', alt: '', width: '28', height: '28' });

function menu() {
  const items = Object.entries(kinds).map(([id, name]) =>
    element('li', {}, element('a', { href: `/products?category=${id}` }, name)),
  );
  return element(
    'div',
    { class: 'menu' },
    element(
      'a',
      { href: '/products', 'aria-current': location.pathname === '/products' && 'page' },
      'Plants',
    ),
    element('ul', { 'aria-label': 'Kinds of plants' }, ...items),
  );
}

function links(badge) {
  const pages = [
    ['/wishlist', 'Wish list'],
    ['/orders', 'Orders'],
    ['/cart', 'Cart', badge],
  ];
  return pages.map(([href, ...content]) =>
    element('a', { href, 'aria-current': location.pathname === href && 'page' }, ...content),
  );
}

async function signOut() {
  await ask('DELETE', '/api/session');
  sessionStorage.clear();
  location.assign('/');
}

customElements.define('shop-header', ShopHeader);

/** Tells the header about a cart that came back from the server. */
export function announceCart(cart) {
  document.dispatchEvent(new CustomEvent('cart-changed', { detail: cart }));
}
