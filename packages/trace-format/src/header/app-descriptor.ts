// The app a trace was recorded against, and how replay reaches it again.
import type { BrowserShape } from './browser-shape.ts';

/** What drives an app. `multi` is the sentinel of multi-surface traces and drives nothing. */
export type AdapterName = 'web' | 'sap-com' | 'vision' | 'api' | 'uia' | 'multi';

/** Size and place of a window in px, as applied before the first step. */
export interface WindowGeometry {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

/**
 * One app: the single surface of a flow, one entry of `apps`, or the `multi` sentinel.
 *
 * @example
 * const app: AppDescriptor = { name: 'web', adapter: 'web', url: '${DESK_URL}/desks' };
 */
export interface AppDescriptor {
  /** App id; replay chooses the driver by it (`web`, `sap`, `vision`, `api`, `calc`, `notepad`, `windows`, `multi`). */
  readonly name: string;
  readonly adapter: AdapterName;
  readonly window_title?: string;
  readonly command?: string;
  readonly geometry?: WindowGeometry;
  readonly url?: string;
  readonly login_user?: string;
  /** Only inside `apps`, for a web surface. */
  readonly browser?: BrowserShape;
  readonly version?: string;
}
