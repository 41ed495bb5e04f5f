// How long a step waits, for what, how often it asks, and what a lost connection means.
import { describe, expect, it } from '@jest/globals';
import { type Act, TransportError } from '@flowproof/driver';
import type { MemorySurface, SmallApp } from '@flowproof/driver/in-memory';
import type { Selector, StepSync, TraceStep } from '@flowproof/trace-format';
import { desk } from './desk.ts';
import { assertion, css, id, inFrame, performed, replayOn, step, text } from './stage.ts';

const click = (ladder: readonly Selector[], sync?: StepSync): TraceStep =>
  step({ type: 'click', params: {} }, ladder, sync);
const exists = (timeoutMs: number, rung?: number) =>
  ({
    kind: 'element_exists',
    timeout_ms: timeoutMs,
    ...(rung !== undefined && { selector_ref: rung }),
  }) as const;

const late = (afterMs: number): SmallApp => ({
  elements: [{ kind: 'button', text: 'Late', key: 'late', absent: true }],
  onOpen: [{ kind: 'change', key: 'late', to: { absent: false }, afterMs }],
});

describe('the bound of an act', () => {
  it.each([
    ['as recorded', { pre: [exists(800)], post: [] }, 800],
    ['5000 ms where none is recorded', { pre: [], post: [] }, 5000],
  ] as const)('for a target that is not there is %s', async (_, sync, waited) => {
    const { step: told, clock } = await performed(desk, click([text('Nowhere')], sync));
    expect(told).toMatchObject({
      code: 'precondition',
      detail: `"Nowhere" did not appear within ${waited} ms`,
    });
    expect(clock.now()).toBe(waited);
  });

  it.each([
    ['as recorded', { pre: [exists(800)], post: [] }, 800],
    ['10000 ms where none is recorded', { pre: [], post: [] }, 10_000],
  ] as const)('for a target that is disabled is %s', async (_, sync, waited) => {
    const { step: told } = await performed(desk, click([text('Archive')], sync));
    expect(told.detail).toBe(`"Archive" exists (button "Archive") but is not enabled after ${waited} ms`);
  });

  it.each([
    ['30000 ms', 800, 30_000],
    ['as recorded where that is longer', 45_000, 45_000],
  ])('for a target that is covered is %s', async (_, recorded, waited) => {
    const { step: told } = await performed(
      desk,
      click([text('Publish')], { pre: [exists(recorded)], post: [] }),
    );
    expect(told.detail).toBe(
      `"Publish" exists (button "Publish") but is not receiving events after ${waited} ms: div.cover would receive it`,
    );
  });

  it('is not used up by a target that comes late', async () => {
    const { result } = await replayOn(late(4990), [click([text('Late')])]);
    expect(result.status).toBe('passed');
  });

  it('says when a target was there and went away', async () => {
    const blinking: SmallApp = {
      elements: [{ kind: 'button', text: 'Blink', key: 'blink', moving: true }],
      onOpen: [{ kind: 'change', key: 'blink', to: { absent: true }, afterMs: 100 }],
    };
    const { step: told } = await performed(blinking, click([text('Blink')]));
    expect(told.detail).toBe(
      '"Blink" was there as button "Blink" and went away; it did not appear again within 5000 ms',
    );
  });
});

describe('a target that a noun narrows', () => {
  it.each<readonly [string, TraceStep, string | undefined]>([
    [
      'a button',
      click([text('Total', { role: 'button' })]),
      'only buttons were looked at; `Click "Total"` looks at everything',
    ],
    [
      'a field',
      step({ type: 'type_text', params: { text: 'x' } }, [text('Save', { role: 'field' })]),
      'only fields were looked at; a css: or id: label names an element of any kind',
    ],
    [
      'a field that is asked about',
      assertion({ value_contains: 'x' }, [text('Save', { role: 'field' })]),
      'only fields were looked at; `the "Save" shows …` looks at everything',
    ],
    [
      'a checkbox in a frame',
      step({ type: 'set_checked', params: { checked: true } }, [
        { ...inFrame('Amount', 'till'), payload: { ...inFrame('Amount', 'till').payload, role: 'checkbox' } },
      ]),
      'only checkboxes were looked at; a css: or id: label names an element of any kind',
    ],
    ['anything', click([text('Nowhere')]), undefined],
  ])('is told how to look wider when it is not found: %s', async (_, each, hint) => {
    const { step: told } = await performed(desk, each);
    expect({ status: told.status, hint: told.hint }).toEqual({ status: 'failed', hint });
  });
});

