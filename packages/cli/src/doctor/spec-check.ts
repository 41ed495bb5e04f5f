// Whether a spec loads.
import { checkSpec } from '@flowproof/explore';
import type { Checked } from './check.ts';

/** Loads the spec as a run would; rejects with what is wrong with it. */
export async function specLoads(spec: string, workingDirectory: string): Promise<Checked> {
  const { properties } = await checkSpec(spec, workingDirectory);
  return { kind: 'ok', text: `${spec} loads: ${properties.join(', ')}` };
}
