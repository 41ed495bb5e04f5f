// Answers to questions about one element: its text, its value, its state.
import { attribute, isHtml, matches, queryAll } from './dom-access.ts';
import { chosenText } from './chosen-options.ts';
import { drawnText } from './drawn-text.ts';
import { documentOrder, scopesOf } from './flat-tree.ts';
import { frameOf } from './geometry.ts';
import { isEnabled } from './gates.ts';
import type { PageReading, PageReadings } from './protocol.ts';
import { isVisible, styleOf } from './rendering.ts';
import { asButtonInput } from './roles.ts';
import { buttonText } from './accessible-name.ts';

/** Reads what is asked; `cell` is the cell whose whole content the element is, which has attributes of its own. */
export function readAll(
  element: Element,
  read: readonly PageReading[],
  cell: Element | undefined,
): PageReadings {
  let readings: PageReadings = {};
  for (const reading of read) readings = { ...readings, ...readOne(element, reading, cell) };
  return readings;
}

function readOne(element: Element, reading: PageReading, cell: Element | undefined): PageReadings {
  switch (reading.kind) {
    case 'text':
      return { text: textOf(element), ...alternativesOf(element) };
    case 'value':
      return { value: valueOf(element), ...alternativesOf(element) };
    case 'visible':
      return { visible: isShown(cell ?? element) };
    case 'enabled':
      return { enabled: isEnabled(element) };
    case 'checked': {
      const checked = checkedState(element);
      return checked === undefined ? { notACheckbox: true } : { checked };
    }
    case 'empty':
      return { empty: isEmpty(element) };
    case 'attribute': {
      const own = cell === undefined ? null : attribute(cell, reading.name);
      return { attribute: own ?? attribute(element, reading.name) };
    }
    case 'style':
      return {
        style: styleOf(cell ?? element)
          .getPropertyValue(reading.property)
          .trim(),
      };
  }
}

/** Value of a field, chosen options of a list, else the drawn text. */
function textOf(element: Element): string {
  if (isHtml(element, 'select')) return chosenText(element);
  const button = asButtonInput(element);
  if (button !== undefined) return buttonText(button);
  if (isHtml(element, 'input') || isHtml(element, 'textarea')) return element.value;
  return drawnText(element);
}

function valueOf(element: Element): string {
  return textOf(element);
}

function alternativesOf(element: Element): PageReadings {
  if (!isHtml(element, 'select')) return {};
  return { alternatives: Array.from(element.selectedOptions, (option) => option.value) };
}

function isEmpty(element: Element): boolean {
  if (isHtml(element, 'select')) {
    return (
      Array.from(element.selectedOptions, (option) => option.value)
        .join('')
        .trim() === ''
    );
  }
  return textOf(element).trim() === '';
}

/** Visible, and in a frame that is. */
function isShown(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = frameOf(current)) {
    if (!isVisible(current)) return false;
  }
  return true;
}

const nativeBoxes = 'input:is([type=checkbox i], [type=radio i])';
const roleBoxes =
  '[role=checkbox], [role=radio], [role=switch], [role=menuitemcheckbox], [role=menuitemradio]';

/** State of the checkbox, radio button or switch that the element is or holds; undefined when there is none. */
export function checkedState(element: Element): boolean | undefined {
  const native = firstOf(element, nativeBoxes);
  if (native !== undefined && isHtml(native, 'input')) return native.checked;
  const own = attribute(element, 'aria-checked');
  if (own !== null) return own === 'true';
  const box = firstOf(element, roleBoxes);
  return box === undefined ? undefined : attribute(box, 'aria-checked') === 'true';
}

function firstOf(element: Element, selector: string): Element | undefined {
  if (matches(element, selector)) return element;
  return scopesOf(element)
    .flatMap(({ scope }) => [...queryAll(scope, selector)])
    .toSorted(documentOrder)[0];
}
