// The names other packages may rely on.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as traceFormat from '@flowproof/trace-format';

describe('the public API', () => {
  it('is these names', () => {
    expect(Object.keys(traceFormat).sort()).toEqual([
      'JsonTextError',
      'SecretValues',
      'TraceFormatError',
      'compareTraces',
      'declaredDialog',
      'findReferences',
      'isCellPayload',
      'isFramedPayload',
      'isScopedPayload',
      'maskTargets',
      'parseCapturedExpression',
      'parseLosslessJson',
      'readAgentTrace',
      'readTrace',
      'renderTraceFault',
      'resolveInJson',
      'resolveReferences',
      'resolveVariables',
      'stringifyLosslessJson',
      'validateTrace',
      'writeAgentTrace',
      'writeStep',
      'writeTrace',
    ]);
  });

  it('offers the schema as a subpath', () => {
    const file = new URL(import.meta.resolve('@flowproof/trace-format/schema'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ $id: 'urn:flowproof:trace:v1' });
  });
});
