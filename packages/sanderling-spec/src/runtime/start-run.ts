// A run of a loaded spec: it holds the values of extractors, the count of draws and the action picked last.
import { InputText } from '../actions.ts';
import type { Action } from '../actions.ts';
import { forgetValues } from '../extract.ts';
import type { Generator } from '../generators/generator.ts';
import { drawFloat, now, throwFatal } from '../run/current-run.ts';
import { hearPredicates } from '../run/observed-predicate.ts';
import type { ObservedPredicate } from '../run/observed-predicate.ts';
import { deepFreeze } from '../recording/freeze.ts';
import type { LastAction } from '../state.ts';
import { createScreen } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';
import { screenTree } from '../tree/screen-tree.ts';
import type { ScreenTree } from '../tree/screen-tree.ts';
import { enumerate } from './enumerate.ts';
import type { Enumerated, OpenCandidate } from './enumerate.ts';
import { recordedAction, shownAction } from './last-action.ts';
import type { LeafCalls } from './leaf-list.ts';
import type { CandidateList, CandidatePurpose } from './candidate.ts';
import type { LoadedSpec } from './loaded-spec.ts';
import { resolveAction } from './resolve-action.ts';
import type { Picked } from './resolved-action.ts';
import { runExtractors } from './run-extractors.ts';
import type { Callback, ExtractedValue, RunOptions, SpecRun, SpecStep } from './spec-run.ts';
import type { StepInput, StepLastAction } from './step-input.ts';
import { walk } from './walk.ts';

const nothingToDo: Picked = {
  kind: 'skipped',
  reason: 'no_action_produced',
  message: 'no generator has anything to do on this screen',
};

/** What outlives a step. */
interface Held {
  readonly spec: LoadedSpec;
  readonly entering: (callback: Callback) => void;
  /** The action picked last, as it may be shown. */
  picked: Action | undefined;
  /** The screen of the step that is open, or was last. */
  screen: Screen | undefined;
}

class OpenStep implements SpecStep {
  readonly tree: ScreenTree;
  private readonly held: Held;
  private readonly input: StepInput;
  private readonly screen: Screen;
  private readonly lastAction: LastAction | null;
  private readonly calls: LeafCalls;
  private offered:
    { readonly purpose: CandidatePurpose; readonly list: readonly OpenCandidate[] } | undefined;

  constructor(held: Held, input: StepInput, screen: Screen, lastAction: LastAction | null) {
    this.held = held;
    this.input = input;
    this.screen = screen;
    this.lastAction = lastAction;
    this.tree = screenTree(screen);
    this.calls = { context: { screen, viewport: input.viewport }, entering: held.entering };
  }

  extract(): readonly ExtractedValue[] {
    const parts = { input: this.input, ax: this.tree.ax, lastAction: this.lastAction };
    return runExtractors(parts, this.held.entering);
  }

  judge<T>(evaluate: () => T): T {
    now.running = true;
    try {
      const result = evaluate();
      throwFatal();
      return result;
    } finally {
      now.running = false;
    }
  }

  pickSetup(): Picked | null {
    const { setup } = this.held.spec;
    return setup === undefined ? null : this.walked(setup, 'setup');
  }

  pick(): Picked {
    return this.pickSetup() ?? this.walked(this.held.spec.actionsRoot, 'root') ?? nothingToDo;
  }

  candidates(purpose: CandidatePurpose): CandidateList {
    const { candidates, leafErrors }: Enumerated = enumerate(
      this.held.spec.actionsRoot,
      'actionsRoot',
      this.calls,
      purpose,
    );
    this.offered = { purpose, list: candidates };
    return { candidates: candidates.map(({ from, ...candidate }) => candidate), leafErrors };
  }

  choose(number: number, text?: string): Picked {
    const candidate = this.offered?.list[number - 1];
    if (this.offered === undefined || candidate === undefined) return nothingToDo;
    return this.resolved(this.completed(candidate, this.offered.purpose, text), 'root');
  }

  close(): void {
    now.random = undefined;
  }

  private completed({ from, open }: OpenCandidate, purpose: CandidatePurpose, text?: string): Action {
    const action = from.make();
    if (open === 'text' && action.kind === 'InputText' && text !== undefined) {
      return InputText({ ...action, text });
    }
    if (open === 'text' || (open !== undefined && purpose === 'novelty')) return from.make(from.draw?.());
    return action;
  }

  private walked(root: Generator, source: 'setup' | 'root'): Picked | null {
    const action = walk(root, source === 'setup' ? 'setup' : 'actionsRoot', this.calls);
    return action === undefined ? null : this.resolved(action, source);
  }

  private resolved(action: Action, source: 'setup' | 'root'): Picked {
    const resolution = resolveAction(this.screen, action);
    if (!resolution.ok) {
      const { reason, message, record } = resolution;
      return { kind: 'skipped', source, reason, message, action: record };
    }
    this.held.picked = shownAction(action, resolution.action.record);
    return { kind: 'action', source, action: resolution.action };
  }
}

const predicateCallbacks = new WeakMap<ObservedPredicate, Callback>();

function predicateCallback(predicate: ObservedPredicate): Callback {
  const known = predicateCallbacks.get(predicate);
  if (known !== undefined) return known;
  const callback: Callback = { kind: 'predicate', name: predicate.name };
  predicateCallbacks.set(predicate, callback);
  return callback;
}

function lastActionOf(held: Held, given: StepLastAction | null): LastAction | null {
  if (given === null) return null;
  const action = given.record === undefined ? held.picked : recordedAction(given.record, held.screen);
  return action === undefined ? null : Object.freeze({ ...action, applied: given.applied });
}

/**
 * Starts a run. One at a time in a process: extractors hold their values.
 *
 * @example
 * const run = startRun(loaded.spec, { platform: 'web', random });
 * const step = run.open(input);
 * const values = step.extract();
 * const verdict = step.judge(() => evaluator.observe({ atMillis: input.timeMillis }));
 * const picked = step.pick();
 * step.close();
 */
export function startRun(spec: LoadedSpec, options: RunOptions): SpecRun {
  const entering = options.entering ?? ((): void => undefined);
  const held: Held = { spec, entering, picked: undefined, screen: undefined };
  forgetValues();
  Object.assign(now, { random: undefined, draws: 0, forbidden: undefined, fatal: undefined, running: false });
  hearPredicates((predicate) => {
    entering(predicateCallback(predicate));
  });
  return {
    get draws() {
      return now.draws;
    },
    open: (input) => {
      const lastAction = lastActionOf(held, input.lastAction);
      const screen = createScreen(input.tree, options.platform, input.step);
      for (const list of [input.logs, input.exceptions, input.network, input.snapshots]) deepFreeze(list);
      held.screen = screen;
      now.random = options.random;
      return new OpenStep(held, input, screen, lastAction);
    },
    mathRandom: () => drawFloat('Math.random'),
  };
}
