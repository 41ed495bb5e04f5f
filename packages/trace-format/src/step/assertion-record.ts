// The parameters of an `assert` step, one interface per kind of assertion.
import type { JsonNumber, JsonValue } from '../json/json-value.ts';
import type { Region } from './selector.ts';

/** What an element or the whole surface must be like. Which key decides is the judge's business. */
export interface ElementStateExpect {
  /** Absent reads as 10000. */
  readonly timeout_ms?: number;
  /** The page or window instead of an element. */
  readonly scope?: 'surface';
  readonly value_contains?: string;
  readonly value_not_contains?: string;
  readonly value_equals?: string;
  readonly value_empty?: boolean;
  readonly normalize?: 'numeric';
  /** How often the text of `value_contains` occurs. */
  readonly count?: number;
  readonly url_equals?: string;
  readonly url_contains?: string;
  readonly title_equals?: string;
  readonly title_contains?: string;
  readonly cookie?: string;
  /** Absent reads as `exists`. */
  readonly cookie_fact?: 'exists' | 'http_only' | 'secure' | 'persistent';
  readonly element_present?: boolean;
  readonly element_count?: number;
  readonly checked?: boolean;
  readonly enabled?: boolean;
  readonly attribute?: string;
  readonly present?: boolean;
  readonly style?: 'color' | 'background-color' | 'text-transform';
  readonly negate?: boolean;
  /** Name of a captured value. */
  readonly capture?: string;
  /** Added to the captured value; negative for minus. */
  readonly offset?: number;
}

/** State of an element, or of the surface when the step has no selectors. */
export interface ElementStateAssertion {
  readonly kind: 'element_state';
  readonly expect: ElementStateExpect;
  /** 0-based index into the step's selectors. */
  readonly selector_ref?: number;
}

/** Comparison with a stored picture. */
export interface VisualDiffAssertion {
  readonly kind: 'visual_diff';
  /** File name inside the baselines directory. */
  readonly baseline: string;
  readonly region?: Region;
  /** Fraction of pixels that may differ, 0 to 1; absent is 0. */
  readonly threshold?: number;
  readonly masks?: readonly string[];
}

/** What a query must answer. */
export interface SqlExpect {
  readonly equals?: string;
  readonly timeout_ms?: number;
}

/** A database query; the connection is a name, never a string with credentials. */
export interface SqlAssertion {
  readonly kind: 'sql';
  readonly connection: string;
  readonly query: string;
  readonly expect?: SqlExpect;
}

/** An HTTP request with its references unresolved. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: JsonValue;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a response must hold. */
export interface ApiExpect {
  readonly body_contains?: string;
  /** Dotted path into the response body. */
  readonly body_json?: string;
  readonly equals?: string | boolean | JsonNumber;
  readonly count?: number;
  readonly count_at_least?: number;
  readonly header?: string;
  readonly header_equals?: string;
  readonly header_contains?: string;
  readonly retry?: boolean;
  readonly timeout_ms?: number;
}

/** An HTTP request and what must come back. */
export interface ApiAssertion {
  readonly kind: 'api';
  readonly request: ApiRequest;
  /** Absent is any 2xx. */
  readonly status?: number;
  readonly expect?: ApiExpect;
}

/** What a cell must hold. */
export interface SpreadsheetExpect {
  readonly equals?: string;
  readonly contains?: string;
  readonly timeout_ms?: number;
}

/** A cell of a spreadsheet, by reference or by column and row. */
export interface SpreadsheetAssertion {
  readonly kind: 'spreadsheet';
  readonly path: string;
  readonly sheet?: string;
  readonly at?: string;
  readonly column?: string;
  readonly row_contains?: string;
  readonly expect?: SpreadsheetExpect;
}

/** Text read off the screen; reserved, loads and is not supported by replay. */
export interface OcrTextAssertion {
  readonly kind: 'ocr_text';
  readonly text: string;
  readonly match?: 'equals' | 'contains' | 'regex';
  readonly region?: Region;
}

/**
 * The parameters of an `assert` step, told apart by `kind`.
 *
 * @example
 * const shows: AssertionParams = {
 *   kind: 'element_state', expect: { scope: 'surface', timeout_ms: 10000, value_contains: 'Saved' },
 * };
 */
export type AssertionParams =
  | ElementStateAssertion
  | VisualDiffAssertion
  | SqlAssertion
  | ApiAssertion
  | SpreadsheetAssertion
  | OcrTextAssertion;
