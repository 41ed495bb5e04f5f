// Where something stands in the text of a file.

/** A place a person can go to: 1-based line and 1-based column (UTF-16 units, byte-order mark not counted). */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Half-open range of UTF-16 offsets into the text that was read, 0-based. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}
