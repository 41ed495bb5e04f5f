// Checks a value against its shape: unknown keys, missing keys, wrong types, all in one walk.
import { emptyKey, missingKey, unknownKey, wrongType } from '../errors/shape-errors.ts';
import type { FindingLog } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { foundText } from '../yaml/tree.ts';
import type { MapNode, TextNode, TreeNode } from '../yaml/tree.ts';
import { describeShape } from './describe-shape.ts';
import { isMisspelling } from './nearest.ts';
import type { Block, Shape } from './shape.ts';

/** Reports everything about a value that does not fit. `name` is how messages call the value. */
export function checkShape(node: TreeNode, shape: Shape, name: string, log: FindingLog): void {
  if (!isOfKind(node, shape)) {
    log.add(wrongType(name, describeShape(shape), foundText(node), node.span, quoteHint(node, shape)));
    return;
  }
  switch (shape.kind) {
    case 'text':
      checkBlank(node as TextNode, shape.notBlank, name, log);
      break;
    case 'block':
      checkBlock(node as MapNode, shape.block, log);
      break;
    case 'list':
      if (node.kind === 'list')
        for (const [index, item] of node.items.entries()) checkItem(item, shape.of, `${name}[${index}]`, log);
      break;
    case 'record':
      if (node.kind === 'map')
        for (const entry of node.entries) checkItem(entry.value, shape.of, `${name}.${entry.key}`, log);
      break;
    case 'any':
      checkAny(node, shape, name, log);
      break;
    case 'either':
      checkEither(node, shape.shapes, name, log);
      break;
    default:
      break;
  }
}

function checkItem(node: TreeNode, shape: Shape, name: string, log: FindingLog): void {
  if (!log.isFull()) checkShape(node, shape, name, log);
}

function checkEither(node: TreeNode, shapes: readonly Shape[], name: string, log: FindingLog): void {
  const fitting = shapes.find((shape) => isOfKind(node, shape));
  if (fitting !== undefined) checkShape(node, fitting, name, log);
}

function checkBlank(
  node: TextNode,
  notBlank: 'missing_key' | 'wrong_type' | 'rule' | undefined,
  name: string,
  log: FindingLog,
): void {
  if (node.text.trim() !== '') return;
  if (notBlank === 'missing_key') log.add(emptyKey(name, node.span));
  if (notBlank === 'wrong_type')
    log.add(wrongType(name, 'a text that is not blank', 'a blank one', node.span));
}

/** Reports unknown keys, missing keys and everything inside. */
export function checkBlock(node: MapNode, block: Block, log: FindingLog): void {
  for (const entry of node.entries) {
    if (log.isFull()) return;
    const key = Object.hasOwn(block.keys, entry.key) ? block.keys[entry.key] : undefined;
    if (key === undefined) {
      if (block.open !== true) log.add(unknownKey(entry.key, block, entry.keySpan));
    } else if (entry.value.kind === 'null') {
      if (key.required === true) log.add(emptyKey(keyName(block, entry.key), entry.keySpan));
    } else {
      checkShape(entry.value, key.shape, keyName(block, entry.key), log);
    }
  }
  for (const [name, key] of Object.entries(block.keys)) {
    if (key.required === true && isMissing(node, block, name))
      log.add(missingKey(keyName(block, name), headOf(node)));
  }
}

/** True when a key is neither written nor misspelt: a misspelling is one fault, not two. */
export function isMissing(node: MapNode, block: Block, key: string): boolean {
  return !node.entries.some(
    (entry) => entry.key === key || (!Object.hasOwn(block.keys, entry.key) && isMisspelling(entry.key, key)),
  );
}

/** How messages call a key: `url` of a flow, `viewport.width` of a block. */
function keyName(block: Block, key: string): string {
  return block.name.startsWith('a ') ? key : `${block.name}.${key}`;
}

/** Where a mapping begins: its first key, or its brace. */
export function headOf(node: MapNode): SourceSpan {
  return node.entries[0]?.keySpan ?? { start: node.span.start, end: node.span.start + 1 };
}

function quoteHint(node: TreeNode, shape: Shape): string | undefined {
  const wantsText =
    shape.kind === 'text' || (shape.kind === 'either' && shape.shapes.some((one) => one.kind === 'text'));
  return wantsText && (node.kind === 'number' || node.kind === 'boolean')
    ? `quote it: "${node.source}"`
    : undefined;
}

function isOfKind(node: TreeNode, shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
      return node.kind === 'text';
    case 'boolean':
      return node.kind === 'boolean';
    case 'scalar':
      return (
        shape.range === 'rule' || node.kind === 'text' || node.kind === 'boolean' || isFiniteNumber(node)
      );
    case 'any':
      return true;
    case 'whole':
    case 'number':
      return isNumber(node, shape);
    case 'word':
      return node.kind === 'text' && shape.words.includes(node.text);
    case 'list':
      return node.kind === 'list' && (shape.length === undefined || node.items.length === shape.length);
    case 'steps':
      return node.kind === 'list';
    case 'record':
    case 'block':
      return node.kind === 'map';
    case 'either':
      return shape.shapes.some((one) => isOfKind(node, one));
  }
}

function isNumber(node: TreeNode, shape: Extract<Shape, { kind: 'whole' | 'number' }>): boolean {
  if (node.kind !== 'number' || !Number.isFinite(Number(node.value))) return false;
  const value = Number(node.value);
  if (shape.kind === 'whole' && !Number.isSafeInteger(value)) return false;
  if (shape.range === 'rule') return true;
  return (
    value >= (shape.least ?? value) &&
    value <= (shape.most ?? value) &&
    (shape.above === undefined || value > shape.above)
  );
}

function isFiniteNumber(node: TreeNode): boolean {
  return node.kind === 'number' && (typeof node.value === 'bigint' || Number.isFinite(node.value));
}

/** Reports the numbers inside a value that JSON has no digits for. */
function checkAny(node: TreeNode, shape: Shape, name: string, log: FindingLog): void {
  if (node.kind === 'list') for (const item of node.items) checkAny(item, shape, name, log);
  if (node.kind === 'map') for (const entry of node.entries) checkAny(entry.value, shape, name, log);
  if (node.kind === 'number' && !isFiniteNumber(node)) {
    log.add(wrongType(name, describeShape(shape), foundText(node), node.span));
  }
}
