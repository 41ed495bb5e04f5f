// What a falsifying twin is: a sentence that works on one page, and the same, or nearly the same, that must not.

/** A page: its HTML, and the cookies it is sent with. */
export interface TwinPage {
  readonly html: string;
  /** `Set-Cookie` headers. */
  readonly cookies?: readonly string[];
  /** Can be loaded once; the server hangs up on whoever comes again. */
  readonly once?: true;
}

/** How the twin does not work. */
export interface Failing {
  /** The page of the twin; absent: the same one. */
  readonly page?: string | TwinPage;
  /** The sentence of the twin; absent: the same one. */
  readonly sentence?: string;
  /** Stable code of the failure. */
  readonly code: string;
  /** Piece of text that the failure's message holds, with `… ms` for every measured time. */
  readonly message: string;
  /** Where the trace fails later than the recording: at the assertion that follows. */
  readonly replays?: { readonly code: string; readonly message: string };
}

/** A form of the grammar on a page where it works, and as it must fail. */
export interface Twin {
  /** Name of the form in the grammar's catalogue. */
  readonly form: string;
  readonly page: string | TwinPage;
  /** Actions that come first. */
  readonly before?: readonly string[];
  readonly sentence: string;
  /** An assertion that shows that an action did something. */
  readonly then?: string;
  readonly fails: Failing;
}

/** How long steps of a twin wait for their element, ms: long enough for a page that stands still. */
export const twinStepMs = 700;
