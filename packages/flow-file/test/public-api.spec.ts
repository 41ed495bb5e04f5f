// The names other packages may rely on.
import { describe, expect, it } from '@jest/globals';
import * as flowFile from '@flowproof/flow-file';

describe('the public API', () => {
  it('is these names', () => {
    expect(Object.keys(flowFile).toSorted()).toEqual([
      'appId',
      'flowAppId',
      'flowJsonSchema',
      'readFlow',
      'readSuite',
      'renderFault',
      'resolveIdentity',
      'suiteJsonSchema',
      'withDefaultBrowser',
    ]);
  });

  it('offers the schemas as subpaths', async () => {
    const flow: unknown = await import('@flowproof/flow-file/flow.schema.json', { with: { type: 'json' } });
    const suite: unknown = await import('@flowproof/flow-file/suite.schema.json', { with: { type: 'json' } });
    expect(flow).toMatchObject({ default: flowFile.flowJsonSchema() });
    expect(suite).toMatchObject({ default: flowFile.suiteJsonSchema() });
  });
});
