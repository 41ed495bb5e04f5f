// A network request answered from the trace instead of by the server.
import type { JsonValue } from '../json/json-value.ts';

/**
 * Answers every request whose URL contains a text.
 *
 * @example
 * const rule: MockRule = { url_contains: '/api/rates', status: 200, body: { rate: 2 } };
 */
export interface MockRule {
  /** Case-sensitive part of the request URL. */
  readonly url_contains: string;
  /** HTTP method; absent means any. */
  readonly method?: string;
  /** HTTP status; always written, 200 when a file leaves it out. */
  readonly status: number;
  readonly content_type?: string;
  /** Text is served as it is, anything else as compact JSON; absent is an empty body. */
  readonly body?: JsonValue;
}
