// The application under exploration, held open: every look and every gesture has a deadline, and nothing it does throws.
import {
  type Clock,
  type Dispatched,
  type Gesture,
  type Happened,
  isDriverError,
  type OpenRequest,
  type Surface,
  type TreeRequest,
} from '@flowproof/driver';
import { ExploreError } from '../errors.ts';
import { bounds } from './limits.ts';
import { lookAt, type Looked, messageOf } from './look.ts';
import { type SetAlarm, within } from './timers.ts';

const nothingOpen = 'no application is open';

/** What a session needs. */
export interface AppSessionOptions {
  /** Makes a surface of its own, clean and not open yet. */
  readonly newSurface: () => Promise<Surface>;
  readonly openRequest: Omit<OpenRequest, 'timeoutMs'>;
  readonly clock: Clock;
  readonly setAlarm: SetAlarm;
}

/** Holds one surface after the other. */
export class AppSession {
  readonly #options: AppSessionOptions;
  #surface: Surface | undefined;

  constructor(options: AppSessionOptions) {
    this.#options = options;
  }

  /**
   * Starts the application clean.
   *
   * @throws ExploreError `no_tree`; whatever the surface says when it cannot be opened.
   */
  async start(): Promise<void> {
    const { newSurface, openRequest } = this.#options;
    const surface = await newSurface();
    this.#surface = surface;
    if (!surface.capabilities.has('explore')) {
      throw new ExploreError('no_tree', `the ${surface.name} surface gives no tree to explore`);
    }
    await surface.open({ ...openRequest, timeoutMs: bounds.openMs });
  }

  /** Whether the application could be started anew. */
  async restart(): Promise<boolean> {
    await this.close();
    try {
      const started = await within(this.start(), bounds.openMs, this.#options.setAlarm);
      return started.kind === 'answered';
    } catch {
      return false;
    }
  }

  /** Observes the application. */
  look(request: TreeRequest): Promise<Looked> {
    const surface = this.#surface;
    return surface === undefined
      ? Promise.resolve({ kind: 'failed', message: nothingOpen })
      : lookAt(surface, request, this.#options.setAlarm);
  }

  /** Makes one gesture. */
  async dispatch(gesture: Gesture, durationMs: number): Promise<Dispatched> {
    const limitMs = bounds.dispatchMs + durationMs;
    try {
      const sent = await within(this.#open().dispatch(gesture), limitMs, this.#options.setAlarm);
      return sent.kind === 'answered'
        ? sent.value
        : { kind: 'unconfirmed', message: `no answer within ${limitMs / 1000} s` };
    } catch (error) {
      // A broken connection says nothing about whether the gesture arrived.
      return isDriverError(error) && error.code === 'transport'
        ? { kind: 'unconfirmed', message: messageOf(error) }
        : { kind: 'refused', reason: 'apply_error', message: messageOf(error) };
    }
  }

  /**
   * Waits until the application is in front; with `bringBack` it is asked to come.
   *
   * @param onHappened - told what happened meanwhile: no look may lose any of it.
   */
  async inFront(
    settleMs: number,
    options: { readonly bringBack: boolean; readonly onHappened: (happened: Happened) => void },
  ): Promise<boolean> {
    const { clock, setAlarm } = this.#options;
    const deadline = clock.now() + bounds.inFrontMs;
    do {
      if (options.bringBack) {
        await within(this.#open().activate(), bounds.inFrontMs, setAlarm).catch(() => undefined);
      }
      const looked = await this.look({ settleMs, picture: 'none', masks: [] });
      if (looked.kind === 'captured') {
        options.onHappened(looked.capture.happened);
        if (looked.capture.inFront) return true;
      }
      await clock.sleep(bounds.inFrontPauseMs);
    } while (clock.now() < deadline);
    return false;
  }

  /** Ends what was started; never rejects and never waits for ever. */
  async close(): Promise<void> {
    const surface = this.#surface;
    this.#surface = undefined;
    if (surface === undefined) return;
    await within(surface.close(), bounds.closeMs, this.#options.setAlarm).catch(() => undefined);
  }

  #open(): Surface {
    if (this.#surface === undefined) throw new ExploreError('app_not_in_foreground', nothingOpen);
    return this.#surface;
  }
}
