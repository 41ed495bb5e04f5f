// A suite file, and what it gives to a flow.
import { describe, expect, it } from '@jest/globals';
import { readFlow, readSuite, renderFault, resolveIdentity, withDefaultBrowser } from '@flowproof/flow-file';
import type { FlowSpec, SuiteSpec } from '@flowproof/flow-file';

function suiteOf(text: string): SuiteSpec {
  const result = readSuite(text, { file: 'suite.yaml' });
  if (!result.ok) throw new Error('refused');
  return result.suite;
}

function flowOf(text: string): FlowSpec {
  const result = readFlow(text, { file: 'a.flow.yaml' });
  if (!result.ok) throw new Error('refused');
  return result.flow;
}

const said = (text: string): string => {
  const result = readSuite(text, { file: 'suite.yaml' });
  return result.ok ? 'accepted' : result.faults.map((fault) => renderFault(text, fault)).join('\n');
};

const suite = suiteOf(`
browser: {user_agent: suite}
identities:
  picker: {cookies: [{name: sid, value: a}]}
  foreman: {local_storage: {role: foreman}}
`);
const named = 'name: Beds\napp: web\nurl: http://x\nsession: picker\nsteps: [rules: Press Tab]\n';

describe('a suite', () => {
  it('comes to its keys', () => {
    expect(
      suiteOf(`min_version: "1.2.3"
env: {A: "\${B}/a"}
env_from: ./env.sh
before_each: ./before.sh
after_each: ./after.sh
order: [a.flow.yaml]
browser: {args: [--x]}
identities: {a: {cookies: []}}
`),
    ).toEqual({
      file: 'suite.yaml',
      minVersion: '1.2.3',
      env: { A: '${B}/a' },
      envFrom: './env.sh',
      beforeEach: './before.sh',
      afterEach: './after.sh',
      order: ['a.flow.yaml'],
      browser: { args: ['--x'] },
      identities: { a: { cookies: [], localStorage: {} } },
    });
  });

  it('may hold nothing but one key', () => {
    expect(suiteOf('env: {}\n')).toEqual({ file: 'suite.yaml', env: {}, order: [], identities: {} });
  });

  it.each([
    [
      'enw: {A: b}\n',
      `suite.yaml:1:1: unknown_key: "enw" is no key of a suite
  enw: {A: b}
  ^^^
  hint: the nearest is env; known are min_version, env, env_from, before_each, after_each, order, browser, identities`,
    ],
    [
      'min_version: 0.1\n',
      `suite.yaml:1:14: wrong_type: min_version is a text, found the number 0.1
  min_version: 0.1
               ^^^
  hint: quote it: "0.1"`,
    ],
    [
      'min_version: 1.2.3-beta\n',
      `suite.yaml:1:14: wrong_type: min_version is three plain numbers, found the text "1.2.3-beta"
  min_version: 1.2.3-beta
               ^^^^^^^^^^
  hint: write X.Y.Z, such as "0.1.0"`,
    ],
    [
      'env: {A: 1}\n',
      `suite.yaml:1:10: wrong_type: env.A is a text, found the number 1
  env: {A: 1}
           ^
  hint: quote it: "1"`,
    ],
    [
      'browser: {clock: {at: soon}}\n',
      `suite.yaml:1:23: clock: browser.clock.at is a date and time with a zone, found "soon"
  browser: {clock: {at: soon}}
                        ^^^^
  hint: write an instant such as "2026-03-03T12:00:00+01:00"`,
    ],
    [
      'identities: {picker: foreman}\n',
      `suite.yaml:1:22: wrong_type: identities.picker is a mapping of cookies, local_storage, found the text "foreman"
  identities: {picker: foreman}
                       ^^^^^^^`,
    ],
    [
      '- a\n',
      `suite.yaml:1:1: yaml: a suite file is a mapping of keys to values, found a list
  - a
  ^^^
  hint: begin with a key, such as env: …`,
    ],
  ])('written %j is refused', (text, says) => {
    expect(said(text)).toBe(says);
  });
});

describe('a named identity', () => {
  const state = {
    kind: 'state',
    identity: 'picker',
    state: { cookies: [{ name: 'sid', value: 'a' }], localStorage: {} },
  };

  it('is resolved while reading, or later', () => {
    const read = readFlow(named, { suite });
    const later = resolveIdentity(flowOf(named), suite);
    expect(read.ok && read.flow.app).toMatchObject({ session: state, browser: { userAgent: 'suite' } });
    expect(later.ok && later.flow.app).toMatchObject({ session: state });
  });

  it.each([
    [
      named.replace('picker', 'guest'),
      suite,
      `a.flow.yaml:4:10: config: session names the identity "guest", which the suite does not declare
  session: guest
           ^^^^^
  hint: declared are picker, foreman`,
    ],
    [
      named,
      suiteOf('env: {}\n'),
      `a.flow.yaml:4:10: config: session names the identity "picker", which the suite does not declare
  session: picker
           ^^^^^^
  hint: the suite declares no identities`,
    ],
    [
      named,
      null,
      `a.flow.yaml:4:10: config: session names the identity "picker", but no suite.yaml stands above the flow
  session: picker
           ^^^^^^
  hint: declare it under identities in a suite.yaml, or write the session out as a mapping`,
    ],
  ])('that no suite gives is refused: %#', (text, governing, says) => {
    const read = readFlow(text, { file: 'a.flow.yaml', suite: governing });
    const later = resolveIdentity(flowOf(text), governing ?? undefined);
    for (const result of [read, later]) {
      expect(result.ok ? [] : result.faults.map((fault) => renderFault(text, fault))).toEqual([says]);
    }
  });

  it('leaves other flows as they are', () => {
    const flow = flowOf('name: Stock\napp: api\nsteps: [assert_api: {request: GET http://x}]\n');
    expect(resolveIdentity(flow, undefined)).toEqual({ ok: true, flow });
  });
});

describe('the default browser', () => {
  it('is taken whole by a web flow without a block, and by no other', () => {
    const own = flowOf(named.replace('session: picker', 'browser: {args: [--own]}'));
    const api = flowOf('name: Stock\napp: api\nsteps: [assert_api: {request: GET http://x}]\n');
    expect(withDefaultBrowser(flowOf(named), suite).app).toMatchObject({
      browser: { userAgent: 'suite', args: [] },
    });
    expect(withDefaultBrowser(own, suite)).toBe(own);
    expect(withDefaultBrowser(api, suite)).toBe(api);
    expect(withDefaultBrowser(own, suiteOf('env: {}\n'))).toBe(own);
  });
});
