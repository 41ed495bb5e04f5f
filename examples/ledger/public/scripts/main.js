// Puts the screens together: one is shown at a time, and it changes when what it shows has arrived.
import { showBills } from './bills.js';
import { showDetail } from './detail.js';
import { byId, showLine } from './element.js';
import { showOverview } from './overview.js';
import { answered, working } from './server.js';
import { startTravelling } from './travel.js';

const sections = { overview: 'overview', bills: 'bills', bill: 'detail', entry: 'detail' };
const screens = { overview: showOverview, bills: showBills, bill: showDetail, entry: showDetail };
let newest = 0;

function draw(place) {
  const turn = (newest += 1);
  void working(async () => {
    // What was asked for before is answered first, so that what is drawn here is never older than it.
    await answered();
    const fill = await screens[place.screen](place);
    if (turn !== newest) return;
    const arrived = byId('heading').textContent !== place.title;
    byId('heading').textContent = place.title;
    document.title = `${place.title} · Ledger`;
    for (const id of new Set(Object.values(sections))) byId(id).hidden = id !== sections[place.screen];
    if (arrived) showLine(byId('fault'), undefined);
    fill();
  });
}

byId('reload').addEventListener('click', () => void working(reload));

/** Never ends: what is under way until the page is gone is the reload. */
async function reload() {
  await answered();
  location.reload();
  await new Promise(() => undefined);
}

startTravelling(draw);
