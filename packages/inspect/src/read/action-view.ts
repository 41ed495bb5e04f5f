// An action of the trace as a person reads it: in words, with where it went.
import type { ActionView, Box, Place } from '../api/step-view.ts';
import { isObject, type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';

/** What became of an action, which only the next record knows. */
export interface ActionOutcome {
  readonly outcome: ActionView['outcome'];
  readonly message?: string;
}

const longestText = 60;

/** The action in words: `Tap “Save”`. */
export function actionWords(action: JsonObject): string {
  const kind = textOf(action['kind']) ?? 'Unknown action';
  const target = targetWords(action);
  const on = target === undefined ? '' : ` ${target}`;
  switch (kind.toLowerCase()) {
    case 'tap':
      return `Tap${on}`;
    case 'doubletap':
      return `Double-tap${on}`;
    case 'longpress':
      return `Long-press${on}`;
    case 'inputtext':
      return `Type ${quoted(textOf(action['text']) ?? '')}${target === undefined ? '' : ` into ${target}`}`;
    case 'swipe':
      return `Swipe${on}${path(action)}`;
    case 'scroll':
      return `Scroll ${textOf(action['direction']) ?? ''}${target === undefined ? '' : ` in ${target}`}`;
    case 'presskey':
      return `Press ${textOf(action['key']) ?? 'a key'}`;
    case 'wait':
      return `Wait ${numberOf(action['duration_millis']) ?? '?'} ms`;
    case 'network':
      return `Network ${textOf(action['mode']) ?? ''}`.trimEnd();
    default:
      return `${kind}${on}`;
  }
}

/** The whole of what the trace says of an action. */
export function actionView(action: JsonObject, became: ActionOutcome): ActionView {
  const box = boxOf(action['resolved_bounds']);
  const tap = placeOf(action['tap_point']) ?? place(action, 'x', 'y');
  const from = place(action, 'from_x', 'from_y');
  const to = place(action, 'to_x', 'to_y');
  const text = textOf(action['text']);
  return {
    kind: textOf(action['kind']) ?? 'unknown',
    words: actionWords(action),
    source: textOf(action['source']) ?? null,
    selectors: rungsOf(action['selector']).map(rungWords),
    ...(box !== undefined && { box }),
    ...(tap !== undefined && { tap }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(text !== undefined && { text }),
    outcome: became.outcome,
    ...(became.message !== undefined && { outcomeMessage: became.message }),
  };
}

function rungsOf(selector: unknown): readonly unknown[] {
  return Array.isArray(selector) ? listOf(selector) : selector === undefined ? [] : [selector];
}

/** One rung of the ladder: `id:save`, `role:button name:Save #2`. */
function rungWords(rung: unknown): string {
  if (typeof rung === 'string') return rung;
  return Object.entries(objectOf(rung))
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key}:${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}

/** What a person would call the target: its wording before its ids, with its number among equals. */
function targetWords(action: JsonObject): string | undefined {
  const rungs = rungsOf(action['selector']).map((rung) => (isObject(rung) ? rung : spokenRung(rung)));
  const spoken = rungs.find((rung) => nameIn(rung) !== undefined);
  if (spoken !== undefined) return `${quoted(nameIn(spoken) ?? '')}${numberIn(spoken)}`;
  const [first] = rungs;
  if (first === undefined) return undefined;
  const { nth: _, ...named } = first;
  const id = textOf(first['testId']) ?? textOf(first['id']) ?? textOf(first['role']);
  return cut(id ?? rungWords(named)) + numberIn(first);
}

const saidByPeople = ['name', 'text', 'desc', 'label'];

function nameIn(rung: JsonObject): string | undefined {
  return saidByPeople.map((key) => textOf(rung[key])).find((text) => text !== undefined && text !== '');
}

function numberIn(rung: JsonObject): string {
  const nth = numberOf(rung['nth']);
  return nth === undefined ? '' : ` no. ${nth}`;
}

/** A rung in the string form. */
function spokenRung(rung: unknown): JsonObject {
  const [, kind = 'id', value = String(rung)] = /^([\w-]+):(.*)$/su.exec(String(rung)) ?? [];
  return { [kind]: value };
}

function path(action: JsonObject): string {
  const from = place(action, 'from_x', 'from_y');
  const to = place(action, 'to_x', 'to_y');
  if (from === undefined || to === undefined) return '';
  return ` from ${from.x},${from.y} to ${to.x},${to.y}`;
}

function quoted(text: string): string {
  return `“${cut(text)}”`;
}

function cut(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
}

function place(action: JsonObject, x: string, y: string): Place | undefined {
  return placeOf({ x: action[x], y: action[y] });
}

function placeOf(value: unknown): Place | undefined {
  const { x, y } = objectOf(value);
  const [across, down] = [numberOf(x), numberOf(y)];
  return across === undefined || down === undefined ? undefined : { x: across, y: down };
}

function boxOf(value: unknown): Box | undefined {
  const bounds = objectOf(value);
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberOf(bounds[key]));
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x, y, width, height };
}
