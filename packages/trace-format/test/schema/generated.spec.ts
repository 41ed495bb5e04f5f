// The generated validators and tables are those of the schema, and the schema agrees with what is written.
import { describe, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// On a busy machine the many runs and the child processes take their time.
jest.setTimeout(120_000);

const root = new URL('../../../../', import.meta.url);

interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

// In a process of its own: compilers do not like a test's separate realm.
function generateAgain(): readonly GeneratedFile[] {
  const generator = new URL('tools/generate/trace-schema.mjs', root).href;
  const program = `import { generate } from ${JSON.stringify(generator)}; process.stdout.write(JSON.stringify(await generate()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(output) as readonly GeneratedFile[];
}

describe('generated files', () => {
  it('are what the schema gives today', () => {
    const files = generateAgain();
    expect(files.map(({ path }) => path)).toEqual([
      'packages/trace-format/src/schema/generated/shapes.ts',
      'packages/trace-format/src/schema/generated/validators.ts',
    ]);
    for (const { path, content } of files) expect(readFileSync(new URL(path, root), 'utf8')).toBe(content);
  });

  it('hold nothing that compiles code at run time and no require', () => {
    const validators = readFileSync(
      new URL('packages/trace-format/src/schema/generated/validators.ts', root),
      'utf8',
    );
    expect(validators).not.toMatch(/\beval\b|new Function|\brequire\s*\(|\bimport\b/u);
  });
});
