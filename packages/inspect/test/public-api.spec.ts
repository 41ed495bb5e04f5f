import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as inspect from '@flowproof/inspect';

describe('the public API', () => {
  it('is these exports, all of them named in the README', () => {
    expect(Object.keys(inspect).toSorted()).toEqual(['InspectError', 'startInspect']);
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const named = ['InspectError', 'InspectErrorCode', 'Inspecting', 'InspectOptions', 'startInspect'];
    expect(named.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
  });
});
