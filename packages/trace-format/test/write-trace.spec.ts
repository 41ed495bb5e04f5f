// How a trace is laid out on disk: order of keys, floats, what is left out, escapes.
import { describe, expect, it } from '@jest/globals';
import { readTrace, writeStep, writeTrace, type TraceHeader, type TraceStep } from '@flowproof/trace-format';
import { fileOf, headerLine, objectText, rungLine, stepLine } from './arbitraries/lines.ts';

const header: TraceHeader = {
  format: 'flowproof-trace',
  version: 1,
  trace_id: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
  recorded_at: '2026-03-04T09:10:11Z',
  app: { name: 'web', adapter: 'web', url: 'https://desk.example/' },
  env: { os: 'linux', resolution: [1280, 720] },
};

const step: TraceStep = {
  id: 's0001',
  intent: 'Click "Save"',
  action: { type: 'click', params: {} },
  selectors: [],
  sync: { pre: [], post: [] },
  artifacts: {},
};

describe('a written trace', () => {
  it('is one compact line per value with a line end after each', () => {
    expect(writeTrace({ header, steps: [step] })).toBe(fileOf(headerLine(), stepLine()));
    expect(writeTrace({ header, steps: [] })).toBe(fileOf(headerLine()));
    expect(writeStep(step)).toBe(stepLine());
  });

  it('leaves out what is empty or not set, and keeps an empty session', () => {
    const bare: TraceHeader = {
      ...header,
      apps: {},
      redaction: [],
      mock: [],
      browser: {},
      session: { cookies: [], local_storage: {} },
    };
    expect(writeTrace({ header: bare, steps: [] })).toBe(fileOf(headerLine({ session: '{}' })));
    const press: TraceStep = {
      ...step,
      action: { type: 'press_key', params: { key: 'Enter', modifiers: [] } },
    };
    expect(writeStep(press)).toBe(stepLine({ action: '{"type":"press_key","params":{"key":"Enter"}}' }));
  });

  it.each([
    [1, '1.0'],
    [0.5, '0.5'],
    [25, '25.0'],
    [-100, '-100.0'],
    [0, '0.0'],
    [-0, '-0.0'],
    [0.1, '0.1'],
    [0.00001, '0.00001'],
    [0.0000015, '1.5e-6'],
    [1e15, '1000000000000000.0'],
    [1e16, '1e16'],
    [1.2345678901234568e29, '1.2345678901234568e29'],
  ])('writes the float %d as %s', (value, written) => {
    const text = writeStep({
      ...step,
      selectors: [{ tier: 'native_id', provenance: 'web', confidence: value, payload: {} }],
    });
    expect(text).toBe(
      rungLine(`{"tier":"native_id","provenance":"web","confidence":${written},"payload":{}}`),
    );
    expect(writeTrace(readTrace(fileOf(headerLine(), text)))).toBe(fileOf(headerLine(), text));
  });

  it('escapes quotes, backslashes and control characters only', () => {
    const intent = '"\\/\b\f\n\r\t\u0001\u001f\u007f\u2028ß字🙂';
    expect(writeStep({ ...step, intent })).toBe(
      stepLine({ intent: '"\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\u007f\u2028ß字🙂"' }),
    );
  });

  it('writes half of a surrogate pair as the replacement character, as UTF-8 would', () => {
    expect(writeStep({ ...step, intent: 'a\ud83d' })).toBe(stepLine({ intent: '"a\ufffd"' }));
  });

  it('sorts free-form keys by UTF-8 bytes, not by UTF-16 units', () => {
    const body = { '😀': 4, '\ue000': 3, é: 2, z: 1, a: { y: 1, x: 2 }, 10: 0, 9: 0 };
    const mock = [{ url_contains: '/', status: 200, body }];
    expect(writeTrace({ header: { ...header, mock }, steps: [] })).toBe(
      fileOf(
        headerLine({
          mock: `[${objectText({ url_contains: '"/"', status: '200', body: '{"10":0,"9":0,"a":{"x":2,"y":1},"z":1,"é":2,"\ue000":3,"😀":4}' })}]`,
        }),
      ),
    );
  });

  it('refuses numbers that their field or JSON cannot hold', () => {
    const wait = (timeout_ms: number): TraceStep => ({
      ...step,
      action: { type: 'capture_download', params: { name: 'bill', timeout_ms } },
    });
    expect(() => writeStep(wait(1.5))).toThrow(new RangeError('1.5 stands where a whole number belongs'));
    const far: TraceStep = { ...step, action: { type: 'click', params: { x_pct: Number.NaN, y_pct: 1 } } };
    expect(() => writeStep(far)).toThrow(new RangeError('NaN has no JSON text'));
  });

  it('refuses an action it has no table for', () => {
    const odd = { ...step, action: { type: 'teleport', params: {} } } as unknown as TraceStep;
    expect(() => writeStep(odd)).toThrow(new RangeError('nothing is known about type teleport'));
  });
});
