// A flow file: text in, spec or every fault out.
import { noPrompt } from './errors/agent-errors.ts';
import { bothApps, noApp } from './errors/app-errors.ts';
import { emptySteps } from './errors/step-errors.ts';
import { notAMapping } from './errors/yaml-errors.ts';
import { withDefaultBrowser } from './default-browser.ts';
import { findingLog, locateFindings } from './finding.ts';
import type { FlowApp } from './flow-app.ts';
import type { FlowSpec } from './flow-spec.ts';
import type { FlowStep } from './flow-step.ts';
import { identityFinding, withIdentity } from './identity.ts';
import type { Reading } from './reading.ts';
import { knownApp } from './sections/app.ts';
import type { KnownApp } from './sections/app.ts';
import { readControl } from './sections/control.ts';
import { readExports } from './sections/exports.ts';
import { flowBlock } from './sections/flow-block.ts';
import { checkPlacement } from './sections/placement.ts';
import { readRedact } from './sections/redact.ts';
import { readSingleApp } from './sections/single-app.ts';
import { readSurfaces } from './sections/surfaces.ts';
import { checkBlock, headOf } from './shape/check-shape.ts';
import { itemsAt, present, textAt, textsAt } from './shape/values.ts';
import { sourceText } from './source-text.ts';
import { readUnfolded } from './steps/read-steps.ts';
import type { StepScope } from './steps/step-scope.ts';
import { refuseLeftTokens, unfoldSteps } from './steps/unfold.ts';
import type { SuiteSpec } from './suite-spec.ts';
import type { ReadFlowResult } from './read-flow-result.ts';
import { readTree } from './yaml/read-tree.ts';
import { entryAt, kindName, valueAt } from './yaml/tree.ts';
import type { MapNode } from './yaml/tree.ts';

/** What the reader may be told beside the text. */
export interface ReadFlowOptions {
  /** Name of the file, repeated in every fault. */
  readonly file?: string;
  /**
   * The governing suite; null when there is none above the flow. Given either, `session: <name>` and the default
   * browser are resolved; left out, the session stays a name for `resolveIdentity`.
   */
  readonly suite?: SuiteSpec | null;
}

/**
 * Reads a flow file. Never throws for a bad one: every fault found is in the result, with line and column.
 *
 * @example
 * const read = readFlow('name: Beds\napp: web\nurl: /beds.html\nsteps:\n  - assert: page shows Beds\n');
 * read.ok && read.flow.steps[0]?.kind; // 'assert'
 */
export function readFlow(text: string, options: ReadFlowOptions = {}): ReadFlowResult {
  const reading: Reading = { source: sourceText(text), log: findingLog() };
  const flow = readDocument(reading, options);
  const findings = reading.log.all();
  if (flow === undefined || findings.length > 0)
    return { ok: false, faults: locateFindings(findings, reading.source, options.file) };
  const { suite } = options;
  return {
    ok: true,
    flow: suite === undefined || suite === null ? flow : withDefaultBrowser(withIdentity(flow, suite), suite),
  };
}

function readDocument(reading: Reading, options: ReadFlowOptions): FlowSpec | undefined {
  const root = readTree(reading.source, reading.log);
  if (root === undefined) return undefined;
  if (root.kind !== 'map') {
    reading.log.add(notAMapping('a flow file', kindName(root), root.span));
    return undefined;
  }
  const items = itemsAt(root, 'steps');
  const unfolded = unfoldSteps(items, reading);
  for (const { key, value } of root.entries) if (key !== 'steps') refuseLeftTokens(value, reading);
  for (const { node, unfolding } of unfolded) {
    reading.log.unfolding(unfolding);
    refuseLeftTokens(node, reading);
  }
  reading.log.unfolding(0);
  checkBlock(root, flowBlock, reading.log);
  const { app, scope } = readApp(root, reading);
  const list = valueAt(root, 'steps');
  if (list?.kind === 'list' && items.length === 0) reading.log.add(emptySteps('the flow', list.span));
  const steps = readUnfolded(unfolded, scope);
  checkIdentity(app, root, reading, options);
  return app === undefined ? undefined : assemble(root, app, steps, reading, options);
}

function readApp(root: MapNode, reading: Reading): { readonly app?: FlowApp; readonly scope: StepScope } {
  const single = valueAt(root, 'app');
  const several = valueAt(root, 'apps');
  const scope = { reading, list: 'flow' as const, owner: 'the flow' };
  if (single !== undefined && several !== undefined) {
    reading.log.add(bothApps(entryAt(root, 'apps')?.keySpan ?? headOf(root)));
    return { scope: { ...scope, app: undefined } };
  }
  if (several !== undefined) {
    checkPlacement(root, 'surfaces', reading);
    const { app, known } = readSurfaces(several, reading);
    return { app, scope: { ...scope, app: { kind: 'surfaces' }, surfaces: known } };
  }
  if (single === undefined) {
    reading.log.add(noApp(headOf(root)));
    return { scope: { ...scope, app: undefined } };
  }
  return readKnownApp(root, knownApp(single, reading), scope);
}

function readKnownApp(
  root: MapNode,
  known: KnownApp | undefined,
  scope: Omit<StepScope, 'app'>,
): { readonly app?: FlowApp; readonly scope: StepScope } {
  if (known === undefined || known.kind === 'surfaces') return { scope: { ...scope, app: undefined } };
  checkPlacement(root, known.kind, scope.reading);
  const app = readSingleApp(root, known.kind, scope.reading);
  if (known.kind === 'agent') checkPrompt(root, scope.reading);
  return { app, scope: { ...scope, app: known } };
}

function checkPrompt(root: MapNode, { log }: Reading): void {
  const items = itemsAt(root, 'steps');
  const asked = items.some(
    (item) => item.kind === 'map' && item.entries.some(({ key }) => key === 'prompt' || key === 'foreach'),
  );
  if (items.length > 0 && !asked) log.add(noPrompt(entryAt(root, 'steps')?.keySpan ?? root.span));
}

function checkIdentity(
  app: FlowApp | undefined,
  root: MapNode,
  reading: Reading,
  options: ReadFlowOptions,
): void {
  const session = valueAt(root, 'session');
  if (app?.kind !== 'web' || session?.kind !== 'text' || options.suite === undefined) return;
  const finding = identityFinding(session.text, options.suite ?? undefined, session.span);
  if (finding !== undefined) reading.log.add(finding);
}

function assemble(
  root: MapNode,
  app: FlowApp,
  steps: readonly FlowStep[],
  reading: Reading,
  options: ReadFlowOptions,
): FlowSpec {
  return present({
    file: options.file,
    name: textAt(root, 'name') ?? '',
    app,
    skipUnlessEnv: textsAt(root, 'skip_unless_env'),
    control: readControl(valueAt(root, 'control'), reading),
    exports: readExports(valueAt(root, 'exports'), reading),
    redact: itemsAt(root, 'redact').map((rule) => readRedact(rule, reading)),
    steps,
  });
}
