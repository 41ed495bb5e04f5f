// A recorded action performed again: its target found by the ladder, its text put back as far as that is possible.
import { InputText } from '../actions.ts';
import type { Action } from '../actions.ts';
import { corpusText, redacted } from '../recording/shown-text.ts';
import { secretNamed } from '../secret.ts';
import type { Secret } from '../secret.ts';
import { screenOf } from '../tree/screen-tree.ts';
import type { ScreenTree } from '../tree/screen-tree.ts';
import type { ActionRecord } from './action-record.ts';
import { recordedAction } from './last-action.ts';
import { resolveAction } from './resolve-action.ts';
import type { Picked } from './resolved-action.ts';

/** The text that a record stands for; `undefined` for a literal that was redacted. */
function typedText(record: ActionRecord): string | Secret | undefined {
  const text = record.text ?? '';
  if (text === redacted) return record.text_corpus === undefined ? undefined : corpusText(record.text_corpus);
  const [, name] = /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/.exec(text) ?? [];
  return name === undefined ? text : secretNamed(name);
}

function missing(ladder: ActionRecord['selector'], tree: ScreenTree): string | undefined {
  if (ladder === undefined || tree.resolve(ladder) !== undefined) return undefined;
  return `nothing on the screen is named by ${JSON.stringify(ladder)}`;
}

/**
 * A recorded action, ready to be dispatched on another tree. Skipped as `unresolved_selector` when its target is not
 * there, and as `no_action_produced` when its text was redacted and is no value of the corpus.
 *
 * @example
 * const picked = actionFromRecord(record.next_action, step.tree);
 */
export function actionFromRecord(record: ActionRecord, tree: ScreenTree): Picked {
  const screen = screenOf(tree);
  const gone = missing(record.selector, tree) ?? missing(record.to_selector, tree);
  if (screen === undefined || gone !== undefined) {
    const message = gone ?? 'the tree was not made by createTree';
    return { kind: 'skipped', reason: 'unresolved_selector', message, action: record };
  }
  let action: Action = recordedAction(record, screen);
  if (action.kind === 'InputText') {
    const text = typedText(record);
    if (text === undefined) {
      const message = 'the text was redacted: write secret("NAME") for what must be typed again';
      return { kind: 'skipped', reason: 'no_action_produced', message, action: record };
    }
    action = InputText({ ...action, text });
  }
  const resolution = resolveAction(screen, action);
  if (resolution.ok) return { kind: 'action', source: 'root', action: resolution.action };
  return { kind: 'skipped', reason: resolution.reason, message: resolution.message, action: record };
}
