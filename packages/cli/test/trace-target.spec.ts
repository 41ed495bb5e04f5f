import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { withFolder } from './cli-process.ts';
import { runHere } from './in-process.ts';

jest.setTimeout(60_000);

const flow = 'name: A\napp: web\nurl: http://127.0.0.1:9/\nsteps:\n  - rules: Press Enter\n';

describe('where a trace may not go is said before anything is performed', () => {
  it.each([
    ['the flow itself', 'a.flow.yaml', 'a.flow.yaml exists and is not a trace, so it is not written over'],
    ['another file', 'notes.txt', 'notes.txt exists and is not a trace, so it is not written over'],
    ['a folder', 'out', 'out is a directory, so no trace can be written there'],
    ['a path through a file', 'notes.txt/a.trace.jsonl', 'notes.txt/a.trace.jsonl cannot be written: '],
  ])('%s', (_what, out, said) =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'a.flow.yaml'), flow);
      await writeFile(join(cwd, 'notes.txt'), 'water the beds');
      await mkdir(join(cwd, 'out'));
      const { code, stdout, stderr } = await runHere(['record', 'a.flow.yaml', '--out', out], { cwd });
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`error: ${said}`);
      expect(stderr).toContain('hint: name a file that is not there yet, or a trace: --out <path>');
      expect(await readFile(join(cwd, 'a.flow.yaml'), 'utf8')).toBe(flow);
      expect(await readFile(join(cwd, 'notes.txt'), 'utf8')).toBe('water the beds');
    }),
  );
});

describe('what is no file', () => {
  it('is not read, since it may never end', () =>
    withFolder(async (cwd) => {
      execFileSync('mkfifo', [join(cwd, 'a.flow.yaml')]);
      const { code, stderr } = await runHere(['record', 'a.flow.yaml'], { cwd });
      expect(code).toBe(2);
      expect(stderr).toBe(`error: ${join(cwd, 'a.flow.yaml')} is not a regular file\n`);
    }));
});
