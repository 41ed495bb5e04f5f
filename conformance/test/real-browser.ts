// Flows recorded and traces replayed in one real browser, each run in a context of its own.
import { findBrowser, WebBrowser } from '@flowproof/driver-web';
import type { FlowSpec } from '@flowproof/flow-file';
import { recordFlow, type RecordOptions, type RecordResult, type RecordStop } from '@flowproof/record';
import { replayTrace, type RunResult, type StepResult } from '@flowproof/replay';
import { readTrace, type Trace, writeTrace } from '@flowproof/trace-format';

type Env = Readonly<Record<string, string>>;

/** A browser for one spec file. */
export class RealBrowser {
  readonly #browser: WebBrowser;

  /** @param answerTimeoutMs - how long a page may take to answer one question, ms. */
  constructor(answerTimeoutMs = 10_000) {
    this.#browser = new WebBrowser({ executablePath: findBrowser(), answerTimeoutMs });
  }

  /** Records a flow on a fresh page. */
  async record(flow: FlowSpec, options: Omit<RecordOptions, 'surface'>): Promise<RecordResult> {
    const surface = this.#browser.newSurface();
    try {
      return await recordFlow(flow, { author: 'rules', ...options, surface });
    } finally {
      await surface.close();
    }
  }

  /** Replays a trace as it would be read from disk, on a fresh page. */
  async replay(trace: Trace, env: Env): Promise<RunResult> {
    const surface = this.#browser.newSurface();
    try {
      return await replayTrace(readTrace(writeTrace(trace)), { surface, env });
    } finally {
      await surface.close();
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** The trace of a recording that worked. Throws what stopped it otherwise. */
export function traceOf(result: RecordResult): Trace {
  if (result.kind === 'stopped')
    throw new Error(`step ${result.stop.step ?? 0}: ${result.stop.code}: ${result.stop.message}`);
  return result.trace;
}

/** What stopped a recording. Throws where nothing did. */
export function stopOf(result: RecordResult): RecordStop {
  if (result.kind === 'recorded') throw new Error('the flow was recorded');
  return result.stop;
}

/** The step that did not pass. Throws where all did. */
export function brokenStep(result: RunResult): StepResult {
  const step = result.steps.find(({ status }) => status === 'failed' || status === 'errored');
  if (step === undefined) throw new Error(`no step failed: ${result.status} ${result.error?.message ?? ''}`);
  return step;
}
