// A flow whose exports could not be resolved at replay is not recorded.
import { expect, it } from '@jest/globals';
import { nursery } from './nursery.ts';
import { flowOf, recordOn, stopOf, traceOf } from './stage.ts';

const steps = ['Remember the "id:stock" as stock'];
const env = { TOKEN: 'very-secret' };

it('leaves no mark in the trace where the exports can be resolved', async () => {
  const plain = await recordOn(nursery, flowOf(steps), { env });
  const staged = await recordOn(
    nursery,
    flowOf(steps, 'exports:\n  STOCK: ${captured.stock}\n  LINK: x?${TOKEN}\n'),
    { env },
  );
  expect(traceOf(staged)).toEqual(traceOf(plain));
  expect(JSON.stringify(staged)).not.toContain('very-secret');
});

it.each([
  [
    'a value that was never remembered',
    '${captured.total} ${TOKEN}',
    'capture_missing',
    'nothing was captured as "total"; captured so far: stock',
  ],
  [
    'an unset variable',
    '${NO_SUCH} ${TOKEN}',
    'variable_unset',
    'the environment variable NO_SUCH is not set',
  ],
])('is no recording: %s', async (_, template, code, message) => {
  const flow = flowOf(steps, `exports:\n  B: ${template}\n  A: fine\n`);
  const staged = await recordOn(nursery, flow, { env });
  expect(stopOf(staged)).toEqual({ code, intent: 'export B', message });
  expect(staged.result.steps).toMatchObject([{ id: 's0001', status: 'passed' }]);
});

it('speaks of the step that did not work and not of exports where both are wrong', async () => {
  const flow = flowOf(['Click "No such thing"'], 'exports:\n  B: ${captured.total}\n');
  expect(stopOf(await recordOn(nursery, flow)).intent).toBe('Click "No such thing"');
});
