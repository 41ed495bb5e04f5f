// One step: its place is checked, then its value, then its texts.
import { badReply, blankPrompt } from '../errors/agent-errors.ts';
import { blockWithoutName, blockWithoutSteps, undeclaredSurface } from '../errors/app-errors.ts';
import { emptyKey, missingKey } from '../errors/shape-errors.ts';
import { boundBelowOne, secretLeak } from '../errors/step-errors.ts';
import type { FlowStep, StepSource } from '../flow-step.ts';
import { wholeVariable } from '../references.ts';
import { checkShape } from '../shape/check-shape.ts';
import { numberAt } from '../shape/values.ts';
import { sliceOf } from '../source-text.ts';
import { foundText, valueAt } from '../yaml/tree.ts';
import type { MapEntry, MapNode, TextNode, TreeNode } from '../yaml/tree.ts';
import { readApiQuestion } from './api-question.ts';
import { readScreenshotQuestion } from './screenshot-question.ts';
import { readAction, readAssertion, readCondition } from './sentences.ts';
import { readSheetQuestion } from './sheet-question.ts';
import { readSqlQuestion } from './sql-question.ts';
import { noEgressWord, stepForms } from './step-forms.ts';
import type { StepKey } from './step-forms.ts';
import { misplacedStep } from './step-place.ts';
import type { StepScope } from './step-scope.ts';
import { readToolCall } from './tool-call.ts';

/** Reads the list under `steps`; handed in because blocks hold steps and steps hold blocks. */
export type StepsReader = (node: MapNode, scope: StepScope) => readonly FlowStep[];

interface Entry {
  readonly key: StepKey;
  readonly keySpan: MapEntry['keySpan'];
  readonly value: TreeNode;
  /** The whole step. */
  readonly node: MapNode;
  readonly at: StepSource;
}

/** A step that is a text: the bare word, or a plain sentence. */
export function readWord(node: TextNode, scope: StepScope): readonly FlowStep[] {
  const { log } = scope.reading;
  const bare = node.text === noEgressWord;
  const misplaced = misplacedStep(
    bare ? noEgressWord : 'a plain step',
    bare ? 'agent' : 'ui',
    scope,
    node.span,
  );
  if (misplaced !== undefined) {
    log.add(misplaced);
    return [];
  }
  const at = sourceOf(node, scope);
  return [bare ? { kind: 'assert_no_egress', ...at } : { kind: 'plain', ...at, text: node.text }];
}

/** A step that is a mapping. An empty list: it was refused, and the log says why. */
export function readMappingStep(
  key: StepKey,
  { keySpan, value }: MapEntry,
  node: MapNode,
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const { log } = scope.reading;
  const form = stepForms[key];
  const misplaced = misplacedStep(key, form.group, scope, keySpan);
  if (misplaced !== undefined) {
    log.add(misplaced);
    return [];
  }
  const entry: Entry = { key, keySpan, value, node, at: sourceOf(node, scope) };
  if (key === 'in') return readIn(entry, scope, stepsOf);
  if (key === 'assert_no_secret_leak') return readSecretLeak(entry, scope);
  if (value.kind === 'null') {
    log.add(emptyKey(key, keySpan));
    return [];
  }
  checkShape(value, form.shape, key, log);
  if (value.kind === 'text') return readSentence({ ...entry, value }, scope, stepsOf);
  return value.kind === 'map' ? readBlock({ ...entry, value }, scope, stepsOf) : [];
}

function sourceOf(node: TreeNode, { reading }: StepScope): StepSource {
  const start = node.kind === 'map' ? (node.entries[0]?.keySpan.start ?? node.span.start) : node.span.start;
  const source = sliceOf(reading.source, node.span).trimEnd();
  return { location: reading.source.placeOf(start), span: node.span, source };
}

function readSentence(
  entry: Entry & { readonly value: TextNode },
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const { key, value, at } = entry;
  const { reading, app } = scope;
  const { text } = value;
  if (key === 'prompt') {
    if (text.trim() === '') reading.log.add(blankPrompt(value.span));
    return [{ kind: 'prompt', ...at, text }];
  }
  if (key === 'assert_tool_call' || key === 'assert_no_tool_call')
    return readToolCallStep({ ...entry, key }, scope);
  if (key === 'assert' && app?.kind === 'agent') return readReply(entry, scope);
  const steps = key === 'when' ? readWhenSteps(entry, scope, stepsOf) : [];
  if (app?.grammar === undefined) return [];
  if (key === 'rules') {
    const action = readAction(value, app.grammar, reading);
    return action === undefined ? [] : [{ kind: 'rules', ...at, text, action }];
  }
  if (key === 'assert') {
    const assertion = readAssertion(value, app.grammar, reading);
    return assertion === undefined ? [] : [{ kind: 'assert', ...at, text, assertion }];
  }
  const condition = key === 'when' ? readCondition(value, app.grammar, reading) : undefined;
  return condition === undefined ? [] : [{ kind: 'when', ...at, text, condition, steps }];
}

