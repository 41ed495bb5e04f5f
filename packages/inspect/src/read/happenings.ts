// Exceptions, log lines and failed requests of a record, each as one row.
import type { Happening, HappeningKind } from '../api/step-view.ts';
import { type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';

/** Every kind, in the order they are shown. */
export const happeningKinds: readonly HappeningKind[] = ['exceptions', 'logs', 'network'];

/** All of a record, or those of one kind. */
export function happeningsOf(
  record: JsonObject,
  step: number,
  kinds: readonly HappeningKind[] = happeningKinds,
): readonly Happening[] {
  return kinds.flatMap((kind) =>
    listOf(record[kind]).map((each) => ({ step, kind, ...rowOf(kind, objectOf(each)) })),
  );
}

function rowOf(kind: HappeningKind, entry: JsonObject): Omit<Happening, 'step' | 'kind'> {
  const unixMillis = numberOf(entry['unixMillis']) ?? numberOf(entry['unix_millis']) ?? null;
  const text = (key: string): string => textOf(entry[key]) ?? '';
  switch (kind) {
    case 'exceptions': {
      const stack = text('stackTrace') || text('stack_trace');
      return {
        label: text('class'),
        text: text('message'),
        ...(stack !== '' && { more: stack }),
        unixMillis,
      };
    }
    case 'logs': {
      const tag = [text('source'), text('tag')].filter((each) => each !== '');
      return { label: text('level'), text: text('message'), more: [...new Set(tag)].join(' · '), unixMillis };
    }
    case 'network': {
      const status = numberOf(entry['status']);
      const label = status === undefined ? 'no response' : String(status);
      return { label, text: `${text('method')} ${text('url')}`.trim(), unixMillis };
    }
  }
}
