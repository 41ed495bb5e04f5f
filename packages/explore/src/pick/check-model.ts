// Whether the model that a spec names answers at all: one call, with a picture and a form.
import { type Environment, type ModelQuestion, openModel } from '@flowproof/author';
import { encodePng } from '@flowproof/pixels';
import { modelUnavailable } from '../errors.ts';
import type { SpecFacts } from '../guest/questions.ts';
import { pickerModel } from './picker-model.ts';

const edgePx = 64;
const schema: ModelQuestion['schema'] = {
  type: 'object',
  properties: { colour: { type: 'string', enum: ['red', 'green', 'blue', 'there is no picture'] } },
  required: ['colour'],
  additionalProperties: false,
};

/** A model that answered. */
export interface CheckedModel {
  /** The id that was sent. */
  readonly model: string;
  /** Of the call, ms. */
  readonly latencyMs: number;
}

/**
 * Asks the model that a spec names what it sees in a picture: it must take pictures, and answer by a schema. Costs a call.
 *
 * @param generator - what `checkSpec` says of it.
 * @param timeoutMs - for the whole call.
 * @throws ExploreError `no_generator`, `model_unavailable`.
 * @example
 * const { generator } = await checkSpec('shop.spec.ts', process.cwd());
 * const { model, latencyMs } = await checkModel(generator, process.env, 15_000);
 */
export async function checkModel(
  generator: SpecFacts['generator'],
  env: Environment,
  timeoutMs: number,
): Promise<CheckedModel> {
  const { settings } = pickerModel(generator, env);
  const reply = await openModel(settings).askForObject({
    system: 'You say what you see.',
    user: 'Which colour fills the picture?',
    picture: { mediaType: 'image/png', bytes: redPicture() },
    schema,
    timeoutMs,
  });
  if (reply.kind !== 'answer') {
    throw modelUnavailable(
      `${settings.model}: ${reply.message}`,
      'name a model that takes pictures and answers by a strict schema, and look at its key',
    );
  }
  if (reply.value['colour'] !== 'red') {
    throw modelUnavailable(
      `${settings.model} answers, but does not see what is in a picture`,
      'name a model that takes pictures',
    );
  }
  return { model: settings.model, latencyMs: reply.latencyMs };
}

function redPicture(): Uint8Array {
  const data = new Uint8Array(edgePx * edgePx * 4);
  for (let at = 0; at < data.length; at += 4) data.set([255, 0, 0, 255], at);
  return encodePng({ width: edgePx, height: edgePx, data });
}
