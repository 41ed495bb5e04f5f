// The reference page is what the generator makes of the catalogue now; with it, the whole text of every error on it.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

interface Generator {
  readonly generate: () => Promise<readonly { readonly path: string; readonly content: string }[]>;
}

const root = new URL('../../../', import.meta.url);

describe('the reference page', () => {
  it('is in step with the catalogue, errors included', async () => {
    const { generate } = (await import(new URL('tools/generate/grammar-docs.mjs', root).href)) as Generator;
    for (const { path, content } of await generate()) {
      expect(readFileSync(new URL(path, root), 'utf8')).toBe(content);
    }
  });
});
