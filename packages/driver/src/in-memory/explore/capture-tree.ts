// A live page as the tree that is explored: each element with what it holds and how it stands.
import { type CapturedElement, elementFlags } from '../../exploration.ts';
import type { ListOption } from '../../small-app/app.ts';
import { boundsOf } from '../looks/picture.ts';
import { attributeOf, chosenOptions, labelOf, tagOf } from '../tree/naming.ts';
import type { MemoryNode, NodeSource } from '../tree/node.ts';

/** A tree, and what each of its elements stands for. */
export interface MemoryTree {
  readonly elements: readonly CapturedElement[];
  readonly depths: readonly number[];
  readonly nodes: readonly MemoryNode[];
}

interface Growing {
  readonly elements: CapturedElement[];
  readonly depths: number[];
  readonly nodes: MemoryNode[];
  readonly everything: readonly MemoryNode[];
  readonly focus: MemoryNode | undefined;
}

/** What is drawn of a page, in document order. */
export function captureTree(
  root: MemoryNode,
  everything: readonly MemoryNode[],
  focus: MemoryNode | undefined,
): MemoryTree {
  const growing: Growing = { elements: [], depths: [], nodes: [], everything, focus };
  add(growing, root, 0, false);
  return growing;
}

function add(growing: Growing, node: MemoryNode, depth: number, covered: boolean): void {
  if (node.state.absent || node.state.hidden) return;
  const label = labelOf(node);
  const under = covered || node.state.covered;
  const at = label === undefined ? depth : depth + 1;
  if (label !== undefined) put(growing, node, depth, labelElement(growing, node, label));
  put(growing, node, at, elementOf(growing, node, under));
  if (node.source.kind === 'list')
    for (const [index, option] of node.source.options.entries())
      put(growing, node, at + 1, optionElement(option, node.state.chosen.includes(index)));
  for (const child of node.children) add(growing, child, at + 1, under);
}

function put(growing: Growing, node: MemoryNode, depth: number, element: CapturedElement): void {
  growing.elements.push(element);
  growing.depths.push(depth);
  growing.nodes.push(node);
}

function labelElement(growing: Growing, node: MemoryNode, label: string): CapturedElement {
  return { class: 'label', own: [[0, ` ${label}`]], bounds: edgesOf(growing, node) };
}

function optionElement(option: ListOption, chosen: boolean): CapturedElement {
  const flags = (chosen ? elementFlags.selected : 0) | (option.disabled === true ? elementFlags.disabled : 0);
  return {
    class: 'option',
    own: [[0, option.text]],
    ...(flags !== 0 && { flags }),
    ...(option.value !== undefined && { attrs: { value: option.value } }),
  };
}

function elementOf(growing: Growing, node: MemoryNode, covered: boolean): CapturedElement {
  const { source, state } = node;
  const desc = attributeOf(node, 'aria-label') ?? '';
  const value = valueOf(node);
  const flags = flagsOf(node, growing.focus === node);
  const attrs = attributesOf(node, covered);
  return {
    class: tagOf[source.kind],
    bounds: edgesOf(growing, node),
    ...(source.id !== undefined && { id: source.id }),
    ...(desc !== '' && { desc }),
    ...(state.text !== '' && { own: [[0, ` ${state.text}`]] as const }),
    ...(value !== '' && { value }),
    ...(flags !== 0 && { flags }),
    ...(Object.keys(attrs).length > 0 && { attrs }),
  };
}

function edgesOf({ everything }: Growing, node: MemoryNode): readonly [number, number, number, number] {
  const { x, y, width, height } = boundsOf(node, everything);
  return [x, y, x + width, y + height];
}

function valueOf(node: MemoryNode): string {
  if (node.state.secret) return '';
  if (node.source.kind === 'list')
    return chosenOptions(node)
      .map(({ text }) => text)
      .join(', ');
  return node.state.value;
}

const clickable: ReadonlySet<NodeSource['kind']> = new Set([
  'button',
  'link',
  'field',
  'checkbox',
  'list',
  'upload',
]);

function flagsOf({ source, state }: MemoryNode, focused: boolean): number {
  const pressed = clickable.has(source.kind) || source.onClick !== undefined;
  const editable = source.kind === 'field' && !state.readOnly && !state.disabled;
  return (
    (pressed ? elementFlags.clickable : 0) |
    (state.disabled ? elementFlags.disabled : 0) |
    (state.checked ? elementFlags.checked : 0) |
    (focused ? elementFlags.focused : 0) |
    (editable ? elementFlags.editable : 0) |
    (state.secret ? elementFlags.secure : 0)
  );
}

function attributesOf(node: MemoryNode, covered: boolean): Readonly<Record<string, string>> {
  const { source } = node;
  const names = ['id', 'placeholder', 'type', 'name', 'disabled', 'readonly'];
  const written = names.flatMap((name) => {
    const value = attributeOf(node, name);
    return value === null ? [] : [[name, value] as const];
  });
  const hint = source.kind === 'field' ? (attributeOf(node, 'aria-label') ?? source.label) : '';
  return {
    ...Object.fromEntries(written),
    ...source.attributes,
    ...(hint !== '' && { hintText: hint }),
    ...(source.kind === 'scroller' && { scrollable: 'true' }),
    ...(covered && { obscured: 'true' }),
  };
}
