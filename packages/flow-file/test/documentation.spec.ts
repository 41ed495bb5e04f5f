// The examples of the guide and of the README are true.
import { describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFlow, readSuite, renderFault } from '@flowproof/flow-file';
import type { FlowFault } from '@flowproof/flow-file';

// A child process on a busy machine takes its time.
jest.setTimeout(120_000);

const guide = readFileSync(new URL('../../../docs/flow-file.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

function blocks(page: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gmsu');
  return Array.from(page.matchAll(fence), ([, text = '']) => text);
}

/** A piece of a flow with what the page leaves out around it. */
function completed(block: string): string {
  if (block.startsWith('name:') || block.startsWith('#')) return block;
  const head = 'name: Beds\napp: web\nurl: https://nursery.example\n';
  return block.startsWith('- ') ? `${head}steps:\n${block}` : `${head}${block}steps:\n  - rules: Press Tab\n`;
}

const examples = blocks(guide, 'yaml');
const suites = examples.filter((block) => block.startsWith('# suite.yaml'));
const refused = examples.filter((block) => block.startsWith('# refused'));
const flows = examples.filter((block) => !suites.includes(block) && !refused.includes(block));

describe('the guide', () => {
  it.each(flows)('shows a flow that loads: %#', (block) => {
    const result = readFlow(completed(block));
    expect(result.ok ? [] : result.faults.map((fault) => fault.message)).toEqual([]);
  });

  it.each(suites)('shows a suite that loads', (block) => {
    expect(readSuite(block).ok).toBe(true);
  });

  it('shows a refusal as it is printed', () => {
    const said = refused.map((text) => {
      const result = readFlow(text, { file: 'beds.flow.yaml' });
      return result.ok ? '' : `${result.faults.map((fault) => renderFault(text, fault)).join('\n')}\n`;
    });
    expect(blocks(guide, 'text')).toEqual(said);
  });

  it('explains every code', () => {
    const source = readFileSync(new URL('../src/fault.ts', import.meta.url), 'utf8');
    const codes = Array.from(
      source.matchAll(/^ {2}\| '(\w+)'/gmu),
      ([, code = '']) => code as FlowFault['code'],
    );
    const table = guide.slice(
      guide.indexOf('## When a file is refused'),
      guide.indexOf('## YAML, where it bites'),
    );
    const explained = Array.from(table.matchAll(/^\|( `\w+`,?)+/gmu), ([cell]) =>
      Array.from(cell.matchAll(/\w+/gu), ([code]) => code),
    ).flat();
    expect(explained.toSorted()).toEqual(codes.toSorted());
  });

  it.each([
    ['- "Save" is visible', 'yaml'],
    ['- assert: page shows Total: 5', 'yaml'],
    ['- assert_sql: {connection: a, query: b, equals: 1}', 'wrong_type'],
    ['- assert_screenshot: {name: ${X}}', 'yaml'],
    ['- rules: "Type C:\\Users"', 'yaml'],
  ])('is right that %s is refused', (step, code) => {
    const result = readFlow(completed(step));
    expect(result.ok ? '' : result.faults[0]?.code).toBe(code);
  });

  it('is right that a text ends silently before a comment', () => {
    const result = readFlow(completed('- assert: page shows Ticket #4\n'));
    expect(result.ok && result.flow.steps[0]).toMatchObject({ text: 'page shows Ticket' });
  });
});

describe('the README', () => {
  it.each(blocks(readme, 'ts'))('shows what its example prints', (code) => {
    const expected = Array.from(code.matchAll(/^\/\/ => (.*)$/gmu), ([, line]) => line);
    expect(run(code).trimEnd().split('\n')).toEqual(expected);
  });

  it('names every export', async () => {
    const exported = Object.keys(await import('@flowproof/flow-file'));
    expect(exported.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

const options = { encoding: 'utf8', maxBuffer: 2 ** 26, cwd: new URL('..', import.meta.url) } as const;

// Bundled and run in a process of its own, as a reader of the page would run it.
function run(code: string): string {
  const bundler = `
    import { build } from 'esbuild';
    const { outputFiles } = await build({
      stdin: { contents: process.argv[1], resolveDir: process.cwd(), loader: 'ts' },
      bundle: true, write: false, format: 'cjs', platform: 'node', conditions: ['@flowproof/source'],
    });
    process.stdout.write(outputFiles[0].text);`;
  const bundled = execFileSync(process.execPath, ['--input-type=module', '--eval', bundler, code], options);
  return execFileSync(process.execPath, ['--input-type=commonjs', '-'], { ...options, input: bundled });
}
