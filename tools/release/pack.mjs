// Packs every package into a folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build/build.mjs';
import { root } from '../setup/install.mjs';

/**
 * @param folder - where the tarballs go.
 * @returns their paths, by package folder name.
 */
export async function packAll(folder) {
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const packages = readdirSync(join(root, 'packages')).sort();
  const tarballs = new Map();
  for (const name of packages) {
    const [packed] = JSON.parse(
      npm(
        ['pack', '--json', '--ignore-scripts', `--pack-destination=${folder}`],
        join(root, 'packages', name),
      ),
    );
    tarballs.set(name, join(folder, packed.filename));
  }
  return tarballs;
}

/** Runs npm and returns its stdout; throws with what it said when it fails. */
export function npm(args, cwd, env = {}) {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const result = spawnSync('npm', args, { cwd, encoding: 'utf8', env: { ...inherited, ...env } });
  if (result.status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}
