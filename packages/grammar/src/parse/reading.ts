// Outcome of reading a sentence, before a refusal is put into words.
import type { IToken } from 'chevrotain';
import type { GrammarCode } from '../diagnostic.ts';
import { endMarker, type Sentence } from '../lex.ts';
import type { Restriction } from '../surfaces.ts';
import { type Fault, type Needed, readNeed } from './fault.ts';

/** Why a sentence was not accepted, and where. */
export interface Refused {
  readonly ok: false;
  readonly sentence: Sentence;
  readonly fault: Fault;
  /** What the app does not have, for the code `surface`. */
  readonly restriction?: Restriction;
}

/** A meaning, or why there is none. */
export type Reading<T> = { readonly ok: true; readonly value: T } | Refused;

/** A refusal with a code, at a token. */
export function refuse(
  sentence: Sentence,
  code: GrammarCode,
  token: IToken,
  restriction?: Restriction,
): Refused {
  return { ok: false, sentence, fault: { kind: { code }, token }, ...(restriction && { restriction }) };
}

/** A refusal because something was needed at a token. */
export function refuseNeeding(sentence: Sentence, needed: Needed, token: IToken): Refused {
  return { ok: false, sentence, fault: { kind: readNeed(needed.ERR_MSG), token } };
}

/** The token in which an offset of the text lies, or the one before it. */
export function tokenAtOffset(sentence: Sentence, offset: number): IToken {
  let found = sentence.tokens[0] ?? endMarker;
  for (const token of sentence.tokens) if (token.startOffset <= offset) found = token;
  return found;
}
