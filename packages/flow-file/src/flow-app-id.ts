// The app id of a flow, as traces and reports call it.
import type { FlowApp } from './flow-app.ts';
import type { FlowSpec } from './flow-spec.ts';

/** App ids of flows. `windows` is the mapping form of `app`, `multi` a flow with `apps`. */
export type FlowAppId = 'web' | 'sap' | 'vision' | 'windows' | 'calc' | 'notepad' | 'api' | 'agent' | 'multi';

/**
 * The app id of a flow.
 *
 * @example
 * flowAppId(flow); // 'web'
 */
export function flowAppId(flow: FlowSpec): FlowAppId {
  return appId(flow.app);
}

/**
 * The app id of a flow's app or of one surface.
 *
 * @example
 * appId({ kind: 'desktop', id: 'calc' }); // 'calc'
 */
export function appId(app: FlowApp): FlowAppId {
  if (app.kind === 'desktop') return app.id;
  return app.kind === 'surfaces' ? 'multi' : app.kind;
}
