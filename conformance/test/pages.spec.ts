// Every directory of pages/ comes out as its expect.json says: recorded, replayed, and failing where it has to.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { compareTraces, validateTrace, writeTrace } from '@flowproof/trace-format';
import { flowFrom } from './flow-text.ts';
import { PageServer } from './page-server.ts';
import { brokenStep, RealBrowser, stopOf, traceOf } from './real-browser.ts';
import { writtenTrace } from './written-trace.ts';

jest.setTimeout(120_000);

interface Expectation {
  readonly record: 'pass' | 'fail';
  readonly replay: 'pass' | 'fail';
  readonly failing_step: number | null;
  readonly message_contains: readonly string[];
}

const folder = fileURLToPath(new URL('../pages', import.meta.url));
const cases = readdirSync(folder).map((name) => ({
  name,
  expected: JSON.parse(readFileSync(join(folder, name, 'expect.json'), 'utf8')) as Expectation,
}));

const browser = new RealBrowser();
const servers: PageServer[] = [];

afterAll(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
});

/** Serves one directory at the root of an address of its own, and reads its flow. */
const stage = async (name: string) => {
  const server = await PageServer.start((path) =>
    path === '/page.html' ? readFileSync(join(folder, name, 'page.html'), 'utf8') : undefined,
  );
  servers.push(server);
  const file = join(folder, name, 'flow.yaml');
  return { flow: flowFrom(readFileSync(file, 'utf8'), file), env: { BASE_URL: server.origin() } };
};

const lowered = (texts: readonly (string | undefined)[]): string => texts.join('\n').toLowerCase();

describe('the pages', () => {
  it('are all here', () => {
    expect(cases).toHaveLength(15);
  });

  it.concurrent.each(cases.filter(({ expected }) => expected.record === 'pass'))(
    '$name is recorded, and its trace replays with every step on its recorded target',
    async ({ name, expected }) => {
      const { flow, env } = await stage(name);
      const trace = traceOf(await browser.record(flow, { env }));
      expect(expected).toMatchObject({ replay: 'pass', failing_step: null });
      const result = await browser.replay(trace, env);
      expect(result.steps.map(({ id, status, detail }) => [id, status, detail])).toEqual(
        trace.steps.map(({ id }) => [id, 'passed', undefined]),
      );
      expect(result).toMatchObject({ status: 'passed', degraded: false });
    },
  );

  it.concurrent.each(cases.filter(({ expected }) => expected.record === 'pass'))(
    '$name, recorded again, changes in nothing but ids and times',
    async ({ name }) => {
      const { flow, env } = await stage(name);
      const [first, again] = [
        traceOf(await browser.record(flow, { env })),
        traceOf(await browser.record(flow, { env })),
      ];
      expect(validateTrace(writeTrace(first))).toEqual([]);
      expect(compareTraces(first, again)).toMatchObject({ changed: false });
    },
  );

  describe.each(cases.filter(({ expected }) => expected.record === 'fail'))('$name', ({ name, expected }) => {
    const number = expected.failing_step ?? 0;

    it('stops the recording at its step, with its reason', async () => {
      const { flow, env } = await stage(name);
      const stop = stopOf(await browser.record(flow, { env }));
      expect(stop.step).toBe(number);
      for (const piece of expected.message_contains)
        expect(lowered([stop.message, stop.hint])).toContain(piece.toLowerCase());
    });

    it('fails the replay of a trace of the same steps at that step, with that reason', async () => {
      const { flow, env } = await stage(name);
      const result = await browser.replay(writtenTrace(flow, 5000), env);
      expect(result.status).not.toBe('passed');
      const step = brokenStep(result);
      expect(step.id).toBe(`s${String(number).padStart(4, '0')}`);
      for (const piece of expected.message_contains)
        expect(lowered([step.detail, step.hint])).toContain(piece.toLowerCase());
      expect(result.steps.slice(number).every(({ status }) => status === 'skipped')).toBe(true);
    });
  });
});
