// What the package exports, by name: a change here is a change for everybody who uses it.
import { describe, expect, it } from '@jest/globals';
import * as grammar from '@flowproof/grammar';

describe('the public API', () => {
  it('is these names', () => {
    expect(Object.keys(grammar).sort()).toEqual([
      'UnsayableError',
      'catalogue',
      'codeFrame',
      'complete',
      'explain',
      'format',
      'parseAction',
      'parseAssertion',
      'parseCondition',
      'parseStep',
      'print',
      'renderDiagnostic',
      'toRecord',
      'tokenize',
      'withoutControls',
    ]);
  });
});
