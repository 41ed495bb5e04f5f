// The object that answers the driver: every function of the protocol over the modules of this folder.
import { scroll } from './scroll.ts';
import { verifyChecked } from './checking.ts';
import { count } from './find.ts';
import { hostsAbove } from './flat-tree.ts';
import { confirmGates } from './gates.ts';
import { middleOf, percentOf } from './geometry.ts';
import { liveHandle } from './handles.ts';
import { inventory } from './inventory.ts';
import { armPressGuard, pressOutcome } from './press-guard.ts';
import type { PageScript } from './protocol.ts';
import { beginQuestion } from './question-cache.ts';
import { resolve } from './resolve.ts';
import { markFocusSecret, secretRects } from './secrets.ts';
import { selectOptions } from './select-options.ts';
import { serialiseDocument } from './serialise.ts';
import { surfaceText } from './surface-text.ts';
import { watchChanges } from './tree-changes.ts';
import { askWith } from './tree-listeners.ts';
import { observe } from './tree-observe.ts';
import { aim, takeFocus } from './tree-targets.ts';
import { prepareTyping, setValue, tookKeys, verifyTyping } from './typing.ts';

/** Acts that a press carries out, so that one that lands elsewhere must not be heard. */
const pressing: ReadonlySet<string> = new Set(['click', 'drag', 'type', 'set_checked']);

export function makePageScript(): PageScript {
  return perCall({
    resolve,
    count,
    confirm(ref, purpose, point, percent) {
      const handle = liveHandle(ref);
      if (handle === undefined) return { kind: 'gone' };
      const { unmet, through } = confirmGates(handle, purpose, point, percent);
      if (unmet !== undefined) {
        const now = percent === undefined ? middleOf(handle.element) : percentOf(handle.element, percent);
        return { kind: 'not_ready', unmet, point: now };
      }
      if (pressing.has(purpose)) armPressGuard(handle, through, hostsAbove(handle.element));
      return { kind: 'ready' };
    },
    pointAt(ref, percent) {
      const handle = liveHandle(ref);
      return handle === undefined ? undefined : percentOf(handle.element, percent);
    },
    pressed: (ref) => pressOutcome(ref, liveHandle(ref)?.element),
    prepareTyping(ref, secret) {
      const handle = liveHandle(ref);
      return handle === undefined ? { kind: 'gone' } : prepareTyping(handle, secret);
    },
    verifyTyping(ref, text) {
      const handle = liveHandle(ref);
      if (handle === undefined) return tookKeys(ref) ? { kind: 'done' } : { kind: 'gone' };
      return verifyTyping(handle, text);
    },
    setValue(ref, text, secret) {
      const handle = liveHandle(ref);
      return handle === undefined ? { kind: 'gone' } : setValue(handle, text, secret);
    },
    select(ref, options, exact) {
      const handle = liveHandle(ref);
      return handle === undefined ? { kind: 'gone' } : selectOptions(handle, options, exact);
    },
    verifyChecked(ref, checked, clickInFrame) {
      const handle = liveHandle(ref);
      return handle === undefined ? { kind: 'gone' } : verifyChecked(handle, checked, clickInFrame);
    },
    scroll(ref, to) {
      const handle = ref === undefined ? undefined : liveHandle(ref);
      return ref !== undefined && handle === undefined ? { kind: 'gone' } : scroll(handle?.element, to);
    },
    surfaceText,
    markFocusSecret,
    secretRects,
    inventory,
    dom: serialiseDocument,
    watchChanges(events) {
      askWith(events);
      watchChanges();
    },
    observe,
    aim,
    takeFocus,
    element: (ref) => liveHandle(ref)?.element ?? null,
  });
}

/** Each call is a question of its own: nothing that was worked out for the last one is used. */
function perCall(script: PageScript): PageScript {
  const entries = Object.entries(script as unknown as Record<string, (...args: unknown[]) => unknown>);
  const wrapped = entries.map(([name, call]) => [
    name,
    (...args: unknown[]): unknown => {
      beginQuestion();
      return call(...args);
    },
  ]);
  return Object.fromEntries(wrapped) as PageScript;
}
