// Sentences inside a flow: read by the grammar of the app, refused with the place in the file.
import { parseAction, parseAssertion, parseCondition } from '@flowproof/grammar';
import type { Action, AppId, Assertion, Condition, ParseResult } from '@flowproof/grammar';
import { stepText } from '../errors/step-errors.ts';
import type { Reading } from '../reading.ts';
import { spanOfPiece } from '../yaml/characters.ts';
import type { TextNode } from '../yaml/tree.ts';

/** An action, or undefined with its fault in the log. */
export function readAction(node: TextNode, app: AppId, reading: Reading): Action | undefined {
  return accepted(parseAction(node.text, app), node, reading);
}

/** An assertion, or undefined with its fault in the log. */
export function readAssertion(node: TextNode, app: AppId, reading: Reading): Assertion | undefined {
  return accepted(parseAssertion(node.text, app), node, reading);
}

/** A condition, or undefined with its fault in the log. */
export function readCondition(node: TextNode, app: AppId, reading: Reading): Condition | undefined {
  return accepted(parseCondition(node.text, app), node, reading);
}

function accepted<T>(result: ParseResult<T>, node: TextNode, { source, log }: Reading): T | undefined {
  if (result.ok) return result.value;
  const [diagnostic] = result.diagnostics;
  log.add(stepText(diagnostic, spanOfPiece(source, node, diagnostic.span)));
  return undefined;
}
