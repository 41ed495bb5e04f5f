// Every file of version 1 ever written keeps loading, and comes back byte for byte.
import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import {
  readAgentTrace,
  readTrace,
  validateTrace,
  writeAgentTrace,
  writeTrace,
} from '@flowproof/trace-format';

const folder = new URL('fixtures/versions/v1/', import.meta.url);
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}));

describe('a stored version 1 trace', () => {
  it.each(files.filter(({ name }) => !name.startsWith('agent-')))(
    '$name is valid and comes back byte for byte',
    ({ name, text }) => {
      expect(validateTrace(text, { file: name })).toEqual([]);
      expect(writeTrace(readTrace(text, { file: name }))).toBe(text);
    },
  );

  it.each(files.filter(({ name }) => name.startsWith('agent-')))(
    '$name comes back byte for byte',
    ({ name, text }) => {
      expect(writeAgentTrace(readAgentTrace(text, { file: name }))).toBe(text);
    },
  );
});

const interop = new URL('../../../../shared/interop/', import.meta.url);
// Another engine's traces are not ours to copy; they are read where they lie beside the repository.
const others = existsSync(interop)
  ? readdirSync(interop).filter((name) => name.endsWith('.trace.jsonl'))
  : [];

describe('a trace of another engine', () => {
  if (others.length === 0) {
    it.skip('is skipped: no traces of other engines lie beside the repository', () => undefined);
    return;
  }

  it.each(others)('%s loads, is valid and comes back with the same values', (name) => {
    const text = readFileSync(new URL(name, interop), 'utf8');
    expect(validateTrace(text, { file: name })).toEqual([]);
    expect(valuesOf(writeTrace(readTrace(text)))).toEqual(valuesOf(text));
  });

  it.each(others.filter((name) => name !== 'sample.trace.jsonl'))(
    '%s, written by a machine, comes back byte for byte',
    (name) => {
      const text = readFileSync(new URL(name, interop), 'utf8');
      expect(writeTrace(readTrace(text))).toBe(text);
    },
  );
});

function valuesOf(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}
