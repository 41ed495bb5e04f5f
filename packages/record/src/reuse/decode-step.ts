// Turns a step of an earlier trace back into what was performed: exactly, or not at all.
import type { Selector, TraceAction, TraceStep } from '@flowproof/trace-format';
import type { EncodedStep } from '../encode/encoded-step.ts';
import { decodeAction } from './decode-action.ts';
import { decodeLadder, isForeignText } from './decode-rung.ts';

/** A step that can be performed again. */
export interface DecodedStep extends EncodedStep {
  /** The ladders as they stand in the earlier trace, primary target first. */
  readonly recorded: readonly (readonly Selector[])[];
}

/** What the step did, as recording would write it; undefined where anything in it would be lost. */
export function decodeStep(step: TraceStep): DecodedStep | undefined {
  if (step.surface !== undefined || !waitsAsRecorded(step)) return undefined;
  const action = decodeAction(step.action);
  const selectors = decodeLadder(step.selectors);
  if (action === undefined || selectors === undefined || !belongsTogether(action, selectors))
    return undefined;
  // Whether an expectation meant this element cannot be told by its holding.
  if (action.type === 'assert' && step.selectors.some(isForeignText)) return undefined;
  const onto = step.action.type === 'drag' ? [step.action.params.onto] : [];
  return { action, selectors, recorded: [step.selectors, ...onto] };
}

function waitsAsRecorded({ sync: { pre, post } }: TraceStep): boolean {
  const [wait, ...more] = pre;
  if (post.length > 0 || more.length > 0) return false;
  return wait === undefined || (wait.kind === 'element_exists' && (wait.selector_ref ?? 0) === 0);
}

function belongsTogether(action: TraceAction, { length }: readonly Selector[]): boolean {
  switch (action.type) {
    case 'launch':
    case 'press_key':
    case 'capture_download':
      return length === 0;
    case 'scroll':
      return true;
    case 'type_text':
      return length > 0 || Object.keys(action.params).length === 1;
    case 'assert': {
      if (action.params.kind !== 'element_state') return false;
      const { expect, selector_ref } = action.params;
      return length === 0
        ? expect.scope === 'surface' && selector_ref === undefined
        : expect.scope === undefined && selector_ref === 0;
    }
    default:
      return length > 0;
  }
}
