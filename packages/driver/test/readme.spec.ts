// The example of the README says what it says it does.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import * as driver from '@flowproof/driver';
import * as conformance from '@flowproof/driver/conformance';
import * as inMemory from '@flowproof/driver/in-memory';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the README', () => {
  it('has an example that prints what it says', async () => {
    const example = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const body = example.replace(/^import .*\n/gm, '').replaceAll(' as const', '');
    const wanted = [...example.matchAll(/\/\/ (.*)$/gm)].map(([, said]) => said);
    const printed: unknown[] = [];
    const names = ['performOnTarget', 'systemClock', 'walkLadder', 'MemorySurface', 'console'];
    const run = runInThisContext(`(async (${names.join(', ')}) => {${body}})`) as (
      ...values: readonly unknown[]
    ) => Promise<void>;
    const { performOnTarget, systemClock, walkLadder } = driver;
    const console = { log: (text: unknown) => printed.push(text) };
    await run(performOnTarget, systemClock, walkLadder, inMemory.MemorySurface, console);
    expect(printed).toEqual(wanted);
    expect(printed).toEqual(['found', 'done']);
  });

  it('names every export', () => {
    const exported = [driver, inMemory, conformance].flatMap((entry) => Object.keys(entry));
    expect(exported.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
