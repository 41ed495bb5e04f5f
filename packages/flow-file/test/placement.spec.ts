// Which key and which step belongs to which app: the table of the reference, section 3, row by row.
import { describe, expect, it } from '@jest/globals';
import { readFlow } from '@flowproof/flow-file';

const columns = ['web', 'sap', 'vision', 'desktop', 'calc', 'api', 'agent', 'apps'] as const;
type Column = (typeof columns)[number];

/** The least flow of each column. `head` has everything the app requires but the key under test. */
const flows: Readonly<
  Record<
    Column,
    { readonly head: string; readonly needs: Readonly<Record<string, string>>; readonly steps: string }
  >
> = {
  web: { head: 'app: web\n', needs: { url: 'url: http://x\n' }, steps: '  - rules: Press Tab\n' },
  sap: { head: 'app: sap\n', needs: { connection: 'connection: DEV\n' }, steps: '  - rules: Press Enter\n' },
  vision: { head: 'app: vision\n', needs: { window: 'window: Shop\n' }, steps: '  - rules: Press Enter\n' },
  desktop: { head: 'app: {command: a.exe, window_title: A}\n', needs: {}, steps: '  - rules: Press Enter\n' },
  calc: { head: 'app: calc\n', needs: {}, steps: '  - rules: Press Enter\n' },
  api: { head: 'app: api\n', needs: {}, steps: '  - assert_api: {request: GET http://x}\n' },
  agent: {
    head: 'app: agent\n',
    needs: { agent: 'agent: {command: a}\n' },
    steps: '  - prompt: Book a desk\n',
  },
  apps: {
    head: 'apps: {shop: {app: web, url: http://x}}\n',
    needs: {},
    steps: '  - in: shop\n    steps: [rules: Press Tab]\n',
  },
};

function codesOf(
  column: Column,
  key: string,
  line: string,
  steps: string = flows[column].steps,
): readonly string[] {
  const { head, needs } = flows[column];
  const rest = Object.entries(needs).flatMap(([needed, text]) => (needed === key ? [] : [text]));
  const result = readFlow(`name: Beds\n${head}${rest.join('')}${line}steps:\n${steps}`);
  return result.ok ? [] : result.faults.map((fault) => fault.code);
}

type Cells = Readonly<Record<Column, string>>;
const row = (
  web: string,
  sap: string,
  vision: string,
  desktop: string,
  api: string,
  agent: string,
  apps: string,
): Cells => ({
  web,
  sap,
  vision,
  desktop,
  calc: desktop,
  api,
  agent,
  apps,
});

const keys: readonly (readonly [string, string, Cells])[] = [
  ['url', 'url: http://y\n', row('', 'config', 'config', 'config', 'config', 'config', 'config')],
  ['connection', 'connection: QA\n', row('config', '', 'config', 'config', 'config', 'config', 'config')],
  [
    'login',
    'login: {user: a, password: b}\n',
    row('login', '', 'login', 'login', 'login', 'login', 'config'),
  ],
  [
    'window',
    'window: {width: 1, height: 1}\n',
    row('window', 'window', 'missing_key', '', 'window', 'window', 'config'),
  ],
  [
    'window',
    'window: {title: Shop, width: 1, height: 1}\n',
    row('window', 'window', '', 'window', 'window', 'window', 'config'),
  ],
  [
    'browser',
    'browser: {user_agent: a}\n',
    row('', 'config', 'config', 'config', 'config', 'config', 'config'),
  ],
  [
    'session',
    'session: {cookies: []}\n',
    row('', 'config', 'config', 'config', 'config', 'config', 'config'),
  ],
  [
    'mock',
    'mock: [{url_contains: /a}]\n',
    row('', 'config', 'config', 'config', 'config', 'config', 'config'),
  ],
  ['redact', 'redact: [{target: {css: a}, mode: mask}]\n', row('', '', '', '', 'config', 'config', 'config')],
  ['skip_unless_env', 'skip_unless_env: [A]\n', row('', '', '', '', '', '', '')],
  ['control', 'control: {id: a}\n', row('', '', '', '', '', '', '')],
  ['exports', 'exports: {A: b}\n', row('', '', '', '', '', 'exports', '')],
  ['agent', 'agent: {command: b}\n', row('agent', 'agent', 'agent', 'agent', 'agent', '', 'config')],
  ['tools', 'tools: [{name: a}]\n', row('agent', 'agent', 'agent', 'agent', 'agent', '', 'config')],
  ['mcp', 'mcp: [{name: a, command: b}]\n', row('agent', 'agent', 'agent', 'agent', 'agent', '', 'config')],
  ['strict', 'strict: true\n', row('agent', 'agent', 'agent', 'agent', 'agent', '', 'config')],
];

