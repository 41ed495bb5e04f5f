// The wish list: sorted by dragging with the pointer, or with the two arrow buttons of each wish.
import { ask } from './api.js';
import { byId, element } from './element.js';
import { money } from './format.js';
import './header.js';
import { icon } from './icons.js';

const list = byId('wishes');
const onButton = (event) => event.target.closest('button, a') !== null;

function wish(product) {
  const button = (name, label, click) =>
    element('button', { class: 'icon-button', type: 'button', 'aria-label': label, click }, icon(name));
  const item = element(
    'li',
    { class: 'card wish', 'data-id': product.id, pointerdown: (event) => drag(event, item) },
    icon('grip'),
    element('img', { src: `/pictures/${product.id}.svg`, alt: '' }),
    element('span', { class: 'wish-name' }, product.name),
    element('span', { class: 'quiet' }, money(product.price)),
    button('up', `Move ${product.name} up`, () => step(item, -1)),
    button('down', `Move ${product.name} down`, () => step(item, 1)),
    button('cross', `Forget ${product.name}`, () => forget(item)),
  );
  return item;
}

/** Follows the pointer until it is let go: the wish takes the place of the one under the pointer. */
function drag(event, item) {
  if (event.button !== 0 || onButton(event)) return;
  event.preventDefault();
  const startY = event.clientY;
  item.setPointerCapture(event.pointerId);
  item.classList.add('dragged');
  let place = item;
  const move = (at) => {
    item.style.transform = `translateY(${at.clientY - startY}px)`;
    const under = document
      .elementsFromPoint(at.clientX, at.clientY)
      .find((one) => one !== item && one.matches?.('li.wish'));
    place.classList.remove('drop-place');
    place = under ?? item;
    if (under !== undefined) under.classList.add('drop-place');
  };
  const ended = new AbortController();
  const end = (at) => {
    ended.abort();
    item.style.transform = '';
    item.classList.remove('dragged');
    place.classList.remove('drop-place');
    const wishes = [...list.children];
    if (at.type === 'pointerup' && place !== item)
      put(item, wishes.indexOf(place) > wishes.indexOf(item) ? place.nextSibling : place);
  };
  for (const [type, listener] of [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ]) {
    item.addEventListener(type, listener, { signal: ended.signal });
  }
}

/** One place up or down; at the end of the list there is nowhere to go. */
function step(item, by) {
  const neighbour = by < 0 ? item.previousElementSibling : item.nextElementSibling;
  if (neighbour === null) return;
  const focused = document.activeElement;
  put(item, by < 0 ? neighbour : neighbour.nextElementSibling);
  focused.focus();
}

function put(item, before) {
  list.insertBefore(item, before);
  const place = [...list.children].indexOf(item) + 1;
  byId('wish-state').textContent = `${item.querySelector('.wish-name').textContent} is now number ${place}`;
  void save();
}

function forget(item) {
  item.remove();
  void save();
}

async function save() {
  const ids = [...list.children].map((item) => item.dataset.id);
  byId('no-wishes').hidden = ids.length > 0;
  await ask('PUT', '/api/wishlist', { ids });
}

const wishes = await ask('GET', '/api/wishlist');
list.replaceChildren(...wishes.map(wish));
byId('no-wishes').hidden = wishes.length > 0;
