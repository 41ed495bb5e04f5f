// The example of the README does what it says, and the README knows every export.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { systemClock } from '@flowproof/driver';
import { MemorySurface } from '@flowproof/driver/in-memory';
import { readFlow } from '@flowproof/flow-file';
import * as record from '@flowproof/record';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  it('has an example that prints what it says', async () => {
    const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const printed: unknown[] = [];
    const given = {
      systemClock,
      MemorySurface,
      readFlow,
      recordFlow: record.recordFlow,
      console: { log: (line: unknown) => printed.push(line) },
    };
    const body = example.replace(/^import .*\n/gm, '').replaceAll(' as const', '');
    const run = runInThisContext(`(async ({${Object.keys(given).join(', ')}}) => {${body}})`) as (
      names: typeof given,
    ) => Promise<void>;
    await run(given);
    expect(printed).toEqual([...example.matchAll(/^\/\/ (.*)$/gm)].map(([, said]) => said));
    expect(printed).toHaveLength(2);
  });

  it('names every export', () => {
    expect(Object.keys(record).filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });
});
