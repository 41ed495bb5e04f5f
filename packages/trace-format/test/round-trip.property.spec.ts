// What is written can be read, what is read is written the same, and damaged text is refused and never more.
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { TraceFormatError, readTrace, renderTraceFault, writeTrace } from '@flowproof/trace-format';
import { trace } from './arbitraries/trace.ts';

// On a busy machine the many runs and the child processes take their time.
jest.setTimeout(120_000);

const sample = readFileSync(
  new URL('fixtures/versions/v1/web-every-action.trace.jsonl', import.meta.url),
  'utf8',
);

describe('writing and reading a trace', () => {
  it('gives back the same trace and then the same text', () => {
    fc.assert(
      fc.property(trace, (written) => {
        const text = writeTrace(written);
        const read = readTrace(text);
        expect(read).toEqual(written);
        expect(writeTrace(read)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('writes one line per value and ends each with a line end', () => {
    fc.assert(
      fc.property(trace, (written) => {
        expect(writeTrace(written).split('\n')).toHaveLength(written.steps.length + 2);
      }),
      { numRuns: 30 },
    );
  });

  it('does not depend on the order of keys in memory', () => {
    fc.assert(
      fc.property(trace, (written) => {
        expect(writeTrace(reversed(written) as typeof written)).toBe(writeTrace(written));
      }),
      { numRuns: 30 },
    );
  });
});

describe('reading damaged text', () => {
  it('gives a trace or a TraceFormatError whose faults all have a line, whatever bytes were changed', () => {
    const bytes = new TextEncoder().encode(sample);
    const edit = fc.record({
      at: fc.nat({ max: bytes.length - 1 }),
      remove: fc.nat({ max: 3 }),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 3 }),
        fc
          .constantFrom('"', '{', '}', '[', ']', ',', ':', '\\', '\n', '1.0', 'null', '\\ud800', '-')
          .map((text) => new TextEncoder().encode(text)),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const damaged = [...bytes];
        for (const { at, remove, insert } of edits) damaged.splice(at, remove, ...insert);
        expectTraceOrFaults(new TextDecoder().decode(Uint8Array.from(damaged)));
      }),
      { numRuns: 150 },
    );
  });

  it('gives a trace or a TraceFormatError for any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expectTraceOrFaults(text);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses nesting that would exhaust the stack', () => {
    const line = sample.split('\n')[1] ?? '';
    const deep = line.replace(
      '"artifacts":{',
      `"artifacts":{"later":${'['.repeat(100_000)}${']'.repeat(100_000)},`,
    );
    expect(() => readTrace(`${sample}${deep}\n`, { file: 'deep.trace.jsonl' })).toThrow(
      'the line is not JSON: the value nests deeper than 128 levels',
    );
  });

  it('judges a line with very many faults in bounded time, naming the first twenty', () => {
    const bad = `[${Array.from({ length: 20_000 }, () => '{}').join(',')}]`;
    const line = `{"id":"s0001","intent":"","action":{"type":"hover","params":{}},"selectors":${bad},"sync":{"pre":[],"post":[]},"artifacts":{}}`;
    expect(faultsOf(`${sample}${line}\n`)).toHaveLength(20);
  });
});

function expectTraceOrFaults(text: string): void {
  const faults = faultsOf(text);
  for (const fault of faults) {
    expect(fault.location.line).toBeGreaterThan(0);
    expect(renderTraceFault(fault)).toContain(fault.code);
  }
}

function faultsOf(text: string): TraceFormatError['faults'] {
  try {
    const read = readTrace(text);
    expect(writeTrace(readTrace(writeTrace(read)))).toBe(writeTrace(read));
    return [];
  } catch (error) {
    if (!(error instanceof TraceFormatError)) throw error;
    expect(error.faults.length).toBeGreaterThan(0);
    return error.faults;
  }
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, item]) => [name, reversed(item)]),
  );
}
