// The conformance files: what is good loads, what is bad is refused for the stated reason.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { readFlow, readSuite } from '@flowproof/flow-file';

const corpus = fileURLToPath(new URL('../../../conformance/flows/', import.meta.url));
const filesOf = (folder: string): readonly string[] =>
  readdirSync(`${corpus}${folder}`).filter((name) => name.endsWith('.flow.yaml'));
const read = (path: string): string => readFileSync(`${corpus}${path}`, 'utf8');

describe('the conformance flows', () => {
  it.each(filesOf('ok'))('%s loads', (name) => {
    const result = readFlow(read(`ok/${name}`), { file: name });
    expect(result.ok ? [] : result.faults).toEqual([]);
  });

  it.each(filesOf('bad'))('%s is refused once, with the code in its first line', (name) => {
    const text = read(`bad/${name}`);
    const [, code, reason = ''] = /^# refuse: (\w+): (.*)$/mu.exec(text) ?? [];
    const result = readFlow(text, { file: name });
    const grammarCode = code === 'step_text' ? /^\w+/u.exec(reason)?.[0] : undefined;
    expect(result.ok ? [] : result.faults.map((fault) => [fault.code, fault.grammarCode])).toEqual([
      [code, grammarCode],
    ]);
  });

  it('loads the suite, and its flow with a named identity against it', () => {
    const suite = readSuite(read('ok/suite.yaml'), { file: 'suite.yaml' });
    if (!suite.ok) throw new Error('the suite does not load');
    expect(Object.keys(suite.suite.identities)).toEqual(['picker', 'foreman']);
    const flow = readFlow(read('ok/11-named-identity.flow.yaml'), { suite: suite.suite });
    expect(flow.ok && flow.flow.app.kind === 'web' && flow.flow.app.session).toEqual({
      kind: 'state',
      identity: 'picker',
      state: { cookies: [{ name: 'bench_sid', value: '${PICKER_COOKIE}' }], localStorage: {} },
    });
  });
});
