// How long the longest frame of inspect is while a run of 20,000 steps is scrolled, and how soon such a run opens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { root } from '../setup/install.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { printLoad } from './measure.mjs';

const steps = 20_000;
const scratch = mkdtempSync(join(tmpdir(), 'flowproof-bench-inspect-'));
const { writeExploration, startInspect } = await load();
await writeExploration(scratch, { id: 'long', steps, violatedAt: 15_000, pictures: 0 });
const inspecting = await startInspect({ path: scratch });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const start = performance.now();
  await page.goto(`${inspecting.url}runs/long`);
  await page.locator('.stage[aria-busy=false]').waitFor();
  const opened = performance.now() - start;
  // From the first step to the last in 240 frames: every one shows other rows.
  const { longest, middle, most } = await page.evaluate(async () => {
    const { document, requestAnimationFrame } = globalThis;
    const list = document.querySelector('.step-rows');
    const frames = [];
    let rows = 0;
    let before = await new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 1; frame <= 240; frame += 1) {
      list.scrollTop = (list.scrollHeight * frame) / 240;
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(now - before);
      before = now;
      rows = Math.max(rows, document.querySelectorAll('.step-row').length);
    }
    frames.sort((a, b) => a - b);
    return { longest: frames.at(-1), middle: frames[120], most: rows };
  });
  printLoad();
  console.log(`opened, ${steps} steps   ${opened.toFixed(0)} ms`);
  console.log(`rows in the document  ${most} (target: at most 200)`);
  console.log(`frame, median         ${middle.toFixed(1)} ms`);
  console.log(`frame, longest        ${longest.toFixed(1)} ms (target: under 100 ms)`);
} finally {
  await browser.close();
  await inspecting.close();
  rmSync(scratch, { recursive: true, force: true });
}

/** The viewer and the writer of its test runs, from their sources. */
async function load() {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export { startInspect } from './src/index.ts'; export { writeExploration } from './test/runs/write-exploration.ts';",
      resolveDir: join(root, 'packages', 'inspect'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@flowproof/source'],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
