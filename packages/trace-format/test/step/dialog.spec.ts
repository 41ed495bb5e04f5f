// When an announced dialog counts.
import { describe, expect, it } from '@jest/globals';
import { declaredDialog, readTrace, writeTrace } from '@flowproof/trace-format';
import { actLine, fileOf, headerLine } from '../arbitraries/lines.ts';

function declared(dialog: string): unknown {
  const [step] = readTrace(fileOf(headerLine(), actLine('click', `{"dialog":${dialog}}`))).steps;
  return step?.action.type === 'click' ? declaredDialog(step.action.params) : 'no click';
}

describe('a dialog in the params of a click', () => {
  it.each([
    ['{"disposition":"accept"}', { disposition: 'accept' }],
    [
      '{"disposition":"dismiss","message":null,"match":"contains"}',
      { disposition: 'dismiss', match: 'contains' },
    ],
    [
      '{"disposition":"accept","match":"contains","message":"Why","reply":"${WHY}"}',
      { disposition: 'accept', match: 'contains', message: 'Why', reply: '${WHY}' },
    ],
  ])('%s is declared', (dialog, expected) => {
    expect(declared(dialog)).toEqual(expected);
  });

  it.each([
    '{"disposition":"accept","sound":"loud"}',
    '{"disposition":"ignore"}',
    '{"message":"Why"}',
    '{"disposition":"accept","match":"equals"}',
    '{"disposition":"accept","message":7}',
    '{}',
    '[]',
    '"accept"',
    '1.0',
    'null',
  ])('%s loads and counts as not declared', (dialog) => {
    expect(declared(dialog)).toBeUndefined();
  });

  it('that cannot be read is kept in the file', () => {
    const text = fileOf(headerLine(), actLine('hover', '{"dialog":{"disposition":"accept","sound":1.0}}'));
    expect(writeTrace(readTrace(text))).toBe(text);
  });
});
