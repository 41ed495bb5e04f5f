// Masking rules that can be read, and those that must stop frame capture.
import { describe, expect, it } from '@jest/globals';
import { maskTargets, parseLosslessJson, type JsonValue } from '@flowproof/trace-format';

describe('the masking rules of a header', () => {
  it('are none when there are none', () => {
    expect(maskTargets(undefined)).toEqual({ kind: 'readable', targets: [] });
  });

  it('cover an element by css or id, or a rectangle', () => {
    const rules: readonly JsonValue[] = [
      { mode: 'mask', target: { css: '.card' } },
      { mode: 'mask', target: { automation_id: 'iban' } },
      { mode: 'mask', target: { rect: [-4, 0, 10, 20] } },
    ];
    expect(maskTargets(rules)).toEqual({
      kind: 'readable',
      targets: [{ css: '.card' }, { automation_id: 'iban' }, { rect: [-4, 0, 10, 20] }],
    });
  });

  it.each([
    '{"mode":"blur","target":{"css":".card"}}',
    '{"mode":"mask"}',
    '{"mode":"mask","target":{}}',
    '{"mode":"mask","target":{"css":".card","text":"x"}}',
    '{"mode":"mask","target":{"css":7}}',
    '{"mode":"mask","target":{"xpath":"//a"}}',
    '{"mode":"mask","target":{"rect":[0,0,1]}}',
    '{"mode":"mask","target":{"rect":[0,0,1.0,1]}}',
    '{"mode":"mask","target":{"rect":[0,0,-1,1]}}',
    '{"mode":"mask","target":{"css":".card"},"later":1}',
    '"mask"',
    'null',
    '[]',
  ])('are unreadable with %s, which is named by its index', (rule) => {
    const readable: JsonValue = { mode: 'mask', target: { css: '.card' } };
    expect(maskTargets([readable, parseLosslessJson(rule)])).toEqual({ kind: 'unreadable', index: 1 });
  });
});
