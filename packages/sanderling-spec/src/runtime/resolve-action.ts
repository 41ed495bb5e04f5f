// An action of the author's to something that can be dispatched: targets found, keys known, the record written.
import type { Action, ActionTarget, Point } from '../actions.ts';
import type { AccessibilityElement } from '../element.ts';
import { platformRules } from '../platform.ts';
import { shownText } from '../recording/shown-text.ts';
import { isSecret } from '../secret.ts';
import { findIn } from '../selectors/search.ts';
import { centreOf, placeOf } from '../tree/element-view.ts';
import { flagged, secureState } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';
import type { ActionRecord } from './action-record.ts';
import { describeAction, fieldKind } from './describe-action.ts';
import { targetFacts } from './target-facts.ts';
import type { PendingGesture, ResolvedAction, SkipReason } from './resolved-action.ts';

/** Default length of a swipe and of a held press, ms. */
const swipeMillis = 250;
const longPressMillis = 600;

/** A resolved action, or why there is none. */
export type Resolution =
  | { readonly ok: true; readonly action: ResolvedAction }
  | {
      readonly ok: false;
      readonly reason: SkipReason;
      readonly message: string;
      readonly record: ActionRecord;
    };

class Skipped {
  readonly reason: SkipReason;
  readonly message: string;

  constructor(reason: SkipReason, message: string) {
    this.reason = reason;
    this.message = message;
  }
}

function indexOfElement(screen: Screen, element: AccessibilityElement): number | Skipped {
  const place = placeOf(element);
  if (place === undefined || place.screen !== screen) {
    const step = place === undefined ? 'nowhere' : `step ${place.screen.step}`;
    return new Skipped('stale_element', `the target comes from ${step}, not from step ${screen.step}`);
  }
  return place.index;
}

function targetIndex(screen: Screen, target: ActionTarget): number | Skipped {
  if (typeof target !== 'string') return indexOfElement(screen, target);
  return (
    findIn(screen, undefined, target) ??
    new Skipped('unresolved_selector', `nothing on the screen matches ${JSON.stringify(target)}`)
  );
}

function targetRecord(screen: Screen, index: number): Omit<ActionRecord, 'kind'> {
  return targetFacts(screen, index).record;
}

interface Draft {
  readonly gesture: PendingGesture | null;
  readonly record: ActionRecord;
  readonly durationMillis?: number;
  readonly steps?: number;
  readonly target?: number;
}

const gestureKinds = { Tap: 'tap', DoubleTap: 'doubleTap', LongPress: 'longPress' } as const;

function press(screen: Screen, action: Extract<Action, { on: ActionTarget }>): Draft | Skipped {
  const target = targetIndex(screen, action.on);
  if (target instanceof Skipped) return target;
  return {
    target,
    gesture: { kind: gestureKinds[action.kind], on: target },
    durationMillis: action.kind === 'LongPress' ? longPressMillis : 0,
    record: { kind: action.kind, ...targetRecord(screen, target) },
  };
}

function input(screen: Screen, action: Extract<Action, { kind: 'InputText' }>): Draft | Skipped {
  const target = targetIndex(screen, action.into);
  if (target instanceof Skipped) return target;
  const into = { editable: flagged(screen, target, 'editable'), secure: secureState(screen, target) };
  const keys = action.keys === true;
  return {
    target,
    gesture: {
      kind: 'inputText',
      into: target,
      keys,
      text: isSecret(action.text)
        ? { kind: 'secret', name: action.text.name }
        : { kind: 'literal', value: action.text },
    },
    record: {
      kind: 'InputText',
      ...targetRecord(screen, target),
      ...shownText(action.text, into, screen.platform),
      ...(keys && { keys }),
    },
  };
}

