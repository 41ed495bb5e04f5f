// What loads, what is refused, and how a refusal reads.
import { describe, expect, it } from '@jest/globals';
import {
  TraceFormatError,
  readTrace,
  renderTraceFault,
  validateTrace,
  writeTrace,
} from '@flowproof/trace-format';
import { actLine, fileOf, headerLine, rungLine, stepLine } from './arbitraries/lines.ts';

const file = 'desk.trace.jsonl';

function refusal(text: string): TraceFormatError {
  try {
    readTrace(text, { file });
  } catch (error) {
    if (error instanceof TraceFormatError) return error;
    throw error;
  }
  throw new Error('the trace was read');
}

// Line, code, message and the text that stands at the column.
function places(text: string): readonly string[] {
  const lines = text.split(/\r?\n/u);
  return refusal(text).faults.map(({ code, message, location: { line, column } }) => {
    const there = column === undefined ? '' : ` at ${(lines[line - 1] ?? '').slice(column - 1, column + 9)}`;
    return `${line}${there} ${code}: ${message}`;
  });
}

describe('lines', () => {
  it('skips blank lines, takes both line ends and needs none after the last line', () => {
    const plain = fileOf(headerLine(), stepLine(), stepLine({ id: '"s0002"' }));
    const odd = `\n  \n${headerLine()}\r\n\t\r\n${stepLine()}\n\n${stepLine({ id: '"s0002"' })}`;
    expect(readTrace(odd)).toEqual(readTrace(plain));
    expect(writeTrace(readTrace(odd))).toBe(plain);
  });

  it('does not care about spaces inside lines, the order of keys or a byte order mark', () => {
    const step =
      '{ "artifacts" : {}, "sync": { "post": [ ], "pre": [] }, "selectors": [\t], "action": {"params": {}, "type": "click"}, "intent": "Click \\"\\u0053ave\\"", "id": "s0001" }';
    expect(writeTrace(readTrace(`\uFEFF${fileOf(headerLine(), step)}`))).toBe(
      fileOf(headerLine(), stepLine()),
    );
  });

  it('counts blank lines when it names a line', () => {
    expect(places(`${headerLine()}\n\n\r\n{}x\n`)).toEqual([
      "4 at x trace_bad_json: the line is not JSON: expected end of input but got 'x'",
    ]);
  });

  it('loads a trace that has no steps', () => {
    expect(readTrace(fileOf(headerLine())).steps).toEqual([]);
  });
});

describe('the header', () => {
  it.each([
    ['an empty file', '', '1 trace_empty: the trace has no header: the file is empty'],
    ['only blank lines', '\n \r\n', '1 trace_empty: the trace has no header: the file is empty'],
    [
      'a step first',
      fileOf(stepLine(), headerLine()),
      '1 trace_no_header: the trace has no header: the first line is a step',
    ],
    ['a list first', '[1,2]', '1 trace_no_header: the trace has no header: the first line is a list of 2'],
    [
      'a header without env and app',
      fileOf(headerLine({ env: undefined, app: undefined })),
      '1 trace_no_header: the trace has no header: the first line misses app, env',
    ],
    [
      'a second header',
      fileOf(headerLine(), stepLine(), headerLine()),
      '3 trace_second_header: the trace has a second header where a step belongs',
    ],
    [
      'another version, whatever else the file holds',
      fileOf('{"format":"flowproof-trace","version":2,"steps":[]}', '{}', 'x'),
      '1 trace_version: this is not a version 1 flowproof trace: format "flowproof-trace", version 2',
    ],
    [
      'another format',
      fileOf(headerLine({ format: '"playbook"' })),
      '1 trace_version: this is not a version 1 flowproof trace: format "playbook", version 1',
    ],
    [
      'a version that is not written as an integer',
      fileOf(headerLine({ version: '1.0' })),
      '1 trace_version: this is not a version 1 flowproof trace: format "flowproof-trace", version 1.0',
    ],
    [
      'a version that is text',
      fileOf(headerLine({ version: '"1"' })),
      '1 trace_version: this is not a version 1 flowproof trace: format "flowproof-trace", version "1"',
    ],
    [
      'an unknown adapter',
      fileOf(headerLine({ app: '{"name":"web","adapter":"phone"}' })),
      '1 at "phone"}," trace_unknown_enum: `app.adapter` is "phone", which is not known',
    ],
  ])('is refused: %s', (_name, text, expected) => {
    expect(places(text)).toEqual([expected]);
  });

  it('of a multi-surface trace may lack `apps`', () => {
    const { header } = readTrace(fileOf(headerLine({ app: '{"name":"multi","adapter":"multi"}' })));
    expect(header.app).toEqual({ name: 'multi', adapter: 'multi' });
    expect(header.apps).toBeUndefined();
  });

  it('fills in the status of a mock rule, which is always written', () => {
    const text = fileOf(headerLine({ mock: '[{"url_contains":"/a"},{"url_contains":"/b","status":null}]' }));
    expect(readTrace(text).header.mock).toEqual([
      { url_contains: '/a', status: 200 },
      { url_contains: '/b', status: 200 },
    ]);
  });
});

