// One observation: the page waits for rest and writes its tree while the picture is taken beside it.
import { redactAddress, type TreeCapture, type TreeRequest } from '@flowproof/driver';
import type { PageObservation } from '../page-script/protocol.ts';
import { takePicture } from '../picture.ts';
import type { Tab } from '../page/tab.ts';
import type { Exploration } from './exploration.ts';

/** How long requests of the last action are waited for, counted from its answer, ms. */
const requestsMs = 500;
/** How long a page may take over its picture, ms. */
const pictureMs = 5000;

/** A capture without what happened, and the world that its elements live in. */
export type PageCapture = Omit<TreeCapture, 'happened'> & { readonly world: string };

interface Look {
  readonly world: string;
  readonly about: PageObservation;
  readonly tree: string;
  readonly shot: Uint8Array | undefined;
}

/** Observes the page that is followed. Rejects with `TransportError`. */
export async function observePage(
  exploration: Exploration,
  tab: Tab,
  request: TreeRequest,
): Promise<PageCapture> {
  const begun = performance.now();
  const until = begun + request.settleMs;
  const metrics = exploration.meter.read(tab);
  let look = await lookOnce(exploration, tab, request, until);
  const requestsUntil = Math.min(until, exploration.answeredAt + requestsMs);
  while (exploration.requests.areOpen && performance.now() < requestsUntil) {
    await exploration.requests.ended(requestsUntil - performance.now());
    look = await lookOnce(exploration, tab, request, until);
  }
  const { about, tree, world } = look;
  const picture = request.picture === 'none' ? {} : await pictureOf(tab, request, look);
  return {
    world,
    tree,
    settled: about.settled && !tab.navigation.pending,
    inFront: exploration.isInFront(about.url),
    url: redactAddress(about.url),
    ...picture,
    metrics: await metrics,
    viewport: {
      width: Math.round(about.width * about.ratio),
      height: Math.round(about.height * about.ratio),
    },
  };
}

async function lookOnce(
  exploration: Exploration,
  tab: Tab,
  request: TreeRequest,
  until: number,
): Promise<Look> {
  const left = (): number => Math.max(0, until - performance.now());
  const masks = request.masks.filter((mask) => mask.kind !== 'rect');
  const { answer, world } = await tab.inCurrentWorld('observe', async (asked) => {
    await tab.navigation.settled(left());
    const longestMs = left();
    const restedMs = performance.now() - exploration.answeredAt;
    const observing = tab.askWaiting(asked, longestMs, 'observe', {
      picture: request.picture !== 'none',
      masks,
      restedMs,
      longestMs,
    });
    const shooting = request.masks.length > 0 || request.picture === 'none' ? undefined : shoot(tab, request);
    const [text, shot] = await Promise.all([observing, shooting]);
    return { text, shot };
  });
  const { text, shot } = answer;
  const end = text.indexOf('\n');
  return { world, about: JSON.parse(text.slice(0, end)) as PageObservation, tree: text.slice(end + 1), shot };
}

/** The bytes as the browser sends them; undefined when it takes no picture. */
async function shoot(tab: Tab, { picture }: TreeRequest): Promise<Uint8Array | undefined> {
  try {
    const { data } = await tab.line.send(
      (cdp) => cdp.send('Page.captureScreenshot', { format: picture === 'jpeg' ? 'jpeg' : 'png' }),
      { what: 'take a picture', timeoutMs: pictureMs },
    );
    return Buffer.from(data, 'base64');
  } catch {
    return undefined;
  }
}

async function pictureOf(
  tab: Tab,
  request: TreeRequest,
  { about, shot }: Look,
): Promise<Pick<TreeCapture, 'picture' | 'pictureWithheld'>> {
  if (about.unresolved !== undefined) return { pictureWithheld: about.unresolved };
  if (about.covers || request.masks.some(({ kind }) => kind === 'rect')) {
    const masked = await takePicture(tab, request.masks);
    return masked === undefined
      ? { pictureWithheld: 'the page took no picture, or what it must not show could not be found' }
      : { picture: masked.png };
  }
  const picture = about.changed || shot === undefined ? await shoot(tab, request) : shot;
  return picture === undefined ? { pictureWithheld: 'the page took no picture' } : { picture };
}
