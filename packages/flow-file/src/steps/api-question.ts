// `assert_api`: a request, and what is asked of the response.
import * as fault from '../errors/question-errors.ts';
import { foundText, entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode, TreeNode } from '../yaml/tree.ts';
import type { Reading } from '../reading.ts';
import { anyValue, boolean, fullText, recordOf, text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { booleanAt, numberAt, plainValue, present, textAt, textRecordAt } from '../shape/values.ts';
import type { ApiQuestion, HeaderExpectation, JsonExpectation } from '../structured-assertion.ts';
import { refuseCaptures } from './capture-rule.ts';
import { timeoutKey, timeoutMsOf } from './timeout.ts';

const count: Shape = { kind: 'whole', least: 0 };

/** Keys of `assert_api`. */
export const apiBlock: Block = {
  name: 'assert_api',
  keys: {
    request: { shape: fullText, required: true, about: '<METHOD> <url>; ${VAR} in the url.' },
    headers: { shape: recordOf(text), about: 'Request headers; ${VAR} in values.' },
    body: { shape: anyValue, about: 'Sent as JSON, with POST, PUT and PATCH; ${VAR} in text leaves.' },
    status: { shape: { kind: 'whole', least: 100, most: 599 }, about: 'Default: any 2xx.' },
    body_contains: { shape: text, about: 'Part of the response body, case-sensitive.' },
    body_json: {
      shape: fullText,
      about: 'Dotted path into the JSON body: results.0.balance. Alone: it must reach a scalar.',
    },
    equals: { shape: { kind: 'scalar', range: 'rule' }, about: 'Value at body_json.' },
    count: { shape: count, about: 'Length of the array at body_json.' },
    count_at_least: { shape: count, about: 'Least length of the array at body_json.' },
    header: { shape: fullText, about: 'Response header. Alone: it must be present.' },
    header_equals: { shape: text, about: 'Its value.' },
    header_contains: { shape: text, about: 'Part of its value.' },
    retry: { shape: boolean, about: 'Default: GET and HEAD poll, others are sent once.' },
    timeout_seconds: timeoutKey,
  },
};

const bodyless = ['GET', 'HEAD', 'DELETE'];
const methods: readonly string[] = [...bodyless, 'POST', 'PUT', 'PATCH'];

/** Builds the question and reports keys that contradict each other. */
export function readApiQuestion(node: MapNode, reading: Reading): ApiQuestion {
  const request = readRequest(valueAt(node, 'request'), reading);
  const method = request?.method ?? 'GET';
  checkBody(node, request?.method, reading);
  checkJson(node, reading);
  checkHeader(node, reading);
  refuseCaptures(node, 'assert_api', [], reading);
  const body = writtenBody(node);
  const path = textAt(node, 'body_json');
  const header = textAt(node, 'header');
  return present({
    method,
    url: request?.url ?? '',
    headers: textRecordAt(node, 'headers'),
    body: body === undefined ? undefined : { value: plainValue(body) },
    status: numberAt(node, 'status'),
    bodyContains: textAt(node, 'body_contains'),
    json: path === undefined ? undefined : { path, expect: readJsonExpectation(node) },
    header: header === undefined ? undefined : { name: header, expect: readHeaderExpectation(node) },
    retry: booleanAt(node, 'retry') ?? (method === 'GET' || method === 'HEAD'),
    timeoutMs: timeoutMsOf(node),
  });
}

function readRequest(
  node: TreeNode | undefined,
  { log }: Reading,
): { readonly method: string; readonly url: string } | undefined {
  if (node?.kind !== 'text' || node.text.trim() === '') return undefined;
  const request = node.text.trim();
  const gap = request.search(/\s/u);
  const method = request.slice(0, gap).toUpperCase();
  if (gap > 0 && methods.includes(method)) return { method, url: request.slice(gap).trim() };
  log.add(fault.badRequest(node.text, methods, node.span));
  return undefined;
}

/** A written null is a body; nothing after the key is none. */
function writtenBody(node: MapNode): TreeNode | undefined {
  const body = entryAt(node, 'body')?.value;
  return body?.kind === 'null' && !body.written ? undefined : body;
}

function spanOf(node: MapNode, key: string): MapNode['span'] {
  return entryAt(node, key)?.keySpan ?? node.span;
}

function has(node: MapNode, key: string): boolean {
  return valueAt(node, key) !== undefined;
}

function checkBody(node: MapNode, method: string | undefined, { log }: Reading): void {
  if (method !== undefined && bodyless.includes(method) && writtenBody(node) !== undefined) {
    log.add(fault.bodyWithMethod(method, spanOf(node, 'body')));
  }
}

function checkJson(node: MapNode, { log }: Reading): void {
  for (const key of ['equals', 'count', 'count_at_least']) {
    if (has(node, key) && !has(node, 'body_json')) log.add(fault.withoutPath(key, spanOf(node, key)));
  }
  if (has(node, 'count') && has(node, 'count_at_least'))
    log.add(fault.bothCounts(spanOf(node, 'count_at_least')));
  for (const key of ['count', 'count_at_least']) {
    if (has(node, key) && has(node, 'equals')) log.add(fault.countWithEquals(key, spanOf(node, key)));
  }
  const equals = valueAt(node, 'equals');
  if (equals?.kind === 'list' || equals?.kind === 'map')
    log.add(fault.equalsNoScalar(foundText(equals), equals.span));
}

function checkHeader(node: MapNode, { log }: Reading): void {
  for (const key of ['header_equals', 'header_contains']) {
    if (has(node, key) && !has(node, 'header')) log.add(fault.withoutHeader(key, spanOf(node, key)));
  }
  if (has(node, 'header_equals') && has(node, 'header_contains'))
    log.add(fault.bothHeaderQuestions(spanOf(node, 'header_contains')));
}

function readJsonExpectation(node: MapNode): JsonExpectation {
  const equals = valueAt(node, 'equals');
  if (equals?.kind === 'text') return { kind: 'equals', value: equals.text };
  if (equals?.kind === 'number' || equals?.kind === 'boolean') return { kind: 'equals', value: equals.value };
  const exact = numberAt(node, 'count');
  if (exact !== undefined) return { kind: 'count', count: exact };
  const least = numberAt(node, 'count_at_least');
  return least === undefined ? { kind: 'scalar' } : { kind: 'count_at_least', count: least };
}

function readHeaderExpectation(node: MapNode): HeaderExpectation {
  const equals = textAt(node, 'header_equals');
  if (equals !== undefined) return { kind: 'equals', text: equals };
  const contains = textAt(node, 'header_contains');
  return contains === undefined ? { kind: 'present' } : { kind: 'contains', text: contains };
}
