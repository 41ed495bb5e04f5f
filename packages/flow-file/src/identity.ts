// What a suite gives to a flow: the state of a named identity, and a default browser.
import { noSuite, unknownIdentity } from './errors/section-errors.ts';
import type { Finding } from './finding.ts';
import type { FlowSpec } from './flow-spec.ts';
import type { SourceSpan } from './place.ts';
import type { SessionState } from './session.ts';
import type { SuiteSpec } from './suite-spec.ts';

/** Why a name gives no state; undefined when it does. */
export function identityFinding(name: string, suite: SuiteSpec | undefined, span: SourceSpan): Finding | undefined {
  if (suite === undefined) return noSuite(name, span);
  return identityOf(suite, name) === undefined ? unknownIdentity(name, Object.keys(suite.identities), span) : undefined;
}

function identityOf(suite: SuiteSpec, name: string): SessionState | undefined {
  return Object.hasOwn(suite.identities, name) ? suite.identities[name] : undefined;
}

/**
 * The flow with what its suite gives it: `session: <name>` becomes the declared state, and a web flow without a browser
 * block gets the suite's. A name the suite does not declare stays a name.
 *
 * @example
 * const read = readFlow(text, { file });
 * if (read.ok) withSuite(read.flow, suite);
 */
export function withSuite(flow: FlowSpec, suite: SuiteSpec): FlowSpec {
  const { app } = flow;
  if (app.kind !== 'web') return flow;
  const state = app.session?.kind === 'identity' ? identityOf(suite, app.session.name) : undefined;
  return {
    ...flow,
    app: {
      ...app,
      ...(app.browser === undefined && suite.browser !== undefined ? { browser: suite.browser } : {}),
      ...(state === undefined || app.session?.kind !== 'identity'
        ? {}
        : { session: { kind: 'state' as const, state, identity: app.session.name } }),
    },
  };
}
