// Everything under /api/: one table of routes, each a few lines over the shop's state.
import { setTimeout as pause } from 'node:timers/promises';
import { findProduct, products } from './catalogue.mjs';
import { readJson, sendJson, sessionCookie, sessionOf } from './messages.mjs';
import { invoiceOf, placeOrder, priceCart } from './orders.mjs';
import { Refusal } from './refusal.mjs';
import { cartOf, personOf, reset, signIn } from './shop.mjs';

// The list of orders takes its time on purpose: something to wait for.
const slowMs = 400;
const mostOfOne = 99;

const routes = [
  ['GET', /^\/api\/products$/, ({ url }) => searchProducts(url.searchParams)],
  ['GET', /^\/api\/products\/([\w-]+)$/, ({ part }) => findProduct(part) ?? nothing('product')],
  ['GET', /^\/api\/session$/, (call) => ({ name: call.person().name, email: call.person().email })],
  ['POST', /^\/api\/session$/, openSession],
  ['DELETE', /^\/api\/session$/, closeSession],
  ['GET', /^\/api\/cart$/, (call) => pricedCart(call)],
  ['PUT', /^\/api\/cart\/([\w-]+)$/, setQuantity],
  ['GET', /^\/api\/wishlist$/, (call) => wishList(call)],
  ['PUT', /^\/api\/wishlist$/, setWishList],
  ['GET', /^\/api\/orders$/, listOrders],
  [
    'POST',
    /^\/api\/orders$/,
    async (call) => placeOrder(call.shop, call.person(), await readJson(call.request)),
  ],
  ['GET', /^\/api\/orders\/(TT-\d+)$/, (call) => orderOf(call)],
  ['GET', /^\/api\/orders\/(TT-\d+)\/invoice$/, sendInvoice],
  ['POST', /^\/api\/reset$/, ({ shop }) => (reset(shop), { reset: true })],
];

export async function answerApi(shop, request, response, url) {
  const onPath = routes.filter(([, pattern]) => pattern.test(url.pathname));
  if (onPath.length === 0) throw new Refusal(404, 'There is nothing here.');
  const route = onPath.find(([method]) => method === request.method);
  if (route === undefined) throw new Refusal(405, 'That cannot be done here.');
  const call = {
    shop,
    request,
    response,
    url,
    part: route[1].exec(url.pathname)[1],
    person: () => whoAsks(shop, request),
  };
  const value = await route[2](call);
  if (!response.headersSent) sendJson(response, value);
}

function whoAsks(shop, request) {
  const person = personOf(shop, sessionOf(request));
  if (person === undefined) throw new Refusal(401, 'Please sign in.');
  return person;
}

function nothing(what) {
  throw new Refusal(404, `There is no such ${what}.`);
}

function searchProducts(query) {
  const text = (query.get('q') ?? '').trim().toLowerCase();
  const category = query.get('category') ?? '';
  return products.filter(
    (product) =>
      (category === '' || product.category === category) && product.name.toLowerCase().includes(text),
  );
}

async function openSession({ shop, request, response }) {
  const { email, password, stay } = await readJson(request);
  const opened = signIn(shop, String(email ?? ''), String(password ?? ''));
  if (opened === undefined) throw new Refusal(401, 'That email and password do not belong together.');
  const { name } = opened.person;
  sendJson(response, { name }, { headers: sessionCookie(opened.session, { stay: stay === true }) });
}

function closeSession({ shop, request, response }) {
  shop.sessions.delete(sessionOf(request));
  sendJson(response, { signedOut: true }, { headers: sessionCookie('') });
}

function pricedCart(call) {
  const { searchParams } = call.url;
  const shipping = searchParams.get('shipping') ?? 'standard';
  if (!['standard', 'express', 'pickup'].includes(shipping))
    throw new Refusal(400, 'There is no such shipping.');
  return priceCart(cartOf(call.shop, call.person()), {
    shipping,
    voucher: searchParams.get('voucher') ?? '',
  });
}

/** `quantity` sets how many there are, `add` puts more in; none left takes the line out. */
async function setQuantity(call) {
  const cart = cartOf(call.shop, call.person());
  const product = findProduct(call.part) ?? nothing('product');
  const { quantity, add } = await readJson(call.request);
  const wanted = add === undefined ? quantity : (cart.get(product.id) ?? 0) + add;
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > mostOfOne) {
    throw new Refusal(400, `Between 0 and ${mostOfOne} of one thing, please.`);
  }
  if (wanted === 0) cart.delete(product.id);
  else cart.set(product.id, wanted);
  return pricedCart(call);
}

const wishList = (call) => call.shop.wishes.get(call.person().email).map(findProduct);

async function setWishList(call) {
  const person = call.person();
  const { ids } = await readJson(call.request);
  if (!Array.isArray(ids) || ids.some((id) => findProduct(id) === undefined)) nothing('product');
  call.shop.wishes.set(person.email, [...new Set(ids)]);
  return wishList(call);
}

async function listOrders(call) {
  const { email } = call.person();
  await pause(slowMs);
  return call.shop.orders.filter((order) => order.email === email).reverse();
}

function orderOf(call) {
  const { email } = call.person();
  return call.shop.orders.find((one) => one.number === call.part && one.email === email) ?? nothing('order');
}

function sendInvoice(call) {
  const order = orderOf(call);
  call.response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="invoice-${order.number}.csv"`,
  });
  call.response.end(invoiceOf(order));
}
