// A YAML file as a tree of located values: aliases followed, keys text, nothing interpreted yet.
import { withoutControls } from '@flowproof/grammar';
import type { SourceSpan } from '../place.ts';

interface Located {
  readonly span: SourceSpan;
  /** Nodes of the subtree, itself included; a long text weighs as several, so that aliases of it stay bounded. */
  readonly size: number;
  /** Levels of the subtree, itself included. */
  readonly height: number;
}

/** How a text is written; decides how its characters are found in the file. */
export type TextStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'substituted';

export interface TextNode extends Located {
  readonly kind: 'text';
  readonly text: string;
  readonly style: TextStyle;
}

interface NumberNode extends Located {
  readonly kind: 'number';
  /** A whole number no double holds is a bigint. */
  readonly value: number | bigint;
  /** As written. */
  readonly source: string;
}

interface BooleanNode extends Located {
  readonly kind: 'boolean';
  readonly value: boolean;
  /** As written. */
  readonly source: string;
}

/** Nothing after the key or dash; `written` when the word null or a tilde stands there. */
export interface NullNode extends Located {
  readonly kind: 'null';
  readonly written: boolean;
}

export interface ListNode extends Located {
  readonly kind: 'list';
  readonly items: readonly TreeNode[];
}

export interface MapEntry {
  readonly key: string;
  readonly keySpan: SourceSpan;
  readonly value: TreeNode;
}

export interface MapNode extends Located {
  readonly kind: 'map';
  /** In file order, keys unique. */
  readonly entries: readonly MapEntry[];
}

export type TreeNode = TextNode | NumberNode | BooleanNode | NullNode | ListNode | MapNode;

/** Builds a list and counts what is in it. */
export function listNode(span: SourceSpan, items: readonly TreeNode[]): ListNode {
  return { kind: 'list', span, items, ...extentOf(items) };
}

/** Builds a mapping and counts what is in it. */
export function mapNode(span: SourceSpan, entries: readonly MapEntry[]): MapNode {
  return { kind: 'map', span, entries, ...extentOf(entries.map((entry) => entry.value)) };
}

/** Builds a text. */
export function textNode(span: SourceSpan, text: string, style: TextStyle): TextNode {
  return { kind: 'text', span, text, style, size: textSize(text.length), height: 1 };
}

/** Characters that weigh as much as one node. */
const charactersPerNode = 512;

/** The weight of a text of so many characters. */
export function textSize(length: number): number {
  return 1 + Math.floor(length / charactersPerNode);
}

function extentOf(children: readonly TreeNode[]): { readonly size: number; readonly height: number } {
  let size = 1;
  let height = 0;
  for (const child of children) {
    size += child.size;
    height = Math.max(height, child.height);
  }
  return { size, height: height + 1 };
}

/** The value under a key, absent when the key is missing or has nothing after it. */
export function valueAt(node: TreeNode | undefined, key: string): TreeNode | undefined {
  if (node?.kind !== 'map') return undefined;
  const value = node.entries.find((entry) => entry.key === key)?.value;
  return value?.kind === 'null' ? undefined : value;
}

/** The entry of a key, whether or not anything stands after it. */
export function entryAt(node: MapNode, key: string): MapEntry | undefined {
  return node.entries.find((entry) => entry.key === key);
}

/** What a person calls the kind of a value. */
export function kindName(node: TreeNode): string {
  if (node.kind === 'map') return 'a mapping';
  if (node.kind === 'list') return 'a list';
  if (node.kind === 'null') return 'nothing';
  return `a ${node.kind}`;
}

/** What was found, quoted when short enough. */
export function foundText(node: TreeNode): string {
  switch (node.kind) {
    case 'text':
      return `the text "${shortened(node.text)}"`;
    case 'number':
      return `the number ${shortened(node.source)}`;
    case 'boolean':
      return `the boolean ${node.source}`;
    case 'list':
      return `a list of ${node.items.length}`;
    default:
      return kindName(node);
  }
}

const longestQuote = 60;

/** A text cut to what fits a message, control characters shown as spaces. */
export function shortened(text: string): string {
  return text.length <= longestQuote
    ? withoutControls(text)
    : `${withoutControls(text.slice(0, longestQuote))}…`;
}
