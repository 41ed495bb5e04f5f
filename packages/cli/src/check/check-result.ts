// What checking files came to. Data only, in the shape that `check --json` prints.

/** One fault of a file. */
export interface CheckedFault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** With `step_text`: the code of the grammar. */
  readonly grammar_code?: string;
}

/** One file. */
export interface CheckedFile {
  readonly path: string;
  readonly ok: boolean;
  readonly faults: readonly CheckedFault[];
}

/** All files. */
export interface CheckResult {
  readonly ok: boolean;
  readonly files: readonly CheckedFile[];
}
