// A step of a trace as the action of a spec that comes nearest to it, so that properties can speak of it.
import type { Selector, TraceAction, TraceStep } from '@flowproof/trace-format';
import type { SelectorRung } from '@sanderling/spec/runtime';
import type { NextAction } from '../run-directory/next-action.ts';

type Keyed = NonNullable<NextAction['key']>;

/** Keys of the step grammar that a spec knows, lower-cased. */
const keys: Readonly<Record<string, Keyed>> = {
  enter: 'enter',
  tab: 'tab',
  escape: 'escape',
  arrowup: 'up',
  arrowdown: 'down',
  arrowleft: 'left',
  arrowright: 'right',
};

/** What was done, or undefined where a spec has no word for it. Typed text stays as the trace has it: a reference. */
export function stepAsAction(step: TraceStep): NextAction | undefined {
  const named = nearest(step.action);
  if (named === undefined) return undefined;
  const selector = step.selectors.flatMap(rungOf);
  return { ...named, ...(selector.length > 0 && { selector }), source: 'flow' };
}

function nearest(action: TraceAction): Omit<NextAction, 'source'> | undefined {
  switch (action.type) {
    case 'click':
    case 'set_checked':
      return { kind: 'Tap' };
    case 'double_click':
      return { kind: 'DoubleTap' };
    case 'type_text':
      return { kind: 'InputText', text: action.params.values?.join(', ') ?? action.params.text };
    case 'press_key': {
      const key = keys[action.params.key.toLowerCase()];
      return key === undefined || (action.params.modifiers ?? []).length > 0
        ? undefined
        : { kind: 'PressKey', key };
    }
    case 'scroll':
      return { kind: 'Scroll', direction: action.params.to === 'top' ? 'up' : 'down' };
    default:
      return undefined;
  }
}

function rungOf({ payload }: Selector): readonly SelectorRung[] {
  const said = payload as Readonly<Record<string, unknown>>;
  const { text, css } = said;
  const nth = typeof said['nth'] === 'number' ? { nth: said['nth'] } : {};
  if (typeof text === 'string') return [{ text, ...nth }];
  const id = typeof css === 'string' ? /^#([\w-]+)$/u.exec(css)?.[1] : undefined;
  return id === undefined ? [] : [{ id, ...nth }];
}
