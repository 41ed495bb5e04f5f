// Runs of the counter whose actions a scripted model picks.
import type { LlmCall } from '@flowproof/explore';
import { counter, counting } from '../engine/apps.ts';
import { type Ran, ran, type RunOptions } from '../explored-run.ts';
import { type Script, type ScriptedModel, type Vendor, withModel } from './scripted-model.ts';

export const generator =
  "import { llm } from '@sanderling/spec';\nexport const generator = llm({ model: 'vendor/some-model', instructions: 'A counter.' });";

/** A spec whose actions a model may pick. */
export function picking(root = 'more', rest = ''): string {
  return counting('fine: () => true', root, `${generator}\n${rest}`);
}

/** What came of a run, with what the model heard. */
export interface Picked extends Ran {
  readonly calls: readonly LlmCall[];
  readonly model: ScriptedModel;
}

/** Explores with a model as picker. */
export async function picked<T>(
  vendor: Vendor,
  script: Script | readonly Script[],
  { spec = picking(), env = {}, ...options }: Omit<RunOptions, 'spec'> & { readonly spec?: string },
  look: (run: Picked) => Promise<T> | T,
): Promise<T> {
  return withModel(vendor, script, (model) =>
    ran(
      spec,
      { app: counter, generator: 'llm', maxSteps: 3, ...options, env: { ...model.env, ...env } },
      async (run) => look({ ...run, calls: await callsOf(run), model }),
    ),
  );
}

async function callsOf({ read, files }: Ran): Promise<readonly LlmCall[]> {
  if (!files.includes('llm-calls.jsonl')) return [];
  const lines = (await read('llm-calls.jsonl')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as LlmCall);
}
