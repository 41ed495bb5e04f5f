// From a recorded action to what the surface is asked to do: which capability, which purpose, which act.
import { resolve as resolvePath } from 'node:path';
import type { Act, ActOutcome, Capability, ElementRef, Purpose } from '@flowproof/driver';
import type { TraceAction } from '@flowproof/trace-format';
import type { StepContext, StepManner } from '../step-context.ts';
import { failure, StepTrouble } from '../step-failure.ts';

/** An act on an element that is still to be found. */
export interface TargetedAct {
  readonly purpose: Purpose;
  readonly capability: Capability;
  readonly perform: (element: ElementRef) => Promise<ActOutcome>;
}

/** An act without a target. */
export interface FreeAct {
  readonly capability: Capability;
  readonly act: Act;
}

type Of<T extends TraceAction['type']> = Extract<TraceAction, { type: T }>;

/** The act of a step with selectors. Undefined for actions that are no act on one element. */
export function targetedAct(
  action: TraceAction,
  context: StepContext,
  manner: StepManner,
): TargetedAct | undefined {
  const { surface } = context;
  const on = (purpose: Purpose, capability: Capability, act: (element: ElementRef) => Act): TargetedAct => ({
    purpose,
    capability,
    perform: (element) => surface.act(act(element)),
  });
  switch (action.type) {
    case 'click':
      return clickAct(action, on);
    case 'double_click':
      return on('click', 'double-click', (element) => ({ kind: 'click', element, button: 'left', count: 2 }));
    case 'right_click':
      return on('click', 'right-click', (element) => ({ kind: 'click', element, button: 'right', count: 1 }));
    case 'hover':
      return on('hover', 'hover', (element) => ({ kind: 'hover', element }));
    case 'set_checked': {
      const checked = action.params.checked ?? true;
      return on('set_checked', 'set a checkbox', (element) => ({ kind: 'set_checked', element, checked }));
    }
    case 'upload': {
      const path = resolvePath(
        context.workingDirectory,
        context.references.resolveVariables(action.params.path).text,
      );
      return on('upload', 'upload', (element) => ({ kind: 'upload', element, path }));
    }
    case 'scroll':
      return scrollAct(action, on);
    case 'type_text':
      return manner.choosing === true ? chooseAct(action, context, on) : typeAct(action, context, on);
    default:
      return undefined;
  }
}

type On = (purpose: Purpose, capability: Capability, act: (element: ElementRef) => Act) => TargetedAct;

function clickAct({ params }: Of<'click'>, on: On): TargetedAct {
  const { x_pct: xPct, y_pct: yPct } = params;
  if (xPct === undefined || yPct === undefined) {
    return on('click', 'click', (element) => ({ kind: 'click', element, button: 'left', count: 1 }));
  }
  return on('click', 'click at a point', (element) => ({
    kind: 'click',
    element,
    button: 'left',
    count: 1,
    point: { xPct, yPct },
  }));
}

function chooseAct({ params }: Of<'type_text'>, { references }: StepContext, on: On): TargetedAct {
  const exact = params.values !== undefined;
  const options = (params.values ?? [params.text]).map((option) => references.resolveVariables(option).text);
  return on('select', exact ? 'select several' : 'select', (element) => ({
    kind: 'select',
    element,
    options,
    exact,
  }));
}

function typeAct(action: Of<'type_text'>, context: StepContext, on: On): TargetedAct {
  const { params } = action;
  const { references, surface } = context;
  if (params.values !== undefined) return chooseAct(action, context, on);
  if (params.replace === true && params.text === '') {
    return on('clear', 'type into a field', (element) => ({ kind: 'clear', element }));
  }
  const { text, secret } = references.resolve(params.text);
  const type = on('type', 'type into a field', (element) => ({ kind: 'type', element, text, secret }));
  if (params.replace !== true) return type;
  return {
    ...type,
    perform: async (element) => {
      const cleared = await surface.act({ kind: 'clear', element });
      return cleared.kind === 'done' ? type.perform(element) : cleared;
    },
  };
}

function scrollAct(action: Of<'scroll'>, on: On): TargetedAct {
  const to = scrollDestination(action);
  return on('scroll', 'scroll', (element) => ({ kind: 'scroll', element, to }));
}

function scrollDestination({ params }: Of<'scroll'>): Extract<Act, { kind: 'scroll' }>['to'] {
  if (params.into_view === true) return { kind: 'view' };
  if (params.to_px !== undefined) return { kind: 'px', px: params.to_px };
  if (params.to !== undefined) return { kind: params.to };
  throw new StepTrouble(failure('scroll_destination', 'the recorded scroll names no destination'));
}

/** Acts without a target that leave the same behind however often they are performed. */
export const repeatable: ReadonlySet<Act['kind']> = new Set<Act['kind']>(['navigate', 'reload', 'scroll']);

/** The act of a step without selectors. Undefined for actions that need a target or are no act. */
export function freeAct(action: TraceAction, context: StepContext): FreeAct | undefined {
  const { references } = context;
  switch (action.type) {
    case 'launch': {
      if (action.params.reload === true) return { capability: 'reload', act: { kind: 'reload' } };
      if (action.params.url === undefined) {
        throw new StepTrouble(
          failure('launch_target', 'the recorded launch has neither an address nor a reload'),
        );
      }
      const to = references.resolveVariables(action.params.url).text;
      return { capability: 'navigate', act: { kind: 'navigate', to } };
    }
    case 'press_key': {
      const { key, modifiers = [] } = action.params;
      return { capability: 'press a key', act: { kind: 'press_key', key, modifiers } };
    }
    case 'type_text': {
      const { text, secret } = references.resolveVariables(action.params.text);
      return { capability: 'type at the focus', act: { kind: 'type_focused', text, secret } };
    }
    case 'scroll':
      return { capability: 'scroll', act: { kind: 'scroll', to: scrollDestination(action) } };
    default:
      return undefined;
  }
}
