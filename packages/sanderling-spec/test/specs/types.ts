// What an author's editor must accept and refuse: compiled, never run.
/* eslint-disable @typescript-eslint/no-unsafe-call -- what is refused has no type */
import {
  actions,
  always,
  eventually,
  extract,
  InputText,
  now,
  PressKey,
  secret,
  Swipe,
  Tap,
  weighted,
  whenRoute,
} from '@sanderling/spec';
import type {
  AccessibilityElement,
  AccessibilityTree,
  Action,
  ActionGenerator,
  DoubleTap,
  ExceptionRecord,
  Extractor,
  Formula,
  Key,
  LogEntry,
  LongPress,
  Network,
  NetworkFailure,
  Point,
  Sampler,
  Scroll,
  Selector,
  State,
  Wait,
} from '@sanderling/spec';

type Named = [
  AccessibilityTree,
  DoubleTap,
  ExceptionRecord,
  Key,
  LogEntry,
  LongPress,
  Network,
  NetworkFailure,
  Sampler<string>,
  Scroll,
  State,
  Wait,
];

export function accepted(tree: Named[0], element: AccessibilityElement): unknown {
  const action: Action = Tap({ on: element });
  const point: Point = { x: element.x, y: element.y };
  const selectors: readonly Selector[] = [
    'id:total',
    { text: 'Save', enabled: true },
    { secure: 'true' },
    { 'data-anything': 'x', obscured: true },
    [{ testTag: 'row' }, { role: 'button' }],
  ];
  const total: Extractor<number> = extract('total', (s) => s.logs.length).named('lines');
  const route = extract((s) => s.url);
  const generator: ActionGenerator = weighted([
    1,
    whenRoute(
      route,
      ['a'],
      actions(() => [action]),
    ),
  ]);
  const formula: Formula = always(
    now(() => total.current > 0).implies(eventually(() => true).within(1, 'steps')),
  ).asserts('page shows A');
  return [
    point,
    selectors.map((selector) => tree.find(selector)),
    generator,
    formula,
    Swipe({ from: element, to: point }),
    InputText({ into: 'id:pin', text: secret('PIN'), keys: true }),
  ];
}

export function refused(tree: Named[0], element: AccessibilityElement | undefined): unknown {
  const windowed = eventually(() => true).within(1, 'steps');
  return [
    // @ts-expect-error a key that no platform has
    PressKey({ key: 'F5' }),
    // @ts-expect-error an element that may not be there
    Tap({ on: element }),
    // @ts-expect-error a number is no text
    tree.find({ id: 7 }),
    // @ts-expect-error a variable that may not be set
    tree.find({ id: element?.id }),
    // @ts-expect-error a state is true or false
    tree.find({ checked: 'maybe' }),
    // @ts-expect-error a window is given once
    windowed.within(1, 'steps'),
    // @ts-expect-error now has no window
    now(() => true).within(1, 'steps'),
    // @ts-expect-error there are no minutes
    eventually(() => true).within(1, 'minutes'),
    // @ts-expect-error a condition returns true or false
    always(() => 1),
    // @ts-expect-error an extractor's value is read only
    (extract('x', () => 1).current = 2),
  ];
}
