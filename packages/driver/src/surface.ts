// The contract every technology implements: it answers questions and performs acts; policy lives above it.
import type { BrowserShape, MockRule, SessionState } from '@flowproof/trace-format';
import type { Act, ActOutcome, DialogAnswer, DialogEvent } from './act.ts';
import type { Capability } from './capabilities.ts';
import type { Download } from './download.ts';
import type { Dispatched, ExploringShape, Gesture, TreeCapture, TreeRequest } from './exploration.ts';
import type { Question, Rect, Resolution } from './found.ts';
import type { Locator } from './locator.ts';

/** What is opened and the shape it is opened in. All references are resolved already. */
export interface OpenRequest {
  /** Web: the address. */
  readonly url?: string;
  readonly command?: string;
  readonly windowTitle?: string;
  readonly browser?: BrowserShape;
  readonly session?: SessionState;
  readonly mocks?: readonly MockRule[];
  /** The surface will be explored: `tree` and `dispatch` may be asked for, and what nobody awaits is dealt with as it says. */
  readonly exploring?: ExploringShape;
  /** `tree` will be asked for between steps; in everything else the surface behaves as in any flow. */
  readonly watched?: boolean;
  /** Upper bound for opening, ms. */
  readonly timeoutMs: number;
}

/** A question about the surface as a whole. */
export type SurfaceReading = 'text' | 'url' | 'title';

/** Facts of a cookie; never its value. */
export interface CookieFacts {
  readonly name: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly persistent: boolean;
}

/** An element that a person could name, for suggestions and authoring. Never carries a secret. */
export interface InventoryEntry {
  readonly role: string;
  readonly label?: string;
  readonly text?: string;
  readonly name?: string;
}

/** What a picture covers: an element, wherever it is then, or a part of the window in the px that `bounds` are in. */
export type PictureMask = Locator | ({ readonly kind: 'rect' } & Rect);

/** A picture of the surface, already masked. */
export interface Picture {
  /** PNG bytes. */
  readonly png: Uint8Array;
}

/** What went on beside the steps, since the last call. */
export interface Evidence {
  /** `[level] text`, oldest first. */
  readonly console: readonly string[];
  /** The serialised document, where there is one. */
  readonly dom?: string;
}

/**
 * A technology that flows run on. Every method that waits for the other side rejects with `TransportError` when the
 * connection failed or no answer came in time, and with `CapabilityError` for what the technology cannot do.
 */
export interface Surface {
  /** App id: `web`, `windows`, … */
  readonly name: string;
  readonly capabilities: ReadonlySet<Capability>;
  /** Applies session, mocks and shape, then opens. Called once. Rejects with `DriverError` when it cannot. */
  open(request: OpenRequest): Promise<void>;
  /**
   * Brings the surface to the front as it was left. While exploring: brings the application back that something else has
   * come before; on the web the last allowed address is opened.
   */
  activate(): Promise<void>;
  /** Ends everything `open` started; never rejects for what is already gone. */
  close(): Promise<void>;
  /** Finds the target and answers the question about it: one round trip. */
  resolve(locator: Locator, question: Question): Promise<Resolution>;
  /** How many elements fit, counting at most up to `limit`. */
  count(
    locator: Locator,
    limit: number,
  ): Promise<number | Exclude<Resolution, { kind: 'found' | 'missing' }>>;
  /** Asks for the surface's text, address or title. */
  read(what: SurfaceReading): Promise<string>;
  /** Cookies the current address can see. */
  cookies(): Promise<readonly CookieFacts[]>;
  /** Performs one act once and says what came of it. Does not wait for gates. */
  act(act: Act): Promise<ActOutcome>;
  /** Sets the answer for the next native dialog, or takes it back. */
  armDialog(answer: DialogAnswer | undefined): void;
  /** Native dialogs that opened since the last call. */
  takeDialogs(): readonly DialogEvent[];
  /** Downloads that nobody has claimed, in the order in which they began. */
  downloads(): Promise<readonly Download[]>;
  /** Takes a download off that list for good; the file stays until `close`, or longer where `open` named its folder. */
  claimDownload(id: Download['id']): void;
  /** At most 100 nameable elements. */
  inventory(): Promise<readonly InventoryEntry[]>;
  /** A picture in which secret fields and `masks` are filled before anything is returned. */
  capture(masks: readonly PictureMask[]): Promise<Picture | undefined>;
  /** Console lines and, on demand, the document. */
  evidence(options: { readonly dom: boolean }): Promise<Evidence>;
  /** Waits until the surface is at rest and observes all of it. Only after `open` with `exploring` or `watched`. */
  tree(request: TreeRequest): Promise<TreeCapture>;
  /**
   * Makes one gesture on what the last `tree` showed. Never rejects for what the application does: what was not sent is
   * `refused`, what was sent without an answer `unconfirmed`.
   */
  dispatch(gesture: Gesture): Promise<Dispatched>;
}
