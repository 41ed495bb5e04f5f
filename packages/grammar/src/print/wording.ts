// How an explanation names things.
import type { DialogClause } from '../action.ts';
import type { Expected } from '../assertion.ts';
import type { Label, Target } from '../target.ts';
import { printNumber, printOrdinal } from './phrases.ts';

function labelWords({ by, value }: Label, noun?: string): string {
  if (by === 'css') return `the ${noun ?? 'element'} matching \`${value}\``;
  if (by === 'id') return `the ${noun ?? 'element'} with the id \`${value}\``;
  return noun === undefined ? `“${value}”` : `the ${noun} “${value}”`;
}

function anchorWords(anchors: readonly string[]): string {
  return anchors.map((anchor) => `“${anchor}”`).join(' and ');
}

/** A target in words. */
export function targetWords(target: Target): string {
  if (target.kind === 'cell') {
    return `the cell under “${target.column}” in the row that contains ${anchorWords(target.anchors)}`;
  }
  const ordinal = target.ordinal === undefined ? '' : `the ${printOrdinal(target.ordinal)} match of `;
  const label = `${ordinal}${labelWords(target.label, target.noun)}`;
  const { region } = target;
  if (region === undefined) return label;
  if (region.kind === 'iframe') return `${label} inside the frame ${labelWords(region.frame)}`;
  const around = region.kind === 'item' ? 'the list item or row' : labelWords(region.container);
  return `${label} inside ${around} that contains ${anchorWords(region.anchors)}`;
}

/** What several elements may match, in words. */
export function matchWords(target: Target): string {
  if (target.kind === 'cell') return targetWords(target);
  const { label, region } = target;
  const match = label.by === 'text' ? `“${label.value}”` : `\`${label.value}\``;
  return region?.kind === 'iframe' ? `${match} inside the frame ${labelWords(region.frame)}` : match;
}

/** What is expected, in words. */
export function expectedWords(expected: Expected): string {
  if (expected.kind === 'text') return `“${expected.text}”`;
  const { name, offset } = expected;
  if (offset === undefined) return `the remembered value \`${name}\``;
  return `the remembered number \`${name}\` ${offset < 0 ? 'minus' : 'plus'} ${printNumber(offset)}`;
}

/** What happens to a dialog, in words; nothing when none is awaited. */
export function dialogWords(dialog: DialogClause | undefined): string {
  if (dialog === undefined) return '';
  if (dialog.reply !== undefined) return ` and answers the prompt it opens with “${dialog.reply}”`;
  const verb = dialog.disposition === 'accept' ? 'accepts' : 'dismisses';
  return ` and ${verb} the dialog it opens${dialog.message === undefined ? '' : `, which must say “${dialog.message}”`}`;
}

/** A time in words. */
export function secondsWords(timeoutMs: number): string {
  return `${printNumber(timeoutMs / 1000)} s`;
}
