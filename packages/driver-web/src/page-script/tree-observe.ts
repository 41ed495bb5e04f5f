// Waits in the page until nothing changes any more, and answers with the whole tree in one string.
import { viewportSize } from './geometry.ts';
import type { PageObservation, PageObserveRequest } from './protocol.ts';
import { beginQuestion } from './question-cache.ts';
import { hiddenRects } from './secrets.ts';
import { changesSoFar, lastChangeAt, watchChanges } from './tree-changes.ts';
import { remember } from './tree-targets.ts';
import { walkTree } from './tree-walk.ts';

/** How long nothing must change for the page to be at rest, ms. */
const quietMs = 40;
/** How soon it is looked again whether a document has loaded, ms. */
const lookMs = 5;
/** After this long a document counts as loaded although something that it names is still on its way, ms. */
const loadingMs = 2000;

/** One line about the observation, then the tree. */
export async function observe(request: PageObserveRequest): Promise<string> {
  watchChanges();
  const begun = performance.now();
  const before = changesSoFar();
  const hiddenAtFirst = request.picture ? hiddenRects(request.masks) : [];
  const settled = await rest(begun - request.restedMs, begun + request.longestMs);
  beginQuestion();
  const tree = walkTree();
  remember(tree.behind);
  const hidden = request.picture ? hiddenRects(request.masks) : [];
  const { width, height } = viewportSize();
  const about: PageObservation = {
    settled,
    changed: changesSoFar() !== before,
    url: location.href,
    ratio: devicePixelRatio,
    width,
    height,
    covers: hiddenAtFirst.length > 0 || hidden.length > 0,
    ...(typeof hidden === 'string' && { unresolved: hidden }),
  };
  return `${JSON.stringify(about)}\n${JSON.stringify({ elements: tree.elements, depths: tree.depths })}`;
}

/** Resolves with whether the page came to rest before the time was over; times are the page's own, ms. */
async function rest(since: number, until: number): Promise<boolean> {
  for (;;) {
    const now = performance.now();
    const quietAt = Math.max(since, lastChangeAt()) + quietMs;
    if (now >= quietAt && isLoaded(now)) return true;
    if (now >= until) return false;
    await pause(Math.min(Math.max(quietAt - now, lookMs), until - now));
  }
}

// A document whose deferred scripts are still on their way is a navigation that is not over; one picture that never
// comes is no reason to wait for ever. The page's clock begins with its navigation.
function isLoaded(now: number): boolean {
  const { readyState } = document;
  return readyState === 'complete' || (readyState === 'interactive' && now >= loadingMs);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
