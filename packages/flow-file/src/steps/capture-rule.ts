// Captures in structured assertions: refused wherever they would be sent as written.
import { captureInPlace } from '../errors/section-errors.ts';
import type { Reading } from '../reading.ts';
import { holdsCapture, textsOf } from '../references.ts';
import type { MapNode } from '../yaml/tree.ts';

/** Refuses a capture in any text under a block, except under the keys that resolve one. */
export function refuseCaptures(
  node: MapNode,
  block: string,
  resolving: readonly string[],
  { log }: Reading,
): void {
  for (const { key, value } of node.entries) {
    if (resolving.includes(key)) continue;
    for (const text of textsOf(value)) {
      if (holdsCapture(text.text)) log.add(captureInPlace(`${block}.${key}`, text.span));
    }
  }
}
