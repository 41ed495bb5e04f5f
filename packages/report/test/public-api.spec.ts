import { describe, expect, it } from '@jest/globals';
import * as report from '@flowproof/report';

describe('the public API', () => {
  it('is these names and no others', () => {
    expect(Object.keys(report).sort()).toEqual([
      'FrameStore',
      'ReportError',
      'RunBundle',
      'escapeHtml',
      'escapeXml',
      'forTerminal',
      'forTerminalBlock',
      'junitXml',
      'reportPage',
      'resultDocument',
      'syntheticDocument',
      'writeWhole',
    ]);
  });
});
