// Steps on the pages of hostile/, recorded and replayed, and what must come of them.
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { RecordResult } from '@flowproof/record';
import type { RunResult } from '@flowproof/replay';
import { flowFrom } from './flow-text.ts';
import { PageServer, type ServedPage } from './page-server.ts';
import { brokenStep, RealBrowser, stopOf, traceOf } from './real-browser.ts';
import { writtenTrace } from './written-trace.ts';

/** Long enough for a busy machine and 20,000 nodes, short enough to wait for, ms. */
const answerMs = 4000;

const slow: ServedPage = (_, response) => {
  setTimeout(() => response.end('<!doctype html><title>Arrived</title>Arrived'), 1500).unref();
};

/** How a step that must not pass says so. */
export interface Refusal {
  /** 1-based. */
  readonly step: number;
  readonly code: string;
  /** Piece of its message. */
  readonly message: string;
}

/** A browser and a server for the pages that fight back. Steps are lines of a flow file: `rules: …`, `assert: …`. */
export class HostileStage {
  readonly #browser = new RealBrowser(answerMs);
  readonly #server: PageServer;

  private constructor(server: PageServer) {
    this.#server = server;
  }

  static async start(): Promise<HostileStage> {
    const server = await PageServer.start((path) => {
      if (path === '/slow') return slow;
      return path.endsWith('.html')
        ? readFileSync(new URL(`../hostile${path}`, import.meta.url), 'utf8')
        : undefined;
    });
    return new HostileStage(server);
  }

  /** Records steps. */
  record(page: string, steps: readonly string[], stepTimeoutMs = 5000): Promise<RecordResult> {
    return this.#browser.record(this.#flow(page, steps), { env: {}, stepTimeoutMs });
  }

  /** Replays steps, whether or not they can be recorded. */
  replay(page: string, steps: readonly string[], stepTimeoutMs = 5000): Promise<RunResult> {
    return this.#browser.replay(writtenTrace(this.#flow(page, steps), stepTimeoutMs), {});
  }

  /** Both at once: most of it is waiting. */
  both(
    page: string,
    steps: readonly string[],
    stepTimeoutMs = 5000,
  ): Promise<readonly [RecordResult, RunResult]> {
    return Promise.all([this.record(page, steps, stepTimeoutMs), this.replay(page, steps, stepTimeoutMs)]);
  }

  /** Expects that steps are recorded and that what was recorded replays. */
  async works(page: string, steps: readonly string[]): Promise<void> {
    const trace = traceOf(await this.record(page, steps));
    const result = await this.#browser.replay(trace, {});
    expect(result.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
    expect(result.status).toBe('passed');
  }

  /** Expects that recording and replay stop at the same step for the same reason. */
  async fails(
    page: string,
    steps: readonly string[],
    { step, code, message }: Refusal,
    stepTimeoutMs = 5000,
  ): Promise<void> {
    const [recorded, result] = await this.both(page, steps, stepTimeoutMs);
    expect(stopOf(recorded)).toMatchObject({ step, code, message: expect.stringContaining(message) });
    expect(result.status).not.toBe('passed');
    expect(brokenStep(result)).toMatchObject({
      id: `s000${step}`,
      code,
      detail: expect.stringContaining(message),
    });
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    await this.#server.stop();
  }

  #flow(page: string, steps: readonly string[]) {
    const lines = steps.map((step) => {
      const colon = step.indexOf(':');
      return `  - ${step.slice(0, colon)}: ${JSON.stringify(step.slice(colon + 2))}`;
    });
    const head = ['name: Hostile', 'app: web', `url: ${this.#server.origin()}/${page}`, 'steps:'];
    return flowFrom([...head, ...lines, ''].join('\n'), 'hostile.flow.yaml');
  }
}
