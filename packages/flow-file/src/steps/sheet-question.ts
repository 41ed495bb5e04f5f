// `assert_spreadsheet`: a cell of a file, and what it must hold.
import * as fault from '../errors/question-errors.ts';
import type { Reading } from '../reading.ts';
import { malformedCapture } from '../references.ts';
import { headOf } from '../shape/check-shape.ts';
import { fullText, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import type { CellAddress, SpreadsheetQuestion } from '../structured-assertion.ts';
import { spanOfPiece } from '../yaml/characters.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';
import { refuseCaptures } from './capture-rule.ts';
import { timeoutKey, timeoutMsOf } from './timeout.ts';

/** Keys of `assert_spreadsheet`. */
export const sheetBlock: Block = {
  name: 'assert_spreadsheet',
  keys: {
    path: {
      shape: fullText,
      required: true,
      about: 'The file: ${captured.x}, then ${VAR}. xlsx, xlsm, xlsb, xls, ods or csv.',
    },
    sheet: { shape: fullText, about: 'Default: the first; not for csv.' },
    at: { shape: text, about: 'Cell such as B2.' },
    column: { shape: fullText, about: 'Header text of the first row; with row_contains.' },
    row_contains: { shape: fullText, about: 'Text of exactly one data row; with column.' },
    equals: { shape: text, about: 'Cell text; default: the cell must resolve.' },
    contains: { shape: text, about: 'Part of the cell text.' },
    timeout_seconds: timeoutKey,
  },
};

const cellAddress = /^\s*\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})\s*$/u;

/** Builds the question and reports keys that contradict each other. */
export function readSheetQuestion(node: MapNode, reading: Reading): SpreadsheetQuestion {
  checkAddress(node, reading);
  checkPath(node, reading);
  const spanOf = (key: string): MapNode['span'] => entryAt(node, key)?.keySpan ?? node.span;
  if (valueAt(node, 'equals') !== undefined && valueAt(node, 'contains') !== undefined)
    reading.log.add(fault.equalsAndContains(spanOf('contains')));
  refuseCaptures(node, 'assert_spreadsheet', ['path'], reading);
  return present({
    path: textAt(node, 'path') ?? '',
    sheet: textAt(node, 'sheet'),
    address: readAddress(node),
    expect: readExpectation(node),
    timeoutMs: timeoutMsOf(node),
  });
}

function checkPath(node: MapNode, { source, log }: Reading): void {
  const path = valueAt(node, 'path');
  const malformed = path?.kind === 'text' ? malformedCapture(path.text) : undefined;
  if (path?.kind === 'text' && malformed !== undefined) {
    log.add(
      fault.malformedPath(
        path.text.slice(malformed.start, malformed.end),
        spanOfPiece(source, path, malformed),
      ),
    );
  }
}

function checkAddress(node: MapNode, { log }: Reading): void {
  const at = valueAt(node, 'at');
  const column = valueAt(node, 'column');
  const row = valueAt(node, 'row_contains');
  const spanOf = (key: string): MapNode['span'] => entryAt(node, key)?.keySpan ?? node.span;
  if (at === undefined && column === undefined && row === undefined) log.add(fault.noAddress(headOf(node)));
  else if (at !== undefined && (column ?? row) !== undefined)
    log.add(fault.twoAddresses(spanOf(column === undefined ? 'row_contains' : 'column')));
  else if (at === undefined && row === undefined)
    log.add(fault.halfThePair('column', 'row_contains', spanOf('column')));
  else if (at === undefined && column === undefined)
    log.add(fault.halfThePair('row_contains', 'column', spanOf('row_contains')));
  if (at?.kind === 'text' && !cellAddress.test(at.text)) log.add(fault.noCellAddress(at.text, at.span));
}

function readAddress(node: MapNode): CellAddress {
  const at = textAt(node, 'at');
  if (at === undefined)
    return {
      kind: 'lookup',
      column: textAt(node, 'column') ?? '',
      rowContains: textAt(node, 'row_contains') ?? '',
    };
  return { kind: 'at', cell: at.replace(/[$\s]/gu, '').toUpperCase() };
}

function readExpectation(node: MapNode): SpreadsheetQuestion['expect'] {
  const equals = textAt(node, 'equals');
  if (equals !== undefined) return { kind: 'equals', text: equals };
  const contains = textAt(node, 'contains');
  return contains === undefined ? { kind: 'resolves' } : { kind: 'contains', text: contains };
}
