// What a fault means for the act it met: nothing yet, all that was wanted, or the end.
import { type ActOutcome, CapabilityError, TransportError } from '@flowproof/driver';
import { atMost } from '../deadline.ts';
import { transportFault } from '../errors.ts';
import { WorldLost } from '../page/line.ts';
import type { Tab } from '../page/tab.ts';
import type { Tabs } from '../page/tabs.ts';
import type { Progress } from './progress.ts';

/** How long the end of a page may take to be told after its line has broken, ms. */
const tellMs = 250;

/** The outcome of an act that met a fault. Rejects with what cannot be an outcome. */
export async function afterFault(
  tab: Tab,
  tabs: Tabs,
  progress: Progress,
  error: unknown,
): Promise<ActOutcome> {
  if (error instanceof CapabilityError) throw error;
  const given = tab.givenUp;
  if (given !== undefined)
    return { kind: 'failed', message: given.message, ...(given.hint !== undefined && { hint: given.hint }) };
  if (error instanceof WorldLost) return progress.begun ? { kind: 'done' } : { kind: 'gone' };
  if (progress.begun && (await closedItself(tab)) && tabs.hasAnotherThan(tab)) return { kind: 'done' };
  if (error instanceof TransportError && !progress.begun)
    throw new TransportError(error.message, error, { nothingDone: true });
  throw transportFault(error);
}

async function closedItself({ page }: Tab): Promise<boolean> {
  return (
    page.isClosed() ||
    atMost(
      tellMs,
      new Promise<void>((resolve) =>
        page.once('close', () => {
          resolve();
        }),
      ),
    )
  );
}
