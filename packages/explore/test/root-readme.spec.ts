// The spec that the repository's README shows is one that loads, sentences included.
import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { checkSpec } from '@flowproof/explore';
import { withSpecs } from './spec-folder.ts';

it('loads, and has the property that it speaks of', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, code = ''] = /```ts\n(\/\/ shop\.explore\.ts\n[^]*?)```/u.exec(readme) ?? [];
  await withSpecs({ 'shop.explore.ts': code }, async (folder) => {
    const { properties, extractors } = await checkSpec('shop.explore.ts', folder);
    expect({ properties, extractors }).toEqual({ properties: ['neverNaN'], extractors: ['total'] });
  });
});
