// One question, one answer: finding, bringing into reach, gates, geometry and readings together.
import { isHtml, localName } from './dom-access.ts';
import { describe } from './describe.ts';
import { find, type Finding } from './find.ts';
import { askGates, labelsForward, usesPointer } from './gates.ts';
import { boundsOf, isFramed, middleOf } from './geometry.ts';
import { type Handle, handleOf } from './handles.ts';
import { controlOf, neededControl, wholeContent } from './inner-control.ts';
import type { PageElementFacts, PageLocator, PagePurpose, PageReading, PageResolution } from './protocol.ts';
import { bringIntoReach } from './reach.ts';
import { checkedState, readAll } from './readings.ts';

export function resolve(
  locator: PageLocator,
  purpose: PagePurpose,
  read: readonly PageReading[],
): PageResolution {
  const finding = find(locator, purpose);
  if (finding.kind !== 'found') return finding;
  const chosen = choose(finding, purpose);
  const kind = neededControl(purpose, read);
  if (kind !== undefined) {
    const control = controlOf(chosen, kind, purpose);
    if (control.kind === 'missing')
      return { kind: 'missing', detail: `${describe(chosen)} is there, but ${control.detail}` };
    return answer(control.element, undefined, finding, chosen, purpose, read);
  }
  const whole =
    finding.isCell && (usesPointer(purpose) || asksControl(read)) ? wholeContent(chosen) : undefined;
  return answer(whole ?? chosen, whole === undefined ? undefined : chosen, finding, chosen, purpose, read);
}

/** Readings that a cell with one control as its whole content passes on to it. */
function asksControl(read: readonly PageReading[]): boolean {
  return read.some(
    ({ kind }) => kind === 'text' || kind === 'empty' || kind === 'enabled' || kind === 'attribute',
  );
}

/** Among equal texts an act takes the first that a pointer can reach, the first of all when it reaches none. */
function choose(finding: Extract<Finding, { kind: 'found' }>, purpose: PagePurpose): Element {
  const { picks } = finding;
  const [first] = picks;
  if (picks.length === 1 || !usesPointer(purpose) || isFramed(first)) return first;
  const forward = labelsForward(purpose);
  return picks.find((pick) => bringIntoReach(pick, forward).kind === 'reached') ?? first;
}

function answer(
  element: Element,
  cell: Element | undefined,
  finding: Extract<Finding, { kind: 'found' }>,
  chosen: Element,
  purpose: PagePurpose,
  read: readonly PageReading[],
): PageResolution {
  const handle: Handle = handleOf(element);
  // A trace does not tell choosing from typing: a native list is chosen from, with the gates of choosing.
  const asked = purpose === 'type' && isHtml(element, 'select') ? 'select' : purpose;
  const { unmet, reach } = askGates(handle, asked);
  return {
    kind: 'found',
    ref: handle.ref,
    bounds: boundsOf(element),
    point: reach?.point ?? middleOf(element),
    ...(unmet !== undefined && { unmet }),
    readings: readAll(element, read, cell),
    description: describe(element),
    facts: factsOf(element),
    ...hintsOf(finding, chosen),
  };
}

function hintsOf(
  finding: Extract<Finding, { kind: 'found' }>,
  chosen: Element,
): Pick<Extract<PageResolution, { kind: 'found' }>, 'hints'> {
  const hints = finding.hints(chosen);
  return Object.keys(hints).length === 0 ? {} : { hints };
}

function factsOf(element: Element): PageElementFacts {
  const checked = checkedState(element);
  return {
    tag: localName(element),
    ...(isHtml(element, 'input') && { inputType: element.type }),
    ...(isHtml(element, 'select') && element.multiple && { multiple: true }),
    framed: isFramed(element),
    ...(checked !== undefined && { checked }),
  };
}
