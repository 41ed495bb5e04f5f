// How the parts of a trace are laid out: which keys in which order, what is a float, what is kept.
// The tables are generated from the schema; reading tidies by them, writing prints by them.

/**
 * A leaf, or a structure of leaves. `plain` is text, a flag or a choice; `free` is any JSON,
 * its keys sorted and its numbers kept as text; `ref` names a record or a union of the tables.
 */
export type Shape =
  | 'plain'
  | 'integer'
  | 'float'
  | 'free'
  | { readonly kind: 'list'; readonly items: Shape }
  | { readonly kind: 'map'; readonly values: Shape }
  | { readonly kind: 'ref'; readonly name: string };

/** One key of a record. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly required?: boolean;
  /** Not written when its list, map or record is empty. */
  readonly omitEmpty?: boolean;
  /** What an absent key reads as, where the key is always written. */
  readonly fill?: number | null;
  /** The value that is said by leaving the key out. */
  readonly omit?: string;
}

/** An object with known keys, and what becomes of unknown ones. */
export interface RecordShape {
  readonly kind: 'record';
  readonly unknown: 'ignored' | 'kept' | 'rejected';
  /** Where unknown keys are kept: the keys written before the sorted rest. */
  readonly lead?: readonly string[];
  readonly fields: readonly Field[];
}

/** An object whose record depends on the value of one key. */
export interface UnionShape {
  readonly kind: 'union';
  readonly tag: string;
  readonly variants: Readonly<Record<string, string>>;
}

/** A rule on a value in words; most rules count only when a trace is validated. */
export interface ValueRule {
  readonly text: string;
  readonly whenRead: boolean;
}
