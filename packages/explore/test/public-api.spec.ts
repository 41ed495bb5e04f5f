// What other packages may import; a change here is a change of contract.
import { expect, it } from '@jest/globals';
import * as explore from '@flowproof/explore';

it('exports exactly its documented names', () => {
  expect(Object.keys(explore).sort()).toEqual([
    'ExploreError',
    'checkModel',
    'checkSpec',
    'defaultChoices',
    'explore',
    'judgeFlow',
    'metaOfRun',
    'recheck',
    'renderExploreError',
    'reproduce',
  ]);
});
