// Forty flows on the demo shop with one worker and with two, alternating; the load is printed, since both share the cores.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../../examples/demo-shop/server.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { root, withoutNodeOptions } from '../setup/install.mjs';
import { median, printLoad } from './measure.mjs';

await ensureBuilt();
const rounds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'flowproof-bench-'));
const source = join(root, 'examples', '04-suite');
copyFileSync(join(source, 'suite.yaml'), join(folder, 'suite.yaml'));
// Flows that change nothing others look at.
const flows = ['01-sign-in', '02-search', '06-empty-order-book', '08-voucher'];
for (let copy = 1; copy <= 10; copy += 1) {
  const directory = join(folder, String(copy).padStart(2, '0'));
  mkdirSync(directory);
  for (const flow of flows)
    for (const kind of ['flow.yaml', 'trace.jsonl'])
      copyFileSync(join(source, `${flow}.${kind}`), join(directory, `${flow}.${kind}`));
}
const shop = await startShop();
const times = { 1: [], 2: [] };
for (let round = 0; round < rounds; round += 1)
  for (const workers of [1, 2]) times[workers].push(await timed(workers));
await shop.close();
rmSync(folder, { recursive: true, force: true });

printLoad();
const [one, two] = [median(times[1]), median(times[2])];
console.log(
  `40 flows, medians of ${rounds} rounds: 1 worker ${one.toFixed(0)} ms, 2 workers ${two.toFixed(0)} ms`,
);
console.log(`2 workers are ${(one / two).toFixed(2)} times as fast; target on a quiet machine >= 1.5`);

function timed(workers) {
  const start = performance.now();
  const args = ['run', folder, '--workers', String(workers), '--recording-detail', 'off', '--json'];
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/flowproof.js'), ...args], {
    cwd: folder,
    env: { ...withoutNodeOptions(), SHOP_URL: shop.url, BEN_PASSWORD: 'thyme' },
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      if (code === 0) resolve(performance.now() - start);
      else reject(new Error(`run ended with ${code}`));
    });
  });
}
