// A page of 20,000 nodes: finding a text and clicking a button, ours and playwright-core's, alternating in one process.
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../build/build.mjs';
import { median, printLoad } from './measure.mjs';

await ensureBuilt();
const { findBrowser, WebBrowser } = await import('@flowproof/driver-web');
const { performOnTarget, systemClock } = await import('@flowproof/driver');
const rounds = Number(process.argv[2] ?? 15);
const rows = 5000;
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Twenty thousand nodes</title><div id="list"></div>
<button id="last">Order the last</button><output id="out">0</output><script>
const row = (n) => '<div class="row"><b>Plant ' + n + '</b> <i>bed ' + n + '</i> <a href="#' + n + '">see ' + n + '</a></div>';
list.innerHTML = Array.from({ length: ${rows} }, (_, n) => row(n)).join('');
last.addEventListener('click', () => { out.textContent = String(Number(out.textContent) + 1); });
</script>`;

const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const executablePath = findBrowser();
const ours = new WebBrowser({ executablePath, onNotice: () => undefined });
const theirs = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const surface = ours.newSurface();
await surface.open({ url, timeoutMs: 30_000 });
const other = await theirs.newPage();
await other.goto(url);

const anchor = (text, role) => ({ kind: 'element', text, ladder: 2, ...(role && { role }) });
const pairs = {
  'first text': [find('Plant 0'), () => other.getByText('Plant 0', { exact: true }).waitFor()],
  'middle text': [find('Plant 2500'), () => other.getByText('Plant 2500', { exact: true }).waitFor()],
  'last text': [find(`bed ${rows - 1}`), () => other.getByText(`bed ${rows - 1}`, { exact: true }).waitFor()],
  'beginning of a text': [
    find('Order the'),
    () => other.getByText('Order the', { exact: false }).first().waitFor(),
  ],
  click: [click, () => other.getByRole('button', { name: 'Order the last', exact: true }).click()],
};
const times = new Map(Object.keys(pairs).map((name) => [name, { ours: [], theirs: [] }]));
for (let round = 0; round < rounds + 1; round += 1) {
  for (const [name, [mine, other]] of Object.entries(pairs)) {
    const [a, b] = [await timed(mine), await timed(other)];
    // The first round warms both.
    if (round === 0) continue;
    times.get(name).ours.push(a);
    times.get(name).theirs.push(b);
  }
}
await surface.close();
await ours.close();
await theirs.close();
server.close();

printLoad();
console.log(`20,000 nodes, medians of ${rounds} rounds, ms\n`);
console.log('                         ours  playwright     ratio');
for (const [name, { ours, theirs }] of times) {
  const [a, b] = [median(ours), median(theirs)];
  console.log(
    `${name.padEnd(20)}${a.toFixed(1).padStart(9)}${b.toFixed(1).padStart(12)}${(a / b).toFixed(2).padStart(10)}`,
  );
}
console.log('\ntargets: a text <= 0.5, a click <= 0.6');

function find(text) {
  return async () => {
    const found = await surface.resolve(anchor(text), { purpose: 'exists' });
    if (found.kind !== 'found') throw new Error(`${text}: ${found.kind}`);
  };
}

async function click() {
  const selector = {
    tier: 'text_anchor',
    provenance: 'web',
    confidence: 1,
    payload: { ladder: 2, text: 'Order the last', role: 'button' },
  };
  const done = await performOnTarget(surface, [selector], 'click', {
    clock: systemClock,
    budget: { presenceMs: 5000, gateMs: 5000, obscuredMs: 5000 },
    perform: (element) => surface.act({ kind: 'click', element, button: 'left', count: 1 }),
  });
  if (done.kind !== 'done') throw new Error(`click: ${done.kind}`);
}

async function timed(perform) {
  const start = performance.now();
  await perform();
  return performance.now() - start;
}
