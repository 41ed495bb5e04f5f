// One step as `GET /api/runs/:id/steps/:n` answers it: everything resolved, nothing left to look up.
import type { VerdictLetter } from './run-view.ts';

/** A rectangle in device px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place in device px. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The action at the end of a step. */
export interface ActionView {
  readonly kind: string;
  readonly words: string;
  readonly source: string | null;
  /** The ladder, best first, each rung in the string form of a selector where it has one. */
  readonly selectors: readonly string[];
  readonly box?: Box;
  readonly tap?: Place;
  readonly from?: Place;
  readonly to?: Place;
  readonly text?: string;
  /** `applied`, `unconfirmed`, `refused`, or `unknown` when the run went no further. */
  readonly outcome: 'applied' | 'unconfirmed' | 'refused' | 'unknown';
  readonly outcomeMessage?: string;
}

/** An extractor's value, or a snapshot's. */
export interface ValueView {
  readonly name: string;
  readonly origin: 'extractor' | 'snapshot';
  readonly value: unknown;
  /** Present when it changed at this step. */
  readonly change?: { readonly previous: unknown };
}

/** An element as the trace writes it. */
export interface ElementView {
  readonly id?: string;
  readonly class?: string;
  readonly desc?: string;
  readonly own?: readonly (readonly [number, string])[];
  readonly value?: string;
  readonly flags?: number;
  readonly bounds?: readonly [number, number, number, number];
  readonly attrs?: Readonly<Record<string, string>>;
}

/** The tree in document order, or why there is none. */
export type HierarchyView =
  | { readonly kind: 'tree'; readonly elements: readonly ElementView[]; readonly depths: readonly number[] }
  | { readonly kind: 'missing'; readonly reason: string };

/** An obligation that is open, with what is left of its window. */
export interface OpenWindow {
  /** What has to happen, in words. */
  readonly goal: string;
  readonly operator: 'eventually' | 'always';
  /** `2 of 3 steps`, `1.4 s of 5 s`; null without a window. */
  readonly left: string | null;
  /** Share of the window that is left, 0 to 1. */
  readonly share: number | null;
  /** The observation that armed it. */
  readonly armedAtObservation: number;
}

/** A property at one step. */
export interface PropertyAtStep {
  readonly name: string;
  readonly verdict: VerdictLetter;
  /** What is left to prove, in words; null when the trace does not say. */
  readonly residual: string | null;
  readonly windows: readonly OpenWindow[];
}

/** A line of a log, an exception, a failed request, … of one step. */
export interface Happening {
  readonly step: number;
  readonly kind: HappeningKind;
  /** A level, a status, a type. */
  readonly label: string;
  readonly text: string;
  /** More lines: a stack. */
  readonly more?: string;
  readonly unixMillis: number | null;
}

/** What is listed over the whole run. */
export type HappeningKind = 'exceptions' | 'logs' | 'network';

/** The model's part of a step. */
export interface ModelCall {
  readonly outcome: string;
  readonly model: string | null;
  readonly reasoning: string | null;
  readonly choice: number | null;
  readonly candidates: readonly {
    readonly index: number;
    readonly description: string;
    readonly label: string;
    readonly weight: number | null;
  }[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly error: string | null;
  readonly systemPrompt: string | null;
  readonly userPrompt: string | null;
  readonly response: string | null;
}

/** One step. */
export interface StepView {
  readonly kind: 'step';
  readonly step: number;
  readonly line: number;
  readonly timeMs: number;
  readonly timestamp: string | null;
  readonly observation: number | null;
  readonly screen: string;
  readonly url: string | null;
  /** File name of the picture, for `screenshots/:name`. */
  readonly screenshot: string | null;
  /** Of a flow: the picture after the step. */
  readonly screenshotAfter?: string;
  readonly action: ActionView | null;
  readonly skipped: { readonly reason: string; readonly message: string } | null;
  readonly unverified: string | null;
  /** What else the record says: not settled, in grace, relaunched, … */
  readonly notes: readonly string[];
  readonly values: readonly ValueView[];
  readonly hierarchy: HierarchyView;
  readonly properties: readonly PropertyAtStep[];
  readonly happened: readonly Happening[];
  readonly model: ModelCall | null;
  /** Of a flow's step. */
  readonly flow?: { readonly id: string; readonly status: string; readonly detail: string | null };
}

/** A line that cannot be read. */
export interface DamagedStep {
  readonly kind: 'damaged';
  readonly step: number;
  readonly line: number;
  readonly reason: string;
}

/** What `steps/:n` answers. */
export type StepAnswer = StepView | DamagedStep;
