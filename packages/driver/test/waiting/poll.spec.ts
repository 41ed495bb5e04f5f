import { describe, expect, it } from '@jest/globals';
import { firstPauseMs, longestPauseMs, type Look, poll } from '@flowproof/driver';
import { ManualClock } from '@flowproof/driver/in-memory';

function never(seen: number[], clock: ManualClock): () => Promise<Look<number>> {
  return () => {
    seen.push(clock.now());
    return Promise.resolve({ done: false, value: seen.length });
  };
}

describe('poll', () => {
  it('looks at once and does not sleep when the first look is final', async () => {
    const clock = new ManualClock(1000);
    expect(
      await poll(() => Promise.resolve({ done: true, value: 'there' }), { clock, timeoutMs: 5000 }),
    ).toEqual({
      done: true,
      value: 'there',
    });
    expect(clock.sleeps).toEqual([]);
  });

  it('looks again after 20 ms and then ever later, up to every 200 ms', async () => {
    const clock = new ManualClock();
    await poll(never([], clock), { clock, timeoutMs: 1100 });
    expect([firstPauseMs, longestPauseMs]).toEqual([20, 200]);
    expect(clock.sleeps).toEqual([20, 40, 80, 160, 200, 200, 200, 200]);
  });

  it('looks for the last time when the bound has come, however much of a pause is left', async () => {
    const clock = new ManualClock();
    const seen: number[] = [];
    const look = await poll(never(seen, clock), { clock, timeoutMs: 350 });
    expect(seen).toEqual([0, 20, 60, 140, 300, 350]);
    expect(look).toEqual({ done: false, value: 6 });
  });

  it.each([[0], [-1], [Number.NaN]])('looks once with a bound of %d ms', async (timeoutMs) => {
    const clock = new ManualClock();
    const seen: number[] = [];
    await poll(never(seen, clock), { clock, timeoutMs });
    expect(seen).toEqual([0]);
  });

  it('takes a slow look for the last one when it ends beyond the bound', async () => {
    const clock = new ManualClock();
    let looks = 0;
    const look = await poll(
      () => {
        looks += 1;
        clock.advance(800);
        return Promise.resolve({ done: false, value: looks });
      },
      { clock, timeoutMs: 500 },
    );
    expect(look.value).toBe(1);
  });

  it('asks what was seen for the bound', async () => {
    const clock = new ManualClock();
    let looks = 0;
    const look = await poll(
      () => {
        looks += 1;
        return Promise.resolve({ done: false, value: looks < 4 ? 'covered' : 'disabled' });
      },
      { clock, timeoutMs: (seen) => (seen === 'covered' ? 1000 : 100) },
    );
    expect(look.value).toBe('disabled');
    expect(clock.now()).toBe(140);
  });

  it('ends with what a look rejects with', async () => {
    const clock = new ManualClock();
    await expect(
      poll(() => Promise.reject(new RangeError('broken')), { clock, timeoutMs: 5000 }),
    ).rejects.toThrow('broken');
    expect(clock.sleeps).toEqual([]);
  });
});
