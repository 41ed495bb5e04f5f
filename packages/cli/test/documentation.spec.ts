// The examples of the guide to suites and of the README are true.
import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import { readFlow, readSuite } from '@flowproof/flow-file';
import * as flowproof from 'flowproof';
import { runCli, steady } from './cli-process.ts';
import { withFiles } from './suite/suite-folder.ts';

jest.setTimeout(180_000);

const guide = readFileSync(new URL('../../../docs/suites.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

function blocks(page: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gmsu');
  return Array.from(page.matchAll(fence), ([, text = '']) => text);
}

/** Blocks whose first line names a file in a folder of the example, by that file's path. */
function filesOf(page: string): Readonly<Record<string, string>> {
  const named = [...blocks(page, 'yaml'), ...blocks(page, 'html')].map((text) => {
    const [, path = ''] = /^(?:#|<!--) (\S+)/u.exec(text) ?? [];
    return [path, text] as const;
  });
  return Object.fromEntries(named.filter(([path]) => path !== 'suite.yaml'));
}

describe('the guide to suites', () => {
  it('shows what its commands print', () =>
    withFiles(filesOf(guide), async (cwd) => {
      const shown = blocks(guide, 'console');
      expect(shown.length).toBeGreaterThan(4);
      for (const block of shown) {
        const [command = '', ...lines] = block.split('\n');
        expect(command).toMatch(/^\$ flowproof /u);
        const args = command.slice('$ flowproof '.length).split(' ');
        const done = await runCli(args, { cwd });
        const { stdout } = steady({ ...done, stderr: '' });
        expect(`${command}\n${stdout}`).toBe(`${command}\n${lines.join('\n').replace(/\d+ ms/gu, 'N ms')}`);
      }
    }));

  it.each(blocks(guide, 'yaml').filter((text) => text.startsWith('# suite.yaml')))(
    'shows a suite that loads: %#',
    (text) => {
      const read = readSuite(text);
      expect(read.ok ? [] : read.faults.map(({ message }) => message)).toEqual([]);
    },
  );
});

describe('the README', () => {
  it.each(blocks(readme, 'yaml'))('shows a flow that loads', (text) => {
    const read = readFlow(text);
    expect(read.ok ? [] : read.faults.map(({ message }) => message)).toEqual([]);
  });

  it('names every export', () => {
    expect(Object.keys(flowproof).toSorted()).toEqual(['exitCodes', 'main', 'version']);
    expect(Object.keys(flowproof).filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });

  it('names every command and every flag of it', async () => {
    const help = async (command: string) => (await runCli([command, '--help'], { cwd: '.' })).stdout;
    for (const command of ['record', 'run', 'check', 'parse', 'inspect', 'explore', 'doctor']) {
      expect(readme).toContain(`\`${command}`);
      const flags = Array.from(
        (await help(command)).matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gmu),
        ([, flag]) => flag,
      );
      const missing = flags.filter((flag) => flag !== '--help' && !readme.includes(`\`${flag ?? ''}`));
      expect({ command, missing }).toEqual({ command, missing: [] });
    }
  });
});
