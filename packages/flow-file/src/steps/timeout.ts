// `timeout_seconds`, the bound of the structured assertions.
import type { Key } from '../shape/shape.ts';
import { numberAt } from '../shape/values.ts';
import type { TreeNode } from '../yaml/tree.ts';

const defaultSeconds = 10;

/** The key, the same in every block. */
export const timeoutKey: Key = {
  shape: { kind: 'whole', least: 0 },
  about: `Asked again for so many seconds; 0 looks once; default ${defaultSeconds}.`,
};

/** The bound in ms. */
export function timeoutMsOf(node: TreeNode): number {
  return (numberAt(node, 'timeout_seconds') ?? defaultSeconds) * 1000;
}
