// Key presses at the focus.
import type { Act, ActOutcome } from '../../act.ts';
import type { LivePage } from '../tree/live-page.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';
import { done } from './outcome.ts';
import { click } from './pointer.ts';

type KeyPress = Pick<Extract<Act, { kind: 'press_key' }>, 'key' | 'modifiers'>;

/** Presses a key: what it does everywhere, then what the app makes of it. */
export function pressKey(page: LivePage, { key, modifiers }: KeyPress): ActOutcome {
  if (modifiers.length === 0) pressPlain(page, key);
  page.cause(page.source.onKey?.[[...modifiers, key].join('+')]);
  return done;
}

function pressPlain(page: LivePage, key: string): void {
  const { focus } = page;
  switch (key) {
    case 'Tab':
      page.focus = nextAfter(page, focus);
      return;
    case 'Backspace':
      if (focus?.source.kind === 'field')
        focus.state.value = Array.from(focus.state.value).slice(0, -1).join('');
      return;
    case 'Enter':
    case 'Space':
      if (focus !== undefined && pressable(focus, key)) click(page, focus, { button: 'left', count: 1 });
  }
}

function pressable({ source, state }: MemoryNode, key: 'Enter' | 'Space'): boolean {
  if (state.disabled) return false;
  const byEnter = source.kind === 'button' || source.kind === 'link';
  return key === 'Enter' ? byEnter : source.kind === 'button' || source.kind === 'checkbox';
}

function nextAfter(page: LivePage, focus: MemoryNode | undefined): MemoryNode | undefined {
  const stops = page
    .everything()
    .filter((node) => isRendered(node) && !node.state.disabled && tabStops.has(node.source.kind));
  return stops[focus === undefined ? 0 : stops.indexOf(focus) + 1];
}

const tabStops: ReadonlySet<MemoryNode['source']['kind']> = new Set([
  'button',
  'link',
  'field',
  'checkbox',
  'list',
  'upload',
]);
