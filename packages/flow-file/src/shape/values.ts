// Reading checked values out of a tree. What has the wrong kind reads as absent: its fault is already in the log.
import type { YamlValue } from '../yaml-value.ts';
import { valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

export function textAt(node: TreeNode | undefined, key: string): string | undefined {
  const value = valueAt(node, key);
  return value?.kind === 'text' ? value.text : undefined;
}

export function numberAt(node: TreeNode | undefined, key: string): number | undefined {
  const value = valueAt(node, key);
  return value?.kind === 'number' ? Number(value.value) : undefined;
}

export function booleanAt(node: TreeNode | undefined, key: string): boolean | undefined {
  const value = valueAt(node, key);
  return value?.kind === 'boolean' ? value.value : undefined;
}

export function itemsAt(node: TreeNode | undefined, key: string): readonly TreeNode[] {
  const value = valueAt(node, key);
  return value?.kind === 'list' ? value.items : [];
}

export function textsAt(node: TreeNode | undefined, key: string): readonly string[] {
  return itemsAt(node, key).flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

/** Names to texts; own properties only, so `__proto__` is a name like any other. */
export function textRecordAt(node: TreeNode | undefined, key: string): Readonly<Record<string, string>> {
  const value = valueAt(node, key);
  if (value?.kind !== 'map') return {};
  return Object.fromEntries(
    value.entries.flatMap((entry) => (entry.value.kind === 'text' ? [[entry.key, entry.value.text]] : [])),
  );
}

/** A value of any kind as JSON knows them. */
export function plainValue(node: TreeNode): YamlValue {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'number':
    case 'boolean':
      return node.value;
    case 'null':
      return null;
    case 'list':
      return node.items.map(plainValue);
    case 'map':
      return Object.fromEntries(node.entries.map((entry) => [entry.key, plainValue(entry.value)]));
  }
}

type Present<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same record without the keys that hold undefined. */
export function present<T extends object>(record: T): Present<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Present<T>;
}
