// What a good flow comes to.
import { describe, expect, it } from '@jest/globals';
import { appId, flowAppId, readFlow } from '@flowproof/flow-file';
import type { FlowSpec, FlowStep } from '@flowproof/flow-file';

function flowOf(text: string): FlowSpec {
  const result = readFlow(text);
  if (!result.ok) throw new Error(result.faults.map((fault) => `${fault.code}: ${fault.message}`).join('\n'));
  return result.flow;
}

const web = 'name: Beds\napp: web\nurl: http://x\n';
const api = 'name: Stock\napp: api\n';
const probe = 'steps:\n  - assert_api: {request: GET http://x}\n';
const stepsOf = (text: string): readonly FlowStep[] => flowOf(text).steps;
const questionOf = (text: string): unknown => {
  const [step] = stepsOf(`${api}steps:\n  - ${text}\n`);
  return step !== undefined && 'question' in step ? step.question : undefined;
};

describe('the app of a flow', () => {
  it('is a page with its browser, session and mocks', () => {
    const flow = flowOf(`${web}browser:
  viewport: {width: 390, height: 844, mobile: true}
  user_agent: probe
  args: [--lang=de]
  clock: {at: "2026-03-03T12:00:00Z", timezone: Europe/Berlin}
  random: {seed: 7}
  downloads_dir: \${TMP}
session:
  cookies: [{name: sid, value: "\${SID}", domain: a.example, path: /}]
  local_storage: {theme: dark}
  origins: []
mock:
  - {url_contains: /a, method: post, status: 201, body: {n: 1}}
  - {url_contains: /b, body: text, content_type: text/csv}
  - {url_contains: /c, body: null}
  - {url_contains: /d, body: }
redact:
  - {target: {rect: [0, 1.5, 2, 3]}, mode: mask}
  - {target: {automation_id: a}, mode: mask}
control: {id: ac.1, title: Beds}
exports: {A: "\${captured.a}"}
skip_unless_env: [A, B]
steps: [rules: Press Tab]
`);
    expect({ ...flow, steps: [] }).toEqual({
      name: 'Beds',
      app: {
        kind: 'web',
        url: 'http://x',
        browser: {
          viewport: { width: 390, height: 844, deviceScaleFactor: 1, mobile: true, touch: false },
          userAgent: 'probe',
          args: ['--lang=de'],
          clock: { at: '2026-03-03T12:00:00Z', timezone: 'Europe/Berlin' },
          randomSeed: 7,
          downloadsDir: '${TMP}',
        },
        session: {
          kind: 'state',
          state: {
            cookies: [{ name: 'sid', value: '${SID}', domain: 'a.example' }],
            localStorage: { theme: 'dark' },
          },
        },
        mocks: [
          { urlContains: '/a', method: 'POST', status: 201, body: { kind: 'json', value: { n: 1 } } },
          { urlContains: '/b', status: 200, body: { kind: 'text', text: 'text' }, contentType: 'text/csv' },
          { urlContains: '/c', status: 200, body: { kind: 'json', value: null } },
          { urlContains: '/d', status: 200 },
        ],
      },
      redact: [
        { target: { kind: 'rect', x: 0, y: 1.5, width: 2, height: 3 }, mode: 'mask' },
        { target: { kind: 'automation_id', automationId: 'a' }, mode: 'mask' },
      ],
      control: { id: 'ac.1', title: 'Beds' },
      exports: [{ name: 'A', template: '${captured.a}' }],
      skipUnlessEnv: ['A', 'B'],
      steps: [],
    });
  });

  it.each([
    ['app: web\nurl: http://x\n', 'web', { kind: 'web', url: 'http://x', mocks: [] }],
    [
      'app: sap\nconnection: DEV\nlogin: {user: a, password: b, client: "100"}\n',
      'sap',
      { kind: 'sap', connection: 'DEV', login: { user: 'a', password: 'b', client: '100' } },
    ],
    ['app: vision\nwindow: Shop\n', 'vision', { kind: 'vision', title: 'Shop' }],
    [
      'app: vision\nwindow: {title: Shop, width: 8, height: 6, x: -1, y: 0}\n',
      'vision',
      { kind: 'vision', title: 'Shop', window: { size: { width: 8, height: 6 }, position: { x: -1, y: 0 } } },
    ],
    ['app: calc\n', 'calc', { kind: 'desktop', id: 'calc' }],
    [
      'app: notepad\nwindow: {width: 8, height: 6}\n',
      'notepad',
      { kind: 'desktop', id: 'notepad', window: { size: { width: 8, height: 6 } } },
    ],
    [
      'app: {command: a.exe, window_title: A}\n',
      'windows',
      { kind: 'desktop', id: 'windows', command: 'a.exe', windowTitle: 'A' },
    ],
  ])('%j is of the id %s', (head, id, app) => {
    const flow = flowOf(`name: Beds\n${head}steps: [rules: Press Enter]\n`);
    expect(flowAppId(flow)).toBe(id);
    expect(flow.app).toEqual(app);
  });

  it('is api or agent without sentences', () => {
    expect(flowAppId(flowOf(`${api}${probe}`))).toBe('api');
    const flow = flowOf(
      'name: A\napp: agent\nagent: {command: a, allow_egress: []}\ntools: [{name: t, result: null}]\nsteps: [prompt: a]\n',
    );
    expect(flowAppId(flow)).toBe('agent');
    expect(flow.app).toEqual({
      kind: 'agent',
      agent: { kind: 'command', command: 'a', env: {}, allowEgress: [] },
      tools: [{ name: 't' }],
      mcp: [],
      strict: false,
    });
  });

  it('is several surfaces in declared order, each with its sentences', () => {
    const flow = flowOf(`name: Beds
apps:
  gui: {app: sap, connection: DEV, login: {user: a, password: b}, window: {width: 8, height: 6}}
  sheet: {app: {command: "x \${captured.a}", window_title: X}}
steps:
  - in: gui
    steps: [rules: Go to VA02]
  - in: sheet
    steps: [rules: Press F8, assert: page shows A]
`);
    expect(flowAppId(flow)).toBe('multi');
    if (flow.app.kind !== 'surfaces') throw new Error('not a flow with surfaces');
    expect(flow.app.surfaces.map(({ name, app }) => [name, appId(app)])).toEqual([
      ['gui', 'sap'],
      ['sheet', 'windows'],
    ]);
    expect(
      flow.steps.map((step) => step.kind === 'in' && [step.surface, step.steps.map((inner) => inner.kind)]),
    ).toEqual([
      ['gui', ['rules']],
      ['sheet', ['rules', 'assert']],
    ]);
  });
});

