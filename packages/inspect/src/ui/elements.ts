// Elements of a hierarchy as the reader sees them: their states, their derived attributes, a selector for each.
import type { ElementView } from '../api/step-view.ts';

const flagNames: readonly (readonly [bit: number, name: string])[] = [
  [1, 'clickable'],
  [2, 'disabled'],
  [4, 'checked'],
  [8, 'focused'],
  [16, 'selected'],
  [32, 'editable'],
  [64, 'secure'],
  [128, 'secure unstated'],
];

/** The states an element is in, in words. */
export function statesOf(element: ElementView): readonly string[] {
  return flagNames.filter(([bit]) => ((element.flags ?? 0) & bit) !== 0).map(([, name]) => name);
}

/** Every run of text an element holds itself. */
export function ownText(element: ElementView): string {
  const text = (element.own ?? []).map(([, run]) => run).join(' ');
  return text.replace(/\s+/gu, ' ').trim();
}

/** What the file leaves out because a reader can work it out, and what it says. */
export function attributesOf(element: ElementView): readonly (readonly [name: string, value: string])[] {
  const { id = '', desc = '', value, bounds } = element;
  const rows: (readonly [string, string])[] = [['class', element.class ?? '']];
  if (id !== '') rows.push(['id', id], ['resource-id', id]);
  const text = ownText(element);
  if (text !== '') rows.push(['own text', text]);
  if (value !== undefined) rows.push(['value', value]);
  if (desc !== '') rows.push(['desc', desc], ['content-desc', desc], ['accessibilityText', desc]);
  const states = statesOf(element);
  rows.push(['states', states.length === 0 ? 'none' : states.join(', ')]);
  if (bounds !== undefined) {
    const [left, top, right, bottom] = bounds;
    rows.push(['bounds', `${left},${top} – ${right},${bottom} (${right - left} × ${bottom - top})`]);
  }
  const known = new Set(rows.map(([name]) => name));
  rows.push(['tag', element.attrs?.['tag'] ?? element.class ?? '']);
  for (const [name, written] of Object.entries(element.attrs ?? {})) {
    if (name !== 'tag') rows.push([known.has(name) ? `${name} (markup)` : name, written]);
  }
  return rows.filter(([, written]) => written !== '');
}

/** The selector that says best which element is meant, in the string form where one pair is enough. */
export function selectorOf(element: ElementView): string {
  const attrs = element.attrs ?? {};
  const testId = attrs['data-testid'];
  if (testId !== undefined && testId !== '') return `testTag:${testId}`;
  if (element.id !== undefined && element.id !== '') return `id:${element.id}`;
  const hint = attrs['hintText'];
  if (hint !== undefined && hint !== '') return `hintText:${hint}`;
  if (element.desc !== undefined && element.desc !== '') return `desc:${element.desc}`;
  const text = ownText(element);
  if (text !== '') return `text:${text}`;
  return `tag:${attrs['tag'] ?? element.class ?? ''}`;
}

/** For each element the index one past its last descendant. */
export function subtreeEnds(depths: readonly number[]): readonly number[] {
  const ends = depths.map(() => depths.length);
  const open: number[] = [];
  depths.forEach((depth, index) => {
    while (open.length > 0 && (depths[open.at(-1) ?? 0] ?? 0) >= depth) ends[open.pop() ?? 0] = index;
    open.push(index);
  });
  return ends;
}

/** Indices that are shown: all but what lies inside a folded element. */
export function visibleIndices(ends: readonly number[], folded: ReadonlySet<number>): readonly number[] {
  const shown: number[] = [];
  for (let index = 0; index < ends.length;) {
    shown.push(index);
    index = folded.has(index) ? (ends[index] ?? index + 1) : index + 1;
  }
  return shown;
}
