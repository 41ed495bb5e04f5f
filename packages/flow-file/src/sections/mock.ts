// The `mock` list: requests answered locally.
import type { MockRule } from '../flow-app.ts';
import { anyValue, fullText, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { numberAt, plainValue, present, textAt } from '../shape/values.ts';
import { entryAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

/** Keys of one rule. */
export const mockBlock: Block = {
  name: 'mock',
  keys: {
    url_contains: { shape: fullText, required: true, about: 'Part of the request URL, case-sensitive.' },
    method: { shape: text, about: 'Default: any method.' },
    status: { shape: { kind: 'whole', least: 100, most: 599 }, about: 'Default 200.' },
    body: { shape: anyValue, about: 'Text is served as is, anything else as JSON; default: empty.' },
    content_type: { shape: text, about: 'Default: by the body.' },
  },
};

/** One rule. */
export function readMock(node: TreeNode): MockRule {
  return present({
    urlContains: textAt(node, 'url_contains') ?? '',
    method: textAt(node, 'method')?.toUpperCase(),
    status: numberAt(node, 'status') ?? 200,
    body: readBody(node),
    contentType: textAt(node, 'content_type'),
  });
}

function readBody(node: TreeNode): MockRule['body'] {
  const body = node.kind === 'map' ? entryAt(node, 'body')?.value : undefined;
  if (body === undefined || (body.kind === 'null' && !body.written)) return undefined;
  return body.kind === 'text' ? { kind: 'text', text: body.text } : { kind: 'json', value: plainValue(body) };
}
