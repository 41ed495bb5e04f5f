// The gates of an act in their order; the first that is not met names itself.
import {
  attribute,
  hasAttribute,
  isHtml,
  isHtmlElement,
  localName,
  matches,
  parentNode,
  queryInside,
} from './dom-access.ts';
import { flatClosest } from './flat-tree.ts';
import { isFramed, type Percent, percentOf, type Point } from './geometry.ts';
import { type Handle, isFrameApart, isSamePlace, lookAt } from './handles.ts';
import { hitTest, nameOfCover } from './hit-test.ts';
import type { PagePurpose, PageUnmet } from './protocol.ts';
import { bringIntoReach, type Reach } from './reach.ts';
import { describeKind } from './describe.ts';

/** Acts of the pointer: these need a place to press. */
export function usesPointer(purpose: PagePurpose): boolean {
  return ['click', 'hover', 'drag', 'type', 'set_checked'].includes(purpose);
}

/** A label passes on a press, and nothing else. */
export function labelsForward(purpose: PagePurpose): boolean {
  return purpose === 'click' || purpose === 'type' || purpose === 'set_checked';
}

export function isEnabled(element: Element): boolean {
  if (matches(element, ':disabled') || attribute(element, 'aria-disabled') === 'true') return false;
  if (
    hasAttribute(element, 'disabled') &&
    /^(?:button|input|select|textarea|option|optgroup|fieldset)$/.test(localName(element))
  ) {
    return false;
  }
  const group = flatClosest(element, (each) => each !== element && matches(each, 'fieldset:disabled'));
  if (group === null) return true;
  // The first legend of a disabled group stays usable.
  const legend = flatClosest(element, (each) => isHtml(each, 'legend') && parentNode(each) === group);
  return legend !== null && queryInside(group, ':scope > legend') === legend;
}

/** Why typing into the element cannot work; undefined when it can. */
export function whyNotEditable(element: Element): string | undefined {
  if (isHtml(element, 'select')) return 'it is a list, which is chosen from and not typed into';
  if (isHtml(element, 'input')) {
    if (/^(?:submit|button|reset|image|checkbox|radio|file|hidden)$/.test(element.type)) {
      return `it is ${describeKind(element)}, which takes no text`;
    }
    if (element.readOnly && !['range', 'color'].includes(element.type)) return 'it is read-only';
  } else if (isHtml(element, 'textarea')) {
    if (element.readOnly) return 'it is read-only';
  } else if (!isHtmlElement(element) || !element.isContentEditable) {
    return `it is ${describeKind(element)}, which takes no text`;
  }
  return attribute(element, 'aria-readonly') === 'true' ? 'it is read-only' : undefined;
}

function stateGates(element: Element, purpose: PagePurpose): PageUnmet | undefined {
  if (purpose === 'exists' || purpose === 'read' || purpose === 'scroll' || purpose === 'upload')
    return undefined;
  if (!isEnabled(element)) return { gate: 'enabled' };
  if (purpose !== 'type' && purpose !== 'clear') return undefined;
  const because = whyNotEditable(element);
  return because === undefined ? undefined : { gate: 'editable', because };
}

/** Rectangles seen longer ago than this say nothing about standing still, ms. */
const freshMs = 120;

/** Brings the element into reach and asks every gate of the purpose; remembers where the element stands. */
export function askGates(
  handle: Handle,
  purpose: PagePurpose,
): { readonly unmet?: PageUnmet; readonly reach?: Reach } {
  const { element } = handle;
  const unmet = stateGates(element, purpose);
  if (unmet !== undefined) return { unmet };
  if (!usesPointer(purpose) || isFramed(element)) return {};
  if (isMoving(handle)) return { unmet: { gate: 'stable' } };
  const reach = bringIntoReach(element, labelsForward(purpose));
  lookAt(handle);
  return reach.kind === 'reached' ? { reach } : { unmet: coveredBy(reach), reach };
}

/** Whether it stands elsewhere than a moment ago: the pointer need not follow it to tell. */
function isMoving(handle: Handle): boolean {
  const { seen, lastLook } = handle;
  if (seen === undefined) return false;
  const now = lookAt(handle);
  return !isSamePlace(seen, now) && now.at - lastLook <= freshMs && isFrameApart(seen, now);
}

function coveredBy(reach: Exclude<Reach, { kind: 'reached' }>): PageUnmet {
  const because = reach.kind === 'no box' ? 'it has no box on the page' : nameOfCover(reach.by);
  return { gate: 'receiving events', because };
}

/** The gates once more at the point where the pointer is now, without moving anything. */
export function confirmGates(
  handle: Handle,
  purpose: PagePurpose,
  point: Point,
  percent: Percent | undefined,
): { readonly unmet?: PageUnmet; readonly through?: Element | undefined } {
  const { element, seen } = handle;
  const unmet = stateGates(element, purpose);
  if (unmet !== undefined) return { unmet };
  const now = lookAt(handle);
  if (seen !== undefined && !(isFrameApart(seen, now) && isSamePlace(seen, now)))
    return { unmet: { gate: 'stable' } };
  const aimed = percent === undefined ? point : percentOf(element, percent);
  const hit = hitTest(element, aimed, percent === undefined && labelsForward(purpose));
  if (hit.kind === 'covered') return { unmet: { gate: 'receiving events', because: nameOfCover(hit.by) } };
  return { through: hit.through };
}
