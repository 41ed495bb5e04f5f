// The package runs where code from strings is forbidden and neither Node nor a browser is there.
import { describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

// On a busy machine the many runs and the child processes take their time.
jest.setTimeout(120_000);

const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
const sample = readFileSync(
  new URL('fixtures/versions/v1/web-every-action.trace.jsonl', import.meta.url),
  'utf8',
);

// In a process of its own: the bundler does not like a test's separate realm.
function bundle(): string {
  const program = `
    import { build } from 'esbuild';
    const { outputFiles } = await build({
      entryPoints: [process.argv[1]], bundle: true, write: false, format: 'iife', globalName: 'traceFormat',
      platform: 'neutral', conditions: ['@flowproof/source'],
    });
    process.stdout.write(outputFiles[0].text);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program, entry], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
}

describe('in a world with nothing but the language, where strings are not code', () => {
  const world = vm.createContext({ sample }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(bundle(), world);

  it('forbids code from strings indeed', () => {
    expect(() => vm.runInContext('new Function("return 1")()', world) as unknown).toThrow(
      'Code generation from strings disallowed for this context',
    );
  });

  it('reads, validates and writes a trace', () => {
    expect(vm.runInContext('traceFormat.writeTrace(traceFormat.readTrace(sample))', world)).toBe(sample);
    expect(vm.runInContext('traceFormat.validateTrace(sample).length', world)).toBe(0);
  });

  it('refuses a damaged trace and redacts a secret', () => {
    const program = `
      let code; try { traceFormat.readTrace(sample.replace('"click"', '"clack"')); } catch (error) { code = error.code; }
      const secrets = new traceFormat.SecretValues(); secrets.remember('A', 'a b&c');
      [code, secrets.redact('a+b%26c')].join()`;
    expect(vm.runInContext(program, world)).toBe('trace_unknown_action,${A}');
  });
});
