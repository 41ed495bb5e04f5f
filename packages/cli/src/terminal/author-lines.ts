// The lines a recording prints while it goes on.
import type { RecordEvent, Routing } from '@flowproof/record';
import { forTerminal } from '@flowproof/report';
import type { Console } from './console.ts';

/** Prints `[AUTHOR <route>] <n>: <intent>` per spec step; with times, when the step is done. */
export class AuthorLines {
  readonly #console: Console;
  readonly #times: boolean;
  #pending: { readonly routing: Routing; durationMs: number } | undefined;

  constructor(console: Console, times: boolean) {
    this.#console = console;
    this.#times = times;
  }

  /** Takes one event. */
  take(event: RecordEvent): void {
    switch (event.kind) {
      case 'notice':
        this.#console.warning(forTerminal(event.text));
        return;
      case 'step_authored':
        this.flush();
        if (this.#times) this.#pending = { routing: event.routing, durationMs: 0 };
        else this.#console.result(line(event.routing));
        return;
      case 'step_finished':
        if (this.#pending !== undefined) this.#pending.durationMs += event.step.durationMs;
        return;
      default:
        return;
    }
  }

  /** Prints the step that is still waiting for its time. */
  flush(): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) this.#console.result(`${line(pending.routing)} (${pending.durationMs} ms)`);
  }
}

function line({ route, step, intent }: Routing): string {
  return `[AUTHOR ${route}] ${step}: ${forTerminal(intent)}`;
}
