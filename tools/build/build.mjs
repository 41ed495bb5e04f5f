// Builds every package's dist, and nothing that is up to date.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, withoutNodeOptions } from '../setup/install.mjs';

/** Compiles the packages the command line needs and bundles the grammar. Ends the process where that fails. */
export async function ensureBuilt() {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const result = spawnSync(process.execPath, [tsc, '--build', 'packages/cli/tsconfig.lib.json'], {
    cwd: root,
    stdio: 'inherit',
    env: withoutNodeOptions(),
  });
  if (result.status !== 0) {
    console.error('error: the build failed; see above.');
    process.exit(2);
  }
  const { bundle } = await import('./bundle-grammar.mjs');
  await bundle({ onlyWhenStale: true });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  await ensureBuilt();
}
