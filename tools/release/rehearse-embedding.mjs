// Runs the embedding examples as strangers would: from the packed packages, in a project that holds nothing else of ours.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root, withoutNodeOptions } from '../setup/install.mjs';
import { npm, packAll } from './pack.mjs';

const embed = '02-embed-in-playwright';
const harness = '03-custom-harness';

const folder = mkdtempSync(join(tmpdir(), 'flowproof-embedding-'));
try {
  const tarballs = await packAll(join(folder, 'tarballs'));
  const project = join(folder, 'project');
  setUpProject(project, [...tarballs.values()]);
  await rehearseTests(project);
  await rehearseHarness(project);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function setUpProject(project, tarballs) {
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  npm(['install', '--no-audit', '--no-fund', ...tarballs], project);
  for (const name of ['demo-shop', embed, harness])
    cpSync(join(root, 'examples', name), join(project, name), { recursive: true });
}

/** Jest and its transform come from this workspace; everything that the tests import comes from the project. */
async function rehearseTests(project) {
  const transform = join(root, 'node_modules', '@swc', 'jest', 'index.js');
  const options = {
    swcrc: false,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  };
  writeFileSync(
    join(project, 'jest.config.json'),
    JSON.stringify({
      testEnvironment: 'node',
      testMatch: ['<rootDir>/*/*.spec.ts'],
      injectGlobals: false,
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': [transform, options] },
    }),
  );
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const { stderr } = await run([jest, '--config', 'jest.config.json'], project, {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
  console.log(`${embed} and ${harness}: ${/^Tests: +(.*)$/m.exec(stderr)?.[1] ?? ''}`);
}

async function rehearseHarness(project) {
  const { startShop } = await import(pathToFileURL(join(project, 'demo-shop', 'server.mjs')).href);
  const shop = await startShop();
  try {
    const trace = join(project, embed, 'sign-in.trace.jsonl');
    const { stdout } = await run([join(project, harness, 'harness.mjs'), trace, trace], project, {
      SHOP_URL: shop.url,
      SHOP_PASSWORD: 'tulip',
    });
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const verdicts = events.filter(({ kind }) => kind === 'run_finished').map(({ status }) => status);
    if (verdicts.join(' ') !== 'passed passed') throw new Error(`the harness did not pass:\n${stdout}`);
    console.log(`harness.mjs: ${events.length} events of 2 runs`);
  } finally {
    await shop.close();
  }
}

async function run(args, cwd, env) {
  try {
    return await promisify(execFile)(process.execPath, args, {
      cwd,
      env: { ...withoutNodeOptions(), ...env },
    });
  } catch (error) {
    throw new Error(`node ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`, { cause: error });
  }
}
