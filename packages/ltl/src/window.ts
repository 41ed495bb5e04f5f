// How long an obligation may stay open: what an author writes after `within`.
import { badAmount, badUnit } from './errors.ts';

/** What a window is measured in; steps are observed ones. */
export type TimeUnit = 'milliseconds' | 'seconds' | 'steps';

/** A window as written: `amount` ms, s or observed steps from where its formula is armed. */
export interface Window {
  readonly amount: number;
  readonly unit: TimeUnit;
}

/** @internal Checked: finite, 0 or more, whole for steps. */
export function windowOf(amount: unknown, unit: unknown): Window {
  if (unit !== 'milliseconds' && unit !== 'seconds' && unit !== 'steps') throw badUnit(unit);
  const fits = typeof amount === 'number' && Number.isFinite(amount) && amount >= 0;
  if (!fits || (unit === 'steps' && !Number.isSafeInteger(amount))) throw badAmount(amount, unit);
  return Object.freeze({ amount, unit });
}

/** @internal `within 3 steps`, `within 1 second`. */
export function windowText({ amount, unit }: Window): string {
  return `within ${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}
