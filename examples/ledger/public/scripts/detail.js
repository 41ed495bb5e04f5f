// The page of one entry or one bill: its facts, or that it is not there any more.
import { byId, element } from './element.js';
import { money } from './money.js';
import { ask } from './server.js';

const factsOf = {
  entry: ({ note, cents, cleared, slip }) => [
    ['Note', note],
    ['Amount', money(cents)],
    ['Cleared', cleared ? 'Yes' : 'Not yet'],
    ['Slip', slip === undefined ? 'None' : String(slip)],
  ],
  bill: ({ name, cents, round }) => [
    ['To', name],
    ['Amount', money(cents)],
    ['Paid before', round === 1 ? 'Never' : round === 2 ? 'Once' : `${round - 1} times`],
  ],
};

export async function showDetail({ screen, id }) {
  let facts;
  try {
    facts = factsOf[screen](await ask('GET', `/api/${screen === 'bill' ? 'bills' : 'entries'}/${id}`));
  } catch (error) {
    facts = [['Gone', error.message]];
  }
  return () =>
    byId('facts').replaceChildren(
      ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
    );
}
