// Answers that come piece by piece: large ones are asked for so, and any may come so.
import { describe, expect, it } from '@jest/globals';
import { ask, blue } from '../asking.ts';
import { chunk, completionChunks } from '../servers/completions.ts';
import { event, messageEvents } from '../servers/messages.ts';
import type { Turn } from '../servers/model-server.ts';

const text = JSON.stringify(blue);
/** Every way of cutting a text in two. */
const cuts = Array.from({ length: text.length }, (_each, at) => [text.slice(0, at), text.slice(at)] as const);
const large = { more: { maxTokens: 30_000 } };

function events(frames: readonly string[]): Turn {
  return { kind: 'events', frames };
}

describe('a streamed message', () => {
  it('is asked for where the answer may be large', async () => {
    const { replies, asked } = await ask('anthropic', [events(messageEvents([text]))], large);
    expect(asked[0]?.body).toMatchObject({ stream: true, max_tokens: 30_000 });
    expect(replies[0]).toMatchObject({
      kind: 'answer',
      value: blue,
      servedModel: 'served-model',
      tokens: { input: 10, output: 5, total: 15, cacheRead: 7 },
    });
  });

  it('is read wherever its answer is cut, also when it was not asked for', async () => {
    const turns = cuts.map((pieces) => events(messageEvents(pieces)));
    const { replies } = await ask('anthropic', turns, { times: turns.length });
    expect(replies.map(({ kind }) => kind)).toEqual(turns.map(() => 'answer'));
  });

  it('is read when it comes byte by byte', async () => {
    const frames = Array.from(messageEvents([text]).join(''));
    const { replies } = await ask('anthropic', [events(frames)]);
    expect(replies[0]).toMatchObject({ kind: 'answer', value: blue });
  });

  it('is an error when it stops before its end', async () => {
    const { replies } = await ask('anthropic', [events(messageEvents([text]).slice(0, -1))]);
    expect(replies[0]).toMatchObject({
      kind: 'request_failed',
      reason: 'provider',
      message: 'the stream of the model endpoint ended before its message did',
    });
  });

  it('is an error when the connection breaks', async () => {
    const frames = messageEvents([text]).slice(0, 3);
    const { replies } = await ask('anthropic', [{ kind: 'events', frames, breakOff: true }]);
    expect(replies[0]).toMatchObject({ kind: 'request_failed' });
  });

  it('is an error when it says so', async () => {
    const error = { type: 'overloaded_error', message: 'Overloaded' };
    const frames = [...messageEvents([text]).slice(0, 6), event('error', { error })];
    const { replies } = await ask('anthropic', [events(frames)]);
    expect(replies[0]).toMatchObject({
      kind: 'request_failed',
      reason: 'provider',
      message: expect.stringContaining('Overloaded'),
    });
  });

  it('may hold an answer that is no JSON', async () => {
    const { replies } = await ask('anthropic', [events(messageEvents(['{"colour": "bl']))]);
    expect(replies[0]).toMatchObject({ kind: 'unparsable', raw: '{"colour": "bl' });
  });

  it('may hold an answer without anything in it', async () => {
    const { replies } = await ask('anthropic', [events(messageEvents([]))]);
    expect(replies[0]).toMatchObject({ kind: 'unparsable', message: 'the answer has no colour' });
  });
});

describe('a streamed completion', () => {
  it('is asked for where the answer may be large', async () => {
    const { replies, asked } = await ask('openai-compatible', [events(completionChunks([text]))], large);
    expect(asked[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 30_000,
    });
    expect(replies[0]).toMatchObject({
      kind: 'answer',
      value: blue,
      servedModel: 'served-model',
      tokens: { input: 10, output: 5, total: 15 },
    });
  });

  it('is read wherever its answer is cut, also when it was not asked for', async () => {
    const turns = cuts.map((pieces) => events(completionChunks(pieces)));
    const { replies } = await ask('openai-compatible', turns, { times: turns.length });
    expect(replies.map(({ kind }) => kind)).toEqual(turns.map(() => 'answer'));
  });

  it('is an error when it stops before its end', async () => {
    const { replies } = await ask('openai-compatible', [events(completionChunks([text]).slice(0, 2))]);
    expect(replies[0]).toMatchObject({ kind: 'request_failed', reason: 'provider' });
  });

  it('is an error when it says so', async () => {
    const frames = [...completionChunks([text]).slice(0, 2), 'data: {"error":{"message":"Overloaded"}}\n\n'];
    const { replies } = await ask('openai-compatible', [events(frames)]);
    expect(replies[0]).toMatchObject({
      kind: 'request_failed',
      message: expect.stringContaining('Overloaded'),
    });
  });

  it('may refuse', async () => {
    const frames = [
      chunk([{ index: 0, delta: { role: 'assistant', refusal: 'I would ' }, finish_reason: null }]),
      chunk([{ index: 0, delta: { refusal: 'rather not.' }, finish_reason: 'stop' }]),
      'data: [DONE]\n\n',
    ];
    const { replies } = await ask('openai-compatible', [events(frames)]);
    expect(replies[0]).toMatchObject({ kind: 'refused', message: 'I would rather not.' });
  });
});
