// Whether the model that a spec names can pick: key, picture, schema. Costs a call.
import { checkModel, checkSpec } from '@flowproof/explore';
import type { Shell } from '../shell.ts';
import type { Checked } from './check.ts';

/** Of the call; a check has 15 s, and the spec is loaded in them as well. */
const callMs = 12_000;

/** Asks the model of a spec; rejects with what is wrong with it. */
export async function modelAnswers(spec: string, shell: Shell): Promise<Checked> {
  const { generator } = await checkSpec(spec, shell.workingDirectory);
  const { model, latencyMs } = await checkModel(generator, shell.env, callMs);
  return { kind: 'ok', text: `${model} sees pictures and answers by a schema (${latencyMs} ms)` };
}
