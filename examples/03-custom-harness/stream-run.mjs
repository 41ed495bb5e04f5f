// A replay as a stream: its events one by one, as they happen, for whoever wants to look while it runs.
import { replayTrace } from '@flowproof/replay';

/**
 * Replays a trace and yields every event of the run; the last one is `run_finished`. Leaving the loop early ends the run
 * at its next event.
 *
 * @param {import('@flowproof/trace-format').Trace} trace
 * @param {Omit<import('@flowproof/replay').ReplayOptions, 'onEvent'>} options
 * @returns {AsyncGenerator<import('@flowproof/replay').RunEvent, void>}
 */
export async function* streamRun(trace, options) {
  /** @type {import('@flowproof/replay').RunEvent[]} */
  const waiting = [];
  let wake = () => {};
  let left = false;
  let over = false;
  const run = replayTrace(trace, {
    ...options,
    onEvent: (event) => {
      // What a listener throws ends the run.
      if (left) throw new Error('nobody looks any more');
      waiting.push(event);
      wake();
    },
  }).finally(() => {
    over = true;
    wake();
  });
  const ended = run.then(
    () => {},
    () => {},
  );
  try {
    while (!over || waiting.length > 0) {
      const event = waiting.shift();
      if (event !== undefined) yield event;
      else await new Promise((resolve) => (wake = () => resolve(undefined)));
    }
    await run;
  } finally {
    left = true;
    await ended;
  }
}
