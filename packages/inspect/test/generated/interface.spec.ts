import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { interfaceFiles, interfacePage } from '../../src/generated/interface.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');

describe('the bundled interface', () => {
  it('is what the generator makes of the sources', async () => {
    const { generate } = (await import(join(root, 'tools', 'generate', 'inspect-ui.mjs'))) as {
      generate(): Promise<readonly { readonly path: string; readonly content: string }[]>;
    };
    const files = await generate();
    expect(files.map(({ path }) => path)).toEqual(['packages/inspect/src/generated/interface.ts']);
    for (const { path, content } of files) expect(readFileSync(join(root, path), 'utf8')).toBe(content);
  });

  it('names no address but its own, and makes no code from text', () => {
    expect(interfacePage).not.toMatch(/https?:/u);
    for (const { text, type } of interfaceFiles) {
      expect(text.match(/https?:\/\/[\w./]+/gu)?.filter((each) => !each.startsWith('http://www.w3.org/')) ?? []).toEqual([]);
      if (type === 'text/javascript') expect(text).not.toMatch(/\beval\(|new Function\b/u);
    }
  });
});
