// A scalar of the YAML library as a node of the tree.
import type { Scalar } from 'yaml';
import type { SourceSpan } from '../place.ts';
import { sliceOf } from '../source-text.ts';
import type { SourceText } from '../source-text.ts';
import { textNode } from './tree.ts';
import type { NullNode, TextStyle, TreeNode } from './tree.ts';

const styles: Readonly<Record<string, TextStyle>> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

const leaf = { size: 1, height: 1 } as const;

/** Nothing, at a place. */
export function emptyNode(span: SourceSpan): NullNode {
  return { kind: 'null', span, written: false, ...leaf };
}

/** Text, number, boolean or nothing, by YAML's core schema. */
export function scalarNode(scalar: Scalar.Parsed, span: SourceSpan, source: SourceText): TreeNode {
  const value: unknown = scalar.value;
  const written = sliceOf(source, span);
  if (typeof value === 'number')
    return { kind: 'number', span, value: exactNumber(value, written), source: written, ...leaf };
  if (typeof value === 'boolean') return { kind: 'boolean', span, value, source: written, ...leaf };
  if (typeof value === 'string') return textNode(span, value, styles[scalar.type ?? 'PLAIN'] ?? 'plain');
  return { kind: 'null', span, written: written !== '', ...leaf };
}

function exactNumber(value: number, written: string): number | bigint {
  return /^[-+]?\d+$/u.test(written) && !Number.isSafeInteger(value)
    ? BigInt(written.replace('+', ''))
    : value;
}
