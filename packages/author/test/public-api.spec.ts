// What the package offers by name, and what it costs to load it.
import { expect, it } from '@jest/globals';
import * as author from '@flowproof/author';

it('exports exactly its documented names', () => {
  expect(Object.keys(author).sort()).toEqual([
    'ModelConfigurationError',
    'defaultModel',
    'isModelConfigurationError',
    'modelFromEnvironment',
    'modelSettings',
    'openModel',
  ]);
});
