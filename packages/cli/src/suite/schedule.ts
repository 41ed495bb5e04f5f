// Runs jobs side by side: in order, as many as there are workers, each only when those it waits for are done.

/** How jobs are run. */
export interface ScheduleOptions<Result> {
  /** Of each job, indexes of the jobs that have to be done before it starts; all of them lie before it. */
  readonly after: readonly (readonly number[])[];
  /** At least 1. */
  readonly workers: number;
  readonly perform: (index: number) => Promise<Result>;
  /** Asked before each start: true ends the schedule when what runs is done. */
  readonly stopped?: () => boolean;
}

/** Runs all jobs. Results by index of the job; a job that was never started has none. */
export async function schedule<Result>(
  options: ScheduleOptions<Result>,
): Promise<ReadonlyMap<number, Result>> {
  const { after, workers, perform, stopped = () => false } = options;
  const waiting = new Set(after.keys());
  const running = new Map<number, Promise<void>>();
  const results = new Map<number, Result>();
  const nextReady = (): number | undefined =>
    [...waiting].find((index) => (after[index] ?? []).every((earlier) => results.has(earlier)));
  const start = (index: number): void => {
    waiting.delete(index);
    const done = perform(index).then((result) => {
      running.delete(index);
      results.set(index, result);
    });
    running.set(index, done);
  };
  for (;;) {
    while (running.size < workers && !stopped()) {
      const index = nextReady();
      if (index === undefined) break;
      start(index);
    }
    if (running.size === 0) return results;
    await Promise.race(running.values());
  }
}
