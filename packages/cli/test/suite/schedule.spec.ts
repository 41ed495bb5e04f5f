import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { schedule } from '../../src/suite/schedule.ts';

/** Jobs that end when they are told to. */
class Bench {
  readonly started: number[] = [];
  most = 0;
  readonly #endings = new Map<number, () => void>();

  readonly perform = (index: number): Promise<string> => {
    this.started.push(index);
    return new Promise((resolve) => {
      this.#endings.set(index, () => {
        this.#endings.delete(index);
        resolve(`job ${index}`);
      });
      this.most = Math.max(this.most, this.#endings.size);
    });
  };

  get running(): readonly number[] {
    return [...this.#endings.keys()];
  }

  async end(index: number): Promise<void> {
    this.#endings.get(index)?.();
    await settled();
  }
}

/** Lets everything that is due happen. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('jobs side by side', () => {
  it('start in order, as many as there are workers, and the next when one ends', async () => {
    const bench = new Bench();
    const done = schedule({ after: [[], [], [], []], workers: 2, perform: bench.perform });
    expect(bench.running).toEqual([0, 1]);
    await bench.end(1);
    expect(bench.running).toEqual([0, 2]);
    await bench.end(2);
    expect(bench.running).toEqual([0, 3]);
    await bench.end(0);
    await bench.end(3);
    expect([...(await done)]).toEqual([
      [1, 'job 1'],
      [2, 'job 2'],
      [0, 'job 0'],
      [3, 'job 3'],
    ]);
  });

  it('wait for the jobs they name while later ones go ahead', async () => {
    const bench = new Bench();
    const done = schedule({ after: [[], [0], [], [1]], workers: 2, perform: bench.perform });
    expect(bench.running).toEqual([0, 2]);
    await bench.end(2);
    expect(bench.running).toEqual([0]);
    await bench.end(0);
    expect(bench.running).toEqual([1]);
    await bench.end(1);
    expect(bench.running).toEqual([3]);
    await bench.end(3);
    expect((await done).size).toBe(4);
  });

  it('do not start any more once it is stopped; what runs is waited for', async () => {
    const bench = new Bench();
    let stopped = false;
    const done = schedule({
      after: [[], [], []],
      workers: 1,
      perform: bench.perform,
      stopped: () => stopped,
    });
    stopped = true;
    await bench.end(0);
    expect([...(await done).keys()]).toEqual([0]);
    expect(bench.started).toEqual([0]);
  });

  it('come to nothing when there are none', async () => {
    expect((await schedule({ after: [], workers: 3, perform: () => Promise.resolve(1) })).size).toBe(0);
  });

  it('that reject end the schedule', async () => {
    const failing = schedule({
      after: [[]],
      workers: 1,
      perform: () => Promise.reject(new Error('a fault of the program')),
    });
    await expect(failing).rejects.toThrow('a fault of the program');
  });

  it('hold their laws whatever waits for what and however long each takes', async () => {
    const plans = fc
      .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 9 })
      .map((wishes) =>
        wishes.map((earlier, index) => (index === 0 ? [] : [...new Set(earlier.map((n) => n % index))])),
      );
    await fc.assert(
      fc.asyncProperty(
        plans,
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat()),
        async (...given) => {
          const [after, workers, choices] = given;
          const bench = new Bench();
          const ended: number[] = [];
          const done = schedule({ after, workers, perform: bench.perform });
          while (bench.running.length > 0) {
            // Nothing that could run is kept waiting while a worker is free.
            const ready = [...after.keys()].filter(
              (index) =>
                !bench.started.includes(index) && (after[index] ?? []).every((each) => ended.includes(each)),
            );
            expect(bench.running.length === workers || ready.length === 0).toBe(true);
            const pick = bench.running[choices.next().value % bench.running.length] ?? 0;
            ended.push(pick);
            await bench.end(pick);
          }
          expect((await done).size).toBe(after.length);
          expect(bench.most).toBeLessThanOrEqual(workers);
          for (const [index, earlier] of after.entries())
            for (const each of earlier)
              expect(bench.started.indexOf(each)).toBeLessThan(bench.started.indexOf(index));
          if (workers === 1) expect(bench.started).toEqual([...after.keys()]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
