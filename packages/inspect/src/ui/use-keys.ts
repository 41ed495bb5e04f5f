// Keys of the whole page.
import { useEffect, useRef } from './hooks.ts';
import { commandOf, type KeyCommand, type KeyPress } from './keys.ts';

/** Calls `act` for every key that asks for something; a key that is acted on does nothing else. */
export function useKeys(act: (command: KeyCommand) => boolean): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const modified = event.ctrlKey || event.altKey || event.metaKey;
      const command = commandOf({ key: event.key, shift: event.shiftKey, modified, focus: focusOf(event) });
      if (command !== undefined && current.current(command)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => {
      removeEventListener('keydown', pressed);
    };
  }, []);
}

function focusOf(event: KeyboardEvent): KeyPress['focus'] {
  const { target } = event;
  if (!(target instanceof Element)) return 'other';
  if (target.closest('input, textarea, select, [contenteditable]') !== null) return 'text';
  return target.closest('[role=tablist], [role=listbox], [role=tree]') === null ? 'other' : 'list';
}
