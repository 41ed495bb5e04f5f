// Waits for the one file that the app hands over and remembers where it lies.
import {
  type Clock,
  type Download,
  type Look,
  poll,
  requireCapability,
  retryTransportOnce,
} from '@flowproof/driver';
import type { StepContext, StepPass } from '../step-context.ts';
import { failure, type Trouble } from '../step-failure.ts';

/** How long a step that records no bound waits, ms. */
const defaultTimeoutMs = 60_000;
/** A file whose size stays the same for so long is complete, ms. */
const stableMs = 100;

interface DownloadParams {
  readonly name: string;
  readonly timeout_ms?: number;
}

/** Takes the one new download, complete, and keeps its path under the recorded name. */
export async function performDownloadCapture(
  params: DownloadParams,
  context: StepContext,
): Promise<StepPass | Trouble> {
  const { surface, clock, references } = context;
  requireCapability(surface, 'downloads');
  const timeoutMs = params.timeout_ms ?? defaultTimeoutMs;
  const look = watching(clock);
  const { value: seen, done } = await poll(
    async () => look(await retryTransportOnce(clock, () => surface.downloads())),
    // A file that came in time is given the time to prove that it is complete.
    { clock, timeoutMs: ({ since }) => (since === undefined ? timeoutMs : timeoutMs + stableMs) },
  );
  const { finished, others } = seen;
  const [file] = finished;
  if (finished.length > 1) return severalAtOnce(finished);
  if (file === undefined || !done) return noneWithin(timeoutMs, file === undefined ? others : [file]);
  surface.claimDownload(file.id);
  references.captures.set(params.name, file.path);
  return { status: 'passed', degraded: false, notes: [] };
}

type Finished = Extract<Download, { state: 'finished' }>;

interface Seen {
  readonly finished: readonly Finished[];
  /** Running and failed ones. */
  readonly others: readonly Download[];
  /** Since when the only finished file has been as it is. */
  readonly since?: number;
}

// Each look remembers since when the only finished download has had its size.
function watching(clock: Clock): (downloads: readonly Download[]) => Look<Seen> {
  let steady: { readonly file: Finished; readonly since: number } | undefined;
  return (downloads) => {
    const finished = downloads.filter((each) => each.state === 'finished');
    const seen = { finished, others: downloads.filter((each) => each.state !== 'finished') };
    const [file] = finished;
    if (finished.length !== 1 || file === undefined) return { done: finished.length > 1, value: seen };
    const now = clock.now();
    const same = file.id === steady?.file.id && file.sizeBytes === steady.file.sizeBytes;
    const since = same && steady !== undefined ? steady.since : now;
    steady = { file, since };
    return { done: now - since >= stableMs, value: { ...seen, since } };
  };
}

function severalAtOnce(finished: readonly Finished[]): Trouble {
  const names = finished.map(({ name }) => `"${name}"`).join(', ');
  return failure('download_ambiguous', `${finished.length} downloads landed at once: ${names}`, {
    expected: '1 download',
    actual: `${finished.length} downloads`,
    hint: 'wait for each download right after the step that starts it',
  });
}

function noneWithin(timeoutMs: number, others: readonly Download[]): Trouble {
  const state = others.map((each) => {
    if (each.state === 'failed') return `"${each.name}" failed: ${each.because}`;
    return `"${each.name}" is ${each.state === 'running' ? 'still coming in' : 'still growing'}`;
  });
  return failure(
    'download_missing',
    [`no download finished within ${timeoutMs} ms`, ...state].join('; '),
    others.length > 0 ? {} : { hint: 'does the step before this one start the download?' },
  );
}
