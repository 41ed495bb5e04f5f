import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = join(import.meta.dirname, '..', '..', 'src', 'page-script');
const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));

describe('the bundled page script', () => {
  it('is what the generator makes of the sources', async () => {
    const generator = (await import(join(root, 'tools', 'generate', 'page-script.mjs'))) as {
      generate(): Promise<readonly { readonly path: string; readonly content: string }[]>;
    };
    const files = await generator.generate();
    expect(files.map(({ path }) => path)).toEqual([
      'packages/driver-web/src/page-script/generated/page-script.ts',
    ]);
    for (const { path, content } of files) expect(readFileSync(join(root, path), 'utf8')).toBe(content);
  });

  it('is one expression of plain characters that leaves nothing behind but its global', async () => {
    const { pageScriptSource } = await import('../../src/page-script/generated/page-script.ts');
    expect(pageScriptSource).toMatch(/^\(\(\)=>\{/);
    // eslint-disable-next-line no-control-regex
    expect(pageScriptSource).toMatch(/^[\x00-\x7f]*$/);
    expect(pageScriptSource).not.toMatch(/\beval\b|new Function/);
  });
});

describe('the sources of the page script', () => {
  it.each(sources)('%s imports nothing outside its own folder', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const imports = [...text.matchAll(/\bfrom '([^']*)'|\bimport\(?\s*'([^']*)'/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    for (const path of imports) expect(path).toMatch(/^\.\/[a-z-]+\.ts$/);
    expect(sources).toEqual(expect.arrayContaining(imports.map((path) => path.slice(2))));
  });
});
