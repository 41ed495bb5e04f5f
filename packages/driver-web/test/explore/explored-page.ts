// A page that is explored in a real browser: shown, looked at and touched in the few words that tests need.
import {
  type CapturedElement,
  type CapturedTree,
  type Dispatched,
  elementFlags,
  type ExploringShape,
  type Gesture,
  type OpenRequest,
  type TreeCapture,
  type TreeRequest,
} from '@flowproof/driver';
import type { WebBrowser, WebSurface } from '@flowproof/driver-web';
import { PageServer, type ServedPage } from '../page-server.ts';

type FlagName = keyof typeof elementFlags;

/** A look at the page, with its tree read. */
export interface Look extends Omit<TreeCapture, 'tree'> {
  readonly tree: CapturedTree;
}

/** How a page is opened to be explored. */
export interface ExploreOptions {
  readonly pages?: Readonly<Record<string, ServedPage>>;
  readonly exploring?: Partial<ExploringShape>;
  readonly request?: Partial<OpenRequest>;
}

/** One surface that is explored, and the server behind it. */
export class ExploredPage {
  readonly surface: WebSurface;
  readonly server: PageServer;
  readonly #shown: { html: string };
  #look: Look | undefined;

  private constructor(surface: WebSurface, server: PageServer, shown: { html: string }) {
    this.surface = surface;
    this.server = server;
    this.#shown = shown;
  }

  /** Opens a page with this body in a browser. */
  static async open(browser: WebBrowser, html: string, options: ExploreOptions = {}): Promise<ExploredPage> {
    const shown = { html };
    const { pages = {}, exploring = {}, request = {} } = options;
    const server = await PageServer.start({
      '/': (_, response) => {
        response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${shown.html}`);
      },
      ...pages,
    });
    const surface = browser.newSurface();
    await surface.open({
      url: server.url('/'),
      timeoutMs: 15_000,
      exploring: { allowedOrigins: [], dialogs: 'accept', ...exploring },
      ...request,
    });
    return new ExploredPage(surface, server, shown);
  }

  /** Shows another page at the same address and looks at it. */
  async show(html: string): Promise<Look> {
    this.#shown.html = html;
    await this.surface.act({ kind: 'navigate', to: '/' });
    return this.look();
  }

  /** Waits for rest and looks. */
  async look(request: Partial<TreeRequest> = {}): Promise<Look> {
    const capture = await this.surface.tree({ settleMs: 2000, picture: 'none', masks: [], ...request });
    this.#look = { ...capture, tree: JSON.parse(capture.tree) as CapturedTree };
    return this.#look;
  }

  /** Number of the element with this id in the last look. */
  index(id: string): number {
    const index = this.#look?.tree.elements.findIndex((each) => each.id === id) ?? -1;
    if (index < 0) throw new RangeError(`the tree has no element ${id}`);
    return index;
  }

  dispatch(gesture: Gesture): Promise<Dispatched> {
    return this.surface.dispatch(gesture);
  }

  tap(id: string): Promise<Dispatched> {
    return this.dispatch({ kind: 'tap', on: this.index(id) });
  }

  type(id: string, text: string, keys = false): Promise<Dispatched> {
    return this.dispatch({ kind: 'inputText', into: this.index(id), text, keys });
  }

  async close(): Promise<void> {
    await this.surface.close();
    await this.server.stop();
  }
}

/** The element with this id. */
export function byId({ tree }: Look, id: string): CapturedElement {
  const element = tree.elements.find((each) => each.id === id);
  if (element === undefined) throw new RangeError(`the tree has no element ${id}`);
  return element;
}

/** Ids of the elements that the tree has, in its order. */
export function idsOf({ tree }: Look): readonly string[] {
  return tree.elements.flatMap(({ id }) => (id === undefined ? [] : [id]));
}

/** Names of the flags that are set. */
export function flagsOf(look: Look, id: string): readonly FlagName[] {
  const { flags = 0 } = byId(look, id);
  return (Object.keys(elementFlags) as FlagName[]).filter((name) => (flags & elementFlags[name]) !== 0);
}

/** Ids of the elements that have a flag. */
export function idsWith(look: Look, flag: FlagName): readonly string[] {
  return idsOf(look).filter((id) => flagsOf(look, id).includes(flag));
}

/** What a reader makes of the runs of an element and what is inside it. */
export function textOf({ tree }: Look, id: string): string {
  const start = tree.elements.findIndex((each) => each.id === id);
  const depth = tree.depths[start] ?? 0;
  const end = tree.depths.findIndex((each, index) => index > start && each <= depth);
  return textBetween(tree, start, end < 0 ? tree.elements.length : end)
    .replace(/\s+/g, ' ')
    .trim();
}

// Runs stand between the children at their positions.
function textBetween(tree: CapturedTree, start: number, end: number): string {
  const own = [...(tree.elements[start]?.own ?? [])];
  const depth = tree.depths[start] ?? 0;
  let text = '';
  let children = 0;
  const takeUpTo = (position: number): void => {
    while (own[0] !== undefined && own[0][0] <= position) text += own.shift()?.[1] ?? '';
  };
  takeUpTo(0);
  for (let index = start + 1; index < end; index += 1) {
    if (tree.depths[index] !== depth + 1) continue;
    const next = tree.depths.findIndex((each, at) => at > index && each <= depth + 1);
    if (tree.elements[start]?.class !== 'select')
      text += textBetween(tree, index, next < 0 ? end : Math.min(next, end));
    children += 1;
    takeUpTo(children);
  }
  return text;
}
