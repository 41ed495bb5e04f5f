// Where one is: the address behind "#", the browser's history, and what the way back is called.
import { defects } from './defects.js';
import { byId } from './element.js';
import { working } from './server.js';

const titles = { overview: 'Overview', bills: 'Bills', bill: 'Bill', entry: 'Entry' };

let shown;
let draw;

/** The screen an address names; the overview for one that names none. */
function placeAt(hash) {
  const [, section, id] = /^#\/(bills|entries)(?:\/(\d{1,9}))?$/.exec(hash) ?? [];
  if (section === 'bills') {
    const screen = id === undefined ? 'bills' : 'bill';
    return { screen, section, id, title: id === undefined ? titles.bills : `${titles.bill} ${id}` };
  }
  if (id !== undefined) return { screen: 'entry', section, id, title: `${titles.entry} ${id}` };
  return { screen: 'overview', section: '', title: titles.overview };
}

const depth = () => history.state?.depth ?? 0;

/** Draws the first screen, and from then on whichever one goes to. */
export function startTravelling(drawPlace) {
  draw = drawPlace;
  if (history.state === null) history.replaceState({ depth: 0 }, '');
  window.addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#/"]');
    if (link === null || link === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(link.getAttribute('href'));
  });
  byId('back').addEventListener('click', goBack);
  show();
}

function go(hash) {
  if (hash !== location.hash && !(hash === '#/' && location.hash === '')) {
    history.pushState({ depth: depth() + 1, from: placeAt(location.hash).title }, '', hash);
  }
  show();
}

function goBack() {
  // Until the browser is there, a second press would go back twice.
  byId('back').disabled = true;
  void working(
    () =>
      new Promise((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );
}

function arrive() {
  showWayBack();
  if (defects.has('broken-back') && shown.section === placeAt(location.hash).section) return;
  show();
}

function show() {
  shown = placeAt(location.hash);
  showWayBack();
  draw(shown);
}

function showWayBack() {
  const back = byId('back');
  back.disabled = depth() === 0;
  if (depth() === 0) back.removeAttribute('aria-label');
  else back.setAttribute('aria-label', `Back to ${history.state.from}`);
  for (const link of document.querySelectorAll('nav a')) {
    const here = link.getAttribute('href') === (location.hash === '' ? '#/' : location.hash);
    if (here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
