// Formulas and residuals, which the trace holds as JSON, in words; and the windows of a residual that are open.
import { isObject, type JsonObject, listOf, numberOf, textOf } from '../json.ts';
import type { OpenWindow } from '../api/step-view.ts';

/** Where the run stood when the residual was written. */
export interface Standing {
  readonly observation: number | undefined;
  /** ms since the start of the run. */
  readonly timeMs: number;
}

/** Longest text made of one formula, characters; a residual may be very large. */
const longestWords = 4000;
const mostWindows = 100;
/** A residual nests as deep as its formula; what is deeper was not written by the logic. */
const deepest = 60;

/** A formula on one line. */
export function formulaWords(formula: unknown): string | null {
  if (!isObject(formula)) return null;
  const words = printed(formula, 0);
  return words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
}

function printed(node: JsonObject, depth: number): string {
  const op = textOf(node['op']) ?? '?';
  if (depth > deepest) return '…';
  const inner = (key: string): string => {
    const value = node[key];
    return isObject(value) ? printed(value, depth + 1) : '?';
  };
  switch (op) {
    case 'predicate':
      return textOf(node['name']) ?? '?';
    case 'not':
      return `not ${bracketed(node['arg'], inner('arg'))}`;
    case 'implies':
      return `${bracketed(node['left'], inner('left'))} implies ${bracketed(node['right'], inner('right'))}`;
    case 'and':
    case 'or':
      return joined(node, op, depth);
    case 'truncated':
      return `(${numberOf(node['nodes']) ?? 'too many'} parts, not written out)`;
    case 'now':
    case 'next':
    case 'always':
    case 'eventually':
      return temporal(node, op, inner('arg'), depth);
    default:
      return op;
  }
}

function joined(node: JsonObject, op: string, depth: number): string {
  const args = node['args'] ?? [node['left'], node['right']];
  const parts = listOf(args).filter(isObject);
  const shown = parts.slice(0, 50).map((part) => bracketed(part, printed(part, depth + 1)));
  if (parts.length > shown.length) shown.push(`… ${parts.length - shown.length} more`);
  return shown.join(` ${op} `);
}

function temporal(node: JsonObject, op: string, arg: string, depth: number): string {
  const attempts = listOf(node['attempts']).filter(isObject);
  const tried =
    attempts.length === 0 ? '' : ` trying ${attempts.map((each) => printed(each, depth + 1)).join('; ')}`;
  return `${op}(${arg})${windowWords(node)}${node['closed'] === true ? ' [closed]' : ''}${tried}`;
}

function windowWords(node: JsonObject): string {
  const within = node['within'];
  if (!isObject(within)) return '';
  return ` within ${numberOf(within['amount']) ?? '?'} ${textOf(within['unit']) ?? '?'}`;
}

function bracketed(node: unknown, words: string): string {
  const op = isObject(node) ? node['op'] : undefined;
  return op === 'and' || op === 'or' || op === 'implies' ? `(${words})` : words;
}

/** The armed obligations of a residual that are still open, in its own order. */
export function openWindows(residual: unknown, standing: Standing): readonly OpenWindow[] {
  const found: OpenWindow[] = [];
  const waiting: unknown[] = [residual];
  while (waiting.length > 0 && found.length < mostWindows) {
    const node = waiting.shift();
    if (!isObject(node)) continue;
    const window = openWindow(node, standing);
    if (window !== undefined) found.push(window);
    // What is under an armed node is not armed itself, except its attempts.
    if (node['armedAtObservation'] !== undefined) waiting.unshift(...listOf(node['attempts']));
    else waiting.unshift(...listOf(node['args']));
  }
  return found;
}

function openWindow(node: JsonObject, standing: Standing): OpenWindow | undefined {
  const op = node['op'];
  const armed = numberOf(node['armedAtObservation']);
  if ((op !== 'eventually' && op !== 'always') || armed === undefined) return undefined;
  const within = isObject(node['within']) ? node['within'] : undefined;
  // An invariant without an end owes nothing: it stands in the residual, but nothing is open.
  if (op === 'always' && within === undefined) return undefined;
  const { left, share } = remaining(within, standing);
  const goal = formulaWords(node['arg']) ?? '?';
  return { goal, operator: op, left, share, armedAtObservation: armed };
}

function remaining(
  within: JsonObject | undefined,
  standing: Standing,
): { left: string | null; share: number | null } {
  const amount = numberOf(within?.['amount']);
  const unit = textOf(within?.['unit']);
  if (within === undefined || amount === undefined || unit === undefined) return { left: null, share: null };
  const expires = numberOf(within['expiresAtObservation']);
  if (unit === 'steps' && expires !== undefined && standing.observation !== undefined) {
    const steps = Math.max(0, expires - standing.observation);
    return { left: `${steps} of ${amount} ${amount === 1 ? 'step' : 'steps'}`, share: part(steps, amount) };
  }
  const deadline = numberOf(within['expiresAtMillis']);
  if (deadline === undefined) return { left: null, share: null };
  const whole = unit === 'seconds' ? amount * 1000 : amount;
  const ms = Math.max(0, deadline - standing.timeMs);
  return { left: `${seconds(ms)} of ${seconds(whole)}`, share: part(ms, whole) };
}

function part(left: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole));
}

function seconds(ms: number): string {
  return ms < 1000 && ms > 0 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
