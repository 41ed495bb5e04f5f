// Writes a step back as its canonical sentence, or says what cannot be said.
import type { Action } from './action.ts';
import type { Assertion, Condition } from './assertion.ts';
import { defaultAssertMs } from './default-bounds.ts';
import { isFunctionKey } from './keys.ts';
import { faultCode } from './fault-code.ts';
import { readAction } from './parse/read-action.ts';
import { readAssertion, readCondition } from './parse/read-claim.ts';
import type { Step } from './parse-step.ts';
import { printBound } from './print/phrases.ts';
import { misread } from './print/unsayable.ts';
import { toRecord } from './record.ts';
import { printPresses } from './sentences/calculator.ts';
import { printSetChecked } from './sentences/checkbox.ts';
import { printClick } from './sentences/click.ts';
import { printComparison } from './sentences/comparison.ts';
import { printCookie } from './sentences/cookie.ts';
import { printDrag } from './sentences/drag.ts';
import { printElementAttribute } from './sentences/element-attribute.ts';
import { printElementCount } from './sentences/element-count.ts';
import { isState, printElementState } from './sentences/element-state.ts';
import { printElementText } from './sentences/element-text.ts';
import { printNavigate } from './sentences/navigate.ts';
import { printPageAddress } from './sentences/page-address.ts';
import { printPageShows } from './sentences/page-shows.ts';
import { printPointer } from './sentences/pointer.ts';
import { printPressKey } from './sentences/press-key.ts';
import { printCapture } from './sentences/remember.ts';
import { printScroll } from './sentences/scroll.ts';
import { printSelect } from './sentences/select.ts';
import { printType } from './sentences/type.ts';
import { printUpload } from './sentences/upload.ts';
import { printWait } from './sentences/wait.ts';
import type { AppId, Position } from './surface-app.ts';

function printAction(action: Action): string {
  switch (action.kind) {
    case 'click':
      return printClick(action);
    case 'presses':
      return printPresses(action);
    case 'double_click':
    case 'right_click':
    case 'hover':
      return printPointer(action);
    case 'drag':
      return printDrag(action);
    case 'scroll':
      return printScroll(action);
    case 'type_text':
      return printType(action);
    case 'select':
      return printSelect(action);
    case 'set_checked':
      return printSetChecked(action);
    case 'press_key':
      return printPressKey(action);
    case 'upload':
      return printUpload(action);
    case 'navigate':
      return printNavigate(action);
    case 'reload':
      return 'Reload the page';
    case 'capture':
      return printCapture(action);
    case 'capture_download':
    case 'wait':
      return printWait(action);
  }
}

function printClaim(step: Assertion): string {
  if (step.about === 'surface') {
    const { claim } = step;
    switch (claim.kind) {
      case 'cookie':
        return printCookie(claim);
      case 'url_is':
      case 'url_contains':
      case 'title_is':
      case 'title_contains':
        return printPageAddress(claim);
      default:
        return printPageShows(claim);
    }
  }
  const { claim, target } = step;
  if (isState(claim)) return printElementState(target, claim.kind);
  switch (claim.kind) {
    case 'shows':
    case 'field_contains':
      return printElementText(target, claim);
    case 'appears_times':
      return printElementCount(target, claim);
    default:
      return printElementAttribute(target, claim);
  }
}

function printCondition(step: Condition): string {
  if (step.about === 'surface') {
    return printPageShows({ kind: step.claim.kind, expected: { kind: 'text', text: step.claim.text } });
  }
  const { claim, target } = step;
  switch (claim.kind) {
    case 'shows':
      return printElementText(target, { kind: 'shows', expected: { kind: 'text', text: claim.text } });
    case 'visible':
    case 'not_visible':
      return printElementState(target, claim.kind);
    default:
      return printComparison(target, claim);
  }
}

/** An app whose grammar has what the step needs. */
function homeOf(step: Step): AppId {
  if (step.kind === 'presses') return 'calc';
  if (step.kind === 'type_text' && step.mode === 'document') return 'notepad';
  if (step.kind === 'press_key' && isFunctionKey(step.key)) return 'windows';
  if (step.kind !== 'assert') return 'web';
  if (step.claim.kind === 'display_shows') return 'calc';
  return step.claim.kind === 'document_contains' ? 'notepad' : 'web';
}

function positionOf(step: Step): Position {
  if (step.kind === 'assert') return 'assert';
  return step.kind === 'condition' ? 'condition' : 'action';
}

/** What is wrong with a sentence that should say a step; undefined when it says exactly that. */
function findMisreading(sentence: string, step: Step): string | undefined {
  const app = homeOf(step);
  const position = positionOf(step);
  const read = { action: readAction, assert: readAssertion, condition: readCondition }[position];
  const reading = read(sentence, app);
  if (!reading.ok) return `would be refused (${faultCode(reading, position)})`;
  const same = JSON.stringify(toRecord(reading.value)) === JSON.stringify(toRecord(step));
  return same ? undefined : 'would be read as something else';
}

/**
 * Writes a step as its canonical sentence. Reading that sentence gives the step again.
 *
 * @throws {@link UnsayableError} for a step that no sentence can say; it is never approximated.
 * @example
 * print(step); // 'Type fern into the "Search" field'
 */
export function print(step: Step): string {
  const sentence = sentenceOf(step);
  const misreading = findMisreading(sentence, step);
  if (misreading !== undefined) throw misread(sentence, misreading);
  return sentence;
}

function sentenceOf(step: Step): string {
  if (step.kind === 'assert') return printBound(printClaim(step), step.timeoutMs, defaultAssertMs);
  return step.kind === 'condition' ? printCondition(step) : printAction(step);
}
