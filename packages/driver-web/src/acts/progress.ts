// How far an act has come: before its first effect it can be done again, afterwards it cannot.

/** Set once, right before an act does anything that the page could notice as an act. */
export class Progress {
  #begun = false;

  /** True from the first effect on. */
  get begun(): boolean {
    return this.#begun;
  }

  /** The next thing sent is the act itself. */
  begin(): void {
    this.#begun = true;
  }
}
