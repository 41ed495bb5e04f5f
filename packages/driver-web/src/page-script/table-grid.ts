// A table as it is drawn: every cell in the places it covers, merged cells expanded.
import { attribute, isHtml, matches, queryAll, textContent } from './dom-access.ts';
import { composedParent, documentOrder, flatClosest, scopesOf } from './flat-tree.ts';
import { isBlank } from './folded-text.ts';

export const tables = 'table, [role=grid], [role=table], [role=treegrid]';
const rows = 'tr, [role=row]';
const cells = 'td, th, [role=gridcell], [role=cell], [role=columnheader], [role=rowheader]';
const dataCells = 'td, [role=gridcell], [role=cell]';
const headers = 'th, [role=columnheader]';

export interface GridRow {
  readonly element: Element;
  /** The cell drawn at each position; those from rows above included. */
  readonly places: readonly (Element | undefined)[];
  readonly own: readonly Element[];
  readonly hasData: boolean;
}

interface Header {
  readonly element: Element;
  /** 0-based. */
  readonly column: number;
  readonly span: number;
  readonly row: number;
  /** Heads a row, not a column. */
  readonly ofRow: boolean;
}

interface Start {
  readonly row: number;
  readonly column: number;
  readonly span: number;
}

export interface Grid {
  readonly table: Element;
  readonly rows: readonly GridRow[];
  readonly headers: readonly Header[];
}

/** The tables below a root, each with its own rows only. */
export function tablesIn(root: Document | Element): readonly Element[] {
  const found = scopesOf(root).flatMap(({ scope }) => [...queryAll(scope, tables)]);
  return [...new Set(found)].toSorted(documentOrder);
}

export function gridOf(table: Element): Grid {
  const ownRows = inside(table, rows).filter((row) => nearest(row, tables) === table);
  const cellsOf = new Map<Element, Element[]>(ownRows.map((row) => [row, []]));
  for (const cell of inside(table, cells)) {
    const row = nearest(cell, `${rows}, ${tables}`);
    if (row !== null) cellsOf.get(row)?.push(cell);
  }
  const groupEnds = endsOfGroups(ownRows);
  const filled: (Element | undefined)[][] = [];
  const starts = new Map<Element, Start>();
  const gridRows = ownRows.map((row, index): GridRow => {
    const own = cellsOf.get(row) ?? [];
    place(filled, own, index, groupEnds[index] ?? index, starts);
    return { element: row, places: filled[index] ?? [], own, hasData: own.some((cell) => isData(cell)) };
  });
  return { table, rows: gridRows, headers: headersOf(starts, gridRows) };
}

function isData(cell: Element): boolean {
  return matches(cell, dataCells) && !matches(cell, '[role=columnheader], [role=rowheader]');
}

function inside(element: Element, selector: string): readonly Element[] {
  const places = scopesOf(element);
  const found = places.flatMap(({ scope }) => [...queryAll(scope, selector)]);
  return places.length === 1 ? found : [...new Set(found)].toSorted(documentOrder);
}

function nearest(element: Element, selector: string): Element | null {
  const parent = composedParent(element);
  return parent === null ? null : flatClosest(parent, (each) => matches(each, selector));
}

/** For each row the last one of its group: a cell reaches no further. */
function endsOfGroups(ownRows: readonly Element[]): readonly number[] {
  const groups = ownRows.map((row) => composedParent(row));
  const ends: number[] = [];
  for (let index = ownRows.length - 1; index >= 0; index -= 1) {
    const goesOn = groups[index + 1] !== undefined && groups[index + 1] === groups[index];
    ends[index] = goesOn ? (ends[index + 1] ?? index) : index;
  }
  return ends;
}

function place(
  filled: (Element | undefined)[][],
  own: readonly Element[],
  row: number,
  lastRow: number,
  starts: Map<Element, Start>,
): void {
  let column = 0;
  for (const cell of own) {
    while (filled[row]?.[column] !== undefined) column += 1;
    const span = spanOf(cell, 'colspan');
    const down = spanOf(cell, 'rowspan');
    const last = down === 0 ? lastRow : Math.min(row + down - 1, lastRow);
    starts.set(cell, { row, column, span });
    for (let at = row; at <= last; at += 1) {
      const line = (filled[at] ??= []);
      for (let each = column; each < column + Math.max(1, span); each += 1) line[each] ??= cell;
    }
    column += Math.max(1, span);
  }
  filled[row] ??= [];
}

/** Spans that pages give by mistake are bounded as browsers bound them. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  if (isHtml(cell, 'td') || isHtml(cell, 'th')) return name === 'colspan' ? cell.colSpan : cell.rowSpan;
  const written = Number.parseInt(attribute(cell, `aria-${name}`) ?? '1', 10);
  return Number.isInteger(written) && written >= 1 && written <= 1000 ? written : 1;
}

function headersOf(starts: ReadonlyMap<Element, Start>, gridRows: readonly GridRow[]): readonly Header[] {
  const all: Header[] = [];
  for (const [element, start] of starts) {
    if (!matches(element, headers)) continue;
    const row = gridRows[start.row];
    all.push({ element, ...start, ofRow: /^row/i.test(attribute(element, 'scope') ?? '') || headsARow(row) });
  }
  // A heading over several columns that have headings of their own names no column itself.
  return all.filter((header) => header.span <= 1 || !all.some((below) => isBelow(header, below)));
}

function isBelow(header: Header, below: Header): boolean {
  if (below.ofRow || below.row <= header.row) return false;
  return below.column >= header.column && below.column < header.column + header.span;
}

/** A row of data with a heading in front; an empty corner cell does not make a row of headings one. */
function headsARow(row: GridRow | undefined): boolean {
  const cellsOfRow = row?.own ?? [];
  const data = cellsOfRow.filter((cell) => isData(cell) && !isBlank(textContent(cell))).length;
  return data > 0 && data >= cellsOfRow.filter((cell) => matches(cell, headers)).length;
}
