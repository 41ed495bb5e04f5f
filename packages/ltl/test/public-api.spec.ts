// The names other packages may rely on.
import { describe, expect, it } from '@jest/globals';
import * as ltl from '@flowproof/ltl';

describe('the public API', () => {
  it('is these names', () => {
    expect(Object.keys(ltl).sort()).toEqual([
      'always',
      'createEvaluator',
      'describe',
      'eventually',
      'fromJson',
      'next',
      'now',
      'predicate',
      'toJson',
    ]);
  });
});
