// Captures in what is resolved before the first step: refused, because nothing can have been remembered yet.
import { captureBeforeLaunch } from '../errors/section-errors.ts';
import type { Reading } from '../reading.ts';
import { holdsCapture, textsOf } from '../references.ts';
import { valueAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';

const launchKeys = ['url', 'connection', 'login', 'window'];

/** Refuses them under the launch keys of a flow or surface. `owner`: `apps.<name>.`, or nothing. */
export function refuseEarlyCaptures(node: MapNode, owner: string, { log }: Reading): void {
  for (const key of launchKeys) {
    const value = valueAt(node, key);
    for (const text of value === undefined ? [] : textsOf(value)) {
      if (holdsCapture(text.text)) log.add(captureBeforeLaunch(`${owner}${key}`, text.span));
    }
  }
}
