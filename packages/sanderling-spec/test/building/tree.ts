// Captures in a few words: an element, its own runs of text and its children, in order.
import { elementFlags } from '@sanderling/spec/runtime';
import type { CapturedElement, CapturedTree } from '@sanderling/spec/runtime';

export type Flag = keyof typeof elementFlags;

export interface Node {
  readonly element: CapturedElement;
  readonly children: readonly Node[];
}

type Parts = Omit<CapturedElement, 'class' | 'flags' | 'own'> & { readonly is?: readonly Flag[] };

/** Texts among the children become the element's own runs. */
export function el(kind: string, parts: Parts, ...content: readonly (Node | string)[]): Node {
  const children: Node[] = [];
  const own: [number, string][] = [];
  for (const each of content) {
    if (typeof each === 'string') own.push([children.length, each]);
    else children.push(each);
  }
  const { is = [], ...rest } = parts;
  const flags = is.reduce((sum, flag) => sum | elementFlags[flag], 0);
  return {
    element: { class: kind, ...rest, ...(own.length > 0 && { own }), ...(flags !== 0 && { flags }) },
    children,
  };
}

export function capture(root: Node): CapturedTree {
  const elements: CapturedElement[] = [];
  const depths: number[] = [];
  const add = (node: Node, depth: number): void => {
    elements.push(node.element);
    depths.push(depth);
    for (const child of node.children) add(child, depth + 1);
  };
  add(root, 0);
  return { elements, depths };
}
