// From an action sentence to the trace steps it becomes (trace format, section 11).
import type { Action, AppId, DialogClause, Target, TypeAction } from '@flowproof/grammar';
import type { DialogParams, ScrollParams, Selector, TraceAction } from '@flowproof/trace-format';
import { calculatorLabels } from './calculator.ts';
import { chooseSelectors, notepadDocument, pressLadder, type TargetUse } from './choose-selectors.ts';
import type { EncodedStep } from './encoded-step.ts';

type Ladder = (target: Target, use?: Omit<TargetUse, 'app'>) => readonly Selector[];

/**
 * What a trace keeps of an action; `Replace` and calculator presses become several steps.
 *
 * @example
 * const parsed = parseAction('Press Enter', 'web');
 * if (parsed.ok) encodeAction(parsed.value, 'web'); // [{ action: { type: 'press_key', params: { key: 'Enter' } }, selectors: [] }]
 */
export function encodeAction(action: Action, app: AppId): readonly EncodedStep[] {
  const ladder: Ladder = (target, use = {}) => chooseSelectors(target, { app, ...use });
  switch (action.kind) {
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
    case 'drag':
      return [encodePointer(action, ladder)];
    case 'presses':
      return action.presses.map((id) => ({
        action: { type: 'click', params: {} },
        selectors: pressLadder(id, calculatorLabels.get(id) ?? id, app),
      }));
    case 'type_text':
      return encodeTyping(action, ladder);
    case 'select':
    case 'set_checked':
    case 'upload':
    case 'capture':
    case 'scroll':
      return [encodeControl(action, ladder)];
    default:
      return [{ action: untargeted(action), selectors: [] }];
  }
}

type Pointer = Extract<Action, { kind: 'click' | 'double_click' | 'right_click' | 'hover' | 'drag' }>;

function encodePointer(action: Pointer, ladder: Ladder): EncodedStep {
  switch (action.kind) {
    case 'click': {
      const { point, form, dialog, target } = action;
      const percent = point === undefined ? {} : { x_pct: point.xPct, y_pct: point.yPct };
      return {
        action: { type: 'click', params: { ...percent, ...dialogParams(dialog) } },
        selectors: ladder(target, form === 'press' ? { role: 'button', press: true } : {}),
      };
    }
    case 'drag':
      return {
        action: { type: 'drag', params: { onto: ladder(action.onto) } },
        selectors: ladder(action.target),
      };
    default:
      return {
        action: { type: action.kind, params: dialogParams(action.dialog) },
        selectors: ladder(action.target),
      };
  }
}

type Control = Extract<Action, { kind: 'select' | 'set_checked' | 'upload' | 'capture' | 'scroll' }>;

function encodeControl(action: Control, ladder: Ladder): EncodedStep {
  switch (action.kind) {
    case 'select': {
      const [text = ''] = action.options;
      const params = action.multiple ? { text, values: action.options } : { text };
      const selectors = ladder(action.target, { role: 'field', typing: true });
      return { action: { type: 'type_text', params }, selectors, choosing: true };
    }
    case 'set_checked':
      return {
        action: { type: 'set_checked', params: { checked: action.checked } },
        selectors: ladder(action.target, { role: 'checkbox' }),
      };
    case 'upload':
      return {
        action: { type: 'upload', params: { path: action.path } },
        selectors: ladder(action.target, { role: 'field' }),
      };
    case 'capture': {
      const params = { name: action.name, ...(action.reading === 'count' && { count: true }) };
      return { action: { type: 'capture', params }, selectors: ladder(action.target) };
    }
    case 'scroll':
      return {
        action: { type: 'scroll', params: scrollParams(action.to) },
        selectors: action.target === undefined ? [] : ladder(action.target),
      };
  }
}

type Untargeted = Extract<
  Action,
  { kind: 'press_key' | 'navigate' | 'reload' | 'wait' | 'capture_download' }
>;

function untargeted(action: Untargeted): TraceAction {
  switch (action.kind) {
    case 'press_key': {
      const { key, modifiers } = action;
      return { type: 'press_key', params: { key, ...(modifiers.length > 0 && { modifiers }) } };
    }
    case 'navigate':
      return { type: 'launch', params: { url: action.to } };
    case 'reload':
      return { type: 'launch', params: { reload: true } };
    case 'wait':
      return {
        type: 'assert',
        params: {
          kind: 'element_state',
          expect: { scope: 'surface', timeout_ms: action.timeoutMs, value_contains: action.text },
        },
      };
    case 'capture_download':
      return { type: 'capture_download', params: { name: action.name, timeout_ms: action.timeoutMs } };
  }
}

function encodeTyping(action: TypeAction, ladder: Ladder): readonly EncodedStep[] {
  const typed = (text: string, selectors: readonly Selector[]): EncodedStep => ({
    action: { type: 'type_text', params: { text } },
    selectors,
  });
  const cleared = (selectors: readonly Selector[]): EncodedStep => ({
    action: { type: 'type_text', params: { text: '', replace: true } },
    selectors,
  });
  const field: Omit<TargetUse, 'app'> = { role: 'field', typing: true };
  switch (action.mode) {
    case 'fill':
      return [typed(action.text, ladder(action.target, field))];
    case 'append':
      return [typed(action.text, [])];
    case 'document':
      return [typed(action.text, notepadDocument)];
    case 'clear':
      return [cleared(ladder(action.target, field))];
    case 'replace': {
      const selectors = ladder(action.target, field);
      return [cleared(selectors), typed(action.text, selectors)];
    }
  }
}

function scrollParams(to: Extract<Action, { kind: 'scroll' }>['to']): ScrollParams {
  switch (to.kind) {
    case 'top':
    case 'bottom':
      return { to: to.kind };
    case 'view':
      return { into_view: true };
    case 'px':
      return { to_px: to.px };
  }
}

function dialogParams(clause: DialogClause | undefined): { readonly dialog?: DialogParams } {
  if (clause === undefined) return {};
  return {
    dialog: {
      disposition: clause.disposition,
      match: 'contains',
      ...(clause.message !== undefined && { message: clause.message }),
      ...(clause.reply !== undefined && { reply: clause.reply }),
    },
  };
}
