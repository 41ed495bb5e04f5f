// The text of an element without that of certain parts inside it.
import { isElement, isText, matches, dataOf } from './dom-access.ts';
import { flatParent, nextInFlatTree } from './flat-tree.ts';
import { drawsText } from './rendering.ts';

export function textAround(element: Element, without: string): string {
  let text = '';
  let node: Node | null = element;
  while (node !== null) {
    const skip = node !== element && isElement(node) && matches(node, without);
    if (isText(node)) {
      const parent = flatParent(node);
      if (parent !== null && drawsText(parent)) text += `${dataOf(node)} `;
    }
    node = nextInFlatTree(node, element, skip);
  }
  return text;
}
