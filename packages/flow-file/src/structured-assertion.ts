// The questions of assert_api, assert_sql, assert_spreadsheet and assert_screenshot. `${VAR}` stands as written.
import type { YamlValue } from './yaml-value.ts';

/** What is asked of the value at a JSON path. */
export type JsonExpectation =
  /** The path must reach a scalar. */
  | { readonly kind: 'scalar' }
  /** Two numbers compare as numbers, anything else as exact text. */
  | { readonly kind: 'equals'; readonly value: string | number | bigint | boolean }
  | { readonly kind: 'count' | 'count_at_least'; readonly count: number };

/** What is asked of a response header. */
export type HeaderExpectation =
  { readonly kind: 'present' } | { readonly kind: 'equals' | 'contains'; readonly text: string };

/** `assert_api`. */
export interface ApiQuestion {
  /** Upper case. */
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; absent: no body. */
  readonly body?: { readonly value: YamlValue };
  /** Absent: any 2xx. */
  readonly status?: number;
  readonly bodyContains?: string;
  readonly json?: { readonly path: string; readonly expect: JsonExpectation };
  readonly header?: { readonly name: string; readonly expect: HeaderExpectation };
  /** True: sent again until it holds. Written, or by the method: GET and HEAD are, others are sent once. */
  readonly retry: boolean;
  /** 0: look once. */
  readonly timeoutMs: number;
}

/** `assert_sql`. */
export interface SqlQuestion {
  /** Name of the connection: the string is in `FLOWPROOF_SQL_<NAME>`. */
  readonly connection: string;
  readonly query: string;
  /** First column of the first row as text; absent: a row must exist. */
  readonly equals?: string;
  readonly timeoutMs: number;
}

/** Which cell of a sheet is meant. */
export type CellAddress =
  /** `B2`, upper case, without `$`. */
  | { readonly kind: 'at'; readonly cell: string }
  | { readonly kind: 'lookup'; readonly column: string; readonly rowContains: string };

/** `assert_spreadsheet`. */
export interface SpreadsheetQuestion {
  /** May hold `${captured.x}` and `${VAR}`. */
  readonly path: string;
  /** Absent: the first sheet. */
  readonly sheet?: string;
  readonly address: CellAddress;
  readonly expect:
    { readonly kind: 'resolves' } | { readonly kind: 'equals' | 'contains'; readonly text: string };
  readonly timeoutMs: number;
}

/** A masked element of a picture: text anchor, selector or native id. */
export interface MaskLabel {
  readonly by: 'text' | 'css' | 'id';
  readonly value: string;
}

/** `assert_screenshot`. */
export interface ScreenshotQuestion {
  /** Baseline name without path or extension. */
  readonly name: string;
  readonly masks: readonly MaskLabel[];
  /** Share of pixels that may differ, 0 to 1. */
  readonly threshold: number;
}
