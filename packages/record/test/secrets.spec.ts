// The value of a variable appears in nothing that a recording leaves behind: no event, no result, no trace.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { readFlow } from '@flowproof/flow-file';
import { writeTrace } from '@flowproof/trace-format';
import { recordOn, replayOn, traceOf } from './stage.ts';

const secret = 'pass & word/17';
const env = { PASSWORD: secret, HOST: 'inner.example' };

const blabbing: SmallApp = {
  title: `Welcome ${secret}`,
  elements: [
    { kind: 'field', label: 'Password', id: 'password' },
    { kind: 'text', id: 'echo', text: `You typed ${secret}` },
    {
      kind: 'button',
      text: 'Tell',
      onClick: [
        { kind: 'log', level: 'info', text: `secret: ${secret}` },
        { kind: 'dialog', type: 'alert', message: `it is ${secret}` },
      ],
    },
    { kind: 'text', text: `Pass ${secret} on`, id: `id-${secret}` },
  ],
};

function flowOf(...steps: readonly string[]) {
  const text = [
    'name: Login',
    'app: web',
    'url: https://${HOST}/',
    'session:',
    '  cookies:',
    '    - { name: sid, value: "${PASSWORD}" }',
    '  local_storage: { token: "${PASSWORD}" }',
    'mock:',
    '  - url_contains: /api',
    '    body: "${PASSWORD}"',
    'steps:',
    ...steps.map((step) => `  - ${step}`),
    '',
  ].join('\n');
  const read = readFlow(text);
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  return read.flow;
}

const texts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...texts(each)]);
};
const leaks = (value: unknown): readonly string[] =>
  texts(value).filter((each) => /word\/17|word%2F17|inner\.example/.test(each));

describe('the value of a variable', () => {
  const type = 'Type ${PASSWORD} into the "Password" field';

  it('is told nowhere when it is typed, read back and recorded, and the trace replays', async () => {
    const flow = flowOf(
      type,
      'assert: the "Password" field contains ${PASSWORD}',
      'Remember the "id:echo" as said',
      'assert: page url contains ${HOST}',
    );
    const staged = await recordOn(blabbing, flow, { env });
    const trace = traceOf(staged);
    expect(leaks({ result: staged.result, events: staged.events, text: writeTrace(trace) })).toEqual([]);
    expect(trace.header.app.url).toBe('https://${HOST}/');
    expect(staged.surface.opened).toMatchObject({
      url: 'https://inner.example/',
      session: { cookies: [{ value: secret }], local_storage: { token: secret } },
    });
    const replayed = await replayOn(blabbing, trace, { env });
    expect(leaks(replayed)).toEqual([]);
    expect(replayed.status).toBe('passed');
  });

  it.each([
    ['an expectation that does not hold', 'assert: the "id:echo" shows x${PASSWORD} within 1s'],
    ['a text that is there instead', 'assert: the "id:echo" shows nothing within 1s'],
    ['a title', 'assert: page title is Login within 1s'],
    ['a text that must not be there', 'assert: page does not show ${PASSWORD} within 1s'],
    ['a dialog', 'Click "Tell"'],
    ['a name that comes close', 'Click "Pass & word/18 on"'],
    [
      'a condition that compares numbers',
      'when: the "id:echo" is greater than the "id:echo"\n    steps: [Reload the page]',
    ],
    ['a sentence that is not understood', `'Frobnicate "\${PASSWORD}"'`],
  ])('is told nowhere when the recording stops: %s', async (_, step) => {
    for (const author of ['rules', 'auto'] as const) {
      const staged = await recordOn(blabbing, flowOf(type, step), { env, author });
      expect(staged.result.kind).toBe('stopped');
      expect(leaks({ result: staged.result, events: staged.events })).toEqual([]);
    }
  });
});