describe('unknown keys', () => {
  const ignored: readonly (readonly [string, string])[] = [
    ['header', headerLine({ later: '1' })],
    ['app', headerLine({ app: '{"name":"web","adapter":"web","url":"https://desk.example/","later":1}' })],
    ['env', headerLine({ env: '{"os":"linux","resolution":[1280,720],"later":1}' })],
  ];

  it.each(ignored)('on the %s are ignored and not written again', (_place, line) => {
    expect(writeTrace(readTrace(fileOf(line)))).toBe(fileOf(headerLine()));
  });

  it.each([
    ['agent', '{"backend":"anthropic","later":1}', '{"backend":"anthropic"}'],
    ['spec', '{"name":"a","later":1}', '{"name":"a"}'],
    ['recording', '{"format":"f","dir":"d","later":1}', '{"format":"f","dir":"d"}'],
    [
      'session',
      '{"cookies":[{"name":"a","value":"b","later":1}],"later":1}',
      '{"cookies":[{"name":"a","value":"b"}]}',
    ],
    ['browser', '{"random":{"seed":1,"later":1}}', '{"random":{"seed":1}}'],
  ])('inside %s are ignored and not written again', (key, given, written) => {
    const read = readTrace(fileOf(headerLine({ [key]: given }))).header;
    expect(JSON.stringify(read[key as keyof typeof read])).toBe(written);
  });

  it.each([
    ['step', stepLine({ later: '1' })],
    ['sync', stepLine({ sync: '{"pre":[],"post":[],"later":1}' })],
    ['artifacts', stepLine({ artifacts: '{"later":1}' })],
    ['action', stepLine({ action: '{"type":"click","params":{},"later":1}' })],
  ])('on the %s are ignored and not written again', (_place, line) => {
    expect(writeTrace(readTrace(fileOf(headerLine(), line)))).toBe(fileOf(headerLine(), stepLine()));
  });

  it('on a selector are ignored, inside its payload they are kept', () => {
    const given = rungLine(
      '{"tier":"native_id","provenance":"web","later":1,"payload":{"later":1.0,"css":"a"}}',
    );
    const kept = rungLine('{"tier":"native_id","provenance":"web","payload":{"css":"a","later":1.0}}');
    expect(writeTrace(readTrace(fileOf(headerLine(), given)))).toBe(fileOf(headerLine(), kept));
  });

  it('on a condition are ignored', () => {
    const given = stepLine({
      sync: '{"pre":[{"later":1,"timeout_ms":5,"kind":"element_exists"}],"post":[]}',
    });
    const kept = stepLine({ sync: '{"pre":[{"kind":"element_exists","timeout_ms":5}],"post":[]}' });
    expect(writeTrace(readTrace(fileOf(headerLine(), given)))).toBe(fileOf(headerLine(), kept));
  });

  it.each([
    ['control', '{"id":"a","later":1}', 'control'],
    ['mock', '[{"url_contains":"/a","later":null}]', 'mock[0]'],
    ['browser', '{"later":1}', 'browser'],
    ['browser', '{"viewport":{"width":1,"height":1,"later":1}}', 'browser.viewport'],
    ['browser', '{"clock":{"at":"2026-01-01T00:00:00Z","later":1}}', 'browser.clock'],
  ])('inside %s %s fail the load', (key, value, field) => {
    const error = refusal(fileOf(headerLine({ [key]: value })));
    expect(error.faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      `trace_unknown_key: \`${field}\` holds the unknown key \`later\``,
    ]);
  });

  it('inside the browser of a surface fail the load', () => {
    const apps = '{"web":{"name":"web","adapter":"web","browser":{"later":1}}}';
    expect(refusal(fileOf(headerLine({ apps }))).message).toBe(
      '`apps.web.browser` holds the unknown key `later`',
    );
  });
});

