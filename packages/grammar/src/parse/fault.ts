// Why the parser stopped: what was needed or what is not allowed, and at which token. Worded later, in errors.ts.
import type { IToken } from 'chevrotain';
import type { GrammarCode } from '../diagnostic.ts';

/** What the grammar needs at some place and did not find. */
export type Need =
  | 'verb'
  | 'subject'
  | 'label'
  | 'article'
  | 'noun'
  | 'end'
  | 'text'
  | 'container'
  | 'containing'
  | 'frame'
  | 'row'
  | 'anchor'
  | 'dialog'
  | 'point'
  | 'word'
  | 'key'
  | 'fact'
  | 'predicate'
  | 'state'
  | 'count'
  | 'attribute'
  | 'style'
  | 'operand'
  | 'options'
  | 'destination'
  | 'offset'
  | 'name'
  | 'wait';

/** A stop of the parser. */
export interface Fault {
  /** A need that was not met, or the code of what is not allowed. */
  readonly kind: { readonly need: Need; readonly words: string } | { readonly code: GrammarCode };
  /** Where: the token that does not fit. */
  readonly token: IToken;
}

/**
 * Thrown by the parser and caught by its caller in this package. One instance serves all: making an error
 * object (its stack) costs more than parsing a sentence.
 */
export class FaultSignal extends Error {
  fault: Fault | undefined;
}

/** What a rule tells Chevrotain to say when a token does not fit: the need, and its words for the message. */
export interface Needed {
  readonly ERR_MSG: string;
}

const separator = '|';

/** Options for `CONSUME` and `OR`: what is needed there, in words. */
export function need(name: Need, words: string): Needed {
  return { ERR_MSG: `${name}${separator}${words}` };
}

/** The need in an `ERR_MSG`. */
export function readNeed(message: string): Fault['kind'] {
  const cut = message.indexOf(separator);
  return { need: message.slice(0, cut) as Need, words: message.slice(cut + 1) };
}