describe('a session that is a name', () => {
  const flow = flowOf(`${web}session: picker\nsteps: [rules: Press Tab]\n`);

  it('stays a name until a suite resolves it', () => {
    expect(flow.app.kind === 'web' && flow.app.session).toEqual({
      kind: 'identity',
      name: 'picker',
      location: { line: 4, column: 10 },
      span: { start: 43, end: 49 },
    });
  });
});

describe('steps', () => {
  it('carry their text, what the grammar read, their place and their span', () => {
    const text = `${web}steps:\n  - Open the beds\n  - rules: Press Tab\n  - assert: page shows Beds within 3s\n`;
    const [plain, rules, assertion] = stepsOf(text);
    expect(plain).toEqual({
      kind: 'plain',
      text: 'Open the beds',
      location: { line: 5, column: 5 },
      span: { start: 45, end: 58 },
      source: 'Open the beds',
    });
    expect(rules).toMatchObject({
      kind: 'rules',
      text: 'Press Tab',
      location: { line: 6, column: 5 },
      action: { kind: 'press_key', key: 'Tab' },
    });
    expect(assertion).toMatchObject({
      kind: 'assert',
      assertion: { claim: { kind: 'page_shows' }, timeoutMs: 3000 },
    });
    expect(rules?.source).toBe('rules: Press Tab');
  });

  it('hold blocks with their condition', () => {
    const [repeat] = stepsOf(`${web}steps:
  - repeat:
      until: page shows Done
      max: 3
      steps:
        - when: page does not show Ready
          steps: [Wait for it]
`);
    expect(repeat).toMatchObject({
      kind: 'repeat',
      max: 3,
      until: { kind: 'condition', claim: { kind: 'page_shows', text: 'Done' } },
      steps: [{ kind: 'when', condition: { claim: { kind: 'page_not_shows' } }, steps: [{ kind: 'plain' }] }],
    });
  });

  it('name the variables that must not leak', () => {
    expect(stepsOf(`${api}steps:\n  - assert_no_secret_leak: ["\${A}", "\${B}"]\n`)).toMatchObject([
      { kind: 'assert_no_secret_leak', variables: ['A', 'B'] },
    ]);
  });

  it('of an agent flow are its own', () => {
    const steps = stepsOf(
      `name: A
app: agent
agent: {command: a}
steps:
  - prompt: Book a desk
  - assert_tool_call: book where slot.0.id is D 14 and note contains salt and van exists and ref is missing
  - assert_no_tool_call: delete
  - assert: Reply  is  booked twice
  - assert_no_egress
`.replace('salt and van', 'salt  and  van'),
    );
    expect(steps).toMatchObject([
      { kind: 'prompt', text: 'Book a desk' },
      {
        kind: 'assert_tool_call',
        pattern: {
          tool: 'book',
          clauses: [
            { path: ['slot', '0', 'id'], matcher: { kind: 'equals', value: 'D 14' } },
            { path: ['note'], matcher: { kind: 'contains', value: 'salt' } },
            { path: ['van'], matcher: { kind: 'exists' } },
            { path: ['ref'], matcher: { kind: 'absent' } },
          ],
        },
      },
      { kind: 'assert_no_tool_call', pattern: { tool: 'delete', clauses: [] } },
      { kind: 'assert_reply', expected: 'booked twice' },
      { kind: 'assert_no_egress' },
    ]);
  });
});