function readWhenSteps(
  { node, keySpan }: Entry,
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const steps = valueAt(node, 'steps');
  if (steps === undefined) scope.reading.log.add(missingKey('steps beside when', keySpan));
  else checkShape(steps, { kind: 'steps' }, 'steps', scope.reading.log);
  return stepsOf(node, { ...scope, list: 'when', owner: 'a when block' });
}

function readBlock(
  entry: Entry & { readonly value: MapNode },
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const { key, value, at } = entry;
  const { reading } = scope;
  switch (key) {
    case 'assert_api':
      return [{ kind: key, ...at, question: readApiQuestion(value, reading) }];
    case 'assert_sql':
      return [{ kind: key, ...at, question: readSqlQuestion(value, reading) }];
    case 'assert_spreadsheet':
      return [{ kind: key, ...at, question: readSheetQuestion(value, reading) }];
    case 'assert_screenshot':
      return [{ kind: key, ...at, question: readScreenshotQuestion(value, reading) }];
    case 'repeat':
      return readRepeat(entry, scope, stepsOf);
    default:
      return [];
  }
}

function readRepeat(
  { value, at }: Entry & { readonly value: MapNode },
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const { reading, app } = scope;
  const max = numberAt(value, 'max');
  const bound = valueAt(value, 'max');
  if (max !== undefined && bound !== undefined && max < 1) reading.log.add(boundBelowOne(max, bound.span));
  const steps = stepsOf(value, { ...scope, list: 'repeat', owner: 'a repeat' });
  const condition = valueAt(value, 'until');
  if (condition?.kind !== 'text' || app?.grammar === undefined) return [];
  const until = readCondition(condition, app.grammar, reading);
  return until === undefined
    ? []
    : [{ kind: 'repeat', ...at, text: condition.text, until, max: max ?? 1, steps }];
}

function readIn(
  { value, keySpan, node, at }: Entry,
  scope: StepScope,
  stepsOf: StepsReader,
): readonly FlowStep[] {
  const { reading, surfaces } = scope;
  const { log } = reading;
  checkShape(
    value.kind === 'null' ? { ...value, kind: 'text', text: 'none', style: 'plain' } : value,
    stepForms.in.shape,
    'in',
    log,
  );
  const name = value.kind === 'text' ? value.text : '';
  if (name.trim() === '' && value.kind !== 'list' && value.kind !== 'map') log.add(blockWithoutName(keySpan));
  else if (value.kind === 'text' && surfaces !== undefined && surfaces.size > 0 && !surfaces.has(name))
    log.add(undeclaredSurface(name, [...surfaces.keys()], value.span));
  const steps = valueAt(node, 'steps');
  if (steps === undefined) log.add(blockWithoutSteps(name, keySpan));
  else checkShape(steps, { kind: 'steps' }, 'steps', log);
  const inner: StepScope = { ...scope, app: surfaces?.get(name), list: 'in', owner: `the block of ${name}` };
  return [{ kind: 'in', ...at, surface: name, steps: stepsOf(node, inner) }];
}

function readSecretLeak({ value, keySpan, at }: Entry, { reading }: StepScope): readonly FlowStep[] {
  const { log } = reading;
  const items = value.kind === 'list' ? value.items : [value];
  if (value.kind === 'null') log.add(emptyKey('assert_no_secret_leak', keySpan));
  else if (items.length === 0) log.add(secretLeak('an empty list', value.span));
  const variables = items.flatMap((item) => {
    const variable = item.kind === 'text' ? wholeVariable(item.text) : undefined;
    if (variable === undefined && value.kind !== 'null')
      log.add(secretLeak(item.kind === 'text' ? 'another text' : foundText(item), item.span));
    return variable ?? [];
  });
  return [{ kind: 'assert_no_secret_leak', ...at, variables }];
}

function readToolCallStep(
  {
    key,
    value,
    at,
  }: Entry & { readonly key: 'assert_tool_call' | 'assert_no_tool_call'; readonly value: TextNode },
  { reading }: StepScope,
): readonly FlowStep[] {
  if (value.text.trim() === '') return [];
  const call = readToolCall(value.text, value.span);
  if ('pattern' in call) return [{ kind: key, ...at, text: value.text, pattern: call.pattern }];
  reading.log.add(call.fault);
  return [];
}

function readReply(
  { value, at }: Entry & { readonly value: TextNode },
  { reading }: StepScope,
): readonly FlowStep[] {
  const text = value.text.trim();
  const keyword = /^reply\s+(?:contains|is)\s/iu.exec(text)?.[0];
  if (keyword !== undefined)
    return [{ kind: 'assert_reply', ...at, text: value.text, expected: text.slice(keyword.length).trim() }];
  reading.log.add(badReply(value.span));
  return [];
}
