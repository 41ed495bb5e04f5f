// What exploring costs on the surface itself: steps a second against a bare loop of library calls, typing a long text
// against a tap, and the tree of pages of three sizes.
/* global document, MutationObserver, getComputedStyle */
import { createServer } from 'node:http';
import { findBrowser, WebBrowser } from '@flowproof/driver-web';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../build/build.mjs';
import { median, printLoad } from './measure.mjs';

await ensureBuilt();
const rounds = 6;
const stepsPerRound = 15;
const typedCharacters = 4096;
const sizes = [45, 490, 4800];

/** A list of rows that is drawn anew by each click on one of them. */
const todoPage = (rows) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>To do</title>
<style>body{font:16px sans-serif} li{display:flex;gap:8px}</style>
<h1>To do</h1><input id="field" placeholder="What needs doing?"><button id="add">Add</button><ul id="list"></ul><p id="left"></p>
<script>
  const items = Array.from({ length: ${rows} }, (_, n) => ({ name: 'Item ' + n, done: false }));
  const list = document.getElementById('list');
  function draw() {
    list.innerHTML = items
      .map((item, n) => '<li class="row" data-testid="todo-row"><input type="checkbox"' + (item.done ? ' checked' : '') +
        '><span>' + item.name + '</span><button class="delete" data-n="' + n + '" aria-label="Mark ' + item.name + '">x</button></li>')
      .join('');
    document.getElementById('left').textContent = items.filter((item) => !item.done).length + ' left';
  }
  list.onclick = ({ target }) => { if (target.dataset.n) { items[target.dataset.n].done = !items[target.dataset.n].done; draw(); } };
  draw();
</script>`;
const rowsOf = (elements) => Math.max(1, Math.round((elements - 7) / 4));

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(todoPage(rowsOf(Number(request.url.slice(1)) || 45)));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = (elements) => `http://127.0.0.1:${server.address().port}/${elements}`;

const executablePath = findBrowser();
const browser = new WebBrowser({ executablePath });
const bare = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });

try {
  printLoad();
  await compareSteps();
  await compareTyping();
  await timeTrees();
} finally {
  await bare.close();
  await browser.close();
  server.closeAllConnections();
  server.close();
}

async function opened(elements) {
  const surface = browser.newSurface();
  const exploring = { allowedOrigins: [], dialogs: 'accept' };
  await surface.open({ url: url(elements), timeoutMs: 15_000, exploring });
  return surface;
}

function observe(surface, picture = 'png') {
  return surface.tree({ settleMs: 2000, picture, masks: [] });
}

async function compareSteps() {
  const surface = await opened(45);
  const page = await bare.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(url(45));
  const own = [];
  const library = [];
  let capture = await observe(surface);
  for (let round = 0; round < rounds; round += 1) {
    library.push(...(await timed(() => bareStep(page))));
    own.push(
      ...(await timed(async () => {
        const { elements } = JSON.parse(capture.tree);
        await surface.dispatch({
          kind: 'tap',
          on: elements.findIndex((each) => each.attrs?.class === 'delete'),
        });
        capture = await observe(surface);
      })),
    );
  }
  const [bareMs, ownMs] = [median(library), median(own)];
  console.log(
    `bare loop, one call after the other   ${perSecond(bareMs)} steps a second (${bareMs.toFixed(0)} ms)`,
  );
  console.log(
    `tap and tree, with pictures           ${perSecond(ownMs)} steps a second (${ownMs.toFixed(0)} ms)`,
  );
  console.log(`ratio                                 ${(bareMs / ownMs).toFixed(2)} (target: at least 1.5)`);
  await surface.close();
  await page.close();
}

// What the library's public calls make of a step: click, quiet time, tree, picture.
async function bareStep(page) {
  const box = await page.locator('button.delete').first().boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const quiet = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(quiet, 40);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(quiet, 40);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
  await page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { display, visibility, cursor } = getComputedStyle(element);
      return {
        tag: element.localName,
        text: element.textContent,
        attrs: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
        bounds: [left, top, right, bottom],
        shown: display !== 'none' && visibility === 'visible',
        cursor,
      };
    }),
  );
  await page.screenshot();
}

async function compareTyping() {
  const surface = await opened(45);
  const { elements } = JSON.parse((await observe(surface)).tree);
  const index = (id) => elements.findIndex((each) => each.id === id);
  const text = 'x'.repeat(typedCharacters);
  const taps = [];
  const typed = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const on = index('field');
    taps.push(...(await timed(() => surface.dispatch({ kind: 'tap', on }), 1)));
    typed.push(
      ...(await timed(() => surface.dispatch({ kind: 'inputText', into: on, text, keys: false }), 1)),
    );
  }
  const [tapMs, typeMs] = [median(taps), median(typed)];
  console.log(`tap ${tapMs.toFixed(1)} ms, ${typedCharacters} characters typed ${typeMs.toFixed(1)} ms`);
  console.log(`ratio                                 ${(typeMs / tapMs).toFixed(2)} (target: at most 3)`);
  await surface.close();
}

async function timeTrees() {
  for (const size of sizes) {
    const surface = await opened(size);
    const count = JSON.parse((await observe(surface, 'none')).tree).elements.length;
    // Long after the last gesture nothing is waited for, so this is the walk and its way.
    const times = await timed(() => observe(surface, 'none'), rounds * 2);
    const { tree } = await observe(surface, 'none');
    console.log(
      `tree of ${String(count).padStart(4)} elements                 ${median(times).toFixed(1)} ms, ${Math.round(tree.length / count)} characters an element`,
    );
    await surface.close();
  }
}

async function timed(work, times = stepsPerRound) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return taken;
}

function perSecond(ms) {
  return (1000 / ms).toFixed(1).padStart(5);
}
