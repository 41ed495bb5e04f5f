// One sentence about a fault of this program or of the machine, without a stack for what a user can cause.
import { forTerminal } from '@flowproof/report';

/** What an unexpected rejection says. */
export function describeFault(error: unknown): string {
  if (error instanceof Error) {
    const expected = 'code' in error && typeof error.code === 'string';
    return forTerminal(
      expected ? error.message : (error.stack ?? error.message).split('\n').slice(0, 4).join(' '),
    );
  }
  return forTerminal(String(error));
}
