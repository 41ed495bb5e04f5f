// Browser state a flow begins with.
import type { Place, SourceSpan } from './place.ts';

/** A cookie set before the first page. */
export interface SessionCookie {
  readonly name: string;
  /** May hold `${VAR}`. */
  readonly value: string;
  /** Absent: the host of the flow's url. */
  readonly domain?: string;
}

/** The mapping form of `session`, and of an identity in a suite. */
export interface SessionState {
  readonly cookies: readonly SessionCookie[];
  /** Key to text, which may hold `${VAR}`; written before the first page's scripts. */
  readonly localStorage: Readonly<Record<string, string>>;
}

/** The `session` of a flow: written out, or the name of an identity that no suite has resolved yet. */
export type FlowSession =
  | { readonly kind: 'state'; readonly state: SessionState; readonly identity?: string }
  | { readonly kind: 'identity'; readonly name: string; readonly location: Place; readonly span: SourceSpan };
