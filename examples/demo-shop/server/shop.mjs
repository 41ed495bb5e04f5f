// The state of one running shop: who is signed in, carts, wish lists and orders. All in memory, all forgotten by reset.
import { randomUUID } from 'node:crypto';

const people = [
  { email: 'ada@example.com', password: 'tulip', name: 'Ada' },
  { email: 'ben@example.com', password: 'thyme', name: 'Ben' },
];
// Known beforehand, so that a test may put it into a cookie and start signed in.
const standingSession = 'ada-demo';
const firstOrder = 1001;

export function createShop() {
  const shop = { sessions: new Map(), carts: new Map(), wishes: new Map(), orders: [] };
  reset(shop);
  return shop;
}

export function reset(shop) {
  shop.sessions.clear();
  shop.sessions.set(standingSession, 'ada@example.com');
  shop.carts.clear();
  shop.wishes.clear();
  for (const { email } of people)
    shop.wishes.set(email, ['lavender', 'lemon-tree', 'red-tulip', 'watering-can']);
  shop.orders.length = 0;
}

/** A new session for the right email and password, nothing for any other pair. */
export function signIn(shop, email, password) {
  const person = people.find((one) => one.email === email.trim().toLowerCase() && one.password === password);
  if (person === undefined) return undefined;
  const session = randomUUID();
  shop.sessions.set(session, person.email);
  return { session, person };
}

export const personOf = (shop, session) => people.find((one) => one.email === shop.sessions.get(session));

/** The cart of a person: product id to quantity, in the order things were put in. */
export function cartOf(shop, person) {
  let cart = shop.carts.get(person.email);
  if (cart === undefined) shop.carts.set(person.email, (cart = new Map()));
  return cart;
}

export const nextOrderNumber = (shop) => `TT-${firstOrder + shop.orders.length}`;