describe.each(keys)('the key %s, written as %j', (key, line, cells) => {
  it.each(columns)('on %s', (column) => {
    expect(codesOf(column, key, line)).toEqual(cells[column] === '' ? [] : [cells[column]]);
  });
});

describe('keys an app requires', () => {
  it.each([
    ['web', 'url', 'missing_key'],
    ['vision', 'window', 'missing_key'],
    ['agent', 'agent', 'agent'],
  ] as const)('%s without %s is refused', (column, key, code) => {
    expect(codesOf(column, key, '')).toEqual([code]);
  });

  it('sap needs a connection only for a login', () => {
    expect(codesOf('sap', 'connection', '')).toEqual([]);
    expect(codesOf('sap', 'connection', 'login: {user: a, password: b}\n')).toEqual(['login']);
  });
});

const prompt = '  - prompt: Book a desk\n';
const onScreens = row('', '', '', '', 'config', 'config', 'in_block');
const beside = row('', '', '', '', '', 'config', 'in_block');

const steps: readonly (readonly [string, string, Cells])[] = [
  ['a plain step', '  - Open the shop\n', onScreens],
  ['rules', '  - rules: Press Enter\n', onScreens],
  ['assert', '  - assert: page shows Beds\n', { ...onScreens, agent: 'agent' }],
  [
    'assert, about the reply',
    '  - assert: reply contains Beds\n',
    row('step_text', 'step_text', 'step_text', 'step_text', 'config', '', 'in_block'),
  ],
  ['repeat', '  - repeat: {until: page shows Done, max: 2, steps: [rules: Press Enter]}\n', onScreens],
  ['when', '  - when: page shows Done\n    steps: [rules: Press Enter]\n', onScreens],
  ['assert_screenshot', '  - assert_screenshot: {name: beds}\n', onScreens],
  ['assert_api', '  - assert_api: {request: GET http://x}\n', beside],
  ['assert_sql', '  - assert_sql: {connection: a, query: select 1}\n', beside],
  ['assert_spreadsheet', '  - assert_spreadsheet: {path: a.xlsx, at: A1}\n', beside],
  ['assert_no_secret_leak', '  - assert_no_secret_leak: ${A}\n', row('', '', '', '', '', '', 'in_block')],
  [
    'assert_tool_call',
    '  - assert_tool_call: book\n',
    row('agent', 'agent', 'agent', 'agent', 'agent', '', 'agent'),
  ],
  [
    'assert_no_tool_call',
    '  - assert_no_tool_call: book\n',
    row('agent', 'agent', 'agent', 'agent', 'agent', '', 'agent'),
  ],
  [
    'assert_no_egress',
    '  - assert_no_egress\n',
    row('agent', 'agent', 'agent', 'agent', 'agent', '', 'agent'),
  ],
  [
    'in',
    '  - in: shop\n    steps: [rules: Press Enter]\n',
    { ...row('in_block', 'in_block', 'in_block', 'in_block', 'in_block', 'in_block', '') },
  ],
];

describe.each(steps)('the step %s', (_name, step, cells) => {
  it.each(columns)('on %s', (column) => {
    const written = column === 'agent' ? `${prompt}${step}` : step;
    expect(codesOf(column, '', '', written)).toEqual(cells[column] === '' ? [] : [cells[column]]);
  });
});

describe('inside the block of a surface', () => {
  it.each([
    ['a plain step', 'Open the shop'],
    ['rules', '{rules: Press Tab}'],
    ['assert', '{assert: page shows Beds}'],
    ['repeat', '{repeat: {until: page shows Done, max: 2, steps: [rules: Press Tab]}}'],
    ['when', '{when: page shows Done, steps: [rules: Press Tab]}'],
    ['assert_screenshot', '{assert_screenshot: {name: beds}}'],
    ['assert_api', '{assert_api: {request: GET http://x}}'],
    ['assert_sql', '{assert_sql: {connection: a, query: select 1}}'],
    ['assert_spreadsheet', '{assert_spreadsheet: {path: a.xlsx, at: A1}}'],
    ['assert_no_secret_leak', '{assert_no_secret_leak: "${A}"}'],
  ])('%s is taken', (_name, step) => {
    expect(codesOf('apps', '', '', `  - in: shop\n    steps: [${step}]\n`)).toEqual([]);
  });

  it.each(['{prompt: a}', '{assert_tool_call: a}', 'assert_no_egress'])('%s is not', (step) => {
    expect(codesOf('apps', '', '', `  - in: shop\n    steps: [${step}]\n`)).toEqual(['agent']);
  });

  it('a step of the wrong app is found at any depth', () => {
    const deep =
      '{when: page shows A, steps: [{repeat: {until: page shows B, max: 2, steps: [{prompt: a}]}}]}';
    expect(codesOf('apps', '', '', `  - in: shop\n    steps: [${deep}]\n`)).toEqual(['agent']);
  });
});
