// The `redact` list: regions masked in every stored picture.
import { redactTarget } from '../errors/section-errors.ts';
import type { RedactRule } from '../flow-spec.ts';
import type { Reading } from '../reading.ts';
import { blockOf, fullText } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { textAt } from '../shape/values.ts';
import { valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

const targetBlock: Block = {
  name: 'redact.target',
  keys: {
    css: { shape: fullText, about: 'CSS selector of the element.' },
    automation_id: { shape: fullText, about: 'Native id of the element.' },
    rect: { shape: { kind: 'list', of: { kind: 'number' }, length: 4 }, about: 'x, y, width, height in px.' },
  },
};

/** Keys of one rule. */
export const redactBlock: Block = {
  name: 'redact',
  keys: {
    target: {
      shape: blockOf(targetBlock),
      required: true,
      about: 'Exactly one of css, automation_id, rect.',
    },
    mode: { shape: { kind: 'word', words: ['mask'] }, required: true, about: 'How the region is hidden.' },
  },
};

/** One rule. */
export function readRedact(node: TreeNode, { log }: Reading): RedactRule {
  const target = valueAt(node, 'target');
  if (
    target?.kind === 'map' &&
    Object.keys(targetBlock.keys).filter((key) => valueAt(target, key) !== undefined).length !== 1
  ) {
    log.add(redactTarget(target.span));
  }
  return { target: readTarget(target), mode: 'mask' };
}

function readTarget(node: TreeNode | undefined): RedactRule['target'] {
  const css = textAt(node, 'css');
  if (css !== undefined) return { kind: 'css', css };
  const rect = valueAt(node, 'rect');
  if (rect?.kind === 'list') {
    const [x = 0, y = 0, width = 0, height = 0] = rect.items.map((item) =>
      item.kind === 'number' ? Number(item.value) : 0,
    );
    return { kind: 'rect', x, y, width, height };
  }
  return { kind: 'automation_id', automationId: textAt(node, 'automation_id') ?? '' };
}
