// From an action of an earlier trace to the one that recording writes for the same deed, every parameter carried.
import {
  declaredDialog,
  type ElementStateExpect,
  type PointerParams,
  type TraceAction,
} from '@flowproof/trace-format';
import { decodeLadder } from './decode-rung.ts';

/** The action as recording writes it; undefined where it says anything that recording does not write. */
export function decodeAction(action: TraceAction): TraceAction | undefined {
  if (Object.values(action.params).includes(null)) return undefined;
  switch (action.type) {
    case 'launch':
      return exactlyOne(action, ['url', 'reload']) && action.params.reload !== false ? action : undefined;
    case 'click':
    case 'double_click':
    case 'right_click':
    case 'hover':
      return decodePointer(action);
    case 'drag': {
      const onto = only(action, ['onto']) ? decodeLadder(action.params.onto) : undefined;
      return onto === undefined || onto.length === 0 ? undefined : { type: 'drag', params: { onto } };
    }
    case 'scroll':
      return exactlyOne(action, ['to', 'into_view', 'to_px']) && action.params.into_view !== false
        ? action
        : undefined;
    case 'type_text':
      return decodeTyping(action);
    case 'press_key':
      return only(action, ['key', 'modifiers']) && action.params.modifiers?.length !== 0 ? action : undefined;
    case 'upload':
      return only(action, ['path']) ? action : undefined;
    case 'set_checked':
      return only(action, ['checked'])
        ? { type: 'set_checked', params: { checked: action.params.checked ?? true } }
        : undefined;
    case 'capture':
      return only(action, ['name', 'count']) && action.params.count !== false ? action : undefined;
    case 'capture_download': {
      const { name, timeout_ms = 60_000 } = action.params;
      return only(action, ['name', 'timeout_ms'])
        ? { type: 'capture_download', params: { name, timeout_ms } }
        : undefined;
    }
    case 'assert':
      return decodeAssertion(action);
    case 'focus_window':
    case 'wait':
      return undefined;
  }
}

type Of<T extends TraceAction['type']> = Extract<TraceAction, { type: T }>;
type Pointer = Extract<TraceAction, { type: 'click' | 'double_click' | 'right_click' | 'hover' }>;

function decodePointer(action: Pointer): TraceAction | undefined {
  const dialog = dialogOf(action.params);
  if (dialog === undefined) return undefined;
  if (action.type !== 'click') {
    return only(action, ['dialog']) ? { type: action.type, params: dialog } : undefined;
  }
  const { x_pct, y_pct } = action.params;
  if (!only(action, ['x_pct', 'y_pct', 'dialog'])) return undefined;
  if (x_pct === undefined && y_pct === undefined) return { type: 'click', params: dialog };
  return x_pct === undefined || y_pct === undefined
    ? undefined
    : { type: 'click', params: { x_pct, y_pct, ...dialog } };
}

// A dialog that cannot be read counts as not declared at replay: what was meant by it is not known.
function dialogOf(params: PointerParams): PointerParams | undefined {
  if (params.dialog === undefined) return {};
  const dialog = declaredDialog(params);
  return dialog && { dialog: { ...dialog, match: 'contains' } };
}

function decodeTyping(action: Of<'type_text'>): TraceAction | undefined {
  const { text, replace, values } = action.params;
  if (!only(action, ['text', 'replace', 'values']) || replace === false) return undefined;
  // Clearing and typing are two steps where they are recorded.
  if (replace === true) return text === '' && values === undefined ? action : undefined;
  return values === undefined || values[0] === text ? action : undefined;
}

function decodeAssertion({ params }: Of<'assert'>): TraceAction | undefined {
  if (params.kind !== 'element_state') return undefined;
  const { kind, expect, selector_ref } = params;
  const known = Object.entries(expect).every(([key, value]) => key in expectKeys && value !== null);
  if (!known || !only({ params }, ['kind', 'expect', 'selector_ref'])) return undefined;
  return {
    type: 'assert',
    params: {
      kind,
      expect: { ...expect, timeout_ms: expect.timeout_ms ?? 10_000 },
      ...(selector_ref !== undefined && { selector_ref }),
    },
  };
}

const expectKeys: Readonly<Record<keyof ElementStateExpect, true>> = {
  timeout_ms: true,
  scope: true,
  value_contains: true,
  value_not_contains: true,
  value_equals: true,
  value_empty: true,
  normalize: true,
  count: true,
  url_equals: true,
  url_contains: true,
  title_equals: true,
  title_contains: true,
  cookie: true,
  cookie_fact: true,
  element_present: true,
  element_count: true,
  checked: true,
  enabled: true,
  attribute: true,
  present: true,
  style: true,
  negate: true,
  capture: true,
  offset: true,
};

function only({ params }: { readonly params: object }, keys: readonly string[]): boolean {
  return Object.keys(params).every((key) => keys.includes(key));
}

function exactlyOne(action: { readonly params: object }, keys: readonly string[]): boolean {
  return only(action, keys) && Object.keys(action.params).length === 1;
}
