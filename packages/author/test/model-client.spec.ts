// What comes of a question, over both protocols, asked by the providers' own clients.
import { describe, expect, it } from '@jest/globals';
import type { ModelReply } from '@flowproof/author';
import { answering, ask, blue, key, type Provider, providers } from './asking.ts';
import { completionWith } from './servers/completions.ts';
import { messageWith } from './servers/messages.ts';
import { passing, reply, type Turn } from './servers/model-server.ts';

async function askOnce(
  provider: Provider,
  turns: readonly Turn[],
  options: Parameters<typeof ask>[2] = {},
): Promise<ModelReply> {
  const { replies } = await ask(provider, turns, options);
  const [first] = replies;
  if (first === undefined) throw new Error('nothing came');
  return first;
}

/** Without what no test can know. */
function facts({ latencyMs, ...rest }: ModelReply): unknown {
  expect(latencyMs).toBeGreaterThanOrEqual(0);
  return rest;
}

const served = {
  model: 'some-model',
  servedModel: 'served-model',
  tokens: { input: 10, output: 5, total: 15 },
};

describe.each(providers)('a question to %s', (provider) => {
  it('is answered by an object, with what the call cost', async () => {
    expect(facts(await askOnce(provider, [answering(provider)]))).toEqual({
      kind: 'answer',
      value: blue,
      attempts: 1,
      raw: JSON.stringify(blue),
      ...served,
    });
  });

  it.each([408, 409, 429, 500, 503, 529])('is put again after status %i', async (status) => {
    const answer = await askOnce(provider, [passing(status), answering(provider)]);
    expect(answer).toMatchObject({ kind: 'answer', attempts: 2 });
  });

  it('is put three times at most', async () => {
    const said = await askOnce(provider, [passing(500), passing(502), passing(503), answering(provider)]);
    expect(facts(said)).toEqual({
      kind: 'request_failed',
      reason: 'status',
      status: 503,
      message: expect.stringMatching(/^the model endpoint answered 503: \{.*"busy".*\}$/),
      model: 'some-model',
      attempts: 3,
    });
  });

  it('is put again after a connection that broke', async () => {
    expect(await askOnce(provider, [{ kind: 'hang_up' }, answering(provider)])).toMatchObject({
      kind: 'answer',
      attempts: 2,
    });
  });

  it.each([400, 401, 403, 404])('is not put again after status %i', async (status) => {
    const said = await askOnce(provider, [reply({ error: { message: 'no' } }, status), answering(provider)]);
    expect(said).toMatchObject({ kind: 'request_failed', reason: 'status', status, attempts: 1 });
  });

  it('obeys an endpoint that says whether to try again', async () => {
    const final = reply({ error: { message: 'no' } }, 500, { 'x-should-retry': 'false' });
    expect(await askOnce(provider, [final, answering(provider)])).toMatchObject({
      kind: 'request_failed',
      attempts: 1,
    });
  });

  it('does not wait for a moment after its own end', async () => {
    const later = reply({ error: { message: 'later' } }, 429, { 'retry-after': '3600' });
    expect(await askOnce(provider, [later, answering(provider)])).toMatchObject({
      kind: 'request_failed',
      reason: 'status',
      status: 429,
      attempts: 1,
    });
  });

  it('ends when its time is over, whatever the endpoint does', async () => {
    const said = await askOnce(provider, [{ kind: 'silence' }], { more: { timeoutMs: 50 } });
    expect(said).toMatchObject({
      kind: 'request_failed',
      reason: 'timeout',
      message: 'the model endpoint did not answer within 0.05 s',
    });
  });

  it('is given up when the caller says so', async () => {
    const giveUp = new AbortController();
    setTimeout(() => {
      giveUp.abort();
    }, 20);
    const said = await askOnce(provider, [{ kind: 'silence' }], { more: { signal: giveUp.signal } });
    expect(said).toMatchObject({
      kind: 'request_failed',
      reason: 'aborted',
      message: 'the call was given up',
    });
  });

  it('is not sent when the caller gave up before', async () => {
    const said = await askOnce(provider, [], { more: { signal: AbortSignal.abort() } });
    expect(said).toMatchObject({ kind: 'request_failed', reason: 'aborted', attempts: 0 });
  });

  it('says where nobody listens', async () => {
    const said = await askOnce(provider, [], { env: { FLOWPROOF_AI_BASE_URL: 'http://127.0.0.1:1/' } });
    expect(said).toMatchObject({
      kind: 'request_failed',
      reason: 'connection',
      message: expect.stringContaining('the model endpoint cannot be reached: '),
    });
  });

  it('is answered by something that is not JSON', async () => {
    const page: Turn = { kind: 'reply', status: 200, body: '<html>please log in</html>' };
    expect(await askOnce(provider, [page])).toMatchObject({
      kind: 'unparsable',
      message: 'the reply of the model endpoint is not JSON',
      raw: '<html>please log in</html>',
    });
  });

  it('is answered by JSON that is no object', async () => {
    expect(await askOnce(provider, [reply([1])])).toMatchObject({
      kind: 'unparsable',
      message: 'the reply of the model endpoint is no object',
    });
  });

  it('is answered by an error under status 200', async () => {
    expect(await askOnce(provider, [reply({ error: { message: 'no credit' } })])).toMatchObject({
      kind: 'request_failed',
      reason: 'provider',
      message: 'the model endpoint answered with an error: {"message":"no credit"}',
    });
  });

  it.each([
    [{ colour: 'blue' }, 'the answer has no sure'],
    [{ colour: 7, sure: true }, 'the answer.colour is not a text'],
    [{ colour: 'blue', sure: true, more: 1 }, 'the answer has an unknown more'],
    [['blue'], 'the answer is not an object'],
  ])('is answered by %j, which is not of the form', async (value, message) => {
    expect(facts(await askOnce(provider, [answering(provider, value)]))).toEqual({
      kind: 'unparsable',
      message,
      attempts: 1,
      raw: JSON.stringify(value),
      ...served,
    });
  });

  it('never says its key, however the endpoint repeats it', async () => {
    const repeated = [key, JSON.stringify(key), encodeURIComponent(key)].join(' ');
    const said = [
      await askOnce(provider, [reply({ error: { message: repeated } }, 401)]),
      await askOnce(provider, [{ kind: 'reply', status: 403, body: `${'x'.repeat(990)}${key}` }]),
      await askOnce(provider, [{ kind: 'reply', status: 200, body: repeated }]),
      await askOnce(provider, [answering(provider, { colour: key })]),
      await askOnce(provider, [reply({ error: repeated })]),
    ];
    const text = JSON.stringify(said);
    expect(text).toContain('<redacted>');
    expect(text).not.toMatch(/0123456789|sk-/);
  });

  it('quotes at most a thousand characters of what the endpoint says', async () => {
    const said = await askOnce(provider, [{ kind: 'reply', status: 400, body: 'x'.repeat(5000) }]);
    expect('message' in said && said.message.length).toBeLessThan(1100);
  });
});

