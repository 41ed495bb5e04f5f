// One flow's life: gate, missing trace, hook, replay with retries, hook. Whatever goes wrong inside ends as an outcome.
import { existsSync } from 'node:fs';
import type { FlowSpec, SuiteSpec } from '@flowproof/flow-file';
import type { Environment, RunEvent } from '@flowproof/replay';
import { syntheticDocument } from '@flowproof/report';
import type { Trace } from '@flowproof/trace-format';
import { CommandError } from '../command-error.ts';
import { missingGate } from '../load-flow.ts';
import { loadTrace, recordFirst } from '../load-trace.ts';
import type { RecordDocument } from '../record-to-file.ts';
import type { ReplayedOnce } from '../replay-once.ts';
import { describeFault } from '../terminal/describe-fault.ts';
import type { FlowOutcome, FlowTrouble } from './flow-outcome.ts';
import { type RunHook, runHook } from './hooks.ts';
import { nameOf, type PlannedFlow } from './planned-flow.ts';

/** What is done about a flow that has no trace. */
export type MissingTrace =
  | { readonly kind: 'skip' }
  | { readonly kind: 'error' }
  /** Recorded, then replayed; `record` throws `CommandError` when there is no recording. */
  | { readonly kind: 'record'; readonly record: (work: FlowAtWork) => Promise<RecordDocument> };

/** What happens in a flow's life while it happens. */
export type FlowEvent =
  | { readonly kind: 'recorded'; readonly authoring: RecordDocument }
  | { readonly kind: 'retry'; readonly retry: number; readonly of: number }
  | { readonly kind: 'run'; readonly event: RunEvent };

/** A flow that is about to be replayed or recorded. */
export interface FlowAtWork {
  readonly flow: FlowSpec;
  /** Absolute. */
  readonly tracePath: string;
  readonly shownTrace: string;
  readonly env: Environment;
  /** An earlier recording, whose steps are performed as they are where that is possible. */
  readonly reuse?: Trace;
}

/** What a flow's life is made of. */
export interface FlowLifeOptions {
  readonly suite: SuiteSpec | undefined;
  /** What the flow sees. */
  readonly env: Environment;
  readonly tracePath: string;
  readonly shownTrace: string;
  readonly missing: MissingTrace;
  /** Times a failed flow is replayed again. */
  readonly retries: number;
  /** Replays once, with a fresh driver. */
  readonly replay: (
    work: FlowAtWork,
    trace: Trace,
    onEvent: (event: RunEvent) => void,
  ) => Promise<ReplayedOnce>;
  readonly runHook: RunHook;
  readonly onEvent: (event: FlowEvent) => void;
}

/** Lets a flow live. Never rejects. */
export async function liveFlow(planned: PlannedFlow, options: FlowLifeOptions): Promise<FlowOutcome> {
  return new FlowLife(planned, options).outcome();
}

class FlowLife {
  readonly #planned: PlannedFlow;
  readonly #options: FlowLifeOptions;
  #attempts = 0;
  #replayed: ReplayedOnce | undefined;
  #authoring: RecordDocument | undefined;

  constructor(planned: PlannedFlow, options: FlowLifeOptions) {
    this.#planned = planned;
    this.#options = options;
  }

  async outcome(): Promise<FlowOutcome> {
    try {
      const reason = await this.#live();
      return reason === undefined ? this.#judged() : this.#skipped(reason);
    } catch (error) {
      return this.#errored(troubleOf(error));
    }
  }

  /** Why the flow is skipped; undefined when it was replayed. */
  async #live(): Promise<string | undefined> {
    const { file, shown, path } = this.#planned;
    const { env, tracePath, shownTrace, missing, suite, runHook: run } = this.#options;
    if (file.kind === 'refused') throw file.error;
    const gate = missingGate(file.flow, env);
    if (gate !== undefined) return `${gate} is not set`;
    const work: FlowAtWork = { flow: file.flow, tracePath, shownTrace, env };
    if (missing.kind !== 'error' && !existsSync(tracePath)) {
      if (missing.kind === 'skip') return `no trace; record it: flowproof record ${shown}`;
      this.#authoring = await missing.record(work);
      this.#options.onEvent({ kind: 'recorded', authoring: this.#authoring });
    }
    const trace = await loadTrace(tracePath, shownTrace, recordFirst(shown));
    const hook = { suite, env, spec: path, run };
    await runHook('before_each', hook);
    try {
      await this.#replay(work, trace);
    } catch (error) {
      // What went wrong first is what is told.
      await runHook('after_each', hook).catch(() => undefined);
      throw error;
    }
    await runHook('after_each', hook);
    return undefined;
  }

  async #replay(work: FlowAtWork, trace: Trace): Promise<void> {
    const { retries, replay, onEvent } = this.#options;
    for (let retry = 0; ; retry += 1) {
      if (retry > 0) onEvent({ kind: 'retry', retry, of: retries });
      this.#attempts += 1;
      this.#replayed = await replay(work, trace, (event) => {
        onEvent({ kind: 'run', event });
      });
      if (this.#replayed.result.status !== 'failed' || retry >= retries) return;
    }
  }

  #judged(): FlowOutcome {
    const replayed = this.#replayed;
    if (replayed === undefined) throw new Error('a flow that was not skipped has been replayed');
    const { result, bundle } = replayed;
    const { error, exports } = result;
    return {
      ...this.#facts(),
      name: result.name,
      status: result.status,
      report: bundle.document,
      ...(error !== undefined && { trouble: { details: [], ...error } }),
      ...(exports !== undefined && { exports }),
    };
  }

  #skipped(reason: string): FlowOutcome {
    const facts = this.#facts();
    return {
      ...facts,
      status: 'skipped',
      report: syntheticDocument(facts.name, { kind: 'skipped', reason }),
      reason,
    };
  }

  #errored(trouble: FlowTrouble): FlowOutcome {
    const facts = this.#facts();
    const detail = [...trouble.details, trouble.message].join('\n');
    return {
      ...facts,
      status: 'errored',
      report: syntheticDocument(facts.name, { kind: 'errored', detail }),
      trouble,
    };
  }

  #facts() {
    return {
      spec: this.#planned.shown,
      name: nameOf(this.#planned),
      attempts: this.#attempts,
      ...(this.#replayed !== undefined && { replay: this.#replayed }),
      ...(this.#authoring !== undefined && { authoring: this.#authoring }),
    };
  }
}

function troubleOf(error: unknown): FlowTrouble {
  if (error instanceof CommandError) {
    const { details, message, hint } = error;
    return { details, message, ...(hint !== undefined && { hint }) };
  }
  return { details: [], message: describeFault(error), ...hintOf(error) };
}

function hintOf(error: unknown): { readonly hint?: string } {
  if (typeof error !== 'object' || error === null || !('hint' in error)) return {};
  return typeof error.hint === 'string' ? { hint: error.hint } : {};
}
