import { describe, expect, it } from '@jest/globals';
import { walkLadder } from '@flowproof/driver';
import { ManualClock, MemorySurface, type SmallApp } from '@flowproof/driver/in-memory';
import type { Selector } from '@flowproof/trace-format';
import { cssRung, textRung } from '../rungs.ts';

const app: SmallApp = {
  elements: [
    { kind: 'button', text: 'Save', id: 'save' },
    { kind: 'items', items: [{ kind: 'item', content: [{ kind: 'text', text: 'Tea' }] }] },
    { kind: 'text', text: 'Coffee' },
  ],
};
const inItem: Selector = {
  tier: 'structural',
  provenance: 'web',
  confidence: 0.9,
  payload: { kind: 'scoped', container: 'item', container_anchor: 'Coffee', inner_text: 'Order' },
};

async function opened(): Promise<MemorySurface> {
  const surface = new MemorySurface({ app, clock: new ManualClock() });
  await surface.open({ timeoutMs: 1000 });
  return surface;
}

async function walk(
  ladder: readonly Selector[],
  first?: number,
): Promise<{ readonly answer: Awaited<ReturnType<typeof walkLadder>>; readonly trips: number }> {
  const surface = await opened();
  const before = surface.roundTrips;
  const answer = await walkLadder(surface, ladder, { purpose: 'exists' }, first);
  return { answer, trips: surface.roundTrips - before };
}

describe('walking a ladder', () => {
  it('takes the first rung that resolves and asks no further', async () => {
    const { answer, trips } = await walk([textRung('Save'), cssRung('#save')]);
    expect(answer).toMatchObject({ kind: 'found', rung: 0, tier: 'text_anchor' });
    expect(trips).toBe(1);
  });

  it('goes on to weaker rungs and says which one matched', async () => {
    const { answer, trips } = await walk([textRung('Send'), cssRung('#save')]);
    expect(answer).toMatchObject({ kind: 'found', rung: 1, tier: 'native_id' });
    expect(trips).toBe(2);
  });

  it.each([
    [1, 1],
    [0, 0],
    [2, 0],
    [-1, 0],
    [Number.NaN, 0],
  ])('tries rung %d before the others, where there is one', async (first, rung) => {
    expect((await walk([textRung('Save'), cssRung('#save')], first)).answer).toMatchObject({
      kind: 'found',
      rung,
    });
  });

  it('comes back to the others when the rung to try first is missing', async () => {
    const { answer, trips } = await walk([textRung('Save'), cssRung('#send')], 1);
    expect(answer).toMatchObject({ kind: 'found', rung: 0 });
    expect(trips).toBe(2);
  });

  it('skips rungs that cannot resolve without asking the surface', async () => {
    const { answer, trips } = await walk([
      { tier: 'ai_relocation', provenance: 'web', payload: { context: 'the save button' } },
      { tier: 'structural', provenance: 'web', payload: { path: [] } },
      cssRung('#save'),
    ]);
    expect(answer).toMatchObject({ kind: 'found', rung: 2 });
    expect(trips).toBe(1);
  });

  it('is missing for an empty ladder', async () => {
    expect(await walk([])).toEqual({ answer: { kind: 'missing' }, trips: 0 });
  });

  it('keeps the first detail of what stood in the way', async () => {
    const { answer } = await walk([textRung('Send'), inItem, cssRung('#send')]);
    expect(answer).toEqual({
      kind: 'missing',
      detail: '"Coffee" is there, but in no item: name a css: container',
    });
  });

  it('ends with an answer that cannot be judged, whatever rungs are left', async () => {
    const { answer, trips } = await walk([cssRung('!!'), textRung('Save')]);
    expect(answer.kind).toBe('unusable');
    expect(trips).toBe(1);
  });
});
