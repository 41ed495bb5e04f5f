import { describe, expect, it } from '@jest/globals';
import { junitXml, resultDocument, syntheticDocument } from '@flowproof/report';
import { erroredRun, failedRun, passedRun } from './samples/results.ts';

describe('junit.xml', () => {
  it('holds a testsuite for the flow and a testcase for each step', () => {
    expect(junitXml([resultDocument(failedRun)])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flowproof" tests="4" failures="1" errors="0" skipped="1" time="10.475">
  <testsuite name="A first order" tests="4" failures="1" errors="0" skipped="1" time="10.475">
    <testcase classname="A first order" name="s0001 Press the &quot;Sign in&quot; button" time="0.310"/>
    <testcase classname="A first order" name="s0002 Click &quot;Add to cart&quot;" time="0.090"/>
    <testcase classname="A first order" name="s0003 the &quot;Total&quot; shows €14.60" time="10.020">
      <failure message="expected &#39;€14.60&#39;, found &#39;€10.10&#39; after 10000 ms"/>
    </testcase>
    <testcase classname="A first order" name="s0004 Press the &quot;Pay&quot; button" time="0.000">
      <skipped message="previous step failed"/>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  it('adds up several flows and keeps errors apart from failures', () => {
    const flows = [
      resultDocument(passedRun),
      resultDocument(erroredRun),
      syntheticDocument('Refund', { kind: 'skipped', reason: 'SHOP_URL is not set' }),
    ];
    expect(junitXml(flows)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flowproof" tests="5" failures="0" errors="1" skipped="1" time="15.896">
  <testsuite name="A first order" tests="2" failures="0" errors="0" skipped="0" time="0.436">
    <testcase classname="A first order" name="s0001 Press the &quot;Sign in&quot; button" time="0.310"/>
    <testcase classname="A first order" name="s0002 Click &quot;Add to cart&quot;" time="0.090"/>
  </testsuite>
  <testsuite name="A first order" tests="2" failures="0" errors="1" skipped="0" time="15.460">
    <testcase classname="A first order" name="s0001 Press the &quot;Sign in&quot; button" time="0.310"/>
    <testcase classname="A first order" name="s0003 Click &quot;Cart&quot;" time="15.000">
      <error message="the page did not answer within 15000 ms"/>
    </testcase>
  </testsuite>
  <testsuite name="Refund" tests="1" failures="0" errors="0" skipped="1" time="0.000">
    <testcase classname="Refund" name="s0001 flow skipped" time="0.000">
      <skipped message="SHOP_URL is not set"/>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  it('is a file of its own when there is no flow', () => {
    expect(junitXml([])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="flowproof" tests="0" failures="0" errors="0" skipped="0" time="0.000">
</testsuites>
`);
  });
});
