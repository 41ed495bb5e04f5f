// The example of the README is a spec that loads, and the text there is the text that is run here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { loadSpec } from '@sanderling/spec/runtime';
import * as example from './specs/readme.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the example of the README', () => {
  it('is the spec beside this test', () => {
    const [, block] = /```ts\n([\s\S]*?)```/.exec(read('../README.md')) ?? [];
    const [, ...lines] = read('./specs/readme.ts').split('\n');
    expect(lines.join('\n')).toBe(block);
  });

  it('loads', () => {
    const result = loadSpec(example);
    expect(result.ok && result.spec.properties.map(({ name }) => name)).toEqual([
      'noUncaughtExceptions',
      'neverMore',
    ]);
  });
});
