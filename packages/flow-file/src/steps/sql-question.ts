// `assert_sql`: a query, and what its first column must be.
import type { Reading } from '../reading.ts';
import { fullText, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import type { SqlQuestion } from '../structured-assertion.ts';
import type { MapNode } from '../yaml/tree.ts';
import { refuseCaptures } from './capture-rule.ts';
import { timeoutKey, timeoutMsOf } from './timeout.ts';

/** Keys of `assert_sql`. */
export const sqlBlock: Block = {
  name: 'assert_sql',
  keys: {
    connection: {
      shape: fullText,
      required: true,
      about: 'A name; the connection string is in FLOWPROOF_SQL_<NAME>.',
    },
    query: { shape: fullText, required: true, about: 'A query that only reads; ${VAR} allowed.' },
    equals: { shape: text, about: 'First column of the first row as text; default: a row must exist.' },
    timeout_seconds: timeoutKey,
  },
};

/** Builds the question. */
export function readSqlQuestion(node: MapNode, reading: Reading): SqlQuestion {
  refuseCaptures(node, 'assert_sql', [], reading);
  return present({
    connection: textAt(node, 'connection') ?? '',
    query: textAt(node, 'query') ?? '',
    equals: textAt(node, 'equals'),
    timeoutMs: timeoutMsOf(node),
  });
}
