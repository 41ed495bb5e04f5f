// Acts off the beaten track: two in one, without a target, choosing, and faults that are nobody's but ours.
import { describe, expect, it } from '@jest/globals';
import type { ActOutcome } from '@flowproof/driver';
import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import { pictureMasks, References, StepSequence, uniformBudget } from '@flowproof/replay';
import type { TraceAction } from '@flowproof/trace-format';
import { desk } from '../desk.ts';
import { inItem, performed, replayOn, step, text } from '../stage.ts';

describe('clearing and typing in one step', () => {
  const replace = (label: string) =>
    step({ type: 'type_text', params: { text: 'Grace', replace: true } }, [text(label, { role: 'field' })]);

  it('does one after the other', async () => {
    const { surface, result } = await replayOn(desk, [replace('Name')]);
    expect(result.status).toBe('passed');
    expect(surface.acts.map(({ kind }) => kind)).toEqual(['clear', 'type']);
  });

  it('types nothing where it could not clear', async () => {
    const { surface, step: told } = await performed(desk, replace('Stone'));
    expect(told.detail).toBe('textbox "Stone" was cleared and still holds something');
    expect(surface.acts.map(({ kind }) => kind)).toEqual(['clear']);
  });
});

describe('a capture', () => {
  it.each([false, true])('cannot be judged where it fits more than one (count: %s)', async (count) => {
    const capture = step({ type: 'capture', params: { name: 'n', ...(count && { count }) } }, [
      inItem('Harvest', 'Mint'),
    ]);
    expect((await performed(desk, capture)).step).toMatchObject({
      status: 'errored',
      code: 'ambiguous_target',
    });
  });
});

describe('an act without a target', () => {
  it.each<readonly [ActOutcome, object]>([
    [
      { kind: 'done', note: 'a new tab was followed' },
      { status: 'passed', notes: ['a new tab was followed'] },
    ],
    [
      { kind: 'failed', message: 'no key of that name', hint: 'use Enter' },
      { status: 'failed', code: 'act_failed', detail: 'no key of that name', hint: 'use Enter' },
    ],
    [
      { kind: 'not_ready', unmet: { gate: 'editable' } },
      { status: 'failed', code: 'not_actionable', detail: 'the focused element is not editable' },
    ],
    [
      { kind: 'gone' },
      {
        status: 'failed',
        code: 'act_failed',
        detail: 'the focused element went away while the step acted on it',
      },
    ],
  ])('comes to what the surface says of it: %j', async (outcome, told) => {
    const { step: result } = await performed(desk, step({ type: 'press_key', params: { key: 'Enter' } }), {
      before: (surface) => {
        surface.act = () => Promise.resolve(outcome);
      },
    });
    expect(result).toMatchObject(told);
  });

  it.each<TraceAction>([
    { type: 'click', params: {} },
    { type: 'double_click', params: {} },
    { type: 'set_checked', params: { checked: true } },
    { type: 'upload', params: { path: 'x' } },
  ])('is not any act: $type', async (action) => {
    const { step: told } = await performed(desk, step(action));
    expect(told).toMatchObject({
      code: 'unsupported_action',
      detail: `a recorded ${action.type} without a target is not supported`,
    });
  });
});

describe('choosing while recording', () => {
  const sequenceOn = async () => {
    const clock = new ManualClock();
    const surface = new MemorySurface({ app: desk, clock, name: 'web' });
    await surface.open({ timeoutMs: 1 });
    return new StepSequence({
      context: {
        surface,
        clock,
        references: new References({ DAY: 'Mon' }),
        budgetOf: uniformBudget(500),
        workingDirectory: '/',
      },
      listener: () => undefined,
      detail: 'off',
      masks: pictureMasks(undefined),
      startedAt: 0,
    });
  };
  const type = (params: { text: string; values?: readonly string[] }, label: string) =>
    step({ type: 'type_text', params }, [text(label, { role: 'field' })]);

  it.each([
    ['one option', { text: 'Basel' }, 'City'],
    ['several options', { text: '${DAY}', values: ['${DAY}', 'Wed'] }, 'Days'],
  ])('takes %s of a list', async (_, params, label) => {
    const { result } = await (await sequenceOn()).perform(type(params, label), { choosing: true });
    expect(result.status).toBe('passed');
  });

  it('refuses what is no list, since the trace could not tell it from typing', async () => {
    const sequence = await sequenceOn();
    expect((await sequence.perform(type({ text: 'x' }, 'Name'))).result.status).toBe('passed');
    expect((await sequence.perform(type({ text: 'x' }, 'Name'), { choosing: true })).result).toMatchObject({
      status: 'failed',
      detail: 'textbox "Name" is not a list',
      hint: 'click it, then click the option',
    });
  });
});

describe('a fault of this program', () => {
  const tab = step({ type: 'press_key', params: { key: 'Tab' } });
  const fault = new RangeError('broken');

  it('is thrown on from a step', async () => {
    const before = (surface: MemorySurface): void => {
      surface.act = () => Promise.reject(fault);
    };
    await expect(replayOn(desk, [tab], { before })).rejects.toThrow(fault);
  });

  it('is thrown on from opening', async () => {
    const before = (surface: MemorySurface): void => {
      surface.open = () => Promise.reject(fault);
    };
    await expect(replayOn(desk, [tab], { before })).rejects.toThrow(fault);
  });
});
