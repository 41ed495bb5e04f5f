// A suite file: text in, spec or every fault out.
import { notAMapping } from './errors/yaml-errors.ts';
import { wrongType } from './errors/shape-errors.ts';
import type { FlowFault } from './fault.ts';
import { findingLog, locateFindings } from './finding.ts';
import type { Reading } from './reading.ts';
import { readBrowser } from './sections/browser.ts';
import { readSessionState } from './sections/session.ts';
import { suiteBlock, versionPattern } from './sections/suite-block.ts';
import type { SessionState } from './session.ts';
import { checkBlock } from './shape/check-shape.ts';
import { present, textAt, textRecordAt, textsAt } from './shape/values.ts';
import { sourceText } from './source-text.ts';
import type { SuiteSpec } from './suite-spec.ts';
import { readTree } from './yaml/read-tree.ts';
import { foundText, kindName, valueAt } from './yaml/tree.ts';
import type { MapNode, TreeNode } from './yaml/tree.ts';

/** A suite, or everything that is wrong with it in the order of the file. */
export type ReadSuiteResult =
  | { readonly ok: true; readonly suite: SuiteSpec }
  | { readonly ok: false; readonly faults: readonly FlowFault[] };

/**
 * Reads a suite file. Never throws for a bad one.
 *
 * @param options - `file`: its name, repeated in every fault.
 * @example
 * const read = readSuite('env:\n  SHOP: https://shop.example\n', { file: 'suite.yaml' });
 * read.ok && read.suite.env['SHOP'];
 */
export function readSuite(text: string, options: { readonly file?: string } = {}): ReadSuiteResult {
  const reading: Reading = { source: sourceText(text), log: findingLog() };
  const root = readTree(reading.source, reading.log);
  if (root !== undefined && root.kind !== 'map')
    reading.log.add(notAMapping('a suite file', kindName(root), root.span));
  const suite = root?.kind === 'map' ? readRoot(root, options.file, reading) : undefined;
  const findings = reading.log.all();
  if (suite !== undefined && findings.length === 0) return { ok: true, suite };
  return { ok: false, faults: locateFindings(findings, reading.source, options.file) };
}

function readRoot(root: MapNode, file: string | undefined, reading: Reading): SuiteSpec {
  checkBlock(root, suiteBlock, reading.log);
  checkVersion(valueAt(root, 'min_version'), reading);
  return present({
    file,
    minVersion: textAt(root, 'min_version'),
    env: textRecordAt(root, 'env'),
    envFrom: textAt(root, 'env_from'),
    beforeEach: textAt(root, 'before_each'),
    afterEach: textAt(root, 'after_each'),
    order: textsAt(root, 'order'),
    browser: readBrowser(valueAt(root, 'browser'), reading),
    identities: readIdentities(valueAt(root, 'identities')),
  });
}

function checkVersion(node: TreeNode | undefined, { log }: Reading): void {
  if (node?.kind !== 'text' || new RegExp(versionPattern, 'u').test(node.text)) return;
  log.add(
    wrongType(
      'min_version',
      'three plain numbers',
      foundText(node),
      node.span,
      'write X.Y.Z, such as "0.1.0"',
    ),
  );
}

function readIdentities(node: TreeNode | undefined): Readonly<Record<string, SessionState>> {
  if (node?.kind !== 'map') return {};
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, readSessionState(value)]));
}
