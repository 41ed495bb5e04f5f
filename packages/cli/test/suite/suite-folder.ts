// Folders of flows for tests of suites: written from a table, gone afterwards.
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files (path to text) into a folder of their own, for as long as `use` runs. */
export async function withFiles<T>(
  files: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'flowproof-suite-')));
  try {
    await writeFiles(folder, files);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Writes files (path to text) below a folder. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A small web flow. `more` are further lines at its top level. */
export function flowText(
  name: string,
  { steps = ['assert: page shows Ready within 1s'], more = '', url = 'https://desk.example/' } = {},
): string {
  return `name: ${name}\napp: web\nurl: "${url}"\n${more}steps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;
}
