// The matcher `toReplay`: a page replays a trace, or the expectation fails with the report of every step.
import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';
import { WebSurface } from '@flowproof/driver-web';
import { formatResult, replayTrace } from '@flowproof/replay';
import { readTrace } from '@flowproof/trace-format';
import type { Page } from 'playwright-core';

type Env = Readonly<Record<string, string | undefined>>;

declare module 'expect' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merged interfaces have the same parameters
  interface Matchers<R extends void | Promise<void>, T = unknown> {
    /** Replays the trace in this file on the page; `env` is what its `${VAR}` stand for, the process's when absent. */
    toReplay(trace: URL, env?: Env): Promise<R>;
  }
}

expect.extend({
  async toReplay(page: Page, trace: URL, env: Env = process.env) {
    const recorded = readTrace(await readFile(trace, 'utf8'), { file: trace.pathname });
    const surface = WebSurface.fromPage(page);
    const result = await replayTrace(recorded, { surface, env }).finally(() => surface.close());
    // A run without a verdict proves nothing: `not.toReplay` must not take it for a failure.
    if (result.status === 'errored') throw new Error(formatResult(result));
    return { pass: result.status === 'passed', message: () => formatResult(result) };
  },
});
