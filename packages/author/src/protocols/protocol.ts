// What the two protocols have in common: a question goes in, a message comes out, and what is no message is thrown.
import type { ModelMessage } from '../answer/judge-message.ts';
import type { ModelQuestion } from '../ask.ts';
import type { ModelSettings } from '../settings/model-settings.ts';

/** What a protocol asks with. */
export interface Asking {
  readonly settings: ModelSettings;
  readonly question: ModelQuestion;
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** For one attempt, ms. */
  readonly timeoutMs: number;
}

/** Asks one question. Rejects with what the provider's client throws, or a `ReplyFault`. */
export type Protocol = (asking: Asking) => Promise<ModelMessage>;

/** Larger answers are asked for as a stream: the Messages client refuses them otherwise. */
export const longestPlainAnswer = 21_333;

/** How often a request that failed for a passing reason is sent again. */
export const retries = 2;

/** A reply that a protocol cannot read. */
export class ReplyFault extends Error {
  readonly kind: 'failed' | 'unparsable';
  /** What came instead of a message. */
  readonly raw: string | undefined;

  constructor(kind: ReplyFault['kind'], message: string, raw?: string) {
    super(message);
    this.name = 'ReplyFault';
    this.kind = kind;
    this.raw = raw;
  }
}

/** Whether a reply comes as events. */
export function isStream(reply: Response): boolean {
  return reply.headers.get('content-type')?.includes('text/event-stream') ?? false;
}

/** The JSON object of a reply that came whole. */
export async function bodyOf(reply: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await reply.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ReplyFault('unparsable', 'the reply of the model endpoint is not JSON', text);
  }
  if (!isRecord(body))
    throw new ReplyFault('unparsable', 'the reply of the model endpoint is no object', text);
  const { error } = body;
  // Some endpoints answer with status 200 and an error in the place of the message.
  if (
    error !== undefined &&
    error !== null &&
    body['choices'] === undefined &&
    body['content'] === undefined
  ) {
    throw new ReplyFault(
      'failed',
      `the model endpoint answered with an error: ${JSON.stringify(error)}`,
      text,
    );
  }
  return body;
}

/** True for an object that is no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text where there is one. */
export function textAt(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
}

/** A number where there is one, else 0. */
export function countAt(record: unknown, key: string): number {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === 'number' ? value : 0;
}
