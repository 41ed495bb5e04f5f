// The flat record of a step, as the sentence corpus writes it.
import type { Action, DialogClause } from './action.ts';
import type { Assertion, Condition, Expected } from './assertion.ts';
import { editorDocument } from './sugar.ts';
import type { Label, Target } from './target.ts';

/** A value of a record. */
export type RecordValue = string | number | boolean | readonly string[];

/** A step as a flat record: its kind, and only the fields that say something. */
export interface StepRecord {
  readonly kind: string;
  readonly expect: Readonly<Record<string, RecordValue>>;
}

type Fields = Record<string, RecordValue>;

/** A label as written: its prefix put back. */
function written(label: Label): string {
  return label.by === 'text' ? label.value : `${label.by}:${label.value}`;
}

/** Fields of a target; the second end of a drag or a comparison has them behind a prefix. */
function targetFields(target: Target, end?: 'onto' | 'other'): Fields {
  const prefix = end === undefined ? '' : `${end}_`;
  if (target.kind === 'cell') {
    return {
      [`${prefix}scope`]: 'cell',
      [`${prefix}column`]: target.column,
      [`${prefix}anchors`]: target.anchors,
    };
  }
  const { label, ordinal, region } = target;
  const fields: Fields = { [end ?? 'target']: label.value, [`${prefix}by`]: label.by };
  if (ordinal !== undefined) fields[`${prefix}ordinal`] = ordinal;
  if (region === undefined) return fields;
  fields[`${prefix}scope`] = region.kind;
  if (region.kind === 'iframe') {
    fields[`${prefix}frame`] = written(region.frame);
    return fields;
  }
  if (region.kind === 'container') fields[`${prefix}container`] = written(region.container);
  fields[`${prefix}anchors`] = region.anchors;
  return fields;
}

function dialogFields(dialog: DialogClause | undefined): Fields {
  if (dialog === undefined) return {};
  return {
    dialog: dialog.disposition,
    ...(dialog.message !== undefined && { dialog_message: dialog.message }),
    ...(dialog.reply !== undefined && { dialog_reply: dialog.reply }),
  };
}

function typeFields(action: Action & { readonly kind: 'type_text' }): Fields {
  switch (action.mode) {
    case 'clear':
      return { ...targetFields(action.target), text: '', mode: 'clear' };
    case 'append':
      return { text: action.text, mode: 'append' };
    case 'document':
      return { target: editorDocument, by: 'id', text: action.text, mode: 'document' };
    default:
      return { ...targetFields(action.target), text: action.text, mode: action.mode };
  }
}

function actionFields(action: Action): Fields {
  switch (action.kind) {
    case 'click': {
      const point = action.point && { x_pct: action.point.xPct, y_pct: action.point.yPct };
      return { ...targetFields(action.target), ...point, ...dialogFields(action.dialog) };
    }
    case 'presses': {
      const [button] = action.presses;
      if (action.form === 'press' && button !== undefined) return { target: button, by: 'id' };
      return { presses: action.presses, by: 'id' };
    }
    case 'double_click':
    case 'right_click':
    case 'hover':
      return { ...targetFields(action.target), ...dialogFields(action.dialog) };
    case 'drag':
      return { ...targetFields(action.target), ...targetFields(action.onto, 'onto') };
    case 'scroll':
      return {
        ...(action.target ? targetFields(action.target) : { page: true }),
        to: action.to.kind,
        ...(action.to.kind === 'px' && { px: action.to.px }),
      };
    case 'type_text':
      return typeFields(action);
    case 'select':
      return { ...targetFields(action.target), options: action.options, multiple: action.multiple };
    case 'set_checked':
      return { ...targetFields(action.target), checked: action.checked };
    case 'press_key':
      return { key: action.key, modifiers: action.modifiers };
    case 'upload':
      return { ...targetFields(action.target), path: action.path };
    case 'navigate':
      return { to: action.to };
    case 'reload':
      return {};
    case 'capture':
      return { ...targetFields(action.target), name: action.name, reading: action.reading };
    case 'capture_download':
      return { name: action.name, timeout_ms: action.timeoutMs };
    case 'wait':
      return { text: action.text, timeout_ms: action.timeoutMs };
  }
}

function expectedFields(predicate: string, expected: Expected): Fields {
  if (expected.kind === 'text') return { predicate, value: expected.text };
  const offset = expected.offset !== undefined && { offset: expected.offset };
  return { predicate: `${predicate}_captured`, capture: expected.name, ...offset };
}

function claimFields(claim: (Assertion | Condition)['claim']): Fields {
  const { kind } = claim;
  if ('expected' in claim) return expectedFields(kind, claim.expected);
  if (claim.kind === 'cookie') return { predicate: `cookie_${claim.fact}`, cookie: claim.cookie };
  if ('other' in claim) return { predicate: kind, ...targetFields(claim.other, 'other') };
  return {
    predicate: kind,
    ...('attribute' in claim && { attribute: claim.attribute }),
    ...('property' in claim && { property: claim.property }),
    ...('text' in claim && { value: claim.text }),
    ...('count' in claim && { count: claim.count }),
  };
}

/**
 * The flat record of a step: what the sentence corpus and traces hold of it.
 *
 * @example
 * toRecord(action); // { kind: 'click', expect: { target: 'Beds', by: 'text' } }
 */
export function toRecord(step: Action | Assertion | Condition): StepRecord {
  if (step.kind !== 'assert' && step.kind !== 'condition') {
    return { kind: step.kind === 'presses' ? 'click' : step.kind, expect: actionFields(step) };
  }
  return {
    kind: step.kind,
    expect: {
      ...(step.about === 'element' && targetFields(step.target)),
      ...claimFields(step.claim),
      ...(step.kind === 'assert' && { timeout_ms: step.timeoutMs }),
    },
  };
}
