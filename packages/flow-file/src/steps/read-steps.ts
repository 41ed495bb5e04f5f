// A list of steps: each one by its form, and the rule that a drag is followed by an assertion.
import { emptySteps, stepOfKind, stepWithKeys, unassertedDrag, unknownStep } from '../errors/step-errors.ts';
import type { FlowStep } from '../flow-step.ts';
import { valueAt, kindName } from '../yaml/tree.ts';
import type { ListNode, MapEntry, MapNode, TextNode, TreeNode } from '../yaml/tree.ts';
import { readMappingStep, readWord } from './read-step.ts';
import { formNames, stepForms, stepKey } from './step-forms.ts';
import type { StepScope } from './step-scope.ts';
import type { UnfoldedStep } from './unfold.ts';

/** Reads the flow's own list, already unfolded. */
export function readUnfolded(steps: readonly UnfoldedStep[], scope: StepScope): readonly FlowStep[] {
  const { log } = scope.reading;
  const read = steps.flatMap(({ node, unfolding }) => {
    log.unfolding(unfolding);
    return readStep(node, scope);
  });
  for (const [index, { node, unfolding }] of steps.entries()) {
    log.unfolding(unfolding);
    checkDrag(node, steps[index + 1]?.node, scope);
  }
  log.unfolding(0);
  return read;
}

/** Reads the list of a block. */
function readStepList(list: ListNode, scope: StepScope): readonly FlowStep[] {
  if (list.items.length === 0) scope.reading.log.add(emptySteps(scope.owner, list.span));
  for (const [index, node] of list.items.entries()) checkDrag(node, list.items[index + 1], scope);
  return list.items.flatMap((node) => readStep(node, scope));
}

/** The list under `steps`, if there is one. */
function stepsOf(node: MapNode, scope: StepScope): readonly FlowStep[] {
  const list = valueAt(node, 'steps');
  return list?.kind === 'list' ? readStepList(list, scope) : [];
}

function readStep(node: TreeNode, scope: StepScope): readonly FlowStep[] {
  const { log } = scope.reading;
  if (log.isFull()) return [];
  if (node.kind === 'text') return readWord(node, scope);
  if (node.kind !== 'map') {
    log.add(stepOfKind(kindName(node), formNames, node.span));
    return [];
  }
  const entry = formEntry(node);
  if (entry === undefined) {
    log.add(
      stepWithKeys(
        node.entries.map((one) => one.key),
        formNames,
        node.entries[0]?.keySpan ?? node.span,
      ),
    );
    return [];
  }
  const key = stepKey(entry.key);
  if (key === undefined) {
    log.add(unknownStep(entry.key, formNames, entry.keySpan));
    return [];
  }
  return readMappingStep(key, entry, node, scope, stepsOf);
}

/** The one entry of a step mapping, `steps` beside it where the form takes them. */
function formEntry(node: MapNode): MapEntry | undefined {
  const others = node.entries.filter((entry) => entry.key !== 'steps');
  const [first] = others;
  if (node.entries.length === 1) return node.entries[0];
  if (node.entries.length !== 2 || others.length !== 1 || first === undefined) return undefined;
  const key = stepKey(first.key);
  return key !== undefined && 'withSteps' in stepForms[key] ? first : undefined;
}

const assertions = new Set(['assert', 'assert_api', 'assert_sql', 'assert_spreadsheet', 'assert_screenshot']);

function checkDrag(node: TreeNode, next: TreeNode | undefined, { reading }: StepScope): void {
  const sentence = sentenceOf(node);
  if (sentence === undefined || !/^\s*drag\b/iu.test(sentence.text)) return;
  const [follower] = next?.kind === 'map' ? next.entries : [];
  if (follower === undefined || !assertions.has(follower.key)) reading.log.add(unassertedDrag(sentence.span));
}

function sentenceOf(node: TreeNode): TextNode | undefined {
  if (node.kind === 'text') return node;
  const rules = valueAt(node, 'rules');
  return rules?.kind === 'text' ? rules : undefined;
}
