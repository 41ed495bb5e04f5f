// The cell under a heading, in the one row that holds all anchors.
import { attribute } from './dom-access.ts';
import { drawnText, plainText } from './drawn-text.ts';
import { flatContains } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import type { PageLocator } from './protocol.ts';
import { isRendered, renderedOrAll } from './rendering.ts';
import { type Grid, type GridRow, gridOf, tables, tablesIn } from './table-grid.ts';
import { textAround } from './nested-text.ts';
import { holdingAll } from './holding-text.ts';

type CellLocator = Extract<PageLocator, { kind: 'cell' }>;

type CellAnswer =
  | { readonly kind: 'found'; readonly cell: Element; readonly row: Element }
  | { readonly kind: 'missing'; readonly detail?: string }
  | { readonly kind: 'ambiguous'; readonly message: string; readonly hint: string };

interface Place {
  readonly cell: Element;
  readonly row: GridRow;
  readonly table: Element;
}

type TableAnswer =
  | { readonly kind: 'rows'; readonly places: readonly Place[] }
  | { readonly kind: 'no column' | 'no row' }
  | { readonly kind: 'duplicate'; readonly count: number };

export function findCell(root: Document, locator: CellLocator): CellAnswer {
  const all = tablesIn(root);
  const rendered = all.filter(isRendered);
  const answer = amongTables(rendered, locator);
  if (answer.kind !== 'missing') return answer;
  const inHidden = amongTables(
    all.filter((table) => !rendered.includes(table)),
    locator,
  );
  return inHidden.kind === 'missing' ? answer : inHidden;
}

function amongTables(found: readonly Element[], locator: CellLocator): CellAnswer {
  const places: Place[] = [];
  let columnSeen = false;
  for (const table of found) {
    const answer = inTable(gridOf(table), locator);
    if (answer.kind === 'duplicate' && places.length === 0) return duplicate(locator, answer.count);
    if (answer.kind === 'rows') places.push(...answer.places);
    if (answer.kind !== 'no column') columnSeen = true;
  }
  const meant = withoutOuterRows(places, locator);
  const [only] = meant;
  if (only === undefined) return { kind: 'missing', ...detailOf(found.length, columnSeen, locator) };
  if (meant.length === 1) return { kind: 'found', cell: only.cell, row: only.row.element };
  return {
    kind: 'ambiguous',
    message: `the row anchor ${quoted(locator.rowAnchors)} matches ${meant.length} rows, so no row is picked`,
    hint: 'use a more specific anchor, or a second one: the row containing "…" and "…"',
  };
}

function detailOf(count: number, columnSeen: boolean, locator: CellLocator): { readonly detail?: string } {
  if (count === 0) return { detail: 'the page shows no table' };
  return columnSeen
    ? { detail: `no row contains ${quoted(locator.rowAnchors)}` }
    : { detail: `no table has the column "${locator.columnText}"` };
}

function quoted(anchors: readonly string[]): string {
  return anchors.map((anchor) => `"${anchor}"`).join(' and ');
}

function duplicate(locator: CellLocator, count: number): CellAnswer {
  return {
    kind: 'ambiguous',
    message: `the column header "${locator.columnText}" is not unique: ${count} headers of one table say so`,
    hint: 'name the cell with a css: selector',
  };
}

function inTable(grid: Grid, locator: CellLocator): TableAnswer {
  const column = columnOf(grid, locator);
  if (typeof column !== 'number') return column;
  const chosen = rowsOf(grid, locator);
  const places = chosen.flatMap((row): Place[] => {
    const cell = row.places[column];
    return cell === undefined ? [] : [{ cell, row, table: grid.table }];
  });
  return places.length === 0 ? { kind: 'no row' } : { kind: 'rows', places };
}

/** Position of the heading; exact, else the only one that contains the text, else the recorded field. */
function columnOf(grid: Grid, locator: CellLocator): number | Exclude<TableAnswer, { kind: 'rows' }> {
  const wanted = fold(locator.columnText);
  const said = grid.headers.map((header) => ({ header, text: fold(drawnText(header.element)) }));
  const exact = columnsOf(said.filter(({ text }) => text === wanted).map(({ header }) => header));
  if (exact.length > 1) return { kind: 'duplicate', count: exact.length };
  if (exact[0] !== undefined) return exact[0];
  const holding = columnsOf(said.filter(({ text }) => text.includes(wanted)).map(({ header }) => header));
  if (holding.length === 1 && holding[0] !== undefined) return holding[0];
  const { columnField } = locator;
  const byField =
    columnField === undefined
      ? undefined
      : grid.headers.find(({ element }) => fieldOf(element) === columnField);
  return byField?.column ?? { kind: 'no column' };
}

/** Different columns among headings; those of rows count only where no column is meant, hidden ones alike. */
function columnsOf(found: Grid['headers']): readonly number[] {
  const ofColumns = found.filter(({ ofRow }) => !ofRow);
  const heads = ofColumns.length > 0 ? ofColumns : found;
  const rendered = heads.filter(({ element }) => isRendered(element));
  return [...new Set((rendered.length > 0 ? rendered : heads).map(({ column }) => column))];
}

function rowsOf(grid: Grid, locator: CellLocator): readonly GridRow[] {
  const data = grid.rows.filter(({ hasData }) => hasData);
  const anchors = locator.rowAnchors.map(fold);
  const fitting = holdingAll(data, anchors, plainRowText, rowText);
  const elements = renderedOrAll(fitting.map(({ element }) => element));
  const anchorRows = fitting.filter(({ element }) => elements.includes(element));
  const { rowId } = locator;
  const recorded = rowId === undefined ? undefined : data.find(({ element }) => rowIdOf(element) === rowId);
  if (recorded === undefined) return anchorRows;
  if (rowText(recorded).includes(anchors[0] ?? '')) return [recorded];
  return anchorRows.length === 0 ? [recorded] : anchorRows;
}

/** Drawn text of the row, with the cells that reach into it from above. */
function rowText(row: GridRow): string {
  return fold([...cellsFromAbove(row), row.element].map((part) => drawnText(part)).join(' '));
}

function plainRowText(row: GridRow): string {
  return [...cellsFromAbove(row), row.element].map((part) => plainText(part)).join(' ');
}

function cellsFromAbove(row: GridRow): readonly Element[] {
  const all = row.places.filter((cell) => cell !== undefined);
  return [...new Set(all)].filter((cell) => !row.own.includes(cell));
}

/** Where a row fits only through a row of a table inside it, that inner row is meant. */
function withoutOuterRows(places: readonly Place[], locator: CellLocator): readonly Place[] {
  const anchors = locator.rowAnchors.map(fold);
  return places.filter((outer) => {
    const inner = places.some((place) => place !== outer && flatContains(outer.row.element, place.table));
    if (!inner) return true;
    const own = fold(textAround(outer.row.element, tables));
    return anchors.every((anchor) => own.includes(anchor));
  });
}

/** The field of a column, as data grids write it. */
export function fieldOf(cell: Element): string | undefined {
  const written = attribute(cell, 'data-field') ?? attribute(cell, 'col-id');
  if (written !== null && written !== '') return written;
  return /(?:^|\s)column-(\S+)/.exec(attribute(cell, 'class') ?? '')?.[1];
}

/** The identity of a row, as data grids write it. */
export function rowIdOf(row: Element): string | undefined {
  for (const name of ['id', 'data-id', 'row-id']) {
    const value = attribute(row, name);
    if (value !== null && value !== '') return value;
  }
  return undefined;
}
