// A place in the spec as its author wrote it.

/** Line and column are 1-based; columns count UTF-16 units. */
export interface SpecPlace {
  /** Path as it is shown: relative to the directory the spec was asked for from. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The whole line, where it is known. */
  readonly lineText?: string;
}
