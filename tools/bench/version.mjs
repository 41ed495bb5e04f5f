// How long `flowproof --version` takes beside `node -e 0`, alternating in one run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { root, withoutNodeOptions } from '../setup/install.mjs';
import { median, printLoad } from './measure.mjs';

await ensureBuilt();
const rounds = 21;
const env = withoutNodeOptions();
const cli = join(root, 'packages', 'cli', 'bin', 'flowproof.js');
const times = { node: [], flowproof: [] };
for (let round = 0; round < rounds + 2; round += 1) {
  const node = time(['-e', '0']);
  const flowproof = time([cli, '--version']);
  // The first two rounds warm the file cache.
  if (round < 2) continue;
  times.node.push(node);
  times.flowproof.push(flowproof);
}
const node = median(times.node);
const flowproof = median(times.flowproof);
printLoad();
console.log(`node -e 0            ${node.toFixed(0)} ms`);
console.log(`flowproof --version  ${flowproof.toFixed(0)} ms`);
console.log(`difference           ${(flowproof - node).toFixed(0)} ms (target: under 100 ms)`);

function time(args) {
  const start = performance.now();
  const result = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(result.stderr);
  return performance.now() - start;
}
