// What the package offers by name.
import { expect, it } from '@jest/globals';
import * as record from '@flowproof/record';

it('exports exactly its documented names', () => {
  expect(Object.keys(record).sort()).toEqual([
    'buildWebHeader',
    'defaultStepTimeoutMs',
    'encodeAction',
    'encodeAssertion',
    'recordFlow',
  ]);
});
