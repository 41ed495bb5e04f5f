// A 60-step flow replayed, and the same steps hand-written with playwright-core locators, alternating in one process.
// A hand-written step gives the same promise: typing = click, select all, pressSequentially. `fill` is printed beside;
// pictures of every step are compared with Playwright's tracing (screenshots and snapshots on).
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuilt } from '../build/build.mjs';
import { median, printLoad } from './measure.mjs';
import { benchPage, benchSteps } from './sixty-steps.mjs';

await ensureBuilt();
const { findBrowser, WebBrowser } = await import('@flowproof/driver-web');
const { replayTrace } = await import('@flowproof/replay');
const rounds = Number(process.argv[2] ?? 9);
const executablePath = findBrowser();
const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(benchPage);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const steps = benchSteps();
const trace = traceOf(steps, url);

const ours = new WebBrowser({ executablePath, onNotice: () => undefined });
const theirs = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const folder = mkdtempSync(join(tmpdir(), 'flowproof-bench-'));
const runs = { off: [], full: [], hand: [], traced: [], fill: [] };
for (let round = 0; round < rounds + 1; round += 1) {
  const results = {
    off: await replay('off'),
    hand: await handWritten('keys'),
    full: await replay('full'),
    traced: await handWritten('keys', { traced: true }),
    fill: await handWritten('fill'),
  };
  // The first round warms both.
  if (round > 0) for (const [name, result] of Object.entries(results)) runs[name].push(result);
}
await ours.close();
await theirs.close();
server.close();
rmSync(folder, { recursive: true, force: true });
printTable();

function printTable() {
  printLoad();
  console.log(`${steps.length} steps, medians of ${rounds} rounds, ms per flow (per step for a kind)\n`);
  const kinds = [...new Set(steps.map((step) => step.kind))];
  const row = (label, pick) => {
    const [off, hand, fill, full, traced] = ['off', 'hand', 'fill', 'full', 'traced'].map((name) =>
      median(runs[name].map(pick)),
    );
    const cells = [off, hand, fill, full, traced].map((value) => value.toFixed(1).padStart(10)).join('');
    const ratio = [off / hand, off / fill, full / traced]
      .map((value) => value.toFixed(2).padStart(13))
      .join('');
    console.log(`${label.padEnd(8)}${cells}${ratio}`);
  };
  console.log(
    '          no frames   by hand      fill    frames    traced      no/hand      no/fill frames/traced',
  );
  for (const kind of kinds)
    row(kind, (times) => median(times.filter((_, index) => steps[index].kind === kind)));
  row('all', (times) => times.reduce((sum, time) => sum + time, 0));
  console.log('\ntargets for all steps: no/hand <= 0.5, no/fill <= 0.8, frames/traced <= 1.0');
}

async function replay(recording) {
  const surface = ours.newSurface();
  const times = [];
  let last = 0;
  const result = await replayTrace(trace, {
    surface,
    recording,
    onEvent: (event) => {
      if (event.kind === 'step_started') {
        if (times.length === 0 && last === 0) last = performance.now();
      } else if (event.kind === 'step_finished') {
        const now = performance.now();
        times.push(now - last);
        last = now;
      }
    },
  });
  await surface.close();
  if (result.status !== 'passed')
    throw new Error(JSON.stringify(result.steps.find((step) => step.status !== 'passed')));
  return times;
}

async function handWritten(typing, { traced = false } = {}) {
  const context = await theirs.newContext();
  if (traced) await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  await page.goto(url);
  const times = [];
  for (const step of steps) {
    const start = performance.now();
    await step.byHand(page, typing);
    times.push(performance.now() - start);
  }
  // Writing the file is left out of the times: ours hands its pictures over while it runs.
  if (traced) await context.tracing.stop({ path: join(folder, 'trace.zip') });
  await context.close();
  return times;
}

function traceOf(list, address) {
  return {
    header: {
      format: 'flowproof-trace',
      version: 1,
      trace_id: '00000000-0000-4000-8000-000000000000',
      recorded_at: '2026-01-01T00:00:00Z',
      spec: { name: 'Sixty steps' },
      app: { name: 'web', adapter: 'web', url: address },
      env: { os: 'linux', resolution: [1280, 720] },
    },
    steps: list.map((step, index) => ({
      id: `s${String(index + 1).padStart(4, '0')}`,
      intent: step.intent,
      action: step.action,
      selectors: step.selectors,
      sync: {
        pre: step.action.type === 'assert' ? [] : [{ kind: 'element_exists', timeout_ms: 5000 }],
        post: [],
      },
      artifacts: {},
    })),
  };
}
