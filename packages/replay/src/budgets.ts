// How long acts may wait. Replay takes the bounds from the trace; recording has one bound of its own for all.
import type { ActBudget } from '@flowproof/driver';
import type { TraceStep } from '@flowproof/trace-format';

/** Bound for presence when a step records none, ms. */
const defaultPresenceMs = 5000;
/** Bound for the gates when a step records none, ms. */
const defaultGateMs = 10_000;
/** An obscured target is waited for at least this long at replay, ms. */
const obscuredFloorMs = 30_000;
/** Bound of an assertion that records none, ms. */
export const defaultAssertionMs = 10_000;

/** Decides the bounds of one step. */
export type BudgetPolicy = (step: TraceStep) => ActBudget;

/**
 * Bounds as recorded in the trace; an obscured target is waited for at least 30 s.
 *
 * @example
 * recordedBudget(step); // { presenceMs: 5000, gateMs: 5000, obscuredMs: 30_000 }
 */
export const recordedBudget: BudgetPolicy = (step) => {
  const recorded = step.sync.pre.find((condition) => condition.kind === 'element_exists')?.timeout_ms;
  const gateMs = recorded ?? defaultGateMs;
  return {
    presenceMs: recorded ?? defaultPresenceMs,
    gateMs,
    obscuredMs: Math.max(gateMs, obscuredFloorMs),
  };
};

/**
 * One bound for everything: what recording uses.
 *
 * @param stepTimeoutMs - bound of every wait of an act, ms.
 * @example
 * uniformBudget(5000)(step); // { presenceMs: 5000, gateMs: 5000, obscuredMs: 5000 }
 */
export function uniformBudget(stepTimeoutMs: number): BudgetPolicy {
  const budget = { presenceMs: stepTimeoutMs, gateMs: stepTimeoutMs, obscuredMs: stepTimeoutMs };
  return () => budget;
}
