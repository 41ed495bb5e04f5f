// Talking to the server: JSON both ways, and knowing whether anything is still under way.
import { byId } from './element.js';

export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

let underWay = 0;
let queue = Promise.resolve();

export async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  });
  const value = await response.json();
  if (!response.ok) throw new Refused(response.status, value.error);
  return value;
}

/** Runs a piece of work, and says on the page that something is under way until it has ended. */
export async function working(work) {
  underWay += 1;
  byId('app').setAttribute('aria-busy', 'true');
  try {
    return await work();
  } finally {
    underWay -= 1;
    if (underWay === 0) byId('app').setAttribute('aria-busy', 'false');
  }
}

/** Runs a piece of work after all that were asked for before it. */
export function inTurn(work) {
  const done = queue.then(() => work());
  queue = done.catch(() => undefined);
  return working(() => done);
}

/** Resolves when all that was asked for so far has been answered. */
export const answered = () => queue;
