// The two events that tell a page its field has changed.
import { dispatch } from './dom-access.ts';

export function tellInput(element: Element, data: string | null = null): void {
  dispatch(
    element,
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText', data }),
  );
}

export function tellChange(element: Element): void {
  dispatch(element, new Event('change', { bubbles: true }));
}
