// Whatever is written: the reader answers, and every fault lies inside the text.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAction } from '@flowproof/grammar';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readFlow, readSuite, renderFault } from '@flowproof/flow-file';
import type { FlowFault } from '@flowproof/flow-file';

const runs = process.env['FLOWPROOF_DEEP'] === undefined ? 100 : 5000;
const corpus = fileURLToPath(new URL('../../../conformance/flows/', import.meta.url));
const files = ['ok', 'bad'].flatMap((folder) =>
  readdirSync(`${corpus}${folder}`).map((name) => readFileSync(`${corpus}${folder}/${name}`, 'utf8')),
);

function checkFaults(text: string, faults: readonly FlowFault[]): void {
  let last = 0;
  const lines = text.split('\n');
  for (const { span, location, message, code } of faults) {
    expect(message).not.toBe('');
    expect(code).not.toBe('');
    expect(span.start).toBeGreaterThanOrEqual(last);
    expect(span.end).toBeGreaterThanOrEqual(span.start);
    expect(span.end).toBeLessThanOrEqual(text.length + 1);
    last = span.start;
    const line = lines[location.line - 1];
    expect(line).toBeDefined();
    expect(location.column).toBeGreaterThanOrEqual(1);
    expect(location.column).toBeLessThanOrEqual((line ?? '').length + 1);
  }
  for (const fault of faults) expect(renderFault(text, fault).split('\n').length).toBeLessThanOrEqual(4);
}

function answers(text: string): void {
  const flow = readFlow(text);
  if (flow.ok) expect(flow.flow.steps.length).toBeGreaterThan(0);
  else {
    expect(flow.faults.length).toBeGreaterThan(0);
    checkFaults(text, flow.faults);
  }
  const suite = readSuite(text);
  if (!suite.ok) checkFaults(text, suite.faults);
}

const signs = [
  ':',
  ' ',
  '\n',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  '&a',
  '*a',
  '|',
  '>',
  '#',
  '- ',
  '? ',
  '!',
  '%',
  '\t',
  '\\',
  '${each}',
  '${captured.',
  '---',
  '🌱',
  '\uFEFF',
  '\r',
  '0',
  'null',
  ': ',
];

/** A file of the corpus with pieces cut out and signs put in. */
const damaged = fc
  .record({
    text: fc.constantFrom(...files),
    edits: fc.array(
      fc.record({
        at: fc.nat(2000),
        cut: fc.nat(12),
        put: fc.oneof(fc.constantFrom(...signs), fc.constant('')),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  })
  .map(({ text, edits }) =>
    edits.reduce((current, { at, cut, put }) => {
      const from = at % (current.length + 1);
      return current.slice(0, from) + put + current.slice(from + cut);
    }, text),
  );

/** Lines of two files of the corpus in a new order. */
const shuffled = fc
  .tuple(fc.constantFrom(...files), fc.constantFrom(...files))
  .chain(([one, two]) => fc.shuffledSubarray([...one.split('\n'), ...two.split('\n')]))
  .map((lines) => lines.join('\n'));

const words = [
  'name',
  'app',
  'apps',
  'url',
  'connection',
  'login',
  'window',
  'browser',
  'session',
  'mock',
  'redact',
  'control',
  'exports',
  'agent',
  'tools',
  'mcp',
  'strict',
  'steps',
  'rules',
  'assert',
  'assert_api',
  'assert_sql',
  'assert_spreadsheet',
  'assert_screenshot',
  'assert_no_secret_leak',
  'repeat',
  'when',
  'in',
  'foreach',
  'prompt',
  'assert_tool_call',
  'values',
  'until',
  'max',
  'request',
  'body',
  'viewport',
  'width',
  'clock',
  'at',
  'title',
  'id',
  'target',
  'user',
  'password',
  'cookies',
  'local_storage',
  'command',
  'env',
  'window_title',
  'order',
  'identities',
  'env_from',
];
const leaf = fc.oneof(
  fc.constantFrom(
    'web',
    'sap',
    'vision',
    'calc',
    'api',
    'agent',
    'windows',
    'page shows Beds',
    'Click "A"',
    '${A}',
    '${each}',
    '${each.a}',
    '${captured.a}',
    'assert_no_egress',
    '',
  ),
  fc.integer({ min: -1, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 8 }),
);
/** Known keys in places where they do not belong. JSON is YAML. */
const tree = fc.letrec<{ readonly node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...words), tie('node'), { maxKeys: 4 }),
  ),
})).node;
const misplaced = fc
  .record({
    name: leaf,
    app: leaf,
    steps: fc.array(fc.dictionary(fc.constantFrom(...words), tree, { minKeys: 1, maxKeys: 2 }), {
      maxLength: 3,
    }),
    rest: fc.dictionary(fc.constantFrom(...words), tree, { maxKeys: 3 }),
  })
  .map(({ rest, ...flow }) => JSON.stringify({ ...rest, ...flow }, undefined, 1));

describe('any text', () => {
  it.each([
    ['a damaged flow', damaged],
    ['lines of flows in a new order', shuffled],
    ['known keys in unknown places', misplaced],
    ['any text', fc.string({ unit: 'binary', maxLength: 200 })],
  ])('as %s is answered with places inside it', (_name, texts) => {
    fc.assert(fc.property(texts, answers), { numRuns: runs });
  });
});

describe('a refused sentence', () => {
  // Letters that no form begins with, so that the grammar stops somewhere inside.
  const sentence = fc
    .array(
      fc.constantFrom('Click', 'Type', "it's", 'Save', '"A"', '#x', 'ü🌱', 'until', 'a:b', '\\n', '  '),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(' ').trim())
    .filter((text) => !parseAction(text, 'web').ok);
  const styles: readonly (readonly [string, (text: string) => string, (piece: string) => string])[] = [
    ['double quotes', (text) => JSON.stringify(text), (piece) => JSON.parse(`"${piece}"`) as string],
    [
      'escapes',
      (text) => `"${Array.from(text, escaped).join('')}"`,
      (piece) => JSON.parse(`"${piece}"`) as string,
    ],
    ['single quotes', (text) => `'${text.replaceAll("'", "''")}'`, (piece) => piece.replaceAll("''", "'")],
  ];

  it.each(styles)('in %s is marked where the grammar stopped', (_name, write, unwrite) => {
    fc.assert(
      fc.property(sentence, (text) => {
        const result = readFlow(
          `name: A\napp: web\nurl: http://x\nsteps:\n  - rules: ${write(text)}\n  - assert: page shows A\n`,
        );
        const parsed = parseAction(text, 'web');
        if (result.ok || parsed.ok) throw new Error('accepted');
        const [fault] = result.faults;
        const { span } = parsed.diagnostics[0];
        const source = `name: A\napp: web\nurl: http://x\nsteps:\n  - rules: ${write(text)}\n  - assert: page shows A\n`;
        expect(unwrite(source.slice(fault?.span.start, fault?.span.end))).toBe(
          text.slice(span.start, span.end),
        );
      }),
      { numRuns: runs },
    );
  });

  function escaped(character: string): string {
    return Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join('');
  }
});
