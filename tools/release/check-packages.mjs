// Packs every package and checks the tarballs: exports, types, files.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { root, withoutNodeOptions } from '../setup/install.mjs';

await ensureBuilt();
let failed = false;
for (const name of readdirSync(join(root, 'packages')).sort()) {
  const cwd = join(root, 'packages', name);
  const clean =
    check('publint', ['run', '--strict'], cwd) &&
    check('attw', ['--pack', '.', '--profile', 'esm-only', '-q'], cwd);
  console.log(`${clean ? 'ok  ' : 'FAIL'} ${name}`);
  failed ||= !clean;
}
process.exitCode = failed ? 1 : 0;

function check(tool, args, cwd) {
  const result = spawnSync(process.execPath, [bin(tool), ...args], {
    cwd,
    encoding: 'utf8',
    env: withoutNodeOptions(),
  });
  if (result.status !== 0) console.error(`${tool}: ${result.stdout}${result.stderr}`);
  return result.status === 0;
}

function bin(tool) {
  const entries = {
    publint: ['publint', 'src', 'cli.js'],
    attw: ['@arethetypeswrong', 'cli', 'dist', 'index.js'],
  };
  return join(root, 'node_modules', ...entries[tool]);
}
