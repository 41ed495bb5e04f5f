// What an element is and is called, for ladders and for words.
import { attribute, flagged } from './screen.ts';
import type { Screen } from './screen.ts';

const tagRoles: ReadonlyMap<string, string> = new Map([
  ['a', 'link'],
  ['button', 'button'],
  ['summary', 'button'],
  ['select', 'combobox'],
  ['textarea', 'textbox'],
  ['option', 'option'],
  ['li', 'listitem'],
  ['ul', 'list'],
  ['ol', 'list'],
  ['tr', 'row'],
  ['td', 'cell'],
  ['th', 'columnheader'],
  ['table', 'table'],
  ['img', 'img'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['form', 'form'],
  ['dialog', 'dialog'],
  ['h1', 'heading'],
  ['h2', 'heading'],
  ['h3', 'heading'],
  ['h4', 'heading'],
  ['h5', 'heading'],
  ['h6', 'heading'],
]);

const inputRoles: ReadonlyMap<string, string> = new Map([
  ['button', 'button'],
  ['submit', 'button'],
  ['reset', 'button'],
  ['image', 'button'],
  ['checkbox', 'checkbox'],
  ['radio', 'radio'],
  ['range', 'slider'],
  ['number', 'spinbutton'],
  ['search', 'searchbox'],
]);

/** Role as assistive technology would say it, else the class. */
export function roleOf(screen: Screen, index: number): string {
  const stated = attribute(screen, index, 'role');
  if (stated !== undefined && stated !== '') return stated.split(' ')[0] ?? stated;
  const kind = screen.elements[index]?.class ?? '';
  if (screen.platform !== 'web') return kind;
  if (kind === 'input') return inputRoles.get(attribute(screen, index, 'type') ?? 'text') ?? 'textbox';
  return tagRoles.get(kind) ?? kind;
}

const longestName = 100;

/** A name that stays when what a field holds changes; empty where there is none. */
export function nameOf(screen: Screen, index: number): string {
  const desc = screen.elements[index]?.desc ?? '';
  if (desc !== '') return desc;
  if (flagged(screen, index, 'editable')) return attribute(screen, index, 'hintText') ?? '';
  if (screen.elements[index]?.class === 'select') return attribute(screen, index, 'name') ?? '';
  const text = screen.texts.of(index);
  return text.length <= longestName ? text : '';
}

function plain(text: string): string {
  // A label is short: what lies far behind its end is not looked at.
  const clean = text
    .slice(0, 400)
    .replace(/["“”„\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(clean).slice(0, 40).join('').trim();
}

function descendantText(screen: Screen, index: number): string {
  const end = screen.ends[index] ?? index + 1;
  for (let inner = index + 1; inner < end; inner += 1) {
    const text = plain(screen.texts.of(inner));
    if (text !== '') return text;
  }
  return '';
}

/** What an element is called in a list of candidates: at most 40 characters, no quotes, no line breaks. */
export function labelOf(screen: Screen, index: number): string {
  const element = screen.elements[index] ?? {};
  const hint = plain(attribute(screen, index, 'hintText') ?? '');
  if (flagged(screen, index, 'editable') && hint !== '') return hint;
  // What a field holds is no name of it, and may be what somebody typed.
  const text = flagged(screen, index, 'editable') ? '' : plain(screen.texts.of(index));
  return (
    text ||
    plain(element.desc ?? '') ||
    hint ||
    descendantText(screen, index) ||
    plain(element.class ?? '') ||
    plain(element.id ?? '') ||
    'control'
  );
}
