// Actions of an exploration as sentences of a flow, where there is a counterpart.
import { type Action, print, type Target, UnsayableError } from '@flowproof/grammar';
import type { SelectorRung } from '@sanderling/spec/runtime';
import type { TargetFacts } from '../guest/questions.ts';
import type { NextAction } from '../run-directory/next-action.ts';

/** What a flow says for an action. */
export type Said =
  | { readonly kind: 'sentence'; readonly text: string }
  /** The next step waits, or brings its target into view, by itself. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unsayable'; readonly why: string };

const nowhere = { start: 0, end: 0 } as const;

/** Keys as flows call them. */
const keys: Readonly<Record<string, string>> = {
  enter: 'Enter',
  tab: 'Tab',
  escape: 'Escape',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/**
 * The sentence of an action.
 *
 * @param facts - what the target was when the action was performed.
 */
export function sentenceOf(action: NextAction, facts: TargetFacts | undefined): Said {
  const said = actionOf(action, facts);
  if ('kind' in said && (said.kind === 'nothing' || said.kind === 'unsayable')) return said;
  try {
    return { kind: 'sentence', text: print(said) };
  } catch (error) {
    if (!(error instanceof UnsayableError)) throw error;
    return { kind: 'unsayable', why: error.message };
  }
}

function actionOf(
  action: NextAction,
  facts: TargetFacts | undefined,
): Action | Exclude<Said, { kind: 'sentence' }> {
  if (action.kind === 'Wait') return { kind: 'nothing' };
  if (action.kind === 'Scroll' && action.selector === undefined) return { kind: 'nothing' };
  if (action.kind === 'PressKey') {
    const key = keys[action.key ?? ''];
    return key === undefined
      ? unsayable(`the key ${action.key ?? ''}`)
      : { kind: 'press_key', key, modifiers: [], span: nowhere };
  }
  const target = targetOf(action.selector, facts);
  if (target === undefined) return unsayable(`${action.kind} at a place that has no name`);
  switch (action.kind) {
    case 'Tap':
      return tap(target, facts);
    case 'DoubleTap': {
      // The sentence knows no role.
      const { noun: _, ...plain } = target;
      return { kind: 'double_click', target: plain, span: nowhere };
    }
    case 'InputText':
      return typing(action, target, facts);
    default:
      return unsayable(action.kind);
  }
}

function tap(target: Target, facts: TargetFacts | undefined): Action {
  if (facts?.role === 'checkbox') {
    return { kind: 'set_checked', target, checked: !facts.checked, span: nowhere };
  }
  return { kind: 'click', form: target.noun === 'button' ? 'press' : 'click', target, span: nowhere };
}

function typing(
  { text = '' }: NextAction,
  target: Target,
  facts: TargetFacts | undefined,
): Action | Exclude<Said, { kind: 'sentence' }> {
  if (text === '[redacted]') return unsayable('a text that was redacted');
  if (facts?.role === 'combobox' || facts?.role === 'listbox') {
    return {
      kind: 'select',
      target: { ...target, noun: 'dropdown' },
      options: [text],
      multiple: false,
      span: nowhere,
    };
  }
  const field: Target = { ...target, noun: 'field' };
  return text === ''
    ? { kind: 'type_text', mode: 'clear', target: field, span: nowhere }
    : { kind: 'type_text', mode: 'fill', target: field, text, span: nowhere };
}

/** A unique test id, a unique id, the visible name; an ordinal last. */
function targetOf(
  ladder: readonly SelectorRung[] | undefined,
  facts: TargetFacts | undefined,
): Target | undefined {
  const rungs = ladder ?? [];
  const rung =
    rungs.find((each) => each.nth === undefined && labelOf(each) !== undefined) ??
    rungs.find((each) => labelOf(each) !== undefined);
  const label = rung === undefined ? undefined : labelOf(rung);
  if (rung === undefined || label === undefined) return undefined;
  const noun = facts?.role === 'button' || facts?.role === 'checkbox' ? facts.role : undefined;
  return {
    kind: 'label',
    label: { ...label, span: nowhere },
    ...(rung.nth !== undefined && { ordinal: rung.nth }),
    ...(noun !== undefined && { noun }),
    span: nowhere,
  };
}

function labelOf(
  rung: SelectorRung,
): { readonly by: 'text' | 'css' | 'id'; readonly value: string } | undefined {
  if ('testId' in rung) return { by: 'css', value: `[data-testid='${rung.testId}']` };
  if ('id' in rung) return { by: 'id', value: rung.id };
  if ('name' in rung) return { by: 'text', value: rung.name };
  return 'text' in rung ? { by: 'text', value: rung.text } : undefined;
}

function unsayable(what: string): Exclude<Said, { kind: 'sentence' }> {
  return { kind: 'unsayable', why: `no sentence can say ${what}` };
}
