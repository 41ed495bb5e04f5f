import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const require = createRequire(import.meta.url);
let scratch: string;
let program: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'flowproof-killed-'));
  program = path.join(scratch, 'endless-writer.mjs');
  execFileSync(process.execPath, [
    path.join(path.dirname(require.resolve('esbuild/package.json')), 'bin', 'esbuild'),
    path.join(import.meta.dirname, 'endless-writer.ts'),
    '--bundle',
    '--platform=node',
    '--conditions=@flowproof/source',
    '--format=esm',
    '--log-level=error',
    `--outfile=${program}`,
  ]);
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
});

/** Files below a folder that are neither whole nor a draft. */
async function brokenFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'));
  const checked = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const content = await readFile(path.join(parentPath, name));
      return isWhole(name, content) ? undefined : path.join(parentPath, name);
    }),
  );
  return checked.filter((file) => file !== undefined);
}

function isWhole(name: string, content: Buffer): boolean {
  const text = () => content.toString('utf8');
  if (name.endsWith('.png')) {
    return name.includes(`-${createHash('sha256').update(content).digest('hex').slice(0, 16)}.`);
  }
  if (name === 'junit.xml') return text().endsWith('</testsuites>\n');
  if (name === 'report.html') return text().endsWith('</html>\n');
  if (name === 'dom.html') return text().endsWith('</body></html>');
  if (name === 'result.json') return text().endsWith('}\n') && typeof JSON.parse(text()) === 'object';
  return name === 'console.log';
}

describe('a run that is killed', () => {
  it('leaves no half-written file, whenever it happens', async () => {
    const survivors: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const traces = path.join(scratch, `round-${round}`);
      const child = spawn(process.execPath, [program, traces], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      await pause(round * 7);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await brokenFiles(traces)).toEqual([]);
      survivors.push(...(await readdir(traces, { recursive: true })));
    }
    // Otherwise there was nothing to look at.
    expect(survivors.filter((file) => file.endsWith('result.json')).length).toBeGreaterThanOrEqual(10);
    expect(survivors.filter((file) => file.endsWith('.png')).length).toBeGreaterThanOrEqual(10);
  }, 60_000);

  it('would be found out if it left one', async () => {
    const traces = path.join(scratch, 'half');
    await mkdir(traces);
    await writeFile(path.join(traces, 'result.json'), '{\n  "name": "A fi');
    await writeFile(path.join(traces, 'frame-00000005-e2a6ac4824a563df.png'), 'picture of st');
    expect((await brokenFiles(traces)).map((file) => path.basename(file)).sort()).toEqual([
      'frame-00000005-e2a6ac4824a563df.png',
      'result.json',
    ]);
  });
});
