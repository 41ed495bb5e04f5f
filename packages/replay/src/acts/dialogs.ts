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
 * Judges what opened after the trigger of a declared dialog.
 *
 * @param timeoutMs - how long the dialog may take to open.
 * @returns the trouble, or undefined when the declared one opened as declared and no other.
 */
export async function judgeDeclared(
  surface: Surface,
  declared: DialogParams,
  options: { readonly clock: Clock; readonly timeoutMs: number },
): Promise<Trouble | undefined> {
  const opened: DialogEvent[] = [];
  await poll(() => {
    opened.push(...surface.takeDialogs());
    return Promise.resolve({ done: opened.some((dialog) => dialog.expected), value: undefined });
  }, options);
  return (
    declaredTrouble(
      declared,
      opened.find((dialog) => dialog.expected),
      options.timeoutMs,
    ) ?? undeclared(opened)
  );
}

function declaredTrouble(
  declared: DialogParams,
  answered: DialogEvent | undefined,
  timeoutMs: number,
): Trouble | undefined {
  if (answered === undefined) {
    return failure(
      'dialog_missing',
      `the dialog that this step declares did not open within ${timeoutMs} ms`,
    );
  }
  if (declared.message !== undefined && !answered.message.includes(declared.message)) {
    return failure(
      'dialog_message',
      `the dialog said "${answered.message}", declared was "${declared.message}"`,
      {
        expected: declared.message,
        actual: answered.message,
      },
    );
  }
  if (answered.answered !== declared.disposition) {
    const [wanted, was] = [past(declared.disposition), past(answered.answered)];
    return failure('dialog_answer', `the dialog was to be ${wanted}, it was ${was}`, {
      expected: wanted,
      actual: was,
    });
  }
  return undefined;
}

/** The trouble that dialogs nobody declared make, in the words of the first. */
export function undeclared(opened: readonly DialogEvent[]): Trouble | undefined {
  const surprise = opened.find((dialog) => !dialog.expected);
  if (surprise === undefined) return undefined;
  const said =
    surprise.type === 'beforeunload' ? 'beforeunload (the page asks whether to leave)' : surprise.message;
  return failure('unexpected_dialog', `unexpected dialog opened: ${said}`, {
    hint: 'declare it on the step that opens it: `…, accepting the dialog` or `…, dismissing the dialog`',
  });
}

function past(disposition: 'accept' | 'dismiss'): string {
  return disposition === 'accept' ? 'accepted' : 'dismissed';
}
