// npm start: sets everything up, serves the demo shop, records the first flow on it and replays it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, withoutNodeOptions } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('../build/build.mjs');
await ensureBuilt();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();
const { startShop } = await import('../../examples/demo-shop/server.mjs');

const flow = join('examples', '01-first-flow', 'checkout.flow.yaml');
const trace = join('.flowproof', 'demo', 'checkout.trace.jsonl');
const shop = await startShop();
console.log(`\nThe demo shop is at ${shop.url}`);
let exitCode;
try {
  console.log(`\n$ flowproof record ${flow} --author rules --out ${trace} --times`);
  exitCode = await flowproof(['record', flow, '--author', 'rules', '--out', trace, '--times']);
  if (exitCode === 0) {
    console.log(`\n$ flowproof run ${flow} --trace ${trace} --times`);
    exitCode = await flowproof(['run', flow, '--trace', trace, '--times']);
  }
} finally {
  await shop.close();
}
process.exitCode = exitCode;

function flowproof(args) {
  const env = { ...withoutNodeOptions(), SHOP_URL: shop.url, SHOP_PASSWORD: 'tulip', CHROME: browser };
  const child = spawn(process.execPath, [join('packages', 'cli', 'bin', 'flowproof.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      resolve(code ?? 2);
    });
  });
}
