// Bundles the grammar with Chevrotain into one file that needs nothing else: packages/grammar/dist/index.js.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');
const packageFolder = join(root, 'packages', 'grammar');

/** Newest change below a folder, in milliseconds. */
function newest(folder) {
  return Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
}

function isFresh(file) {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return (
    made !== undefined && made > Math.max(newest(join(packageFolder, 'src')), newest(import.meta.dirname))
  );
}

/** npm puts the dependency beside the package or at the root. */
function chevrotainLicence() {
  const places = [packageFolder, root].map((folder) =>
    join(folder, 'node_modules', 'chevrotain', 'LICENSE.txt'),
  );
  return places.find((place) => existsSync(place)) ?? places[1];
}

/**
 * Writes `index.js` and Chevrotain's licence into a folder, by default the package's `dist`.
 * With `onlyWhenStale`, nothing happens while no source is newer than the bundle.
 */
export async function bundle({ folder = join(packageFolder, 'dist'), onlyWhenStale = false } = {}) {
  const outfile = join(folder, 'index.js');
  if (onlyWhenStale && isFresh(outfile)) return outfile;
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(packageFolder, 'src', 'index.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    alias: { 'lodash-es': join(import.meta.dirname, 'collections-for-chevrotain.mjs') },
    logLevel: 'warning',
  });
  copyFileSync(chevrotainLicence(), join(folder, 'chevrotain.LICENSE.txt'));
  return outfile;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await bundle();
