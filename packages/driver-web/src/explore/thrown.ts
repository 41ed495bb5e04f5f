// An uncaught error or an unhandled rejection, out of the browser's own words.
import type { ExceptionRecord } from '@flowproof/driver';
import { type RemoteValue, remoteText } from './console-line.ts';

/** What the browser tells of one, as far as it is looked at here. */
export interface ThrownDetails {
  readonly text: string;
  readonly exception?: RemoteValue;
}

/** Its class, message and stack; of a thrown value that is no error, its type and text. */
export function thrown({ text, exception }: ThrownDetails): Omit<ExceptionRecord, 'unixMillis'> {
  if (exception === undefined) return { class: 'Error', message: text, stackTrace: text };
  const described = remoteText(exception);
  if (exception.subtype !== 'error') {
    const type = exception.type === 'object' ? (exception.className ?? 'Object') : exception.type;
    return { class: type, message: described, stackTrace: described };
  }
  const head = /^([\s\S]*?)(?:\n {4}at |$(?![\s\S]))/.exec(described)?.[1] ?? described;
  const named = /^([\w$.]+)(?:: ([\s\S]*))?$/.exec(head);
  return {
    class: named?.[1] ?? exception.className ?? 'Error',
    message: named === null ? head : (named[2] ?? ''),
    stackTrace: described,
  };
}
