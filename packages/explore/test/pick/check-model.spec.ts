// Asking a model whether it can pick at all.
import { describe, expect, it } from '@jest/globals';
import { checkModel } from '@flowproof/explore';
import { type Said, vendors, withModel } from './scripted-model.ts';

const generator = { model: 'vendor/some-model', instructions: '' };

function check(vendor: (typeof vendors)[number], said: Said): Promise<unknown> {
  return withModel(
    vendor,
    () => said,
    async ({ env, heard }) => {
      const checked = await checkModel(generator, env, 15_000);
      return [checked.model, heard[0]?.picture?.subarray(1, 4).toString()];
    },
  );
}

describe.each(vendors)('a model of %s', (vendor) => {
  it('is fit when it sees a picture and answers by the schema', async () => {
    expect(await check(vendor, { kind: 'answer', value: { colour: 'red' } })).toEqual([
      'vendor/some-model',
      'PNG',
    ]);
  });

  it.each<[Said, string]>([
    [{ kind: 'status', status: 403 }, 'vendor/some-model: the model endpoint answered 403'],
    [{ kind: 'words', text: 'Red!' }, 'vendor/some-model: the answer is not JSON'],
    [
      { kind: 'answer', value: { colour: 'crimson' } },
      'vendor/some-model: the answer.colour is none of red, green, blue, there is no picture',
    ],
    [
      { kind: 'answer', value: { colour: 'blue' } },
      'vendor/some-model answers, but does not see what is in a picture',
    ],
  ])('is not when it says %j', async (said, message) => {
    await expect(check(vendor, said)).rejects.toMatchObject({
      code: 'model_unavailable',
      message: expect.stringContaining(message),
    });
  });
});

it('a spec without a generator has none to check', async () => {
  await expect(checkModel(null, {}, 1000)).rejects.toMatchObject({ code: 'no_generator' });
});
