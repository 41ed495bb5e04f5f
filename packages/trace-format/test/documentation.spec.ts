// The examples of the guide and of the README are true.
import { describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  TraceFormatError,
  readAgentTrace,
  readTrace,
  renderTraceFault,
  validateTrace,
  writeAgentTrace,
  writeTrace,
} from '@flowproof/trace-format';
import { fileOf, headerLine, stepLine } from './arbitraries/lines.ts';

// On a busy machine the many runs and the child processes take their time.
jest.setTimeout(120_000);

const guide = readFileSync(new URL('../../../docs/trace-format.md', import.meta.url), 'utf8');
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

function blocks(page: string, language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gmsu');
  return Array.from(page.matchAll(fence), ([, code = '']) => code);
}

describe('the guide to the trace', () => {
  it.each(blocks(guide, 'jsonl'))('shows traces that are valid and come back byte for byte: %#', (text) => {
    expect(validateTrace(text)).toEqual([]);
    expect(writeTrace(readTrace(text))).toBe(text);
  });

  it.each(blocks(guide, 'json'))('shows an agent document that comes back byte for byte', (text) => {
    expect(`${writeAgentTrace(readAgentTrace(text))}\n`).toBe(text);
  });

  it('shows a refusal as it is printed', () => {
    const text = fileOf(headerLine(), stepLine({ sync: undefined }));
    expect(blocks(guide, 'text')).toEqual([`${refusalOf(text).split('\n')[0] ?? ''}\n`]);
  });

  it('explains every code a refusal can have', () => {
    const source = readFileSync(new URL('../src/errors.ts', import.meta.url), 'utf8');
    const codes = new Set(Array.from(source.matchAll(/'(trace_\w+)'/gu), ([, code]) => code));
    const explained = Array.from(guide.matchAll(/^\| `(trace_\w+)`/gmu), ([, code]) => code);
    expect(new Set(explained)).toEqual(codes);
  });
});

describe('the README', () => {
  it.each(blocks(readme, 'ts'))('shows what its example prints', (code) => {
    const expected = Array.from(code.matchAll(/^\/\/ => (.*)$/gmu), ([, line]) => line);
    expect(run(code).trimEnd().split('\n')).toEqual(expected);
  });

  it('names every export', async () => {
    const exported = Object.keys(await import('@flowproof/trace-format'));
    expect(exported.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});

function refusalOf(text: string): string {
  try {
    readTrace(text, { file: 'desk.trace.jsonl' });
    return '';
  } catch (error) {
    if (error instanceof TraceFormatError) return error.faults.map(renderTraceFault).join('\n');
    throw error;
  }
}

const options = { encoding: 'utf8', maxBuffer: 2 ** 26, cwd: new URL('..', import.meta.url) } as const;

// Bundled and run in a process of its own, as a reader of the page would run it.
function run(code: string): string {
  const bundler = `
    import { build } from 'esbuild';
    const { outputFiles } = await build({
      stdin: { contents: process.argv[1], resolveDir: process.cwd(), loader: 'ts' },
      bundle: true, write: false, format: 'esm', platform: 'node', conditions: ['@flowproof/source'],
    });
    process.stdout.write(outputFiles[0].text);`;
  const bundled = execFileSync(process.execPath, ['--input-type=module', '--eval', bundler, code], options);
  return execFileSync(process.execPath, ['--input-type=module', '-'], { ...options, input: bundled });
}
