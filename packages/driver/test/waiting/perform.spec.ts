import { describe, expect, it } from '@jest/globals';
import {
  type ActBudget,
  type ActOutcome,
  type Performed,
  performOnTarget,
  type Purpose,
  TransportError,
} from '@flowproof/driver';
import { type Effect, type ElementChange, ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import { cssRung, textRung } from '../rungs.ts';

const budget: ActBudget = { presenceMs: 1000, gateMs: 2000, obscuredMs: 6000 };

interface Bench {
  readonly clock: ManualClock;
  readonly surface: MemorySurface;
  readonly clicks: () => number;
  readonly perform: (options?: {
    readonly purpose?: Purpose;
    readonly act?: (attempt: number) => Promise<ActOutcome> | undefined;
  }) => Promise<Performed>;
}

function at(afterMs: number, to: ElementChange): Effect {
  return { kind: 'change', key: 'pay', to, afterMs };
}

async function bench(start: ElementChange, ...onOpen: readonly Effect[]): Promise<Bench> {
  const clock = new ManualClock();
  const surface = new MemorySurface({
    app: { elements: [{ kind: 'button', text: 'Pay', key: 'pay', ...start }], onOpen },
    clock,
  });
  await surface.open({ timeoutMs: 1000 });
  let attempts = 0;
  return {
    clock,
    surface,
    clicks: () => surface.acts.length,
    perform: ({ purpose = 'click', act } = {}) =>
      performOnTarget(surface, [textRung('Pay')], purpose, {
        clock,
        budget,
        perform: (element) => {
          attempts += 1;
          return act?.(attempts) ?? surface.act({ kind: 'click', element, button: 'left', count: 1 });
        },
      }),
  };
}

describe('performing on a target', () => {
  it('takes two round trips when the target is there and ready', async () => {
    const { surface, clock, perform } = await bench({});
    const before = surface.roundTrips;
    expect(await perform()).toEqual({
      kind: 'done',
      found: {
        kind: 'found',
        element: 2,
        bounds: { x: 0, y: 16, width: 320, height: 16 },
        readings: {},
        description: 'button "Pay"',
      },
      rung: 0,
      tier: 'text_anchor',
    });
    expect(surface.roundTrips - before).toBe(2);
    expect(clock.sleeps).toEqual([]);
  });

  interface Wait {
    readonly name: string;
    readonly start: ElementChange;
    readonly then: readonly Effect[];
    readonly outcome: Record<string, unknown>;
    readonly endsMs: number;
    readonly clicks: number;
  }
  const waits: readonly Wait[] = [
    {
      name: 'waits until the target is there',
      start: { absent: true },
      then: [at(900, { absent: false })],
      outcome: { kind: 'done' },
      endsMs: 900,
      clicks: 1,
    },
    {
      name: 'gives up when the presence budget has passed',
      start: { absent: true },
      then: [],
      outcome: { kind: 'missing', waitedMs: 1000, miss: { kind: 'missing' } },
      endsMs: 1000,
      clicks: 0,
    },
    {
      name: 'does not come back for a target that appears a moment too late',
      start: { absent: true },
      then: [at(1001, { absent: false })],
      outcome: { kind: 'missing', waitedMs: 1000 },
      endsMs: 1000,
      clicks: 0,
    },
    {
      name: 'gives the gates a budget of their own from when the target was there',
      start: { absent: true, disabled: true },
      then: [at(900, { absent: false }), at(2700, { disabled: false })],
      outcome: { kind: 'done' },
      endsMs: 2700,
      clicks: 1,
    },
    {
      name: 'gives up on a disabled target when the gate budget has passed',
      start: { disabled: true },
      then: [],
      outcome: { kind: 'not_ready', waitedMs: 2000, unmet: { gate: 'enabled' }, description: 'button "Pay"' },
      endsMs: 2000,
      clicks: 0,
    },
    {
      name: 'gives up on a moving target when the gate budget has passed',
      start: { moving: true },
      then: [],
      outcome: { kind: 'not_ready', waitedMs: 2000, unmet: { gate: 'stable' } },
      endsMs: 2000,
      clicks: 0,
    },
    {
      name: 'waits longer for a covered target',
      start: { covered: true },
      then: [at(5900, { covered: false })],
      outcome: { kind: 'done' },
      endsMs: 5900,
      clicks: 1,
    },
    {
      name: 'gives up on a covered target when the obscured budget has passed, and says what covers it',
      start: { covered: true },
      then: [],
      outcome: {
        kind: 'not_ready',
        waitedMs: 6000,
        unmet: { gate: 'receiving events', because: 'div.cover' },
      },
      endsMs: 6000,
      clicks: 0,
    },
    {
      name: 'lets a target move for a while after its cover has lifted late',
      start: { covered: true },
      then: [at(5000, { covered: false, moving: true }), at(6500, { moving: false })],
      outcome: { kind: 'done' },
      endsMs: 6500,
      clicks: 1,
    },
    {
      name: 'gives up on a target that is disabled for the gate budget after its cover has lifted',
      start: { covered: true },
      then: [at(5000, { covered: false, disabled: true })],
      outcome: { kind: 'not_ready', unmet: { gate: 'enabled' } },
      endsMs: 6900,
      clicks: 0,
    },
    {
      name: 'waits for a target that was removed and comes back',
      start: { disabled: true },
      then: [at(500, { absent: true, disabled: false }), at(1500, { absent: false })],
      outcome: { kind: 'done' },
      endsMs: 1500,
      clicks: 1,
    },
    {
      name: 'gives up on a target that was removed when the gate budget has passed, and says what was there',
      start: { disabled: true },
      then: [at(500, { absent: true })],
      outcome: { kind: 'missing', waitedMs: 2000, lastSeen: 'button "Pay"' },
      endsMs: 2000,
      clicks: 0,
    },
  ];

  it.each(waits)('$name', async ({ start, then, outcome, endsMs, clicks }) => {
    const { clock, perform, clicks: performed } = await bench(start, ...then);
    expect(await perform()).toMatchObject(outcome);
    expect(performed()).toBe(clicks);
    expect(clock.now()).toBe(endsMs);
  });

  it('looks again when the target was gone while it was acted on', async () => {
    const { clock, perform } = await bench({});
    const performed = await perform({
      act: (attempt) => (attempt < 3 ? Promise.resolve({ kind: 'gone' }) : undefined),
    });
    expect(performed.kind).toBe('done');
    expect(clock.sleeps).toEqual([20, 40]);
  });

  it('looks again when a gate had closed while it was acted on', async () => {
    const { clock, perform } = await bench({});
    const closed: ActOutcome = {
      kind: 'not_ready',
      unmet: { gate: 'receiving events', because: 'div.veil' },
    };
    expect(await perform({ act: () => Promise.resolve(closed) })).toEqual({
      ...closed,
      waitedMs: 6000,
      description: 'button "Pay"',
    });
    expect(clock.now()).toBe(6000);
  });

  it('ends at once when the act failed', async () => {
    const { clock, perform } = await bench({});
    const failed: ActOutcome = { kind: 'failed', message: 'there is no option "Huge"', hint: 'look again' };
    expect(await perform({ act: () => Promise.resolve(failed) })).toEqual(failed);
    expect(clock.sleeps).toEqual([]);
  });

  it('ends at once when the target cannot be judged', async () => {
    const { surface, clock } = await bench({});
    const performed = await performOnTarget(surface, [cssRung('!!')], 'click', {
      clock,
      budget,
      perform: () => Promise.reject(new RangeError('not to be reached')),
    });
    expect(performed.kind).toBe('unusable');
    expect(clock.sleeps).toEqual([]);
  });
});

describe('a transport fault while performing', () => {
  it('in a look-up is looked up again once', async () => {
    const { surface, clock, clicks, perform } = await bench({});
    surface.failTransport(1);
    expect((await perform()).kind).toBe('done');
    expect(clock.sleeps).toEqual([300]);
    expect(clicks()).toBe(1);
  });

  it('in a look-up ends the wait when it comes twice', async () => {
    const { surface, clicks, perform } = await bench({});
    surface.failTransport(2);
    await expect(perform()).rejects.toThrow(TransportError);
    expect(clicks()).toBe(0);
  });

  interface FaultCase {
    readonly purpose: Purpose;
    readonly nothingDone: boolean;
    readonly attempts: number;
  }
  const faults: readonly FaultCase[] = [
    { purpose: 'click', nothingDone: false, attempts: 1 },
    { purpose: 'drag', nothingDone: false, attempts: 1 },
    { purpose: 'click', nothingDone: true, attempts: 2 },
    { purpose: 'set_checked', nothingDone: false, attempts: 2 },
    { purpose: 'scroll', nothingDone: false, attempts: 2 },
  ];

  it.each(faults)(
    'in an act for $purpose with nothingDone $nothingDone makes $attempts attempts',
    async ({ purpose, nothingDone, attempts }) => {
      const { perform } = await bench({});
      let made = 0;
      const performed = perform({
        purpose,
        act: (attempt) => {
          made = attempt;
          return attempt === 1
            ? Promise.reject(new TransportError('lost', undefined, { nothingDone }))
            : undefined;
        },
      });
      if (attempts === 1) await expect(performed).rejects.toThrow('lost');
      else expect((await performed).kind).toBe('done');
      expect(made).toBe(attempts);
    },
  );
});
