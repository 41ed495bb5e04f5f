// Names elements for the contract: a number that remembers the page, the document and the handle it stands for.
import type { ElementRef } from '@flowproof/driver';
import type { PageElementFacts } from './page-script/protocol.ts';
import type { Tab } from './page/tab.ts';

/** Numbers remembered; the oldest are forgotten first and then answer as gone. */
const remembered = 5000;

/** A point of the window, CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element as it was found. */
export interface KnownElement {
  readonly tab: Tab;
  /** The document's world; the handle means nothing in another. */
  readonly world: string;
  readonly handle: number;
  readonly facts: PageElementFacts;
  /** Where an act will press. */
  readonly point: Point;
  readonly description: string;
}

/** The elements that questions have found. */
export class Elements {
  readonly #known = new Map<ElementRef, KnownElement>();
  #last: ElementRef = 0;

  /** Gives an element a number. */
  remember(element: KnownElement): ElementRef {
    this.#last += 1;
    this.#known.set(this.#last, element);
    if (this.#known.size > remembered) this.#known.delete(this.#last - remembered);
    return this.#last;
  }

  /** The element of a number; undefined when its document is gone or it is not on the page that is followed. */
  recall(ref: ElementRef, tab: Tab): KnownElement | undefined {
    const element = this.#known.get(ref);
    return element?.tab === tab && tab.isCurrent(element.world) ? element : undefined;
  }
}
