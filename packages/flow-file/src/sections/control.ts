// The `control` block: the security control a flow proves.
import { controlId } from '../errors/section-errors.ts';
import type { FlowControl } from '../flow-spec.ts';
import type { Reading } from '../reading.ts';
import { text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import { valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

const idPattern = '^[a-z0-9._-]+$';

/** Keys of `control`. */
export const controlBlock: Block = {
  name: 'control',
  keys: {
    id: {
      shape: { kind: 'text', pattern: idPattern },
      required: true,
      about: 'Stays the same across renames and re-recordings: audits join on it.',
    },
    title: { shape: text, about: 'What the control says.' },
    description: { shape: text, about: 'How the flow proves it.' },
  },
};

/** Builds the control and checks its id. */
export function readControl(node: TreeNode | undefined, { log }: Reading): FlowControl | undefined {
  if (node === undefined) return undefined;
  const id = valueAt(node, 'id');
  if (id?.kind === 'text' && !new RegExp(idPattern, 'u').test(id.text)) log.add(controlId(id.text, id.span));
  return present({
    id: textAt(node, 'id') ?? '',
    title: textAt(node, 'title'),
    description: textAt(node, 'description'),
  });
}
