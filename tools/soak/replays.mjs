// Replays the demo-shop suite with 4 workers while every core is busy, until 200 flows ran: none may fail, none twice.
//
//   node tools/soak/replays.mjs          200 replays
//   node tools/soak/replays.mjs --few     16 replays
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startShop } from '../../examples/demo-shop/server.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { root, withoutNodeOptions } from '../setup/install.mjs';

await ensureBuilt();
const wanted = process.argv.includes('--few') ? 16 : 200;
const shop = await startShop();
const busy = cpus().map(() => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }));
const start = performance.now();
let replays = 0;
let failed = 0;
while (replays < wanted && failed === 0) {
  const { code, document, stderr } = await runSuite();
  replays += document.flows?.length ?? 0;
  if (code === 0 && document.passed === true && document.skipped === 0) continue;
  failed += 1;
  console.error(`exit ${code}\n${JSON.stringify(document, undefined, 2)}\n${stderr}`);
}
await Promise.all(busy.map((worker) => worker.terminate()));
await shop.close();
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${replays} replays, 4 workers, ${busy.length} cores kept busy, load ${loadavg()[0].toFixed(1)}, ${seconds} s: ` +
    (failed === 0 ? 'none failed' : 'FAILED'),
);
process.exitCode = failed === 0 ? 0 : 1;

function runSuite() {
  const child = spawn(
    process.execPath,
    [join(root, 'packages/cli/bin/flowproof.js'), 'run', 'examples/04-suite', '--workers', '4', '--json'],
    { cwd: root, env: { ...withoutNodeOptions(), SHOP_URL: shop.url, BEN_PASSWORD: 'thyme' } },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (stderr += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, document: parsed(stdout), stderr });
    });
  });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