describe('the bound of an assertion', () => {
  it('is 10000 ms where none is recorded', async () => {
    const { clock } = await performed(
      desk,
      step({
        type: 'assert',
        params: { kind: 'element_state', expect: { scope: 'surface', title_equals: 'x' } },
      }),
    );
    expect(clock.now()).toBe(10_000);
  });

  it('is looked at again after 20 ms, then after twice as long each time, up to every 200 ms', async () => {
    const { clock } = await performed(desk, assertion({ title_equals: 'x' }));
    expect(clock.sleeps).toEqual([20, 40, 80, 160, 200, 200, 200, 100]);
  });
});

describe('what a step waits for besides its own target', () => {
  const two = [text('Late'), text('Now')];
  const both: SmallApp = {
    elements: [...late(0).elements, { kind: 'button', text: 'Now' }],
    onOpen: [{ kind: 'change', key: 'late', to: { absent: false }, afterMs: 300 }],
  };

  it('is the rung that a condition names', async () => {
    const named = await performed(both, click(two, { pre: [exists(1000, 0)], post: [] }));
    expect(named.step).toMatchObject({ status: 'passed', startedMs: 0, durationMs: 300 });
    expect(named.step.degraded).toBeUndefined();
    const any = await performed(both, click(two, { pre: [exists(1000)], post: [] }));
    expect(any.step).toMatchObject({ status: 'passed', durationMs: 0, degraded: true });
  });

  it('fails the step as a precondition when it does not come', async () => {
    const { step: told, surface } = await performed(both, click(two, { pre: [exists(100, 0)], post: [] }));
    expect(told).toMatchObject({
      status: 'failed',
      code: 'precondition',
      detail: '"Late" did not appear within 100 ms',
    });
    expect(surface.acts).toEqual([]);
  });

  it('is any rung where the condition names one that is not there', async () => {
    const { step: told } = await performed(both, click(two, { pre: [exists(1000, 7)], post: [] }));
    expect(told.status).toBe('passed');
  });

  it.each([
    ['an assertion', assertion({ element_present: false }, [text('Late')])],
    ['a key press', step({ type: 'press_key', params: { key: 'Tab' } }, [text('Late')])],
  ])('is an element that must be there before %s', async (_, each) => {
    const waiting = { ...each, sync: { pre: [exists(100)], post: [] } };
    const { step: told } = await performed(late(5000), waiting);
    expect(told).toMatchObject({ code: 'precondition', detail: '"Late" did not appear within 100 ms' });
  });

  it('is an element that must be there afterwards', async () => {
    const key = { ...step({ type: 'press_key', params: { key: 'Tab' } }, [text('Late')]) };
    const after = { ...key, sync: { pre: [], post: [exists(500)] } };
    expect((await performed(late(300), after)).step).toMatchObject({ status: 'passed', durationMs: 300 });
    expect((await performed(late(5000), after)).step).toMatchObject({
      status: 'failed',
      code: 'postcondition',
      detail: '"Late" did not appear within 500 ms of the step',
    });
  });

  it('is nothing where the condition is of another kind', async () => {
    const sync = { pre: [{ kind: 'window_title', timeout_ms: 100, equals: 'x' } as const], post: [] };
    expect((await performed(desk, click([text('Save')], sync))).step.status).toBe('passed');
  });

  it('must be named', async () => {
    const key = {
      ...step({ type: 'press_key', params: { key: 'Tab' } }),
      sync: { pre: [exists(100)], post: [] },
    };
    expect((await performed(desk, key)).step.detail).toBe(
      'the recorded step waits for an element and names none',
    );
  });

  it('cannot be judged where it fits more than one', async () => {
    const scoped: Selector = {
      tier: 'structural',
      provenance: 'web',
      payload: { kind: 'scoped', container: 'item', container_anchor: 'Mint', inner_text: 'Harvest' },
    };
    const sync = { pre: [], post: [exists(100, 0)] };
    const key = { ...step({ type: 'press_key', params: { key: 'Tab' } }, [scoped]), sync };
    expect((await performed(desk, key)).step).toMatchObject({ status: 'errored', code: 'ambiguous_target' });
  });
});

