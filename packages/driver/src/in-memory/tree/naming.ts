// What an element is called: its tag, its attributes, its label, its texts, and the words people point at it with.
import { foldText } from '../../text/fold.ts';
import type { MemoryNode, NodeSource } from './node.ts';
import { isRendered } from './walk-tree.ts';

/** How the element is written in HTML. */
export const tagOf: Readonly<Record<NodeSource['kind'], string>> = {
  page: 'body',
  text: 'p',
  button: 'button',
  link: 'a',
  field: 'input',
  checkbox: 'input',
  list: 'select',
  upload: 'input',
  items: 'ul',
  item: 'li',
  table: 'table',
  row: 'tr',
  header: 'th',
  cell: 'td',
  frame: 'iframe',
  scroller: 'div',
};

/** Roles as an inventory names them. */
export const roleOf: Readonly<Record<NodeSource['kind'], string>> = {
  page: 'document',
  text: 'paragraph',
  button: 'button',
  link: 'link',
  field: 'textbox',
  checkbox: 'checkbox',
  list: 'combobox',
  upload: 'file',
  items: 'list',
  item: 'listitem',
  table: 'table',
  row: 'row',
  header: 'columnheader',
  cell: 'cell',
  frame: 'iframe',
  scroller: 'group',
};

/** The label beside a control; undefined for everything that has none. */
export function labelOf({ source }: MemoryNode): string | undefined {
  return 'label' in source ? source.label : undefined;
}

/** An attribute as written; null when the element has none of that name. */
export function attributeOf({ source, state }: MemoryNode, name: string): string | null {
  const implied: Readonly<Record<string, string | undefined>> = {
    id: source.id,
    placeholder: source.kind === 'field' ? source.placeholder : undefined,
    type: inputTypeOf(source),
    name: source.kind === 'frame' ? source.name : undefined,
    disabled: state.disabled ? '' : undefined,
    readonly: state.readOnly ? '' : undefined,
  };
  return source.attributes?.[name] ?? implied[name] ?? null;
}

function inputTypeOf(source: NodeSource): string | undefined {
  switch (source.kind) {
    case 'field':
      return source.password === true ? 'password' : 'text';
    case 'checkbox':
      return 'checkbox';
    case 'upload':
      return 'file';
    default:
      return undefined;
  }
}

/** Options of a list that are chosen now. */
export function chosenOptions({ source, state }: MemoryNode): readonly { text: string; value: string }[] {
  if (source.kind !== 'list') return [];
  return state.chosen.flatMap((index) => {
    const option = source.options[index];
    return option === undefined ? [] : [{ text: option.text, value: option.value ?? option.text }];
  });
}

/** What is drawn of the element, labels of controls included and values of fields not, folded. */
export function drawnText(node: MemoryNode): string {
  return foldText(drawnParts(node).join('\n'));
}

function drawnParts(node: MemoryNode): readonly string[] {
  if (node.state.absent || node.source.kind === 'frame') return [];
  const own = [
    labelOf(node) ?? '',
    node.state.text,
    chosenOptions(node)
      .map(({ text }) => text)
      .join(', '),
  ];
  const drawn = isRendered(node);
  // What is not drawn within something that is drawn is no part of its text.
  const children = node.children.filter((child) => !drawn || !child.state.hidden);
  return [...own, ...children.flatMap(drawnParts)].filter((part) => part !== '');
}

/** How people would point at the element: `button "Save"`. */
export function describeNode(node: MemoryNode): string {
  const name = [node.source.attributes?.['aria-label'], labelOf(node), drawnText(node)].find(
    (each) => each !== undefined && each !== '',
  );
  const role = roleOf[node.source.kind];
  return name === undefined ? role : `${role} "${name.slice(0, 40)}"`;
}
