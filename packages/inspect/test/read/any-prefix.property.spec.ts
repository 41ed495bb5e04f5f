// A run may be killed at any byte: everything up to the last complete line stays readable.
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { SafeFolder } from '../../src/read/safe-folder.ts';
import { Trace } from '../../src/read/trace.ts';
import { stepsOf } from '../runs/exploration-records.ts';
import { traceText } from '../runs/write-exploration.ts';
import { withFolder } from '../scratch.ts';

jest.setTimeout(60_000);

const whole = Buffer.from(traceText({ steps: 60, violatedAt: 31, text: 'größer als 🙂' }));
const records = Array.from(
  stepsOf({ steps: 60, violatedAt: 31, text: 'größer als 🙂' }),
  ({ record }) => record,
);

function completeLines(bytes: Buffer): number {
  return bytes.toString('latin1').split('\n').length - 1;
}

describe('a trace that ends anywhere', () => {
  it('reads up to its last complete line, and on from there as it grows', () =>
    withFolder((folder) =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.nat(whole.length), { minLength: 1, maxLength: 5 }), async (cuts) => {
          const file = join(folder, 'trace.jsonl');
          const ends = cuts.toSorted((a, b) => a - b);
          await writeFile(file, '');
          const trace = new Trace(await SafeFolder.at(folder));
          let written = 0;
          for (const end of ends) {
            await appendFile(file, whole.subarray(written, end));
            written = end;
            await trace.refresh();
            const lines = completeLines(whole.subarray(0, end));
            expect(trace.length).toBe(Math.min(lines, 60));
            expect(trace.end !== undefined).toBe(lines === 61);
            const cutAt = whole.subarray(0, end).lastIndexOf(10) + 1;
            expect(trace.incompleteBytes).toBe(end - cutAt);
          }
          const last = trace.length - 1;
          if (last >= 0) expect(await trace.record(last)).toEqual(records[last]);
        }),
        { numRuns: 60 },
      ),
    ));

  it('never fails on any bytes, and says of every line whether it is a step', () =>
    withFolder((folder) =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(fc.string(), fc.json(), fc.constant('{"step":3}'))),
          async (lines) => {
            const single = lines.map((line) => line.replaceAll('\n', ' '));
            await writeFile(join(folder, 'trace.jsonl'), single.map((line) => `${line}\n`).join(''));
            const trace = new Trace(await SafeFolder.at(folder));
            await trace.refresh();
            const filled = single.filter((line) => line.trim() !== '').length;
            expect(trace.length).toBe(filled);
            const steps = trace.rows(0).filter(({ kind }) => kind === 'step').length;
            expect(trace.rows(0)).toHaveLength(
              steps + trace.rows(0).filter(({ kind }) => kind === 'damaged').length,
            );
          },
        ),
        { numRuns: 80 },
      ),
    ));
});
