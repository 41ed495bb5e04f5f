// A spec that spins does not outlive the process that started it, however that one ended.
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { childProgram } from '../../src/load/child-program.ts';
import { withSpecs } from '../spec-folder.ts';

/** Starts the child as the engine does, lets it spin, and says its number. */
const parent = `
const { spawn } = require('node:child_process');
const program = require('node:fs').readFileSync(process.argv[2], 'utf8');
const bootstrap = "process.once('message', (code) => { new Function('require', code)(require); });";
const child = spawn(process.execPath, ['--eval', bootstrap], {
  env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
});
child.send(program);
child.send({ kind: 'load', code: 'for (;;);', name: 'spec.bundle.js', settings: '{}', rssBytes: 2 ** 40 });
// The mark of a spec that is being loaded.
child.stdio[4].once('data', () => console.log(child.pid));
setInterval(() => {}, 1000);
`;

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends by itself when its parent was killed', async () => {
  await withSpecs({ 'parent.cjs': parent }, async (folder) => {
    const program = join(folder, 'child.cjs');
    await writeFile(program, await childProgram());
    const { NODE_OPTIONS: _, ...env } = process.env;
    const started = spawn(process.execPath, [join(folder, 'parent.cjs'), program], { env });
    const pid = Number(
      await new Promise((resolve) => {
        started.stdout.once('data', (said: Buffer) => {
          resolve(said.toString('utf8').trim());
        });
      }),
    );
    expect(alive(pid)).toBe(true);
    started.kill('SIGKILL');
    while (alive(pid)) await new Promise((resolve) => setTimeout(resolve, 100));
  });
});
