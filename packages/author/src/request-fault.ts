// What a provider's client threw, as a reply: a status with the provider's words, no connection, no time left.
import type { NoAnswer, RequestFailed } from './ask.ts';
import { isRecord, ReplyFault } from './protocols/protocol.ts';

/** Of a provider's words in a message, characters. */
const longestQuote = 1000;

/** A reply without the facts of its call. */
export interface RequestFault {
  readonly reply:
    Pick<RequestFailed, 'kind' | 'reason' | 'status' | 'message'> | Pick<NoAnswer, 'kind' | 'message'>;
  readonly raw?: string;
}

/** What is known of a call besides what was thrown. */
export interface FaultyCall {
  /** Why the whole call was ended, where it was. */
  readonly ended: 'timeout' | 'aborted' | undefined;
  readonly timeoutMs: number;
  /** Takes keys out of a text; before it is cut, or half a key would be left. */
  readonly redact: (text: string) => string;
}

/** Never throws, whatever was thrown. */
export function requestFault(error: unknown, { ended, timeoutMs, redact }: FaultyCall): RequestFault {
  const quoted = (words: string): string => cut(redact(words));
  if (ended !== undefined) {
    const message =
      ended === 'aborted'
        ? 'the call was given up'
        : `the model endpoint did not answer within ${timeoutMs / 1000} s`;
    return { reply: { kind: 'request_failed', reason: ended, message } };
  }
  if (error instanceof ReplyFault) {
    return {
      reply:
        error.kind === 'unparsable'
          ? { kind: 'unparsable', message: error.message }
          : { kind: 'request_failed', reason: 'provider', message: quoted(error.message) },
      ...(error.raw !== undefined && { raw: error.raw }),
    };
  }
  const thrown = asRecord(error);
  const { status } = thrown;
  if (typeof status === 'number') {
    const words = thrown['error'] === undefined ? messageOf(error) : JSON.stringify(thrown['error']);
    const message = `the model endpoint answered ${status}: ${quoted(words)}`;
    return { reply: { kind: 'request_failed', reason: 'status', status, message } };
  }
  // An error in the midst of a stream has the provider's words and no status.
  if (isRecord(thrown['error'])) {
    const message = `the model endpoint broke its answer off: ${quoted(JSON.stringify(thrown['error']))}`;
    return { reply: { kind: 'request_failed', reason: 'provider', message } };
  }
  const message = `the model endpoint cannot be reached: ${quoted(innermost(error))}`;
  return { reply: { kind: 'request_failed', reason: 'connection', message } };
}

/** The innermost cause says most: the others are names of layers. */
function innermost(error: unknown): string {
  let inner: unknown = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const { cause } = asRecord(inner);
    if (cause === undefined) break;
    inner = cause;
  }
  const words = messageOf(inner);
  const code = asRecord(inner)['code'];
  return words === '' && typeof code === 'string' ? code : words;
}

function messageOf(error: unknown): string {
  const { message } = asRecord(error);
  return typeof message === 'string' ? message : String(error);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function cut(words: string): string {
  return words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
}
