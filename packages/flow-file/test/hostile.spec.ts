// Files made to break the reader: every one is refused, or read, in bounded work.
import { describe, expect, it } from '@jest/globals';
import { readFlow, readSuite, renderFault } from '@flowproof/flow-file';

const head = 'name: Beds\napp: web\nurl: http://x\n';
const step = 'steps: [rules: Press Tab]\n';

function codes(text: string): readonly string[] {
  const result = readFlow(text);
  if (result.ok) return [];
  return result.faults.map((fault) => {
    expect(renderFault(text, fault)).not.toBe('');
    return fault.code;
  });
}

const aliases = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, level) =>
      `  a${level}: &a${level} [${Array.from({ length: 10 }, () => (level === 0 ? '1' : `*a${level - 1}`)).join(', ')}]\n`,
  ).join('');

describe('a file', () => {
  it.each([
    ['of more than 2 MB', `${head}${step}# ${'x'.repeat(2 * 1024 * 1024)}\n`],
    ['with brackets in brackets', `${head}${step}mock: ${'['.repeat(50_000)}\n`],
    ['with closed brackets in brackets', `${head}${step}mock: ${'['.repeat(101)}${']'.repeat(101)}\n`],
    ['with dashes behind dashes', `${head}${step}mock:\n  ${'- '.repeat(50_000)}a\n`],
    ['with mappings in mappings', `${head}${step}mock: ${'{a: '.repeat(50_000)}\n`],
    [
      'with deeper and deeper lines',
      Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
    ],
    ['with aliases of aliases', `${head}${step}mock:\n${aliases(9)}`],
    [
      'with an alias that deepens',
      `${head}${step}mock: {a: &a ${'['.repeat(90)}${']'.repeat(90)}, b: ${'['.repeat(20)}*a${']'.repeat(20)}}\n`,
    ],
    [
      'with many aliases of a long text',
      `${head}${step}mock: {a: &a "${'x'.repeat(1_000_000)}", b: [${'*a, '.repeat(100)}]}\n`,
    ],
    ['with many anchors on one value', `${head}${step}mock: ${'&a '.repeat(10_000)}\n`],
    [
      'of nothing but bytes',
      String.fromCodePoint(...Array.from({ length: 1000 }, (_, index) => (index * 7919) % 0xd7ff)),
    ],
  ])('%s is refused as yaml', (_name, text) => {
    expect(codes(text)).toEqual(['yaml']);
  });

  it('with ten thousand values behind aliases, and no more, is read', () => {
    const list = `&a [${'1, '.repeat(998)}]`;
    const body = (count: number): string =>
      `${head}steps:\n  - assert_api: {request: POST http://x, body: {a: ${list}, b: [${'*a, '.repeat(count)}]}}\n`;
    expect(codes(body(10))).toEqual([]);
    expect(codes(body(11))).toEqual(['yaml']);
  });

  it('with a hundred levels, and no more, is read', () => {
    const body = (depth: number): string =>
      `${head}steps:\n  - assert_api: {request: POST http://x, body: ${'['.repeat(depth)}${']'.repeat(depth)}}\n`;
    expect(codes(body(96))).toEqual([]);
    expect(codes(body(97))).toEqual(['yaml']);
  });

  it('with very many unknown keys says a thousand faults', () => {
    expect(
      codes(`${head}${step}${Array.from({ length: 5_000 }, (_, index) => `key${index}: 1\n`).join('')}`),
    ).toHaveLength(1000);
  });

  it('with very many keys in a free mapping is read', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `    k${index}: "1"\n`).join('');
    expect(codes(`${head}${step}session:\n  local_storage:\n${keys}`)).toEqual([]);
  });

  it('with long runs of white space in a sentence is answered', () => {
    const blank = ' '.repeat(200_000);
    expect(codes(`${head}steps:\n  - assert_api: {request: "GET${blank}x${blank}y"}\n`)).toEqual([]);
    expect(codes(`${head}steps:\n  - assert_api: {request: "${blank}GET${blank}"}\n`)).toEqual([
      'api_assert',
    ]);
  });

  it.each([
    [
      'many values',
      `values: [${'a, '.repeat(20_000)}]`,
      '[assert_api: {request: "GET http://x"}, assert_api: {request: "GET http://y"}]',
    ],
    [
      'a long value put into many texts',
      `values: [{a: "${'x'.repeat(500_000)}"}]`,
      `[${'"Open ${each.a}", '.repeat(1000)}]`,
    ],
    [
      'a long value put into one text many times',
      `values: ["${'x'.repeat(500_000)}"]`,
      `["${'${each}'.repeat(50_000)}!"]`,
    ],
  ])('with a foreach of %s is refused', (_name, values, template) => {
    expect(codes(`${head}steps:\n  - foreach:\n      ${values}\n      steps: ${template}\n`)).toEqual([
      'foreach',
    ]);
  });

  it('with names of built-in properties keeps them as names', () => {
    expect(codes(`${head}${step}__proto__: 1\n`)).toEqual(['unknown_key']);
    expect(codes(`${head}${step}constructor: 1\n`)).toEqual(['unknown_key']);
    expect(codes(`name: A\napp: toString\n${step}`)).toEqual(['unknown_app']);
    expect(codes(`${head}steps:\n  - __proto__: 1\n`)).toEqual(['unknown_step']);
    const suite = readSuite('env: {__proto__: a}\n');
    expect(suite.ok && Object.entries(suite.suite.env)).toEqual([['__proto__', 'a']]);
    const flow = readFlow(`${head}session: toString\n${step}`, { suite: suite.ok ? suite.suite : null });
    expect(flow.ok).toBe(false);
  });

  it('with control characters shows none of them', () => {
    const text = `${head}steps:\n  - assert: "\\e[31mpage shows"\n  - "a\u009Bb": 1\n`;
    const result = readFlow(text, { file: 'f' });
    const shown = result.ok ? '' : result.faults.map((fault) => renderFault(text, fault)).join('');
    expect(shown).toMatch(/step/u);
    expect(shown.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });
});

describe('lines that end in CRLF', () => {
  it('and a byte-order mark change nothing', () => {
    const text = `${head}steps:\n  - rules: Press Tab\n  - assert: |\n      page shows Beds\n`;
    const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const kinds = (written: string): readonly unknown[] => {
      const result = readFlow(written);
      return result.ok
        ? result.flow.steps.map((one) => [one.kind, one.location, 'text' in one ? one.text : ''])
        : result.faults.map((fault) => fault.message);
    };
    expect(kinds(windows)).toEqual(kinds(text));
  });
});
