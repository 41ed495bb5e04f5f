// The last action as a state shows it: the author's own with its text redacted, or put together from a record.
import { DoubleTap, InputText, LongPress, Network, PressKey, Scroll, Swipe, Tap, Wait } from '../actions.ts';
import type { Action, ActionTarget, Point } from '../actions.ts';
import type { AccessibilityElement } from '../element.ts';
import { resolveLadder } from '../selectors/ladder.ts';
import type { SelectorRung } from '../selectors/ladder.ts';
import { elementView } from '../tree/element-view.ts';
import type { Screen } from '../tree/screen.ts';
import type { ActionRecord } from './action-record.ts';

/** An action as it may be shown. */
export function shownAction(action: Action, record: ActionRecord): Action {
  return action.kind === 'InputText' ? InputText({ ...action, text: record.text ?? '' }) : action;
}

function rungSelector(rung: SelectorRung | undefined): string {
  if (rung === undefined) return '';
  if ('testId' in rung) return `data-testid:${rung.testId}`;
  if ('id' in rung) return `id:${rung.id}`;
  if ('text' in rung) return `text:${rung.text}`;
  return 'name' in rung ? `text:${rung.name}` : `tag:${rung.role}`;
}

function found(
  screen: Screen | undefined,
  ladder: readonly SelectorRung[] | undefined,
): AccessibilityElement | undefined {
  if (screen === undefined || ladder === undefined) return undefined;
  const index = resolveLadder(screen, ladder);
  return index === undefined ? undefined : elementView(screen, index);
}

/** The action of a record, its target looked up on the screen that it was picked on. */
export function recordedAction(record: ActionRecord, screen: Screen | undefined): Action {
  const element = found(screen, record.selector);
  const on: ActionTarget = element ?? rungSelector(record.selector?.[0]);
  const point = (x = 0, y = 0): Point => ({ x, y });
  switch (record.kind) {
    case 'Tap':
      return Tap({ on });
    case 'DoubleTap':
      return DoubleTap({ on });
    case 'LongPress':
      return LongPress({ on });
    case 'InputText':
      return InputText({ into: on, text: record.text ?? '', ...(record.keys === true && { keys: true }) });
    case 'Swipe':
      return Swipe({
        from: element ?? point(record.from_x, record.from_y),
        to: found(screen, record.to_selector) ?? point(record.to_x, record.to_y),
        durationMillis: record.duration_millis ?? 0,
      });
    case 'Scroll':
      return Scroll({
        direction: record.direction ?? 'down',
        ...(record.selector !== undefined && { in: on }),
      });
    case 'PressKey':
      return PressKey({ key: record.key ?? 'enter' });
    case 'Wait':
      return Wait({ durationMillis: record.duration_millis ?? 0 });
    case 'Network':
      return Network({
        mode: record.mode ?? 'offline',
        steps: record.steps ?? 1,
        ...(record.url_contains !== undefined && { urlContains: record.url_contains }),
        ...(record.status !== undefined && { status: record.status }),
      });
  }
}
