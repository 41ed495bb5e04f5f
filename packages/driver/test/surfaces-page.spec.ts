// The page that lists what each surface can do is the one that their capability sets give today.
import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);

interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

// In a process of its own: compilers do not like a test's separate realm.
function generateAgain(): readonly GeneratedFile[] {
  const generator = new URL('tools/generate/surfaces.mjs', root).href;
  const program = `import { generate } from ${JSON.stringify(generator)}; process.stdout.write(JSON.stringify(await generate()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return JSON.parse(output) as readonly GeneratedFile[];
}

describe('docs/surfaces.md', () => {
  it('is what the capability sets give', () => {
    const files = generateAgain();
    expect(files.map(({ path }) => path)).toEqual(['docs/surfaces.md']);
    for (const { path, content } of files) expect(readFileSync(new URL(path, root), 'utf8')).toBe(content);
  });
});
