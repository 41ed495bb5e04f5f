// "Did you mean": the author's own sentence, changed a little, when the change makes it a sentence.
import { defaultAssertMs, defaultWaitMs } from './default-bounds.ts';
import type { GrammarCode } from './diagnostic.ts';
import { readAction } from './parse/read-action.ts';
import { readAssertion, readCondition } from './parse/read-claim.ts';
import type { Span } from './span.ts';
import type { AppId, Position } from './surface-app.ts';
import { rewrites } from './rewrites.ts';

/** A refused sentence and where it was refused. */
export interface Failing {
  readonly text: string;
  readonly span: Span;
  readonly code: GrammarCode;
  /** What was needed there, in words. */
  readonly needed: string | undefined;
  readonly app: AppId;
  readonly position: Position;
}

/** Longer sentences get the forms only: a rewrite would be hard to compare. */
const longest = 300;

const readers = { action: readAction, assert: readAssertion, condition: readCondition } as const;

/** A sentence close to the failing one that is accepted; undefined when none is at hand. */
export function suggest(failing: Failing): string | undefined {
  if (failing.text.length > longest) return undefined;
  const assertion = asAssertion(failing);
  if (assertion !== undefined) return assertion;
  const read = readers[failing.position];
  for (const rewrite of rewrites[failing.code] ?? []) {
    for (const candidate of rewrite(failing)) {
      if (candidate !== failing.text && read(candidate, failing.app).ok) return candidate.trim();
    }
  }
  return undefined;
}

const waiting = /^\s*wait\s+(?:until|for)\s+/i;

/** A wait for what only assertions can say: the assertion, with the bound a wait would have had. */
function asAssertion({ text, app, position }: Failing): string | undefined {
  if (position !== 'action' || !waiting.test(text)) return undefined;
  const claim = text.replace(waiting, '').trim();
  const reading = readAssertion(claim, app);
  if (!reading.ok) return undefined;
  const bounded = reading.value.timeoutMs !== defaultAssertMs;
  return `assert: ${claim}${bounded ? '' : ` within ${defaultWaitMs / 1000}s`}`;
}
