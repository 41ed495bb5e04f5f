// What happened and was not handed on yet: a step that is not verified must not swallow an exception.
import type { Happened } from '@flowproof/driver';
import { bounds } from './limits.ts';

type Lists = Pick<Happened, 'logs' | 'exceptions' | 'network' | 'navigations' | 'dialogs'>;

/** Nothing. */
const nothing: Happened = {
  logs: [],
  exceptions: [],
  network: [],
  navigations: [],
  dialogs: [],
  truncated: [],
};

/** Collects until somebody takes. */
export class Backlog {
  #kept: Happened = nothing;

  /** Adds what a look told; the oldest entries stay, as those explain the rest. */
  add(happened: Happened): void {
    const truncated = new Set([...this.#kept.truncated, ...happened.truncated]);
    const joined = <K extends keyof Lists>(key: K): Lists[K] => {
      const all = [...this.#kept[key], ...happened[key]];
      if (all.length > bounds.listEntries) truncated.add(key);
      return all.slice(0, bounds.listEntries) as unknown as Lists[K];
    };
    const lists: Lists = {
      logs: joined('logs'),
      exceptions: joined('exceptions'),
      network: joined('network'),
      navigations: joined('navigations'),
      dialogs: joined('dialogs'),
    };
    this.#kept = { ...lists, truncated: [...truncated] };
  }

  /** What was kept so far; it stays. */
  peek(): Happened {
    return this.#kept;
  }

  /** Hands everything on and starts anew. */
  take(): Happened {
    const kept = this.#kept;
    this.#kept = nothing;
    return kept;
  }
}