describe('values that do not fit', () => {
  it.each([
    [
      'params missing',
      stepLine({ action: '{"type":"click"}' }),
      '2 at {"type":"c trace_missing_key: `action` misses `params`',
    ],
    [
      'selectors missing',
      stepLine({ selectors: undefined }),
      '2 at {"id":"s00 trace_missing_key: the line misses `selectors`',
    ],
    [
      'sync.pre missing',
      stepLine({ sync: '{"post":[]}' }),
      '2 at {"post":[] trace_missing_key: `sync` misses `pre`',
    ],
    [
      'tier missing',
      rungLine('{"provenance":"web","payload":{}}'),
      '2 at {"provenan trace_missing_key: `selectors[0]` misses `tier`',
    ],
    [
      'provenance missing',
      rungLine('{"tier":"native_id","payload":{}}'),
      '2 at {"tier":"n trace_missing_key: `selectors[0]` misses `provenance`',
    ],
    [
      'payload missing',
      rungLine('{"tier":"native_id","provenance":"web"}'),
      '2 at {"tier":"n trace_missing_key: `selectors[0]` misses `payload`',
    ],
    [
      'text missing',
      actLine('type_text', '{}'),
      '2 at {}},"selec trace_missing_key: `action.params` misses `text`',
    ],
    [
      'required null',
      stepLine({ selectors: 'null' }),
      '2 at null,"sync trace_invalid: `selectors` must be a list, not null',
    ],
    [
      'type missing',
      stepLine({ action: '{"params":{}}' }),
      '2 at {"params": trace_missing_key: `action` misses `type`',
    ],
    [
      'type no text',
      stepLine({ action: '{"type":1,"params":{}}' }),
      '2 at 1,"params" trace_invalid: `action.type` must be text, not 1',
    ],
    [
      'action unknown',
      actLine('teleport', '{}'),
      '2 at "teleport" trace_unknown_action: the action type "teleport" is not known',
    ],
    [
      'tier unknown',
      rungLine('{"tier":"hunch","provenance":"web","payload":{}}'),
      '2 at "hunch","p trace_unknown_enum: `selectors[0].tier` is "hunch", which is not known',
    ],
    [
      'modifier unknown',
      actLine('press_key', '{"key":"k","modifiers":["hyper"]}'),
      '2 at "hyper"]}} trace_unknown_enum: `action.params.modifiers[0]` is "hyper", which is not known',
    ],
    [
      'assertion unknown',
      actLine('assert', '{"kind":"smell"}'),
      '2 at "smell"}}, trace_unknown_enum: `action.params.kind` is "smell", which is not known',
    ],
    [
      'condition unknown',
      stepLine({ sync: '{"pre":[{"kind":"luck","timeout_ms":1}],"post":[]}' }),
      '2 at "luck","ti trace_unknown_enum: `sync.pre[0].kind` is "luck", which is not known',
    ],
    [
      'float for an int',
      actLine('capture_download', '{"name":"a","timeout_ms":5000.0}'),
      '2 at 5000.0}}," trace_invalid: `action.params.timeout_ms` must be a whole number, written without fraction or exponent, not 5000.0',
    ],
    [
      'exponent for an int',
      actLine('scroll', '{"to_px":1e2}'),
      '2 at 1e2}},"sel trace_invalid: `action.params.to_px` must be a whole number, written without fraction or exponent, not 1e2',
    ],
    [
      'int beyond 2^53',
      actLine('scroll', '{"to_px":9007199254740993}'),
      '2 at 9007199254 trace_invalid: `action.params.to_px` must be a whole number, written without fraction or exponent, not 9007199254740993',
    ],
    [
      'float for nth',
      rungLine('{"tier":"native_id","provenance":"web","payload":{"nth":2.0}}'),
      '2 at 2.0}}],"sy trace_invalid: `selectors[0].payload.nth` must be a whole number, written without fraction or exponent, not 2.0',
    ],
    [
      'text for a float',
      rungLine('{"tier":"native_id","provenance":"web","confidence":"1","payload":{}}'),
      '2 at "1","paylo trace_invalid: `selectors[0].confidence` must be a number, not "1"',
    ],
    [
      'a float no double holds',
      rungLine('{"tier":"native_id","provenance":"web","confidence":1e999,"payload":{}}'),
      '2 at 1e999,"pay trace_invalid: `selectors[0].confidence` must be a number, not 1e999',
    ],
    [
      'region too short',
      actLine('assert', '{"kind":"visual_diff","baseline":"a.png","region":[1,2,3]}'),
      '2 at [1,2,3]}}, trace_invalid: `action.params.region` must be a list of 4, not a list of 3',
    ],
    [
      'baseline outside its directory',
      actLine('assert', '{"kind":"visual_diff","baseline":"../a.png"}'),
      '2 at "../a.png" trace_invalid: `action.params.baseline` must be a file name without `/` and `\\`, not "../a.png"',
    ],
    [
      'equals a list',
      actLine('assert', '{"kind":"api","request":{"method":"GET","url":"/"},"expect":{"equals":[1]}}'),
      '2 at [1]}}},"se trace_invalid: `action.params.expect.equals` must be text, a number or true or false, not a list of 1',
    ],
    ['a line that is no object', '7', '2 trace_invalid: the line must be a step, not 7'],
    [
      'half a surrogate pair',
      stepLine({ intent: '"\\ud83d"' }),
      '2 at \\ud83d","a trace_bad_json: the line is not JSON: a text holds half of a surrogate pair',
    ],
  ])('are refused: %s', (_name, line, expected) => {
    expect(places(fileOf(headerLine(), line))).toEqual([expected]);
  });

  it('are all told, in the order of their lines', () => {
    const text = fileOf(
      headerLine({ env: '{"os":1,"resolution":[1]}' }),
      '{',
      stepLine(),
      actLine('teleport', '{}'),
    );
    expect(places(text)).toEqual([
      '1 at 1,"resolut trace_invalid: `env.os` must be text, not 1',
      '1 at [1]}} trace_invalid: `env.resolution` must be a list of 2, not a list of 1',
      "2 at  trace_bad_json: the line is not JSON: quoted object key or end of object '}' expected but reached end of input",
      '4 at "teleport" trace_unknown_action: the action type "teleport" is not known',
    ]);
    const error = refusal(text);
    expect(error.message).toBe('`env.os` must be text, not 1 (and 3 more)');
    expect(error.code).toBe('trace_invalid');
    expect(error.location).toEqual({ file, line: 1, column: 207 });
  });

  it('are rendered with place, code and hint', () => {
    const [fault] = refusal(fileOf(headerLine(), actLine('teleport', '{}'))).faults;
    expect(fault === undefined ? '' : renderTraceFault(fault)).toBe(
      'desk.trace.jsonl:2:58: trace_unknown_action: the action type "teleport" is not known\n' +
        '  hint: known action types: launch, click, double_click, right_click, hover, drag, scroll, type_text, ' +
        'press_key, upload, capture, capture_download, set_checked, assert, focus_window, wait',
    );
  });

  it('are cut short in messages', () => {
    const error = refusal(fileOf(headerLine(), actLine('x'.repeat(500), '{}')));
    expect(error.message).toBe(`the action type "${'x'.repeat(60)}…" is not known`);
  });
});

