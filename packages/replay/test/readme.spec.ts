// The example of the README does what it says, and the README knows every export.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { systemClock } from '@flowproof/driver';
import { MemorySurface } from '@flowproof/driver/in-memory';
import * as replay from '@flowproof/replay';
import { readTrace } from '@flowproof/trace-format';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  it('has an example that prints what it says', async () => {
    const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const printed: unknown[] = [];
    const given = {
      readFile: (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url), 'utf8'),
      systemClock,
      MemorySurface,
      replayTrace: replay.replayTrace,
      readTrace,
      console: { log: (line: unknown) => printed.push(line) },
    };
    const body = example.replace(/^import .*\n/gm, '').replaceAll(' as const', '');
    const run = runInThisContext(`(async ({${Object.keys(given).join(', ')}}) => {${body}})`) as (
      names: typeof given,
    ) => Promise<void>;
    await run(given);
    expect(printed).toEqual([...example.matchAll(/\/\/ (.*)$/gm)].map(([, said]) => said));
    expect(printed).toHaveLength(3);
  });

  it('names every export', () => {
    expect(Object.keys(replay).filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });
});
