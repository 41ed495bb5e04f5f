// Deadlines on what another side is waited for. Apart from the run's clock, so that time can be stood still in tests.

/** A moment that comes by itself. */
export interface Alarm {
  readonly rung: Promise<void>;
  cancel(): void;
}

/** Sets an alarm in so many ms. */
export type SetAlarm = (ms: number) => Alarm;

/** The machine's timers. */
export const machineAlarm: SetAlarm = (ms) => {
  let timer: NodeJS.Timeout | undefined;
  const rung = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return {
    rung,
    cancel: () => {
      clearTimeout(timer);
    },
  };
};

/** What came first: the answer, or the deadline. A rejection of the answer is passed on. */
export async function within<T>(
  answer: Promise<T>,
  ms: number,
  setAlarm: SetAlarm,
): Promise<{ readonly kind: 'answered'; readonly value: T } | { readonly kind: 'late' }> {
  const alarm = setAlarm(ms);
  // A late rejection belongs to nobody.
  answer.catch(() => undefined);
  try {
    return await Promise.race([
      answer.then((value) => ({ kind: 'answered', value }) as const),
      alarm.rung.then(() => ({ kind: 'late' }) as const),
    ]);
  } finally {
    alarm.cancel();
  }
}
