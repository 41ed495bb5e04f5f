// What a running suite shows: each flow's lines when it is done, in suite order, and a status line on a terminal.
import { forTerminal } from '@flowproof/report';
import type { FlowEvent } from '../suite/flow-life.ts';
import type { FlowOutcome } from '../suite/flow-outcome.ts';
import type { Console } from './console.ts';
import { OrderedLines } from './ordered-lines.ts';
import type { StatusLine } from './status-line.ts';
import { flowLines, retryLine, type SuiteLinesOptions } from './suite-lines.ts';

/** Where progress is shown. */
export interface SuiteProgressOptions extends SuiteLinesOptions {
  readonly console: Console;
  readonly status: StatusLine;
  /** Nothing but the status line is shown. */
  readonly json: boolean;
}

/** The progress of one suite. */
export class SuiteProgress {
  readonly #specs: readonly string[];
  readonly #options: SuiteProgressOptions;
  readonly #lines: OrderedLines;
  /** Index of a running flow to the step it is at. */
  readonly #running = new Map<number, string>();
  #done = 0;
  #bad = 0;

  constructor(specs: readonly string[], options: SuiteProgressOptions) {
    this.#specs = specs;
    this.#options = options;
    this.#lines = new OrderedLines((line) => {
      if (!options.json) options.console.result(line);
    });
  }

  /** A flow begins. */
  started(index: number): void {
    this.#running.set(index, '');
    this.#show();
  }

  /** Something happens in a flow. */
  event(index: number, event: FlowEvent): void {
    const spec = this.#specs[index] ?? '';
    switch (event.kind) {
      case 'recorded': {
        const { steps, trace_path: path } = event.authoring;
        this.#lines.say(index, forTerminal(`[RECORD] ${spec}: ${steps} steps -> ${path}`));
        return;
      }
      case 'retry':
        this.#lines.say(index, retryLine(spec, event.retry, event.of));
        return;
      case 'run':
        if (event.event.kind === 'notice')
          this.#options.console.warning(forTerminal(`${spec}: ${event.event.text}`));
        if (event.event.kind !== 'step_started') return;
        this.#running.set(index, ` ${event.event.id}`);
        this.#show();
    }
  }

  /** A flow is done. */
  finished(index: number, outcome: FlowOutcome): void {
    this.#running.delete(index);
    this.#done += 1;
    if (outcome.status === 'failed' || outcome.status === 'errored') this.#bad += 1;
    for (const line of flowLines(outcome, this.#options)) this.#lines.say(index, line);
    this.#lines.end(index);
    this.#show();
  }

  #show(): void {
    const bad = this.#bad === 0 ? '' : `, ${this.#bad} not passed`;
    const running = [...this.#running].map(([index, step]) => `${this.#specs[index] ?? ''}${step}`);
    this.#options.status.show(`${this.#done}/${this.#specs.length} flows${bad}: ${running.join(', ')}`);
  }
}
