// A witness judges beside the steps: it is shown every state, and what it finds is part of the verdict.
import { describe, expect, it } from '@jest/globals';

import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import {
  replayTrace,
  type RunError,
  type RunResult,
  type RunWitness,
  type WitnessClaim,
} from '@flowproof/replay';
import { desk } from './desk.ts';
import { assertion, id, step, text, traceOf } from './stage.ts';

const save = step({ type: 'click', params: {} }, [text('Save', { role: 'button' })]);
const saved = assertion({ value_contains: 'Saved' }, [id('status')]);
const lost = assertion({ value_contains: 'Lost' }, [id('status')]);

interface Seen {
  readonly result: RunResult;
  readonly shown: readonly string[];
}

async function watchedBy(
  steps: readonly (typeof save)[],
  verdict: readonly WitnessClaim[] | RunError,
  unable?: { readonly at: number; readonly error: RunError },
): Promise<Seen> {
  const clock = new ManualClock();
  const surface = new MemorySurface({ app: desk, clock, name: 'web' });
  const shown: string[] = [];
  const witness: RunWitness = {
    observe: async (seen) => {
      const { tree } = await surface.tree({ settleMs: 100, picture: 'none', masks: [] });
      shown.push(`${seen?.id ?? 'start'}: ${/Saved|Not saved/u.exec(tree)?.[0] ?? ''}`);
      return unable?.at === shown.length ? unable.error : undefined;
    },
    conclude: () => Promise.resolve(verdict),
  };
  const result = await replayTrace(traceOf(steps), { surface, clock, witness });
  return { result, shown };
}

const claim: WitnessClaim = { id: 'property kept', intent: 'property kept', detail: 'kept: not so' };
const error: RunError = { code: 'spec_timeout', message: 'the spec did not answer' };

describe('a witness', () => {
  it('is shown the start and every state that a step leads to', async () => {
    const { result, shown } = await watchedBy([save, saved], []);
    expect(shown).toEqual(['start: Not saved', 's0001: Saved', 's0002: Saved']);
    expect(result.status).toBe('passed');
  });

  it('is shown the state in which a step failed, and none after it', async () => {
    const { result, shown } = await watchedBy([lost, save], [claim]);
    expect(shown).toEqual(['start: Not saved', 's0001: Not saved']);
    expect(result.steps.map(({ id, status }) => [id, status])).toEqual([
      ['s0001', 'failed'],
      ['s0002', 'skipped'],
      ['property kept', 'failed'],
    ]);
  });

  it('fails a run whose steps pass', async () => {
    const { result } = await watchedBy([save, saved], [claim]);
    expect(result.status).toBe('failed');
    expect(result.steps.at(-1)).toMatchObject({
      id: 'property kept',
      status: 'failed',
      code: 'property',
      detail: 'kept: not so',
    });
  });

  it.each([
    ['before the first step', 1, []],
    ['after a step', 2, ['s0001']],
    ['after the last', 3, ['s0001', 's0002']],
  ] as const)('that cannot judge any more %s leaves no verdict', async (_, at, performed) => {
    const { result } = await watchedBy([save, saved], [claim], { at, error });
    expect(result).toMatchObject({ status: 'errored', error });
    expect(result.steps.map((each) => each.id)).toEqual(performed);
  });

  it('that cannot conclude leaves no verdict', async () => {
    const { result } = await watchedBy([save, saved], error);
    expect(result).toMatchObject({ status: 'errored', error });
  });
});
