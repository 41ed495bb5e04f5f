// What a tool call of a model must look like: `<tool> where <path> <matcher> <value> and …`.

/** One clause about an argument. Values are text; `matches` holds a regular expression. */
export interface ToolCallClause {
  /** Segments of the dotted path; a decimal one indexes a list. */
  readonly path: readonly string[];
  readonly matcher:
    | { readonly kind: 'equals' | 'contains' | 'matches'; readonly value: string }
    | { readonly kind: 'exists' | 'absent' };
}

/** A tool and what its arguments must be. */
export interface ToolCallPattern {
  readonly tool: string;
  readonly clauses: readonly ToolCallClause[];
}
