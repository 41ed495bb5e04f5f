// A browser that is left to a person after the command has done its work.
import { CommandError } from './command-error.ts';
import type { Surfaces } from './open-surface.ts';
import type { Console } from './terminal/console.ts';

/** Whether the browser is kept open; throws `CommandError` for what cannot go with that. */
export function keptOpen(
  flags: { readonly keepOpen: boolean; readonly json: boolean },
  env: Readonly<Record<string, string | undefined>>,
  conflicts: readonly { readonly given: boolean; readonly what: string }[] = [],
): boolean {
  const fromEnvironment = env['FLOWPROOF_KEEP_BROWSER_OPEN'] !== undefined;
  if (!flags.keepOpen && !fromEnvironment) return false;
  const conflict = [{ given: flags.json, what: '--json' }, ...conflicts].find(({ given }) => given);
  if (conflict === undefined) return true;
  const who = flags.keepOpen ? '--keep-open' : 'FLOWPROOF_KEEP_BROWSER_OPEN';
  throw new CommandError('usage', `${who} cannot be used with ${conflict.what}`, {
    hint: 'a browser that stays open is for looking at one flow by hand',
  });
}

/** Says that the browser stays, and waits until its page is closed. */
export async function leaveOpen(surfaces: Surfaces, console: Console): Promise<void> {
  console.notice('the browser stays open; close its window, or press Ctrl-C, to end');
  await surfaces.untilClosed();
}
