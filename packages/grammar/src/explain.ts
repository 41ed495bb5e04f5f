// One plain sentence about what a step will do or when it holds.
import type { Action } from './action.ts';
import type { Assertion, Condition } from './assertion.ts';
import type { Step } from './parse-step.ts';
import { secondsWords } from './print/wording.ts';
import { explainPresses } from './sentences/calculator.ts';
import { explainSetChecked } from './sentences/checkbox.ts';
import { explainClick } from './sentences/click.ts';
import { explainComparison } from './sentences/comparison.ts';
import { explainCookie } from './sentences/cookie.ts';
import { explainDrag } from './sentences/drag.ts';
import { explainElementAttribute } from './sentences/element-attribute.ts';
import { explainElementCount } from './sentences/element-count.ts';
import { explainElementState, isState } from './sentences/element-state.ts';
import { explainElementText } from './sentences/element-text.ts';
import { explainNavigate } from './sentences/navigate.ts';
import { explainPageAddress } from './sentences/page-address.ts';
import { explainPageShows } from './sentences/page-shows.ts';
import { explainPointer } from './sentences/pointer.ts';
import { explainPressKey } from './sentences/press-key.ts';
import { explainCapture } from './sentences/remember.ts';
import { explainScroll } from './sentences/scroll.ts';
import { explainSelect } from './sentences/select.ts';
import { explainType } from './sentences/type.ts';
import { explainUpload } from './sentences/upload.ts';
import { explainWait } from './sentences/wait.ts';

function explainAction(action: Action): string {
  switch (action.kind) {
    case 'click':
      return explainClick(action);
    case 'presses':
      return explainPresses(action);
    case 'double_click':
    case 'right_click':
    case 'hover':
      return explainPointer(action);
    case 'drag':
      return explainDrag(action);
    case 'scroll':
      return explainScroll(action);
    case 'type_text':
      return explainType(action);
    case 'select':
      return explainSelect(action);
    case 'set_checked':
      return explainSetChecked(action);
    case 'press_key':
      return explainPressKey(action);
    case 'upload':
      return explainUpload(action);
    case 'navigate':
      return explainNavigate(action);
    case 'reload':
      return 'Loads the page again.';
    case 'capture':
      return explainCapture(action);
    case 'capture_download':
    case 'wait':
      return explainWait(action);
  }
}

function explainAssertion(step: Assertion): string {
  if (step.about === 'surface') {
    const { claim } = step;
    switch (claim.kind) {
      case 'cookie':
        return explainCookie(claim);
      case 'url_is':
      case 'url_contains':
      case 'title_is':
      case 'title_contains':
        return explainPageAddress(claim);
      default:
        return explainPageShows(claim);
    }
  }
  const { claim, target } = step;
  if (isState(claim)) return explainElementState(target, claim.kind);
  switch (claim.kind) {
    case 'shows':
    case 'field_contains':
      return explainElementText(target, claim);
    case 'appears_times':
      return explainElementCount(target, claim);
    default:
      return explainElementAttribute(target, claim);
  }
}

function explainCondition(step: Condition): string {
  if (step.about === 'surface') {
    return explainPageShows({ kind: step.claim.kind, expected: { kind: 'text', text: step.claim.text } });
  }
  const { claim, target } = step;
  switch (claim.kind) {
    case 'shows':
      return explainElementText(target, { kind: 'shows', expected: { kind: 'text', text: claim.text } });
    case 'visible':
    case 'not_visible':
      return explainElementState(target, claim.kind);
    default:
      return explainComparison(target, claim);
  }
}

/**
 * One plain sentence about a step: what an action will do, when an assertion or a condition holds.
 *
 * @example
 * explain(step); // 'Clicks “Beds”.'
 */
export function explain(step: Step): string {
  if (step.kind === 'assert') {
    return `Holds when, within ${secondsWords(step.timeoutMs)}, ${explainAssertion(step)}.`;
  }
  return step.kind === 'condition' ? `Holds when ${explainCondition(step)}.` : explainAction(step);
}
