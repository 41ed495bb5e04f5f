// Which page of a small app is open, at which address.
import type { ActOutcome } from '../../act.ts';
import type { ElementRef } from '../../found.ts';
import type { AppPage, SmallApp } from '../../small-app/app.ts';
import { done } from '../acts/outcome.ts';
import { LivePage, type PageHost } from '../tree/live-page.ts';

type PagesHost = Omit<PageHost, 'nextRef' | 'go'>;

/** The pages of one app, one of them open. */
export class Pages {
  readonly #app: SmallApp;
  readonly #host: PagesHost;
  readonly #launch: URL;
  #address: URL;
  #current: LivePage;
  #lastRef: ElementRef = 0;

  /** Opens the app at an address. What is no absolute address is taken for a path. */
  constructor(app: SmallApp, url: string, host: PagesHost) {
    this.#app = app;
    this.#host = host;
    this.#launch = new URL(url, 'memory://app/');
    this.#address = this.#launch;
    this.#current = this.#show();
    this.#current.settle();
  }

  /** The page that is open now. */
  get current(): LivePage {
    return this.#current;
  }

  get address(): string {
    return this.#address.href;
  }

  /** Goes to an address, or to a path of the launch address's origin, unless the page is asked and stays. */
  navigate(to: string): ActOutcome {
    return this.#leaveFor(this.#target(to));
  }

  /** Opens the same page anew. */
  reload(): ActOutcome {
    return this.#leaveFor(this.#address);
  }

  #target(to: string): URL {
    if (to.includes('://')) return new URL(to);
    const path = to.startsWith('/') ? to : `/${to}`;
    return new URL(path, this.#launch);
  }

  #leaveFor(address: URL): ActOutcome {
    if (this.#current.source.asksBeforeLeaving === true) {
      const { disposition } = this.#host.openDialog('beforeunload', '');
      if (disposition === 'dismiss') return { kind: 'done', note: 'the page was not left' };
    }
    this.#current.leave();
    this.#address = address;
    this.#current = this.#show();
    this.#current.settle();
    return done;
  }

  #show(): LivePage {
    return new LivePage(this.#pageAt(this.#address), {
      ...this.#host,
      nextRef: () => (this.#lastRef += 1),
      go: (to) => {
        this.navigate(to);
      },
    });
  }

  #pageAt({ pathname }: URL): AppPage {
    const page = this.#app.pages?.[pathname];
    if (page !== undefined) return page;
    if (pathname === this.#launch.pathname) return this.#app;
    return { title: 'Not found', elements: [{ kind: 'text', text: `There is no page ${pathname}` }] };
  }
}
