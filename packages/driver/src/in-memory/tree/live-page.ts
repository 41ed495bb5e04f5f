// A page that lives: its tree, its focus, and what is still to happen on it.
import type { DialogAnswer, DialogEvent } from '../../act.ts';
import type { Clock } from '../../clock.ts';
import type { ElementRef } from '../../found.ts';
import type { AppPage } from '../../small-app/app.ts';
import type { Effect, ElementChange } from '../../small-app/effect.ts';
import type { DownloadedFile } from '../navigation/downloads.ts';
import { buildTree, type MemoryNode, type RefSource } from './node.ts';
import { isThere, presentWithFrames } from './walk-tree.ts';

/** What a page asks of the surface it is shown on. */
export interface PageHost {
  readonly clock: Clock;
  readonly nextRef: RefSource;
  readonly openDialog: (type: DialogEvent['type'], message: string) => DialogAnswer;
  readonly go: (to: string) => void;
  readonly log: (level: string, text: string) => void;
  readonly uncaught: (message: string) => void;
  readonly download: (file: DownloadedFile) => void;
}

interface Pending {
  readonly at: number;
  readonly effect: Effect;
}

/** One page from its opening until another takes its place. */
export class LivePage {
  readonly source: AppPage;
  readonly root: MemoryNode;
  #focus: MemoryNode | undefined;
  readonly #host: PageHost;
  readonly #byKey = new Map<string, MemoryNode>();
  readonly #byRef = new Map<ElementRef, MemoryNode>();
  #pending: readonly Pending[] = [];
  #left = false;
  #happenings = 0;

  constructor(source: AppPage, host: PageHost) {
    this.source = source;
    this.#host = host;
    this.root = buildTree(source.elements, host.nextRef);
    this.#register(this.root);
    this.#schedule(source.onOpen ?? [], host.clock.now());
  }

  /** The element that has the focus, while it is there. */
  get focus(): MemoryNode | undefined {
    return this.#focus !== undefined && isThere(this.#focus) ? this.#focus : undefined;
  }

  set focus(node: MemoryNode | undefined) {
    this.#focus = node;
  }

  /** How many effects have happened on it. */
  get happenings(): number {
    return this.#happenings;
  }

  /** The element, while it is there. */
  node(ref: ElementRef): MemoryNode | undefined {
    const node = this.#byRef.get(ref);
    return node !== undefined && !this.#left && isThere(node) ? node : undefined;
  }

  /** The element of that key, there or not. Throws a `RangeError` for a key that the app does not have. */
  keyed(key: string): MemoryNode {
    const node = this.#byKey.get(key);
    if (node === undefined) throw new RangeError(`no element of this page has the key ${key}`);
    return node;
  }

  /** Everything that is there, frames included. */
  everything(): readonly MemoryNode[] {
    return presentWithFrames(this.root);
  }

  /** Lets happen what is due. */
  settle(): void {
    for (let next = this.#takeDue(); next !== undefined; next = this.#takeDue())
      this.#apply(next.effect, next.at);
  }

  /** Lets effects happen from now on. */
  cause(effects: readonly Effect[] | undefined): void {
    this.#schedule(effects ?? [], this.#host.clock.now());
    this.settle();
  }

  /** Changes an element's state. */
  change(node: MemoryNode, to: ElementChange): void {
    Object.assign(node.state, to);
  }

  /** Another page takes its place: nothing happens here any more. */
  leave(): void {
    this.#left = true;
    this.#pending = [];
  }

  #register(node: MemoryNode): void {
    this.#byRef.set(node.ref, node);
    if (node.source.key !== undefined) this.#byKey.set(node.source.key, node);
    for (const child of node.children) this.#register(child);
  }

  #schedule(effects: readonly Effect[], from: number): void {
    if (this.#left) return;
    const added = effects.map((effect) => ({ at: from + (effect.afterMs ?? 0), effect }));
    this.#pending = [...this.#pending, ...added].toSorted((a, b) => a.at - b.at);
  }

  #takeDue(): Pending | undefined {
    const [next, ...rest] = this.#pending;
    if (next === undefined || next.at > this.#host.clock.now()) return undefined;
    this.#pending = rest;
    return next;
  }

  #apply(effect: Effect, at: number): void {
    this.#happenings += 1;
    switch (effect.kind) {
      case 'change':
        this.change(this.keyed(effect.key), effect.to);
        return;
      case 'dialog': {
        const { disposition, reply } = this.#host.openDialog(effect.type, effect.message);
        // A message has one way out only.
        const accepted = effect.type === 'alert' || disposition === 'accept';
        if (accepted && effect.replyTo !== undefined)
          this.change(this.keyed(effect.replyTo), { text: reply ?? '' });
        this.#schedule((accepted ? effect.accepted : effect.dismissed) ?? [], at);
        return;
      }
      case 'tally': {
        const counter = this.keyed(effect.key);
        this.change(counter, { text: String(Number(counter.state.text) + 1) });
        return;
      }
      case 'go':
        this.#host.go(effect.to);
        return;
      case 'throw':
        this.#host.uncaught(effect.message);
        return;
      case 'log':
        this.#host.log(effect.level, effect.text);
        return;
      case 'download':
        this.#host.download({
          name: effect.name,
          content: effect.content,
          finishedAt: at + (effect.takesMs ?? 0),
        });
    }
  }
}