describe('a lost connection', () => {
  const losing = (times: number) => (surface: MemorySurface) => {
    const open = surface.open.bind(surface);
    surface.open = async (request) => {
      await open(request);
      surface.failTransport(times);
    };
  };

  it.each([
    ['a click', click([text('Save')]), 1, 'passed'],
    ['a click, twice', click([text('Save')]), 2, 'errored'],
    ['a capture', step({ type: 'capture', params: { name: 'n' } }, [id('status')]), 1, 'passed'],
    [
      'a counting capture',
      step({ type: 'capture', params: { name: 'n', count: true } }, [css('li')]),
      1,
      'passed',
    ],
    ['a navigation', step({ type: 'launch', params: { reload: true } }), 1, 'passed'],
    [
      'a key press of which it is certain that it did not begin',
      step({ type: 'press_key', params: { key: 'Tab' } }),
      1,
      'passed',
    ],
    [
      'a condition',
      {
        ...step({ type: 'press_key', params: { key: 'Tab' } }, [id('status')]),
        sync: { pre: [exists(100)], post: [] },
      },
      1,
      'passed',
    ],
    ['an assertion', assertion({ value_contains: 'Not saved' }, [id('status')]), 5, 'passed'],
  ] as const)('is no verdict: %s', async (_, each, faults, status) => {
    const { result } = await replayOn(desk, [each], { before: losing(faults) });
    expect(result.status).toBe(status);
  });

  it('during the whole of an assertion is an error, never a mismatch', async () => {
    const { step: told } = await performed(desk, assertion({ title_equals: 'x' }), { before: losing(1000) });
    expect(told).toMatchObject({
      status: 'errored',
      code: 'transport',
      detail: 'the web surface gave no answer within 1000 ms: the web surface lost its connection',
    });
  });

  const losingLooks = (lost: (look: number) => boolean) => (surface: MemorySurface) => {
    const read = surface.read.bind(surface);
    let looks = 0;
    surface.read = (what) => {
      looks += 1;
      if (lost(looks)) surface.failTransport(1);
      return read(what);
    };
  };

  it('between two looks is one look less', async () => {
    const { step: told } = await performed(desk, assertion({ title_equals: 'x' }), {
      before: losingLooks((look) => look % 2 === 0),
    });
    expect(told).toMatchObject({ status: 'failed', code: 'title_mismatch' });
  });

  it('for good is no evidence for what was read before', async () => {
    const { step: told } = await performed(desk, assertion({ title_equals: 'x' }), {
      before: losingLooks((look) => look > 1),
    });
    expect(told).toMatchObject({ status: 'errored', code: 'transport' });
  });

  it('is never taken for an absent element', async () => {
    const { step: told } = await performed(desk, assertion({ element_present: false }, [id('status')]), {
      before: losing(1000),
    });
    expect(told.status).toBe('errored');
  });

  it('does not press a key twice when the answer was lost', async () => {
    const pressed: Act[] = [];
    const { step: told } = await performed(desk, step({ type: 'press_key', params: { key: 'Tab' } }), {
      before: (surface) => {
        const act = surface.act.bind(surface);
        surface.act = async (each) => {
          pressed.push(each);
          await act(each);
          throw new TransportError('the answer was lost');
        };
      },
    });
    expect({ status: told.status, presses: pressed.length }).toEqual({ status: 'errored', presses: 1 });
  });
});

describe('the questions a step asks', () => {
  const steps: readonly (readonly [string, TraceStep, number])[] = [
    ['a click: find, act', click([text('Save')]), 2],
    [
      'typing: find, act',
      step({ type: 'type_text', params: { text: 'x' } }, [text('Name', { role: 'field' })]),
      2,
    ],
    [
      'a drag: find, find, act',
      step({ type: 'drag', params: { onto: [text('Save')] } }, [text('Remove')]),
      3,
    ],
    ['a key press: act', step({ type: 'press_key', params: { key: 'Tab' } }), 1],
    ['a capture: find', step({ type: 'capture', params: { name: 'n' } }, [id('status')]), 1],
    ['an assertion on an element: find', assertion({ value_contains: 'Not' }, [id('status')]), 1],
    ['an assertion on the page: read', assertion({ value_contains: 'Not saved' }), 1],
    ['a count: count', assertion({ element_count: 3 }, [css('li')]), 1],
    ['a cookie: ask', assertion({ cookie: 'sid' }), 1],
    ['a second rung: find, find, act', click([css('.save'), text('Save')]), 3],
  ];

  it.each(steps)('are the fewest there can be: %s', async (_, each, questions) => {
    const { surface, result } = await replayOn(desk, [each]);
    expect(result.status).toBe('passed');
    // One more than asked for: opening.
    expect(surface.roundTrips - 1).toBe(questions);
  });
});
