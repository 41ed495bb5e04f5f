// What the package offers by name.
import { expect, it } from '@jest/globals';
import * as replay from '@flowproof/replay';

it('exports exactly its documented names', () => {
  expect(Object.keys(replay).sort()).toEqual([
    'References',
    'StepSequence',
    'collectEvidence',
    'formatResult',
    'formatStep',
    'holdsNow',
    'launchAddress',
    'numberShown',
    'openSurface',
    'pictureMasks',
    'recordedBudget',
    'redactError',
    'replayTrace',
    'resolveExports',
    'runErrorOf',
    'uniformBudget',
  ]);
});
