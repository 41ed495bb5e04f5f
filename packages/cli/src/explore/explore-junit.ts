// `--junit` of `explore`: one test case per property. Pure: a result in, text out.
import type { PropertyResult, RunResult } from '@flowproof/explore';
import { escapeXml } from '@flowproof/report';

/** A JUnit file of one run. */
export function exploreJunit(result: RunResult, specPath: string): string {
  const cases = Object.entries(result.properties);
  const failing = cases.filter(([, { verdict }]) => verdict === 'violated').length;
  const skipped = cases.filter(([, { verdict }]) => verdict === 'not_judged').length;
  const error = result.error;
  const counts = `tests="${cases.length + (error === undefined ? 0 : 1)}" failures="${failing}" errors="${error === undefined ? 0 : 1}" skipped="${skipped}" time="${(result.duration_millis / 1000).toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="flowproof" ${counts}>`,
    `  <testsuite name="${escapeXml(specPath)}" ${counts}>`,
    ...cases.map(([name, property]) => testCase(specPath, name, property)),
    ...(error === undefined
      ? []
      : [
          `    <testcase classname="${escapeXml(specPath)}" name="the run">`,
          `      <error message="${escapeXml(`${error.code}: ${error.message}`)}"/>`,
          '    </testcase>',
        ]),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(specPath: string, name: string, property: PropertyResult): string {
  const open = `    <testcase classname="${escapeXml(specPath)}" name="${escapeXml(name)}"`;
  if (property.verdict === 'holds') return `${open}/>`;
  const child =
    property.verdict === 'violated'
      ? `<failure message="${escapeXml(property.witness?.reason ?? 'violated')}"/>`
      : '<skipped message="not judged"/>';
  return `${open}>\n      ${child}\n    </testcase>`;
}
