// What a generator returned, checked before anything is chosen from it.
import type { Action } from '../actions.ts';
import { badAction } from '../errors/running.ts';
import { found } from '../errors/found.ts';
import { isSecret } from '../secret.ts';
import { placeOf } from '../tree/element-view.ts';

type Fields = Readonly<Record<string, unknown>>;

const directions: readonly unknown[] = ['up', 'down', 'left', 'right'];
const modes: readonly unknown[] = ['offline', 'slow', 'fail'];

function isTarget(value: unknown): boolean {
  return typeof value === 'string' || placeOf(value) !== undefined;
}

function isPlace(value: unknown): boolean {
  if (placeOf(value) !== undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Fields;
  return Number.isFinite(x) && Number.isFinite(y);
}

function wrongTarget(kind: string, key: string, value: unknown): string | undefined {
  return isTarget(value)
    ? undefined
    : `${kind} whose ${key} is ${found(value)}, not an element or a selector`;
}

function wrongSwipe({ from, to, durationMillis }: Fields): string | undefined {
  if (!isPlace(from)) return `Swipe whose from is ${found(from)}, not an element or a point`;
  if (!isPlace(to)) return `Swipe whose to is ${found(to)}, not an element or a point`;
  if (durationMillis === undefined || (Number.isFinite(durationMillis) && Number(durationMillis) >= 0)) {
    return undefined;
  }
  return `Swipe whose durationMillis is ${found(durationMillis)}`;
}

function wrongNetwork({ mode, steps, status, urlContains }: Fields): string | undefined {
  if (!modes.includes(mode)) return `Network whose mode is ${found(mode)}`;
  if (!Number.isInteger(steps) || Number(steps) < 1) return `Network whose steps is ${found(steps)}`;
  const knownStatus = Number.isInteger(status) && Number(status) >= 100 && Number(status) <= 599;
  if (status !== undefined && !knownStatus) return `Network whose status is ${found(status)}`;
  if (urlContains !== undefined && typeof urlContains !== 'string') {
    return `Network whose urlContains is ${found(urlContains)}`;
  }
  return undefined;
}

/** What is wrong with something that should be an action; a key or a wait that cannot be is skipped later instead. */
function wrong(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return `${found(value)} in its list`;
  const fields = value as Fields;
  switch (fields['kind']) {
    case 'Tap':
    case 'DoubleTap':
    case 'LongPress':
      return wrongTarget(fields['kind'], 'on', fields['on']);
    case 'InputText': {
      const { into, text } = fields;
      if (typeof text !== 'string' && !isSecret(text)) return `InputText whose text is ${found(text)}`;
      return wrongTarget('InputText', 'into', into);
    }
    case 'Swipe':
      return wrongSwipe(fields);
    case 'Scroll':
      if (!directions.includes(fields['direction'])) {
        return `Scroll whose direction is ${found(fields['direction'])}`;
      }
      return 'in' in fields ? wrongTarget('Scroll', 'in', fields['in']) : undefined;
    case 'Network':
      return wrongNetwork(fields);
    case 'PressKey':
    case 'Wait':
      return undefined;
    default:
      return `an action of the kind ${found(fields['kind'])}`;
  }
}

/** @throws SpecError `bad_action`, naming the leaf */
export function checkedList(leaf: string, list: unknown, madeAt: string): readonly Action[] {
  if (!Array.isArray(list)) throw badAction(leaf, `${found(list)} instead of a list`, list, madeAt);
  for (const each of list as readonly unknown[]) {
    const fault = wrong(each);
    if (fault !== undefined) throw badAction(leaf, fault, each, madeAt);
  }
  return list as readonly Action[];
}