describe('a message of the Messages protocol', () => {
  it('may hold the answer as text, in a code fence', async () => {
    const content = [{ type: 'text', text: `\`\`\`json\n${JSON.stringify(blue)}\n\`\`\`` }];
    const said = await askOnce('anthropic', [messageWith({}, { content, stop_reason: 'end_turn' })]);
    expect(said).toMatchObject({ kind: 'answer', value: blue });
  });

  it('may hold nothing', async () => {
    const said = await askOnce('anthropic', [messageWith({}, { content: [], stop_reason: 'end_turn' })]);
    expect(said).toMatchObject({ kind: 'no_choices', message: 'the reply holds no message' });
  });

  it('may hold words alone', async () => {
    const content = [{ type: 'text', text: 'Blue, I think.' }];
    const said = await askOnce('anthropic', [messageWith({}, { content, stop_reason: 'end_turn' })]);
    expect(said).toMatchObject({
      kind: 'unparsable',
      message: 'the answer is not JSON',
      raw: 'Blue, I think.',
    });
  });

  it('may refuse, in the words of its details', async () => {
    const refusal = {
      content: [],
      stop_reason: 'refusal',
      stop_details: { type: 'refusal', category: 'cyber', explanation: 'I would rather not.' },
    };
    expect(await askOnce('anthropic', [messageWith({}, refusal)])).toMatchObject({
      kind: 'refused',
      message: 'I would rather not.',
    });
  });

  it.each(['max_tokens', 'model_context_window_exceeded'])(
    'may have run out of room: %s',
    async (stop_reason) => {
      const said = await askOnce('anthropic', [messageWith({ colour: 'bl' }, { stop_reason })]);
      expect(said).toMatchObject({
        kind: 'budget_spent',
        message: 'the model used up its limit of tokens before it had answered',
      });
    },
  );

  it('may be whole although it has run out of room', async () => {
    const said = await askOnce('anthropic', [messageWith(blue, { stop_reason: 'max_tokens' })]);
    expect(said).toMatchObject({ kind: 'answer', value: blue });
  });

  it('says what the cache spared', async () => {
    const usage = {
      input_tokens: 3,
      output_tokens: 4,
      cache_read_input_tokens: 20,
      cache_creation_input_tokens: 6,
    };
    expect(await askOnce('anthropic', [messageWith(blue, { usage })])).toMatchObject({
      tokens: { input: 3, output: 4, total: 7, cacheRead: 20, cacheWrite: 6 },
    });
  });
});

describe('a completion of the Chat Completions protocol', () => {
  it.each([
    ['in a code fence', `\`\`\`json\n${JSON.stringify(blue)}\n\`\`\``],
    ['between white space', `\n  ${JSON.stringify(blue)}\n`],
  ])('may hold the answer %s', async (_how, content) => {
    expect(await askOnce('openai-compatible', [completionWith(content)])).toMatchObject({
      kind: 'answer',
      value: blue,
    });
  });

  it.each([
    ['no choices', { choices: [] }],
    ['no list of choices', { model: 'served-model' }],
    ['a choice without a message', { choices: [{ index: 0, finish_reason: 'stop' }] }],
  ])('may have %s', async (_what, body) => {
    expect(await askOnce('openai-compatible', [reply(body)])).toMatchObject({
      kind: 'no_choices',
      message: 'the reply holds no message',
    });
  });

  it.each([
    ['{"colour": "blue', 'the answer is not JSON'],
    ['Blue, I think.', 'the answer is not JSON'],
    ['', 'the answer is empty'],
  ])('may hold %j', async (content, message) => {
    expect(await askOnce('openai-compatible', [completionWith(content)])).toMatchObject({
      kind: 'unparsable',
      message,
      raw: content,
    });
  });

  it('may refuse', async () => {
    const turn = completionWith(null, { refusal: 'I would rather not.' });
    expect(await askOnce('openai-compatible', [turn])).toMatchObject({
      kind: 'refused',
      message: 'I would rather not.',
    });
  });

  it('may be ended by a filter', async () => {
    const turn = completionWith(null, { finish_reason: 'content_filter' });
    expect(await askOnce('openai-compatible', [turn])).toMatchObject({
      kind: 'refused',
      message: 'a content filter ended the answer',
    });
  });

  it('may have run out of room', async () => {
    const turn = completionWith('{"colour": "bl', { finish_reason: 'length' });
    expect(await askOnce('openai-compatible', [turn])).toMatchObject({ kind: 'budget_spent' });
  });
});
