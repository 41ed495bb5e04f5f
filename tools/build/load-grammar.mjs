// Loads the grammar from its sources, for generators and benches: bundled in memory, nothing is written.
import { join } from 'node:path';
import { build } from 'esbuild';

const entry = join(import.meta.dirname, '..', '..', 'packages', 'grammar', 'src', 'index.ts');

/** The module `@flowproof/grammar`, as its sources are now. */
export async function loadGrammar() {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    logLevel: 'warning',
  });
  const source = Buffer.from(result.outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}
