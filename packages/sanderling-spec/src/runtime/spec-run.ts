// One run of a spec: steps are opened, judged, and asked for an action.
import type { Platform } from '../platform.ts';
import type { ScreenTree } from '../tree/screen-tree.ts';
import type { CandidateList, CandidatePurpose } from './candidate.ts';
import type { RandomSource } from './random-source.ts';
import type { Picked } from './resolved-action.ts';
import type { StepInput } from './step-input.ts';

/** Something of the spec that is about to be called: what was running when it hangs. */
export interface Callback {
  readonly kind: 'extractor' | 'predicate' | 'leaf';
  /** Name of the extractor or predicate, path and beginning of the leaf. */
  readonly name: string;
}

/** What a run needs from outside. */
export interface RunOptions {
  readonly platform: Platform;
  readonly random: RandomSource;
  /** Called right before each call into the spec. The same object comes for the same callback. */
  readonly entering?: (callback: Callback) => void;
}

/** One extractor's value at a step. */
export interface ExtractedValue {
  readonly name: string;
  /** JSON text of what is recorded. */
  readonly text: string;
  /** False when it is recorded just as at the previous observed step. */
  readonly changed: boolean;
}

/** An open step. Every method throws `SpecError` for what must end the run. */
export interface SpecStep {
  /** The screen, with look-ups for the engine. */
  readonly tree: ScreenTree;
  /** Runs every extractor, in order of creation. Once per step, before the rest. */
  extract(): readonly ExtractedValue[];
  /** Runs `evaluate`, in which evaluators may call predicates; throws what a predicate's look-up made fatal. */
  judge<T>(evaluate: () => T): T;
  /** Setup alone: `null` when there is none or it has nothing. */
  pickSetup(): Picked | null;
  /** Setup, then the walk from the root. */
  pick(): Picked;
  /** Every action the root can yield now. */
  candidates(purpose: CandidatePurpose): CandidateList;
  /**
   * One of the candidates asked for last, by its number. Open text is `text`, or drawn from the corpus without one;
   * other open parts are drawn under `novelty` and nominal under `model`.
   */
  choose(number: number, text?: string): Picked;
  /** Ends the step: what an extractor kept of its state throws `stale_state` from now on. */
  close(): void;
}

/** A spec under way. One at a time in a process: extractors hold their values. */
export interface SpecRun {
  /** Draws so far. */
  readonly draws: number;
  /** Opens the next observed step; the one before is closed. */
  open(input: StepInput): SpecStep;
  /** What `Math.random` is inside the spec: a draw in a step, `sampler_outside_step` at load. */
  mathRandom(): number;
}
