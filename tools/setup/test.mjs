// npm test: sets everything up, then runs every test of every package. The last line counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const { ensureBuilt } = await import('../build/build.mjs');
await ensureBuilt();
const { ensureBrowser } = await import('./browser.mjs');
const browser = await ensureBrowser();

const deep = process.argv.includes('--deep');
const more = process.argv.slice(2).filter((argument) => argument !== '--deep');
const outputDirectory = join(root, 'node_modules', '.cache', 'flowproof');
const outputFile = join(outputDirectory, 'jest.json');
mkdirSync(outputDirectory, { recursive: true });
rmSync(outputFile, { force: true });

const flags = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const run = spawnSync(
  process.execPath,
  [jest, '--config', 'jest.workspace.mjs', '--json', `--outputFile=${outputFile}`, ...more],
  {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: flags, CHROME: browser, ...(deep && { FLOWPROOF_DEEP: '1' }) },
  },
);

const results = readResults();
const failed = results.failed + results.broken;
const skipped = results.skipped > 0 ? `, ${results.skipped} skipped` : '';
console.log(`${results.passed} passed, ${failed} failed${skipped}`);
process.exitCode = run.status === 0 && failed === 0 && results.passed > 0 ? 0 : 1;

function readResults() {
  try {
    const json = JSON.parse(readFileSync(outputFile, 'utf8'));
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      // Suites that could not even be loaded have no tests to count.
      broken: json.numRuntimeErrorTestSuites,
      skipped: json.numPendingTests + json.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, broken: 0, skipped: 0 };
  }
}