describe('questions of structured assertions', () => {
  it.each<[string, unknown]>([
    [
      'assert_api: {request: get  http://x}',
      { method: 'GET', url: 'http://x', headers: {}, retry: true, timeoutMs: 10_000 },
    ],
    [
      'assert_api: {request: POST http://x, body: [1, {a: "${A}"}], status: 201, retry: true, timeout_seconds: 0}',
      {
        method: 'POST',
        url: 'http://x',
        headers: {},
        body: { value: [1, { a: '${A}' }] },
        status: 201,
        retry: true,
        timeoutMs: 0,
      },
    ],
    [
      'assert_api: {request: DELETE http://x, headers: {A: b}}',
      { method: 'DELETE', url: 'http://x', headers: { A: 'b' }, retry: false, timeoutMs: 10_000 },
    ],
    [
      'assert_api: {request: HEAD http://x, body_json: a.0, equals: false, header: B, header_equals: c}',
      {
        method: 'HEAD',
        url: 'http://x',
        headers: {},
        json: { path: 'a.0', expect: { kind: 'equals', value: false } },
        header: { name: 'B', expect: { kind: 'equals', text: 'c' } },
        retry: true,
        timeoutMs: 10_000,
      },
    ],
    [
      'assert_api: {request: PUT http://x, body: null, body_json: a, count: 0, header: B}',
      {
        method: 'PUT',
        url: 'http://x',
        headers: {},
        body: { value: null },
        json: { path: 'a', expect: { kind: 'count', count: 0 } },
        header: { name: 'B', expect: { kind: 'present' } },
        retry: false,
        timeoutMs: 10_000,
      },
    ],
    [
      'assert_api: {request: GET http://x, body_contains: a, body_json: a, equals: 9007199254740993}',
      {
        method: 'GET',
        url: 'http://x',
        headers: {},
        bodyContains: 'a',
        json: { path: 'a', expect: { kind: 'equals', value: 9007199254740993n } },
        retry: true,
        timeoutMs: 10_000,
      },
    ],
    [
      'assert_sql: {connection: a, query: select 1, equals: "1"}',
      { connection: 'a', query: 'select 1', equals: '1', timeoutMs: 10_000 },
    ],
    [
      'assert_spreadsheet: {path: "${captured.a}/b.csv", at: $b$12, contains: x}',
      {
        path: '${captured.a}/b.csv',
        address: { kind: 'at', cell: 'B12' },
        expect: { kind: 'contains', text: 'x' },
        timeoutMs: 10_000,
      },
    ],
    [
      'assert_spreadsheet: {path: a, sheet: S, column: C, row_contains: R}',
      {
        path: 'a',
        sheet: 'S',
        address: { kind: 'lookup', column: 'C', rowContains: 'R' },
        expect: { kind: 'resolves' },
        timeoutMs: 10_000,
      },
    ],
  ])('%s', (text, question) => {
    expect(questionOf(text)).toEqual(question);
  });

  it('of a picture hold masks by text, selector and id', () => {
    const [step] = stepsOf(
      `${web}steps:\n  - assert_screenshot: {name: beds, mask: [Clock, "css: .a", "id:b"], threshold: 0.5}\n`,
    );
    expect(step).toMatchObject({
      question: {
        name: 'beds',
        masks: [
          { by: 'text', value: 'Clock' },
          { by: 'css', value: '.a' },
          { by: 'id', value: 'b' },
        ],
        threshold: 0.5,
      },
    });
  });
});

describe('a key with nothing after it', () => {
  it('counts as absent', () => {
    expect(flowOf(`${web}browser:\nsession: ~\nexports:\nsteps: [rules: Press Tab]\n`).app).toEqual({
      kind: 'web',
      url: 'http://x',
      mocks: [],
    });
  });
});

describe('a drag', () => {
  it.each([
    'assert: page shows A',
    'assert_api: {request: GET http://x}',
    'assert_sql: {connection: a, query: b}',
    'assert_spreadsheet: {path: a, at: A1}',
    'assert_screenshot: {name: a}',
  ])('is followed by %s', (next) => {
    const text = `${web}steps:\n  - drag the pot to bed 3\n  - ${next}\n`;
    expect(readFlow(text).ok).toBe(true);
    expect(readFlow(text.replace(`  - ${next}\n`, '  - rules: Press Tab\n')).ok).toBe(false);
  });

  it('is followed across the unfoldings of a foreach', () => {
    const template =
      'steps:\n  - foreach:\n      values: [1, 2]\n      steps:\n        - rules: Drag "A${each}" onto "B"\n';
    expect(readFlow(`${web}${template}        - assert: page shows B\n`).ok).toBe(true);
    expect(readFlow(`${web}${template}  - assert: page shows B\n`).ok).toBe(false);
  });

  it.each(['Dragonfruit goes into bed 3', 'Move the pot'])('is not %s', (text) => {
    expect(readFlow(`${web}steps: [${text}]\n`).ok).toBe(true);
  });
});
