// The parts sentences are printed from: targets, dialog clauses, bounds, numbers.
import type { DialogClause } from '../action.ts';
import { takeBound } from '../bound.ts';
import { lexSentence } from '../lex.ts';
import type { Label, Region, RoleNoun, Target } from '../target.ts';
import { brokenSecond, doubleQuote, prefixedText } from './unsayable.ts';

/** A text in double quotes. */
export function quote(value: string, what: string): string {
  if (value.includes('"')) throw doubleQuote(what, value);
  return `"${value}"`;
}

/** A label with its prefix. */
function printLabel(label: Label): string {
  if (label.by !== 'text') return quote(`${label.by}:${label.value}`, 'a label');
  if (/^(?:css|id):/.test(label.value)) throw prefixedText(label.value);
  return quote(label.value, 'a label');
}

function printFrame(frame: Label): string {
  if (frame.by === 'text' && frame.value.startsWith('css:')) throw prefixedText(frame.value);
  return quote(frame.by === 'text' ? frame.value : `${frame.by}:${frame.value}`, 'the name of a frame');
}

function printAnchors(anchors: readonly string[]): string {
  return anchors.map((anchor) => quote(anchor, 'an anchor')).join(' and ');
}

function printRegion(region: Region): string {
  switch (region.kind) {
    case 'item':
      return ` in the item containing ${printAnchors(region.anchors)}`;
    case 'container':
      return ` in the ${printLabel(region.container)} containing ${printAnchors(region.anchors)}`;
    case 'iframe':
      return ` in the iframe ${printFrame(region.frame)}`;
  }
}

function suffix(ordinal: number): string {
  if (ordinal % 100 >= 11 && ordinal % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][ordinal % 10] ?? 'th';
}

/** An ordinal: `1st`, `22nd`, `13th`. */
export function printOrdinal(ordinal: number): string {
  return `${ordinal}${suffix(ordinal)}`;
}

/** A target without its article. `required`: the noun written when the step has none and no scope. */
export function printTarget(target: Target, required?: RoleNoun): string {
  if (target.kind === 'cell') {
    const noun = target.noun === undefined ? '' : ` ${target.noun}`;
    return `${quote(target.column, 'a column header')} column of the row containing ${printAnchors(target.anchors)}${noun}`;
  }
  const ordinal = target.ordinal === undefined ? '' : `${printOrdinal(target.ordinal)} `;
  const noun = target.noun ?? (target.region === undefined ? required : undefined);
  const region = target.region === undefined ? '' : printRegion(target.region);
  return `${ordinal}${printLabel(target.label)}${noun === undefined ? '' : ` ${noun}`}${region}`;
}

/** A target whose article is only written with an ordinal or a scope. */
export function printPointed(target: Target): string {
  const article = target.kind === 'cell' || target.ordinal !== undefined || target.region !== undefined;
  return `${article ? 'the ' : ''}${printTarget(target)}`;
}

/** A dialog clause with the comma before it; nothing when there is none. */
export function printDialog(dialog: DialogClause | undefined): string {
  if (dialog === undefined) return '';
  if (dialog.reply !== undefined)
    return `, answering the prompt with ${quote(dialog.reply, 'the answer to a prompt')}`;
  const word = dialog.disposition === 'accept' ? 'accepting' : 'dismissing';
  const message = dialog.message === undefined ? '' : `${quote(dialog.message, 'the message of a dialog')} `;
  return `, ${word} the ${message}dialog`;
}

/** A sentence with its bound, where it needs one: another than the default, or to keep its text from reading as one. */
export function printBound(sentence: string, timeoutMs: number, defaultMs: number): string {
  if (!Number.isSafeInteger(timeoutMs) || timeoutMs <= 0 || timeoutMs % 1000 !== 0)
    throw brokenSecond(timeoutMs);
  const needed = timeoutMs !== defaultMs || takeBound(lexSentence(sentence)).boundMs !== undefined;
  return needed ? `${sentence} within ${timeoutMs / 1000}s` : sentence;
}

/** A number in plain digits, however small or large. */
export function printNumber(value: number): string {
  const text = String(Math.abs(value));
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const [whole = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent);
  if (shift < 0) return `0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
  return `${whole}${fraction.padEnd(shift, '0')}`;
}
