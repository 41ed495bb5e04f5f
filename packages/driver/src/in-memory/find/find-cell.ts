// Finds the cell under a header in the row that holds all anchors (record-and-replay, 6.4).
import type { CellLocator } from '../../locator.ts';
import { foldText } from '../../text/fold.ts';
import { attributeOf, drawnText } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered, present } from '../tree/walk-tree.ts';
import { type Located, nothing, reconcile } from './located.ts';

/** The cell, looked for in all tables, drawn ones first. */
export function findCell(root: MemoryNode, locator: CellLocator): Located {
  const tables = present(root).filter(({ source }) => source.kind === 'table');
  for (const group of [tables.filter(isRendered), tables.filter((table) => !isRendered(table))]) {
    const answers = group
      .map((table) => findInTable(table, locator))
      .filter(({ kind }) => kind !== 'missing');
    const hard = answers.find(({ kind }) => kind !== 'found');
    if (hard !== undefined) return hard;
    if (answers.length > 1) return severalRows(locator, answers.length);
    if (answers[0] !== undefined) return answers[0];
  }
  return nothing;
}

function findInTable(table: MemoryNode, locator: CellLocator): Located {
  const rows = table.children.filter(({ state }) => !state.absent);
  const column = findColumn(rows, locator.columnText);
  if (typeof column !== 'number') return column;
  const dataRows = rows.filter((row) => row.children.some(({ source }) => source.kind === 'cell'));
  const anchors = locator.rowAnchors.map(foldText);
  const anchored = dataRows.filter((row) => anchors.every((anchor) => drawnText(row).includes(anchor)));
  const { rowId } = locator;
  const row = reconcile(
    anchored,
    rowId === undefined ? undefined : dataRows.find((each) => rowIdOf(each) === rowId),
  );
  if (row === 'none') return nothing;
  if (row === 'several') return severalRows(locator, anchored.length);
  const node = row.children[column];
  if (node === undefined || node.state.absent) return nothing;
  const id = rowIdOf(row);
  return { kind: 'found', node, ...(id !== undefined && { hints: { rowId: id } }) };
}

function findColumn(
  rows: readonly MemoryNode[],
  columnText: string,
): number | Exclude<Located, { kind: 'found' }> {
  const headers = rows.flatMap(({ children }) => children).filter(({ source }) => source.kind === 'header');
  const wanted = foldText(columnText);
  const exact = headers.filter((header) => drawnText(header) === wanted);
  if (exact.length > 1) {
    return {
      kind: 'ambiguous',
      message: `the column header "${columnText}" is there ${exact.length} times`,
      hint: 'name the cell by a css: selector',
    };
  }
  const containing = headers.filter((header) => drawnText(header).includes(wanted));
  const header = exact[0] ?? (containing.length === 1 ? containing[0] : undefined);
  return header === undefined ? nothing : (header.parent?.children.indexOf(header) ?? 0);
}

function rowIdOf(row: MemoryNode): string | undefined {
  return attributeOf(row, 'id') ?? attributeOf(row, 'data-id') ?? attributeOf(row, 'row-id') ?? undefined;
}

function severalRows({ rowAnchors }: CellLocator, count: number): Located {
  return {
    kind: 'ambiguous',
    message: `the row anchor "${rowAnchors.join('" and "')}" matches ${count} rows`,
    hint: 'use a more specific anchor',
  };
}