describe('null and empty optional values', () => {
  it('read as absent', () => {
    const nulls = headerLine({
      spec: 'null',
      apps: 'null',
      redaction: '[]',
      session: '{"cookies":[],"local_storage":{}}',
      mock: '[]',
      browser: '{"args":[],"viewport":null}',
      control: 'null',
    });
    const step = stepLine({
      surface: 'null',
      action: '{"type":"press_key","params":{"key":"Enter","modifiers":[]}}',
      artifacts: '{"recording":null}',
    });
    expect(writeTrace(readTrace(fileOf(nulls, step)))).toBe(
      fileOf(headerLine({ session: '{}' }), actLine('press_key', '{"key":"Enter"}')),
    );
  });

  it('keep a null that is a value of its own: inside a body, and under an unknown key of params', () => {
    const line = actLine(
      'assert',
      '{"kind":"api","request":{"method":"GET","url":"/","body":{"a":null}},"later":null}',
    );
    expect(writeTrace(readTrace(fileOf(headerLine(), line)))).toBe(fileOf(headerLine(), line));
  });

  it('let `"selectors":[]` load on every action type', () => {
    const params: Readonly<Record<string, string>> = {
      launch: '{"url":"/"}',
      click: '{}',
      double_click: '{}',
      right_click: '{}',
      hover: '{}',
      drag: '{"onto":[]}',
      scroll: '{}',
      type_text: '{"text":""}',
      press_key: '{"key":"Enter"}',
      upload: '{"path":"a"}',
      capture: '{"name":"a"}',
      capture_download: '{"name":"a"}',
      set_checked: '{}',
      assert: '{"kind":"ocr_text","text":"a"}',
      focus_window: '{}',
      wait: '{}',
    };
    const text = fileOf(headerLine(), ...Object.entries(params).map(([type, given]) => actLine(type, given)));
    expect(readTrace(text).steps.map(({ action, selectors }) => [action.type, selectors])).toEqual(
      Object.keys(params).map((type) => [type, []]),
    );
  });
});

