// `flowproof doctor` as users run it, and the names of `sanderling`.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { checkedLines, runCheck } from '../../src/doctor/check.ts';
import { nodeVersion } from '../../src/doctor/machine-checks.ts';
import { asFlowproof } from '../../src/sanderling-names.ts';
import { runCli, withFolder } from '../cli-process.ts';

jest.setTimeout(120_000);

const spec = `
import { defaultActions } from '@sanderling/spec/defaults';
export const properties = { fine: () => true };
export const actionsRoot = defaultActions;
`;

describe('flowproof doctor', () => {
  it('starts a browser, takes a picture and loads a spec', async () => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'a.explore.ts'), spec);
      const { code, stdout } = await runCli(['doctor', '--platform', 'all', '--spec', 'a.explore.ts'], {
        cwd: folder,
      });
      expect(stdout).toMatch(/^OK {4}Node \d/mu);
      expect(stdout).toContain('OK    runs can be written\n');
      expect(stdout).toContain('OK    a.explore.ts loads: fine\n');
      expect(stdout).toContain('OK    it starts and opens a page\n');
      expect(stdout).toMatch(/^OK {4}a screenshot of \d+ bytes was taken$/mu);
      expect(stdout).toContain('–     uia: this version has no driver for it\n');
      expect(code).toBe(0);
    });
  });

  it('exits with 1 and says what to do when something is missing', async () => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'bad.explore.ts'), 'export const properties = {};');
      const { code, stdout } = await runCli(['doctor', '--spec', 'bad.explore.ts'], {
        cwd: folder,
        env: { CHROME: join(folder, 'no-browser') },
      });
      expect(stdout).toContain(
        'FAIL  spec: the spec exports no actionsRoot\n      export an action generator',
      );
      expect(stdout).toContain('FAIL  browser start: ');
      expect(code).toBe(1);
    });
  });

  it('fails for a platform that is asked for by name and has no driver', async () => {
    await withFolder(async (folder) => {
      const { code, stdout } = await runCli(['doctor', '--platform', 'sap'], { cwd: folder });
      expect(stdout).toContain(
        'FAIL  sap: this version has no driver for it\n      web applications can be driven: flowproof doctor --platform web\n',
      );
      expect(code).toBe(1);
    });
  });
});

describe('a check', () => {
  it('has failed when it takes too long', async () => {
    const checked = await runCheck({ name: 'slow', run: () => new Promise(() => undefined) }, 20);
    expect(checkedLines(checked)).toBe(
      'FAIL  slow: no answer within 0.02 s\n      try again on a machine that is less busy',
    );
  });

  it.each([
    ['20.19.0', 'ok'],
    ['22.0.0', 'ok'],
    ['20.18.3', 'fail'],
    ['18.20.1', 'fail'],
  ])('of Node %s is %s', (node, kind) => {
    expect(nodeVersion(node).kind).toBe(kind);
  });
});

describe('sanderling', () => {
  it.each([
    [
      ['test', '--spec', 'a.ts'],
      ['explore', '--spec', 'a.ts'],
    ],
    [
      ['replay', 'runs'],
      ['inspect', 'runs'],
    ],
    [['inspect'], ['inspect']],
    [
      ['doctor', '--platform', 'web'],
      ['doctor', '--platform', 'web'],
    ],
    [['version'], ['--version']],
    [['nonsense'], ['nonsense']],
    [[], []],
  ])('calls %j by the names of flowproof', (args, expected) => {
    expect(asFlowproof(args)).toEqual(expected);
  });
});
