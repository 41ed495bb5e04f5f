// What the extractors held at a step: for each the record at which it last changed, wherever that is.
import type { ValueView } from '../api/step-view.ts';
import { isObject, objectOf } from '../json.ts';
import type { Trace } from './trace.ts';

/** Extractors in the order of their first appearance, then the snapshots. */
export async function valuesAt(trace: Trace, place: number): Promise<readonly ValueView[]> {
  const values: ValueView[] = [];
  for (const [name, changedAt] of trace.lastChanges(place)) {
    const record = await trace.record(changedAt);
    const change = objectOf(record?.['extractor_changes'])[name];
    if (!isObject(change)) continue;
    values.push({
      name,
      origin: 'extractor',
      value: change['curr'] ?? null,
      ...(changedAt === place && { change: { previous: change['prev'] } }),
    });
  }
  const here = objectOf((await trace.record(place))?.['snapshots']);
  const before = place === 0 ? {} : objectOf((await trace.record(place - 1))?.['snapshots']);
  for (const [name, value] of Object.entries(here)) {
    const changed = place > 0 && JSON.stringify(before[name]) !== JSON.stringify(value);
    values.push({ name, origin: 'snapshot', value, ...(changed && { change: { previous: before[name] } }) });
  }
  return values;
}
