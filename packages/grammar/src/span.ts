// A place inside the text of a sentence.

/** Half-open range of UTF-16 offsets into the text that was parsed. */
export interface Span {
  /** First offset, 0-based. */
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
}
