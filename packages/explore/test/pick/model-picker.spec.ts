// Runs whose actions a model picks: every outcome of a step, what is asked, what is kept.
import { describe, expect, it } from '@jest/globals';
import { picked } from './model-run.ts';
import { choosing, vendors } from './scripted-model.ts';

describe.each(vendors)('a model of %s', (vendor) => {
  it('picks one of the listed actions at each step', async () => {
    const outcome = await picked(vendor, choosing('Tap "More"', null, 'It counts.'), {}, (run) => run);
      JSON.stringify(outcome.calls, null, 1),
      outcome.model.heard[0],
      outcome.records.map((r) => r.next_action),
      outcome.result,
    );
    expect(outcome.calls).toHaveLength(3);
  });
});
