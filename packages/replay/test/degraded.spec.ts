// A weaker rung than the recorded primary one matched: the step passes and says so.
import { describe, expect, it } from '@jest/globals';
import type { Selector, TraceStep } from '@flowproof/trace-format';
import { desk } from './desk.ts';
import { assertion, css, id, replayOn, step, text } from './stage.ts';

const gone = css('.gone');
const click = (ladder: readonly Selector[]) => step({ type: 'click', params: {} }, ladder);
const asserting = (ladder: readonly Selector[], ref?: number): TraceStep => ({
  ...assertion({ element_present: true }, ladder),
  action: {
    type: 'assert',
    params: {
      kind: 'element_state',
      expect: { timeout_ms: 100, element_present: true },
      ...(ref !== undefined && { selector_ref: ref }),
    },
  },
});

describe('a step', () => {
  it.each<readonly [string, TraceStep, boolean, string | undefined]>([
    ['acts by its first rung', click([text('Save'), css('button')]), false, 'text_anchor'],
    ['acts by its second rung', click([gone, text('Save')]), true, 'text_anchor'],
    [
      'acts by its second rung, since the first cannot resolve anywhere',
      click([
        { tier: 'visual_template', provenance: 'vision', payload: { template: 'sha256:00' } },
        id('status'),
      ]),
      true,
      'native_id',
    ],
    [
      'types by its second rung',
      step({ type: 'type_text', params: { text: 'x' } }, [gone, text('Name')]),
      true,
      'text_anchor',
    ],
    [
      'captures by its second rung',
      step({ type: 'capture', params: { name: 'n' } }, [gone, id('status')]),
      true,
      'native_id',
    ],
    [
      'drags onto a second rung',
      step({ type: 'drag', params: { onto: [gone, text('Save')] } }, [text('Remove')]),
      true,
      'text_anchor',
    ],
    ['asserts by its first rung', asserting([id('status'), gone]), false, 'native_id'],
    ['asserts by its second rung', asserting([gone, id('status')]), true, 'native_id'],
    [
      'asserts by the rung that is referred to',
      asserting([id('status'), text('Save')], 1),
      false,
      'text_anchor',
    ],
    [
      'asserts by the first rung although another is referred to',
      asserting([id('status'), gone], 1),
      true,
      'native_id',
    ],
    [
      'asserts by the first rung where the one referred to is not there',
      asserting([id('status')], 4),
      true,
      'native_id',
    ],
    ['counts by its second rung', assertion({ element_count: 3 }, [gone, css('li')]), true, 'native_id'],
    [
      'finds that none of its rungs is there',
      assertion({ element_present: false }, [gone, css('.gone-too')]),
      false,
      undefined,
    ],
    ['asks about the page', assertion({ title_equals: 'Desk plan' }), false, undefined],
  ])('%s', async (_, each, degraded, tier) => {
    const { result } = await replayOn(desk, [each]);
    expect(result.status).toBe('passed');
    expect(result.degraded).toBe(degraded);
    expect(result.steps[0]?.degraded).toBe(degraded ? true : undefined);
    expect(result.steps[0]?.selectorTier).toBe(tier);
  });
});
