// What counts as a change between two recordings.
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { compareTraces, readTrace, type Trace } from '@flowproof/trace-format';
import { trace } from './arbitraries/trace.ts';
import { actLine, fileOf, headerLine, rungLine, stepLine } from './arbitraries/lines.ts';

// On a busy machine the many runs and the child processes take their time.
jest.setTimeout(120_000);

function traceOf(...lines: readonly string[]): Trace {
  return readTrace(fileOf(headerLine(), ...lines));
}

const rung = (payload: string, rest = ''): string =>
  `{"tier":"text_anchor","provenance":"web"${rest},"payload":${payload}}`;

describe('comparing two traces', () => {
  it.each([
    ['intent', stepLine({ intent: '"Press \\"Save\\""' }), ['intent']],
    ['action type', actLine('hover', '{}'), ['action']],
    ['action params', actLine('click', '{"x_pct":1.0,"y_pct":2.0}'), ['action']],
    ['surface', stepLine({ surface: '"web"' }), ['surface']],
    ['selectors', rungLine(rung('{"text":"Save"}')), ['selectors']],
    [
      'several',
      stepLine({ intent: '""', action: '{"type":"hover","params":{}}', surface: '"a"' }),
      ['intent', 'action', 'surface'],
    ],
  ])('tells a step with another %s', (_what, line, fields) => {
    const before = traceOf(stepLine(), stepLine());
    const after = traceOf(stepLine(), line);
    expect(compareTraces(before, after)).toEqual({
      changed: true,
      steps_changed: [{ index: 1, fields, old: before.steps[1], new: after.steps[1] }],
      steps_added: [],
      steps_removed: [],
    });
  });

  it('ignores ids, conditions, evidence and the header', () => {
    const before = traceOf(stepLine());
    const after = readTrace(
      fileOf(
        headerLine({ trace_id: '"x"', recorded_at: '"y"', control: '{"id":"a"}' }),
        stepLine({
          id: '"s0009"',
          sync: '{"pre":[{"kind":"element_exists","timeout_ms":1}],"post":[]}',
          artifacts: '{"recording":{"start_ms":1,"end_ms":2}}',
        }),
      ),
    );
    expect(compareTraces(before, after).changed).toBe(false);
  });

  it('tells what was added and what was removed at the end', () => {
    const short = traceOf(stepLine());
    const long = traceOf(stepLine(), actLine('hover', '{}'));
    expect(compareTraces(short, long)).toEqual({
      changed: true,
      steps_changed: [],
      steps_added: [long.steps[1]],
      steps_removed: [],
    });
    expect(compareTraces(long, short)).toEqual({
      changed: true,
      steps_changed: [],
      steps_added: [],
      steps_removed: [long.steps[1]],
    });
  });

  it('takes a `role` that only the new side has for no change, in the ladder and in a drop target', () => {
    const before = traceOf(
      rungLine(rung('{"text":"Save"}')),
      actLine('drag', `{"onto":[${rung('{"text":"B"}')}]}`),
    );
    const after = traceOf(
      rungLine(rung('{"role":"button","text":"Save"}')),
      actLine('drag', `{"onto":[${rung('{"role":"field","text":"B"}')}]}`),
    );
    expect(compareTraces(before, after).changed).toBe(false);
    expect(compareTraces(after, before).steps_changed.map(({ fields }) => fields)).toEqual([
      ['selectors'],
      ['action'],
    ]);
    const other = traceOf(rungLine(rung('{"role":"field","text":"Save"}')), actLine('drag', '{"onto":[]}'));
    expect(compareTraces(after, other).steps_changed.map(({ fields }) => fields)).toEqual([
      ['selectors'],
      ['action'],
    ]);
  });

  it('compares values, not the order or spelling they had in the file', () => {
    const before = traceOf(rungLine(rung('{"text":"Save","nth":2}', ',"confidence":1')));
    const after = traceOf(rungLine(rung('{"nth":2,"text":"\\u0053ave"}', ',"confidence":1.0')));
    expect(compareTraces(before, after).changed).toBe(false);
  });

  it('finds no change between a trace and itself', () => {
    fc.assert(
      fc.property(trace, (same) => {
        expect(compareTraces(same, same)).toEqual({
          changed: false,
          steps_changed: [],
          steps_added: [],
          steps_removed: [],
        });
      }),
      { numRuns: 30 },
    );
  });
});
