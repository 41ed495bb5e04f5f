// The state that one extractor is given, for the length of its call.
import type { AccessibilityTree } from '../element.ts';
import { staleState } from '../errors/running.ts';
import type { LastAction, State } from '../state.ts';
import type { StepInput } from './step-input.ts';

/** A state and the end of it. */
export interface StateView {
  readonly state: State;
  /** From now on the state throws `stale_state`. */
  end(): void;
}

/** What all extractors of a step share. */
export interface StateParts {
  readonly input: StepInput;
  readonly ax: AccessibilityTree;
  readonly lastAction: LastAction | null;
}

const none: readonly never[] = Object.freeze([]);
const noSnapshots: Readonly<Record<string, unknown>> = Object.freeze({});

/** A state for one call. */
export function stateView({ input, ax, lastAction }: StateParts): StateView {
  let over = false;
  const during = <T>(part: string, value: T): T => {
    if (over) throw staleState(part);
    return value;
  };
  const guarded: AccessibilityTree = Object.freeze({
    find: (selector) => during('ax.find', ax).find(selector),
    findAll: (selector) => during('ax.findAll', ax).findAll(selector),
  } satisfies AccessibilityTree);
  const state: State = {
    get ax() {
      return during('ax', guarded);
    },
    get snapshots() {
      return during('snapshots', input.snapshots ?? noSnapshots);
    },
    get lastAction() {
      return during('lastAction', lastAction);
    },
    get logs() {
      return during('logs', input.logs ?? none);
    },
    get exceptions() {
      return during('exceptions', input.exceptions ?? none);
    },
    get network() {
      return during('network', input.network ?? none);
    },
    get url() {
      return during('url', input.url);
    },
    get time() {
      return during('time', input.timeMillis);
    },
  };
  return {
    state: Object.freeze(state),
    end: () => {
      over = true;
    },
  };
}
