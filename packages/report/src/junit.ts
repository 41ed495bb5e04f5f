// `junit.xml`: one testsuite per flow, one testcase per step. Pure: documents in, text out.
import { escapeXml } from './escape.ts';
import type { ResultDocument, StepDocument } from './result-document.ts';

interface Counts {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly ms: number;
}

/**
 * A JUnit file of one flow or of many, in the order given. Times are seconds.
 *
 * @example
 * writeFileSync('junit.xml', junitXml([resultDocument(result)]));
 */
export function junitXml(flows: readonly ResultDocument[]): string {
  const counts = flows.map(count);
  const total: Counts = {
    tests: sum(counts, 'tests'),
    failures: sum(counts, 'failures'),
    errors: sum(counts, 'errors'),
    skipped: sum(counts, 'skipped'),
    ms: sum(counts, 'ms'),
  };
  const suites = flows.map((flow) => testSuite(flow, count(flow)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flowproof" ${attributes(total)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function testSuite(flow: ResultDocument, counts: Counts): string {
  const cases = flow.steps.map((step) => testCase(flow.name, step));
  return [
    `  <testsuite name="${escapeXml(flow.name)}" ${attributes(counts)}>`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function testCase(flow: string, step: StepDocument): string {
  const name = escapeXml(`${step.id} ${step.intent}`);
  const open = `    <testcase classname="${escapeXml(flow)}" name="${name}" time="${seconds(step.duration_ms)}"`;
  const child = childOf(step);
  return child === undefined ? `${open}/>` : `${open}>\n      ${child}\n    </testcase>`;
}

function childOf(step: StepDocument): string | undefined {
  if (step.status === 'passed') return undefined;
  const element = step.status === 'failed' ? 'failure' : step.status === 'errored' ? 'error' : 'skipped';
  return `<${element} message="${escapeXml(step.detail ?? '')}"/>`;
}

function count(flow: ResultDocument): Counts {
  const having = (status: StepDocument['status']) =>
    flow.steps.filter((step) => step.status === status).length;
  return {
    tests: flow.steps.length,
    failures: having('failed'),
    errors: having('errored'),
    skipped: having('skipped'),
    ms: flow.duration_ms,
  };
}

function sum(counts: readonly Counts[], key: keyof Counts): number {
  return counts.reduce((total, one) => total + one[key], 0);
}

function attributes({ tests, failures, errors, skipped, ms }: Counts): string {
  return `tests="${tests}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds(ms)}"`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}
