// Lines of flows that run side by side, printed in the order of the suite: what is said too early waits for its turn.

/** Prints each flow's lines together, flow after flow; those of the flow whose turn it is at once. */
export class OrderedLines {
  readonly #print: (line: string) => void;
  readonly #waiting = new Map<number, string[]>();
  readonly #done = new Set<number>();
  #turn = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  /** A line of a flow. */
  say(index: number, line: string): void {
    if (index === this.#turn) {
      this.#print(line);
      return;
    }
    const lines = this.#waiting.get(index) ?? [];
    lines.push(line);
    this.#waiting.set(index, lines);
  }

  /** The flow has no more to say. */
  end(index: number): void {
    this.#done.add(index);
    while (this.#done.has(this.#turn)) {
      this.#turn += 1;
      for (const line of this.#waiting.get(this.#turn) ?? []) this.#print(line);
      this.#waiting.delete(this.#turn);
    }
  }
}
