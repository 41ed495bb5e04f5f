// What goes between the engine's process and that of the spec. Everything larger is JSON text, parsed once by whoever needs it.
import type { PickPhase } from '../guest/questions.ts';

/** To the child. */
export type ChildQuestion =
  | {
      readonly kind: 'load';
      readonly code: string;
      /** What stacks call the bundle. */
      readonly name: string;
      /** JSON text of `GuestSettings`. */
      readonly settings: string;
      /** Resident size past which the process ends itself, bytes. */
      readonly rssBytes: number;
    }
  // `text`: JSON text of a `GuestQuestion`; `tree`: that of a `CapturedTree`, as the surface made it.
  | { readonly kind: 'ask'; readonly text: string; readonly tree: string };

/** From the child. */
export type ChildAnswer =
  { readonly kind: 'answer'; readonly text: string } | { readonly kind: 'thrown'; readonly thrown: Thrown };

/** Something thrown, as text. */
export interface Thrown {
  readonly code?: string;
  readonly message: string;
  readonly hint?: string;
  /** What was being found out for a picker outside. */
  readonly during?: PickPhase;
  /** Stacks to look for a place in, best first. */
  readonly stacks: readonly string[];
}
