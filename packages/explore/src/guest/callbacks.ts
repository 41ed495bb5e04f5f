// Numbers for the callbacks of a spec, told to the engine the first time one is about to be called.
import type { Callback } from '@sanderling/spec/runtime';

const kinds = { extractor: 'the extractor', predicate: 'the predicate', leaf: 'the generator' } as const;

/** Marks what is about to run. */
export class Callbacks {
  readonly #numbers = new Map<Callback, number>();
  readonly #enter: (callback: number) => void;
  readonly #define: (callback: number, name: string) => void;

  constructor(enter: (callback: number) => void, define: (callback: number, name: string) => void) {
    this.#enter = enter;
    this.#define = define;
  }

  /** The callback is about to be called. */
  enter(callback: Callback): void {
    let number = this.#numbers.get(callback);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(callback, number);
      this.#define(number, `${kinds[callback.kind]} ${callback.name}`);
    }
    this.#enter(number);
  }
}
