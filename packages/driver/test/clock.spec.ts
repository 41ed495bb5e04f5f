import { describe, expect, it } from '@jest/globals';
import { systemClock } from '@flowproof/driver';
import { ManualClock } from '@flowproof/driver/in-memory';

describe('the clock of the machine', () => {
  it('tells whole milliseconds since the epoch and goes on while somebody sleeps', async () => {
    const before = systemClock.now();
    await systemClock.sleep(5);
    const after = systemClock.now();
    expect(Number.isInteger(before)).toBe(true);
    expect(new Date(before).getUTCFullYear()).toBe(new Date().getUTCFullYear());
    expect(after).toBeGreaterThan(before);
  });
});

describe('a manual clock', () => {
  it('stands still until somebody sleeps or advances it', async () => {
    const clock = new ManualClock(100);
    expect(clock.now()).toBe(100);
    await clock.sleep(50);
    clock.advance(7);
    expect(clock.now()).toBe(157);
    expect(clock.sleeps).toEqual([50]);
  });
});
