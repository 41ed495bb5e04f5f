// A harness of one's own: replays the traces that are named, two at a time, and prints every event as a line of JSON.
//   node harness.mjs one.trace.jsonl two.trace.jsonl
// Exit code: 0 all passed, 1 one failed, 2 one could not be judged.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { findBrowser, WebBrowser } from '@flowproof/driver-web';
import { readTrace } from '@flowproof/trace-format';
import { streamRun } from './stream-run.mjs';

const atOnce = 2;

const browser = new WebBrowser({ executablePath: findBrowser(), onNotice: (text) => console.error(text) });
const queue = process.argv.slice(2);
/** @type {Set<string>} */
const verdicts = new Set();

try {
  await Promise.all(Array.from({ length: atOnce }, work));
} finally {
  await browser.close();
}
process.exitCode = verdicts.has('errored') ? 2 : verdicts.has('failed') || verdicts.size === 0 ? 1 : 0;

async function work() {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) await runOne(file);
}

/** @param {string} file */
async function runOne(file) {
  const flow = basename(file, '.trace.jsonl');
  const trace = readTrace(await readFile(file, 'utf8'), { file });
  // A surface has cookies and storage of its own, so flows beside each other do not meet.
  const surface = browser.newSurface();
  try {
    for await (const event of streamRun(trace, { surface, env: process.env, recording: 'low' })) {
      if (event.kind === 'run_finished') verdicts.add(event.result.status);
      console.log(JSON.stringify({ flow, ...tellable(event) }));
    }
  } finally {
    await surface.close();
  }
}

/**
 * An event as it is told: of a picture its size, of the whole result its verdict.
 *
 * @param {import('@flowproof/replay').RunEvent} event
 */
function tellable(event) {
  switch (event.kind) {
    case 'frame':
      return { ...event, png: `${event.png.length} bytes` };
    case 'run_finished': {
      const { status, degraded, durationMs, error } = event.result;
      return { kind: event.kind, status, degraded, durationMs, error };
    }
    default:
      return event;
  }
}