function swipe(screen: Screen, action: Extract<Action, { kind: 'Swipe' }>): Draft | Skipped {
  const end = (place: AccessibilityElement | Point): number | Skipped | Point =>
    placeOf(place) === undefined ? place : indexOfElement(screen, place as AccessibilityElement);
  const from = end(action.from);
  if (from instanceof Skipped) return from;
  const to = end(action.to);
  if (to instanceof Skipped) return to;
  const at = (place: number | Point): Point => (typeof place === 'number' ? centreOf(screen, place) : place);
  const durationMillis = action.durationMillis ?? swipeMillis;
  const plain = (place: number | Point): number | Point =>
    typeof place === 'number' ? place : { x: place.x, y: place.y };
  return {
    ...(typeof from === 'number' && { target: from }),
    gesture: { kind: 'swipe', from: plain(from), to: plain(to), durationMillis },
    durationMillis,
    record: {
      kind: 'Swipe',
      ...(typeof from === 'number' && targetRecord(screen, from)),
      from_x: at(from).x,
      from_y: at(from).y,
      to_x: at(to).x,
      to_y: at(to).y,
      ...(typeof to === 'number' && { to_selector: targetFacts(screen, to).record.selector }),
      duration_millis: durationMillis,
    },
  };
}

function scroll(
  screen: Screen,
  { direction, in: within }: Extract<Action, { kind: 'Scroll' }>,
): Draft | Skipped {
  if (within === undefined) {
    return { gesture: { kind: 'scroll', direction }, record: { kind: 'Scroll', direction } };
  }
  const target = targetIndex(screen, within);
  if (target instanceof Skipped) return target;
  return {
    target,
    gesture: { kind: 'scroll', direction, in: target },
    record: { kind: 'Scroll', ...targetRecord(screen, target), direction },
  };
}

function pressKey(screen: Screen, action: Extract<Action, { kind: 'PressKey' }>): Draft | Skipped {
  const key: unknown = action.key;
  if (key === undefined || key === null || key === '')
    return new Skipped('missing_key', 'PressKey has no key');
  const known = platformRules[screen.platform].keys;
  if (!(known as readonly unknown[]).includes(key)) {
    const name = typeof key === 'string' ? JSON.stringify(key) : typeof key;
    return new Skipped(
      'unsupported_key',
      `${screen.platform} has no key ${name}; it has ${known.join(', ')}`,
    );
  }
  return { gesture: { kind: 'pressKey', key: action.key }, record: { kind: 'PressKey', key: action.key } };
}

function wait(durationMillis: number): Draft | Skipped {
  if (!Number.isFinite(durationMillis) || durationMillis <= 0) {
    return new Skipped('zero_duration_wait', `Wait is given ${String(durationMillis)} ms`);
  }
  return { gesture: null, durationMillis, record: { kind: 'Wait', duration_millis: durationMillis } };
}

function network({ mode, urlContains, status, steps }: Extract<Action, { kind: 'Network' }>): Draft {
  return {
    gesture: {
      kind: 'network',
      mode,
      ...(urlContains !== undefined && { urlContains }),
      ...(status !== undefined && { status }),
    },
    steps,
    record: {
      kind: 'Network',
      mode,
      ...(urlContains !== undefined && { url_contains: urlContains }),
      ...(status !== undefined && { status }),
      steps,
    },
  };
}

function draft(screen: Screen, action: Action): Draft | Skipped {
  switch (action.kind) {
    case 'Tap':
    case 'DoubleTap':
    case 'LongPress':
      return press(screen, action);
    case 'InputText':
      return input(screen, action);
    case 'Swipe':
      return swipe(screen, action);
    case 'Scroll':
      return scroll(screen, action);
    case 'PressKey':
      return pressKey(screen, action);
    case 'Wait':
      return wait(action.durationMillis);
    case 'Network':
      return network(action);
  }
}

/** @throws SpecError for a target that is no selector */
export function resolveAction(screen: Screen, action: Action, openText = false): Resolution {
  const drafted = draft(screen, action);
  if (drafted instanceof Skipped) {
    return { ok: false, reason: drafted.reason, message: drafted.message, record: { kind: action.kind } };
  }
  const { gesture, record, durationMillis = 0, steps, target } = drafted;
  const description = describeAction(record, {
    ...(target !== undefined && { label: targetFacts(screen, target).label }),
    ...(openText && target !== undefined && { openText: fieldKind(screen, target) }),
  });
  return {
    ok: true,
    action: {
      kind: action.kind,
      gesture,
      durationMillis,
      ...(steps !== undefined && { steps }),
      ...(target !== undefined && { target }),
      record,
      description,
    },
  };
}
