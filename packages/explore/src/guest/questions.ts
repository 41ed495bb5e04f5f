// What the engine asks the part of it that runs beside the spec, and what it is told. All of it travels as JSON text.
import type { ExceptionRecord, LogEntry, NetworkFailure } from '@flowproof/driver';
import type { PendingGesture } from '@sanderling/spec/runtime';
import type { NextAction } from '../run-directory/next-action.ts';
import type { UnverifiedReason, Verdict, Witness } from '../run-directory/step-record.ts';

/** What holds for the whole run. */
export interface GuestSettings {
  readonly seed: number;
  /** Unix ms at which `state.time` is 0. */
  readonly startedAtMillis: number;
  readonly platform: string;
  readonly guide: 'none' | 'novelty';
  readonly allowNoProperties: boolean;
}

/** What the spec turned out to be. */
export interface SpecFacts {
  /** Property names to their formulas as JSON, in the order of the module. */
  readonly properties: Readonly<Record<string, unknown>>;
  /** Property names to the sentences that `asserts` attached, and the stack of where. */
  readonly asserts: Readonly<
    Record<string, { readonly sentences: readonly string[]; readonly madeAt: string }>
  >;
  readonly notices: readonly string[];
  /** Names of environment variables that `secret` types. */
  readonly secrets: readonly string[];
  readonly extractors: readonly string[];
  readonly hasSetup: boolean;
  readonly generator: { readonly model: string; readonly instructions: string } | null;
}

/** How the step's action is had. */
export type ActionWish =
  | { readonly kind: 'pick' }
  /** Setup first; when it has nothing, everything that could be done, for a picker outside. */
  | { readonly kind: 'candidates' }
  | { readonly kind: 'nothing' };

/** One step, as it was captured. The tree's text travels beside it. */
export interface StepQuestion {
  readonly kind: 'step';
  readonly step: number;
  /** ms since the start of the run. */
  readonly timeMs: number;
  readonly url: string | null;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly snapshots: Readonly<Record<string, unknown>>;
  readonly logs: readonly LogEntry[];
  readonly exceptions: readonly ExceptionRecord[];
  readonly network: readonly NetworkFailure[];
  /** Since the previous observed step; null: nothing was dispatched. Without `action` it is the one picked here last. */
  readonly lastAction: { readonly applied: true | null; readonly action?: NextAction } | null;
  /** Set where the step must not be verified, whatever the tree is. */
  readonly unverified?: UnverifiedReason;
  /** A tree of two screens: `again` has it read once more; `settled` takes it as it is; `give_up` leaves it unverified. */
  readonly onTransition: 'again' | 'settled' | 'give_up';
  readonly wish: ActionWish;
}

/** Questions to the guest. */
export type GuestQuestion =
  | { readonly kind: 'open' }
  | StepQuestion
  | { readonly kind: 'choose'; readonly number: number; readonly text?: string }
  /** A recorded action, found again on the tree of the open step. */
  | { readonly kind: 'perform'; readonly action: NextAction }
  /** Everything from the beginning: the next step is the first of another run. */
  | { readonly kind: 'restart'; readonly startedAtMillis: number }
  | { readonly kind: 'end'; readonly step: number };

/** What an action's target is when the action is about to be performed. */
export interface TargetFacts {
  /** As assistive technology says it. */
  readonly role: string;
  readonly checked: boolean;
}

/** What is to be done at the end of a step. */
export type Choice =
  | {
      readonly kind: 'action';
      readonly record: NextAction;
      /** Only of an action that is performed again. */
      readonly target?: TargetFacts;
      /** In words, after redaction. */
      readonly description: string;
      /** What is dispatched; null for a wait. Holds the raw text, or the name of a secret: never written. */
      readonly gesture: PendingGesture | null;
      /** How long the gesture itself lasts, ms. */
      readonly durationMs: number;
      /** Steps that a network fault lasts. */
      readonly steps?: number;
    }
  | {
      readonly kind: 'skipped';
      readonly reason: string;
      readonly message: string;
      readonly record?: NextAction;
    }
  | { readonly kind: 'candidates'; readonly candidates: readonly Candidate[] };

/** Something that could be done now, for a picker outside of the spec's process. */
export interface Candidate {
  /** From 1. */
  readonly number: number;
  readonly kind: string;
  readonly description: string;
  readonly label: string;
  /** Percent of probability, at least 1; absent where the spec uses no weights. */
  readonly weight?: number;
  /** Its text is the picker's to choose. */
  readonly opensText: boolean;
}

/** What was being found out for a picker outside when something was thrown. */
export type PickPhase = 'setup' | 'candidates';

/** What the judging of one observation said. */
export interface Judged {
  readonly observation: number;
  readonly extractorChanges: Readonly<Record<string, { readonly prev?: unknown; readonly curr: unknown }>>;
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly residuals: Readonly<Record<string, unknown>>;
  readonly violations: readonly string[];
  readonly witnesses: Readonly<Record<string, Witness>>;
  /** Of each violation, the part of the formula that failed, in words: by it a violation is known again. */
  readonly parts: Readonly<Record<string, string>>;
  /** Whether a bounded obligation is open. */
  readonly open: boolean;
  readonly warnings: readonly string[];
}

/** The answer to a step. */
export type StepAnswer =
  | { readonly kind: 'again' }
  | {
      readonly kind: 'seen';
      readonly screen: string;
      readonly treeHash: string;
      /** Of section 24: a hash of the screen, structure and roles. */
      readonly state: string;
      readonly draws: number;
      /** JSON text of the record's `hierarchy`. */
      readonly hierarchy: string;
      readonly truncated: readonly string[];
      readonly unverified?: UnverifiedReason;
      readonly judged?: Judged;
      readonly choice?: Choice;
      readonly leafErrors: readonly string[];
    };

/** Per property, at the end of the run. */
export interface PropertyReport {
  readonly verdict: 'holds' | 'violated';
  readonly counters: Readonly<Record<string, unknown>>;
  /** Further violations of an invariant, and the steps of the first ten. */
  readonly repeats: number;
  readonly repeatSteps: readonly number[];
}

/** The answer to `end`. */
export interface EndAnswer {
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly violations: readonly string[];
  readonly witnesses: Readonly<Record<string, Witness>>;
  /** Of each violation, the part of the formula that failed, in words: by it a violation is known again. */
  readonly parts: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, PropertyReport>>;
}
