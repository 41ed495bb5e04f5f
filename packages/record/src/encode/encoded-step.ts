// One act or check as it will stand in the trace, before it has a number.
import type { Selector, TraceAction } from '@flowproof/trace-format';

/** What a sentence becomes; some sentences become several. */
export interface EncodedStep {
  readonly action: TraceAction;
  readonly selectors: readonly Selector[];
  /** The text is an option to choose, which the trace cannot tell from typing. */
  readonly choosing?: true;
}
