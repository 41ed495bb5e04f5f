// One look at a surface: it has a deadline, and nothing that the application does makes it throw.
import type { Surface, TreeCapture, TreeRequest } from '@flowproof/driver';
import { bounds } from './limits.ts';
import { type SetAlarm, within } from './timers.ts';

/** What came of a look. */
export type Looked =
  | { readonly kind: 'captured'; readonly capture: TreeCapture }
  | { readonly kind: 'failed'; readonly message: string };

/** Observes a surface. */
export async function lookAt(surface: Surface, request: TreeRequest, setAlarm: SetAlarm): Promise<Looked> {
  try {
    const looked = await within(surface.tree(request), bounds.observeMs, setAlarm);
    return looked.kind === 'late'
      ? { kind: 'failed', message: `no answer within ${bounds.observeMs / 1000} s` }
      : { kind: 'captured', capture: looked.value };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}

/** What an error says; errors of other realms and plain values included. */
export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}
