// What the catalogue knows of a form: enough to document, complete and test it.
import type { GrammarCode } from '../diagnostic.ts';
import type { AppId, Position } from '../surface-app.ts';

/** A sentence that looks like a form and is refused. */
export interface NearMiss {
  readonly text: string;
  readonly code: GrammarCode;
  /** App it is written for; absent: the first of its form. */
  readonly app?: AppId;
}

/** One form of sentence. */
export interface SentenceForm {
  /** Stable name, unique in the catalogue. */
  readonly name: string;
  /** Where it may stand; examples and near misses are of the first. */
  readonly positions: readonly Position[];
  /** The words it starts with. */
  readonly starts: string;
  /** Notation: `[…]` optional, `(a | b)` either, `<…>` a slot. */
  readonly syntax: string;
  /** Apps that accept it; examples and near misses are of the first. */
  readonly apps: readonly AppId[];
  /** What it does or when it holds, in one sentence. */
  readonly meaning: string;
  readonly examples: readonly string[];
  readonly nearMisses: readonly NearMiss[];
}