describe('validating against the published schema', () => {
  it.each([
    ['step id', stepLine({ id: '"s01"' }), '`id` must be `s` and at least four digits, not "s01"'],
    [
      'surface',
      stepLine({ surface: '"Web"' }),
      '`surface` must be a surface name: a lower-case letter, then letters, digits, `_` and `-`, not "Web"',
    ],
    [
      'hash',
      stepLine({ artifacts: '{"pre_screenshot":"sha256:AB"}' }),
      '`artifacts.pre_screenshot` must be `sha256:` and 64 lower-case hex digits, not "sha256:AB"',
    ],
    [
      'confidence',
      rungLine('{"tier":"native_id","provenance":"web","confidence":1.5,"payload":{}}'),
      '`selectors[0].confidence` must be a number from 0 to 1, not 1.5',
    ],
    [
      'region',
      rungLine('{"tier":"visual_template","provenance":"web","payload":{"region":[0,0,-1,2]}}'),
      '`selectors[0].payload.region[2]` must be a whole number, 0 or more, not -1',
    ],
    [
      'threshold',
      actLine('assert', '{"kind":"visual_diff","baseline":"a.png","threshold":2.0}'),
      '`action.params.threshold` must be a number from 0 to 1, not 2',
    ],
  ])('enforces the %s, which reading lets pass', (_name, line, message) => {
    const text = fileOf(headerLine(), line);
    expect(readTrace(text).steps).toHaveLength(1);
    expect(validateTrace(text).map((fault) => fault.message)).toEqual([message]);
  });

  it.each([
    ['trace_id', '"7"', '`trace_id` must be a UUID, not "7"'],
    ['recorded_at', '"yesterday"', '`recorded_at` must be an RFC 3339 date and time, not "yesterday"'],
    [
      'browser',
      '{"random":{"seed":4294967296}}',
      '`browser.random.seed` must be a whole number from 0 to 4294967295, not 4294967296',
    ],
    [
      'control',
      '{"id":" AC 7 "}',
      '`control.id` must be lower-case letters, digits, `.`, `_` and `-`, not " AC 7 "',
    ],
    [
      'apps',
      '{"Web":{"name":"web","adapter":"web"}}',
      '`apps.Web` must be a surface name: a lower-case letter, then letters, digits, `_` and `-`, not "Web"',
    ],
  ])('enforces the header’s %s, which reading lets pass', (key, value, message) => {
    const text = fileOf(headerLine({ [key]: value }));
    expect(readTrace(text).steps).toEqual([]);
    expect(validateTrace(text).map((fault) => fault.message)).toEqual([message]);
  });

  it('finds nothing in a trace without selectors', () => {
    expect(validateTrace(fileOf(headerLine(), stepLine()))).toEqual([]);
  });

  it('tells of an empty file as reading does', () => {
    expect(validateTrace('').map(renderTraceFault)).toEqual([
      'trace:1: trace_empty: the trace has no header: the file is empty\n' +
        '  hint: record the flow again; a trace starts with a header line',
    ]);
  });
});
