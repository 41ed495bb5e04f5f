// Odd but valid traces: what each means is the replayer's business, that each loads and stays as it is, ours.
import { describe, expect, it } from '@jest/globals';
import { readTrace, writeTrace } from '@flowproof/trace-format';
import { actLine, fileOf, headerLine, rungLine, stepLine } from './arbitraries/lines.ts';

describe('an odd but valid trace', () => {
  it.each([
    ['a header and no step', []],
    ['a surface nobody declared', [stepLine().replace('"action"', '"surface":"web","action"')]],
    [
      'a selector_ref beyond the ladder',
      [actLine('assert', '{"kind":"element_state","expect":{"value_contains":"9"},"selector_ref":7}')],
    ],
    ['values that differ from the text', [actLine('type_text', '{"text":"C","values":["A","B"]}')]],
    ['both ways to scroll', [actLine('scroll', '{"into_view":true,"to":"top"}')]],
    ['no way to scroll', [actLine('scroll', '{}')]],
    ['neither way to launch', [actLine('launch', '{}')]],
    [
      'an expectation without a time',
      [actLine('assert', '{"kind":"element_state","expect":{"checked":true}}')],
    ],
    ['a download without a time', [actLine('capture_download', '{"name":"bill"}')]],
    ['half an aim', [actLine('click', '{"x_pct":10.0}')]],
    ['no state to set', [actLine('set_checked', '{}')]],
    [
      'a text anchor by name',
      [rungLine('{"tier":"text_anchor","provenance":"web","payload":{"name":"Save"}}')],
    ],
    [
      'a native id under `id`',
      [rungLine('{"tier":"native_id","provenance":"sap-com","payload":{"id":"save"}}')],
    ],
    [
      'a rung of an unknown kind',
      [rungLine('{"tier":"structural","provenance":"web","payload":{"kind":"shadow"}}')],
    ],
    ['a rung that yields nothing', [rungLine('{"tier":"structural","provenance":"web","payload":{}}')]],
    [
      'a placeholder where there is no target',
      [
        rungLine(
          '{"tier":"ai_relocation","provenance":"vision","payload":{"context":"no target on the screen"}}',
        ),
      ],
    ],
    ['a baseline of one surface', [actLine('assert', '{"kind":"visual_diff","baseline":"basket@web.png"}')]],
    [
      'an expectation nobody knows',
      [actLine('assert', '{"kind":"element_state","expect":{"smell":"good"}}')],
    ],
    ['text beyond ASCII', [stepLine({ intent: '"字 🙂 \u2028 é"' })]],
    ['ids with a gap', [stepLine(), stepLine({ id: '"s0009"' })]],
  ])('with %s loads and comes back', (_name, lines) => {
    const text = fileOf(headerLine(), ...lines);
    expect(writeTrace(readTrace(text))).toBe(text);
  });
});
