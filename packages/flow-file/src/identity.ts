// Named identities: `session: <name>` becomes the state that the suite declares.
import { noSuite, unknownIdentity } from './errors/section-errors.ts';
import type { Finding } from './finding.ts';
import type { FlowSpec } from './flow-spec.ts';
import type { SourceSpan } from './place.ts';
import type { ReadFlowResult } from './read-flow-result.ts';
import type { SessionState } from './session.ts';
import type { SuiteSpec } from './suite-spec.ts';

/** Why a name gives no state; undefined when it does. */
export function identityFinding(
  name: string,
  suite: SuiteSpec | undefined,
  span: SourceSpan,
): Finding | undefined {
  if (suite === undefined) return noSuite(name, span);
  return identityOf(suite, name) === undefined
    ? unknownIdentity(name, Object.keys(suite.identities), span)
    : undefined;
}

function identityOf(suite: SuiteSpec, name: string): SessionState | undefined {
  return Object.hasOwn(suite.identities, name) ? suite.identities[name] : undefined;
}

/** The flow with `session: <name>` replaced by the declared state. A name nobody declares stays a name. */
export function withIdentity(flow: FlowSpec, suite: SuiteSpec): FlowSpec {
  const { app } = flow;
  if (app.kind !== 'web' || app.session?.kind !== 'identity') return flow;
  const state = identityOf(suite, app.session.name);
  return state === undefined
    ? flow
    : { ...flow, app: { ...app, session: { kind: 'state', state, identity: app.session.name } } };
}

/**
 * Gives a flow the state its `session: <name>` stands for. `suite` is the governing one, undefined when there is none;
 * then, and when the suite does not declare the name, the result is a fault. Other flows come back as they are.
 *
 * @example
 * const resolved = resolveIdentity(flow, suite);
 * if (!resolved.ok) console.error(renderFault(text, resolved.faults[0]));
 */
export function resolveIdentity(flow: FlowSpec, suite: SuiteSpec | undefined): ReadFlowResult {
  const session = flow.app.kind === 'web' ? flow.app.session : undefined;
  if (session?.kind !== 'identity') return { ok: true, flow };
  const finding = identityFinding(session.name, suite, session.span);
  if (suite !== undefined && finding === undefined) return { ok: true, flow: withIdentity(flow, suite) };
  const location = { ...(flow.file === undefined ? {} : { file: flow.file }), ...session.location };
  return { ok: false, faults: finding === undefined ? [] : [{ ...finding, location }] };
}
