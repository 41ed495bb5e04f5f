// References in texts: which ones a text holds, and whether they are well formed. Values are never looked up here.
import type { SourceSpan } from './place.ts';
import type { TextNode, TreeNode } from './yaml/tree.ts';

const captureStart = '${captured.';

/** True when a text holds a capture reference, well formed or not. */
export function holdsCapture(text: string): boolean {
  return text.includes(captureStart);
}

/** True when a text holds any reference at all. */
export function holdsReference(text: string): boolean {
  return text.includes('${');
}

/** The first capture reference whose name is none; undefined when all are well formed. */
export function malformedCapture(text: string): SourceSpan | undefined {
  const match = /\$\{captured\.(?![a-z][a-z0-9_]*\})[^}\s]*\}?/u.exec(text);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** The name of a text that is exactly one environment reference. */
export function wholeVariable(text: string): string | undefined {
  return /^\$\{([A-Za-z_][A-Za-z0-9_]*)\}$/u.exec(text)?.[1];
}

/** All texts of a tree, values only. */
export function textsOf(node: TreeNode): readonly TextNode[] {
  if (node.kind === 'text') return [node];
  if (node.kind === 'list') return node.items.flatMap(textsOf);
  return node.kind === 'map' ? node.entries.flatMap((entry) => textsOf(entry.value)) : [];
}
