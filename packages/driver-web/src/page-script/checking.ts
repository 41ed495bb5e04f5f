// Verifies the state of a box, and in a frame brings it about by the box's own click.
import { isHtml, isHtmlElement, matches } from './dom-access.ts';
import { describe, describeKind } from './describe.ts';
import { isEnabled } from './gates.ts';
import type { Handle } from './handles.ts';
import type { PageVerdict } from './protocol.ts';
import { checkedState } from './readings.ts';

export function verifyChecked({ element }: Handle, checked: boolean, clickInFrame: boolean): PageVerdict {
  const before = checkedState(element);
  if (before === undefined)
    return { kind: 'failed', message: `this is ${describeKind(element)} and not a checkbox` };
  if (before === checked) return { kind: 'done' };
  if (clickInFrame) {
    if (!isEnabled(element)) return { kind: 'not_ready', unmet: { gate: 'enabled' } };
    if (isHtmlElement(element)) element.click();
    if (checkedState(element) === checked) return { kind: 'done' };
  }
  const radio =
    !checked && (matches(element, '[role=radio]') || (isHtml(element, 'input') && element.type === 'radio'));
  return {
    kind: 'failed',
    message: `${describe(element)} is ${checked ? 'still not checked' : 'still checked'} after the click`,
    ...(radio && { hint: 'a radio button is unchecked by checking another one of its group' }),
  };
}
