// Native dialogs around a step: a declared one must open and say what was declared, an undeclared one fails the step.
import { type Clock, type DialogEvent, poll, requireCapability, type Surface } from '@flowproof/driver';
import type { DialogParams } from '@flowproof/trace-format';
import type { References } from '../references.ts';
import { failure, type Trouble } from '../step-failure.ts';

/** Sets the declared answer before the trigger. */
export function armDeclared(surface: Surface, dialog: DialogParams, references: References): void {
  requireCapability(surface, 'native dialogs');
  surface.armDialog({
    disposition: dialog.disposition,
    ...(dialog.reply !== undefined && { reply: references.resolveVariables(dialog.reply).text }),
  });
}

/**
 * Judges what opened during a step.
 *
 * @param timeoutMs - how long a declared dialog may take to open after its trigger.
 * @returns the trouble, or undefined when everything that opened was declared and nothing declared stayed away.
 */
export async function judgeDialogs(
  surface: Surface,
  declared: DialogParams | undefined,
  options: { readonly clock: Clock; readonly timeoutMs: number },
): Promise<Trouble | undefined> {
  if (declared === undefined) return undeclared(surface.takeDialogs());
  const opened: DialogEvent[] = [];
  await poll(
    () => {
      opened.push(...surface.takeDialogs());
      return Promise.resolve({ done: opened.some((dialog) => dialog.expected), value: undefined });
    },
    options,
  );
  surface.armDialog(undefined);
  const answered = opened.find((dialog) => dialog.expected);
  if (answered === undefined) {
    return failure('dialog_missing', `the dialog that this step declares did not open within ${options.timeoutMs} ms`);
  }
  if (declared.message !== undefined && !answered.message.includes(declared.message)) {
    return failure('dialog_message', `the dialog said "${answered.message}", declared was "${declared.message}"`);
  }
  if (answered.answered !== declared.disposition) {
    return failure('dialog_answer', `the dialog was to be ${past(declared.disposition)}, it was ${past(answered.answered)}`);
  }
  return undeclared(opened);
}

/** The trouble that dialogs nobody declared make, in the words of the first. */
export function undeclared(opened: readonly DialogEvent[]): Trouble | undefined {
  const surprise = opened.find((dialog) => !dialog.expected);
  if (surprise === undefined) return undefined;
  const said = surprise.type === 'beforeunload' ? 'beforeunload (the page asks whether to leave)' : surprise.message;
  return failure('unexpected_dialog', `unexpected dialog opened: ${said}`, {
    hint: 'declare it on the step that opens it: `…, accepting the dialog` or `…, dismissing the dialog`',
  });
}

function past(disposition: 'accept' | 'dismiss'): string {
  return disposition === 'accept' ? 'accepted' : 'dismissed';
}
