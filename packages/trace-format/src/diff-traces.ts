// Compares two traces step by step, by position, for healing.
import { writeByTable } from './write-trace.ts';
import type { Selector, SelectorPayload } from './step/selector.ts';
import type { TraceStep } from './step/step-record.ts';
import type { Trace } from './trace.ts';

/** What of a step is compared; ids, timing, evidence and the header are not. */
export type ComparedField = 'intent' | 'action' | 'surface' | 'selectors';

/** A step that is different on both sides of one position. */
export interface StepChange {
  /** 0-based position in both traces. */
  readonly index: number;
  readonly fields: readonly ComparedField[];
  readonly old: TraceStep;
  readonly new: TraceStep;
}

/** How a new recording differs from the old one. */
export interface TraceComparison {
  readonly changed: boolean;
  readonly steps_changed: readonly StepChange[];
  /** Steps that only the new trace has, at its end. */
  readonly steps_added: readonly TraceStep[];
  /** Steps that only the old trace has, at its end. */
  readonly steps_removed: readonly TraceStep[];
}

/**
 * Compares two recordings of a flow: step i against step i. A `role` that only the new side has is no change.
 *
 * @example
 * compareTraces(trace, trace); // { changed: false, steps_changed: [], steps_added: [], steps_removed: [] }
 */
export function compareTraces(oldTrace: Trace, newTrace: Trace): TraceComparison {
  const steps_changed = oldTrace.steps.flatMap((step, index) => {
    const counterpart = newTrace.steps[index];
    if (counterpart === undefined) return [];
    const fields = changedFields(step, counterpart);
    return fields.length === 0 ? [] : [{ index, fields, old: step, new: counterpart }];
  });
  const steps_added = newTrace.steps.slice(oldTrace.steps.length);
  const steps_removed = oldTrace.steps.slice(newTrace.steps.length);
  const changed = steps_changed.length + steps_added.length + steps_removed.length > 0;
  return { changed, steps_changed, steps_added, steps_removed };
}

function changedFields(before: TraceStep, after: TraceStep): readonly ComparedField[] {
  const fields: ComparedField[] = [];
  if (before.intent !== after.intent) fields.push('intent');
  if (actionText(before) !== actionText(after, before)) fields.push('action');
  if (before.surface !== after.surface) fields.push('surface');
  if (ladderText(before.selectors) !== ladderText(withoutNewRoles(after.selectors, before.selectors))) {
    fields.push('selectors');
  }
  return fields;
}

function actionText({ action }: TraceStep, before?: TraceStep): string {
  if (action.type !== 'drag' || before?.action.type !== 'drag') return writeByTable('action', action);
  const onto = withoutNewRoles(action.params.onto, before.action.params.onto);
  return writeByTable('action', { ...action, params: { ...action.params, onto } });
}

function ladderText(selectors: readonly Selector[]): string {
  return selectors.map((selector) => writeByTable('selector', selector)).join('\n');
}

function withoutNewRoles(after: readonly Selector[], before: readonly Selector[]): readonly Selector[] {
  return after.map((selector, index) => {
    const earlier = before[index];
    if (earlier === undefined || earlier.payload.role !== undefined) return selector;
    return { ...selector, payload: withoutRole(selector.payload) };
  });
}

function withoutRole(payload: SelectorPayload): SelectorPayload {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== 'role'));
}
