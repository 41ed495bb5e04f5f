import { describe, expect, it } from '@jest/globals';
import { CapabilityError, retryTransportOnce, TransportError, transportRetryMs } from '@flowproof/driver';
import { ManualClock } from '@flowproof/driver/in-memory';

function failing(
  times: number,
  error: Error,
): { readonly operation: () => Promise<string>; readonly runs: () => number } {
  let runs = 0;
  return {
    operation: () => {
      runs += 1;
      return runs <= times ? Promise.reject(error) : Promise.resolve('answer');
    },
    runs: () => runs,
  };
}

describe('a transport fault', () => {
  it('is asked again once after 300 ms', async () => {
    const clock = new ManualClock();
    const { operation, runs } = failing(1, new TransportError('lost'));
    expect(await retryTransportOnce(clock, operation)).toBe('answer');
    expect(runs()).toBe(2);
    expect(clock.sleeps).toEqual([transportRetryMs]);
    expect(transportRetryMs).toBe(300);
  });

  it('is thrown when it comes again', async () => {
    const { operation, runs } = failing(2, new TransportError('lost'));
    await expect(retryTransportOnce(new ManualClock(), operation)).rejects.toThrow(
      new TransportError('lost'),
    );
    expect(runs()).toBe(2);
  });

  it('is thrown at once where the operation may not be repeated', async () => {
    const { operation, runs } = failing(1, new TransportError('lost', undefined, { nothingDone: false }));
    await expect(
      retryTransportOnce(new ManualClock(), operation, (fault) => fault.nothingDone),
    ).rejects.toThrow('lost');
    expect(runs()).toBe(1);
  });

  it('is all that is repeated', async () => {
    const { operation, runs } = failing(1, new CapabilityError('web', 'hover'));
    await expect(retryTransportOnce(new ManualClock(), operation)).rejects.toThrow('hover');
    expect(runs()).toBe(1);
  });
});
