// One element of a live page: what the app's description says of it, and the state it is in now.
import type { ElementRef } from '../../found.ts';
import type {
  AppElement,
  CheckboxElement,
  ElementTraits,
  FieldElement,
  ItemElement,
  ListElement,
  RowElement,
} from '../../small-app/app.ts';

/** Parts that the description only implies. */
type ImpliedElement = ElementTraits & { readonly kind: 'page' | 'header' | 'cell' };

/** What a node was built from. */
export type NodeSource = AppElement | ItemElement | RowElement | ImpliedElement;

/** One element of a live page. */
export interface MemoryNode {
  readonly ref: ElementRef;
  readonly source: NodeSource;
  readonly parent: MemoryNode | undefined;
  readonly children: readonly MemoryNode[];
  readonly state: NodeState;
}

/** What changes while a page lives. */
interface NodeState {
  absent: boolean;
  hidden: boolean;
  disabled: boolean;
  covered: boolean;
  moving: boolean;
  readOnly: boolean;
  checked: boolean;
  /** A `${VAR}` was typed into it, or it is a password field. */
  secret: boolean;
  text: string;
  value: string;
  /** Indexes of chosen options, ascending. */
  chosen: readonly number[];
}

/** Gives every node of every page a number of its own, so that a stale one is never taken for another. */
export type RefSource = () => ElementRef;

/** Builds the live tree of a page. */
export function buildTree(elements: readonly AppElement[], nextRef: RefSource): MemoryNode {
  const page: ImpliedElement = { kind: 'page' };
  return grow(
    page,
    undefined,
    '',
    (node) => elements.map((element) => growElement(element, node, nextRef)),
    nextRef,
  );
}

function growElement(
  source: AppElement | ItemElement | RowElement,
  parent: MemoryNode,
  nextRef: RefSource,
): MemoryNode {
  const content = (elements: readonly AppElement[]) => (node: MemoryNode) =>
    elements.map((element) => growElement(element, node, nextRef));
  switch (source.kind) {
    case 'items':
      return grow(
        source,
        parent,
        '',
        (node) => source.items.map((item) => growElement(item, node, nextRef)),
        nextRef,
      );
    case 'item':
    case 'frame':
    case 'scroller':
      return grow(source, parent, '', content(source.content), nextRef);
    case 'table':
      return grow(
        source,
        parent,
        '',
        (node) => growTable(source.columns, source.rows, node, nextRef),
        nextRef,
      );
    case 'row':
      return grow(
        source,
        parent,
        '',
        (node) => source.cells.map((cell) => growCell(cell, node, nextRef)),
        nextRef,
      );
    case 'text':
    case 'button':
    case 'link':
      return grow(source, parent, source.text, () => [], nextRef);
    default:
      return grow(source, parent, '', () => [], nextRef);
  }
}

function growTable(
  columns: readonly string[],
  rows: readonly RowElement[],
  table: MemoryNode,
  nextRef: RefSource,
): readonly MemoryNode[] {
  const headerRow: RowElement = { kind: 'row', cells: [] };
  const headers = (row: MemoryNode) =>
    columns.map((column) => grow({ kind: 'header' }, row, column, () => [], nextRef));
  return [
    grow(headerRow, table, '', headers, nextRef),
    ...rows.map((row) => growElement(row, table, nextRef)),
  ];
}

function growCell(cell: string | readonly AppElement[], row: MemoryNode, nextRef: RefSource): MemoryNode {
  if (typeof cell === 'string') return grow({ kind: 'cell' }, row, cell, () => [], nextRef);
  return grow(
    { kind: 'cell' },
    row,
    '',
    (node) => cell.map((each) => growElement(each, node, nextRef)),
    nextRef,
  );
}

function grow(
  source: NodeSource,
  parent: MemoryNode | undefined,
  text: string,
  childrenOf: (node: MemoryNode) => readonly MemoryNode[],
  nextRef: RefSource,
): MemoryNode {
  const children: MemoryNode[] = [];
  const node: MemoryNode = { ref: nextRef(), source, parent, children, state: initialState(source, text) };
  children.push(...childrenOf(node));
  return node;
}

function initialState(source: NodeSource, text: string): NodeState {
  const field: Partial<FieldElement> = source.kind === 'field' ? source : {};
  const box: Partial<CheckboxElement> = source.kind === 'checkbox' ? source : {};
  return {
    absent: source.absent ?? false,
    hidden: source.hidden ?? false,
    disabled: source.disabled ?? false,
    covered: source.covered ?? false,
    moving: source.moving ?? false,
    readOnly: field.readOnly ?? false,
    checked: box.checked ?? false,
    secret: field.password ?? false,
    text,
    value: field.value ?? '',
    chosen: source.kind === 'list' ? initialChoice(source) : [],
  };
}

function initialChoice({ options, chosen, multiple }: ListElement): readonly number[] {
  const wanted = options.flatMap((option, index) => (chosen?.includes(option.text) === true ? [index] : []));
  return wanted.length === 0 && multiple !== true && options.length > 0 ? [0] : wanted;
}
