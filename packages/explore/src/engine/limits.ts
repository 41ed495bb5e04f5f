// Bounds of a run that no flag changes. All of them ms, but where the name says otherwise.

/** Bounds of waiting. */
export const bounds = {
  /** Opening the application. */
  openMs: 60_000,
  /** One observation. */
  observeMs: 60_000,
  /** One gesture, besides its own duration. */
  dispatchMs: 60_000,
  /** Until the application is in front, at the start and when it has left. */
  inFrontMs: 15_000,
  inFrontPauseMs: 200,
  /** The next observation after a step that dispatched nothing. */
  idleMs: 200,
  /** Between two looks at a tree that shows two screens, and how many looks. */
  transitionMs: 200,
  transitionLooks: 4,
  /** Past the duration until the run is stopped from outside. */
  watchdogMs: 30_000,
  /** What the step in hand may still take after an interruption. */
  interruptedMs: 5000,
  /** Of everything that is closed. */
  closeMs: 5000,
  /** Failures in a row that end a run. */
  failuresInARow: 3,
  /** Entries of one list per step. */
  listEntries: 1000,
} as const;
