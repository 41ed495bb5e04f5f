// The three verdicts on what was observed so far.
import type { Value } from './residue.ts';

/** `holds`: nothing is open now. `pending`: an obligation is open. `violated`: broken, and no later step changes it. */
export type Verdict = 'holds' | 'pending' | 'violated';

/** @internal */
export function verdictOf(value: Value): Verdict {
  if (value === 'U') return 'pending';
  return value === 'T' ? 'holds' : 'violated';
}
