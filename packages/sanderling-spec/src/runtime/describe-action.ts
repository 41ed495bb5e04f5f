// An action in words, for a model's list and for the console. Only what may be shown goes in.
import { attribute, flagged } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';
import type { ActionRecord } from './action-record.ts';

/** What is named in an action: labels of its targets. */
export interface Named {
  /** Label of the target, if it has one. */
  readonly label?: string;
  /** The text is not known yet: what the field is for stands in its place. */
  readonly openText?: string;
}

const longestText = 60;

function quoted(text: string): string {
  const clean = text.replace(/["\s\p{Cc}]+/gu, ' ').trim();
  const characters = Array.from(clean);
  return `"${characters.length > longestText ? `${characters.slice(0, longestText).join('')}…` : clean}"`;
}

function point(x: number | undefined, y: number | undefined): string {
  return `(${x ?? 0},${y ?? 0})`;
}

/** What a field is for, in brackets after a blank; empty for plain text. */
export function fieldKind(screen: Screen, index: number): string {
  if (flagged(screen, index, 'secure')) return ' (password)';
  const type = screen.platform === 'web' ? attribute(screen, index, 'type') : undefined;
  if (type === 'tel') return ' (phone)';
  return type === 'number' || type === 'email' || type === 'password' ? ` (${type})` : '';
}

/** `Tap "Save"`, `Type "milk" into "New item"`, `Scroll down "list"`, … */
export function describeAction(record: ActionRecord, named: Named): string {
  const target = named.label === undefined ? '' : ` "${named.label}"`;
  switch (record.kind) {
    case 'Tap':
      return `Tap${target}`;
    case 'DoubleTap':
      return `Double-tap${target}`;
    case 'LongPress':
      return `Long-press${target}`;
    case 'InputText':
      return named.openText === undefined
        ? `Type ${quoted(record.text ?? '')} into${target}`
        : `Type into${target}${named.openText}`;
    case 'Swipe': {
      const { from_x, from_y, to_x, to_y } = record;
      return `Swipe${target} from ${point(from_x, from_y)} to ${point(to_x, to_y)}`;
    }
    case 'Scroll':
      return `Scroll ${record.direction ?? ''}${target}`;
    case 'PressKey':
      return `Press ${record.key ?? ''}`;
    case 'Wait':
      return 'Wait';
    case 'Network':
      return `Network ${record.mode ?? ''} for ${record.steps === 1 ? '1 step' : `${record.steps ?? 0} steps`}`;
  }
}
