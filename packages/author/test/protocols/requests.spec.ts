// What is sent, letter for letter where the contract says so.
import { afterEach, describe, expect, it } from '@jest/globals';
import { answering, ask, blue, question } from '../asking.ts';
import { completionWith } from '../servers/completions.ts';
import { type Asked, passing, reply, type Turn } from '../servers/model-server.ts';

const picture = { mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;

async function sent(...given: Parameters<typeof ask>): Promise<Asked> {
  const { asked } = await ask(...given);
  const [first] = asked;
  if (first === undefined) throw new Error('nothing was sent');
  return first;
}

describe('the Messages protocol', () => {
  it('asks with one strict tool that has to be used, and no temperature', async () => {
    const { path, body } = await sent('anthropic', [answering('anthropic')], { more: { picture } });
    expect(path).toBe('/base/v1/messages');
    expect(body).toEqual({
      model: 'some-model',
      max_tokens: 16_384,
      system: [{ type: 'text', text: question.system, cache_control: { type: 'ephemeral' } }],
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AQID' } },
            { type: 'text', text: question.user },
          ],
        },
      ],
      tools: [
        { name: 'answer', description: 'Gives the answer.', input_schema: question.schema, strict: true },
      ],
      tool_choice: { type: 'tool', name: 'answer' },
      stream: false,
    });
  });

  it("sends the client's own headers and the key as a bearer", async () => {
    const { headers } = await sent('anthropic', [answering('anthropic')], {
      env: { FLOWPROOF_AI_API_KEY: 'plain-key' },
    });
    expect(headers).toMatchObject({
      authorization: 'Bearer plain-key',
      'anthropic-version': '2026-10-21',
      'content-type': 'application/json',
      'x-stainless-retry-count': '0',
    });
  });
});

describe('the Chat Completions protocol', () => {
  it('asks with a strict schema, temperature 0 and the picture as a data address', async () => {
    const { path, body } = await sent('openai-compatible', [answering('openai-compatible')], {
      more: { picture },
    });
    expect(path).toBe('/base/chat/completions');
    expect(body).toEqual({
      model: 'some-model',
      max_tokens: 4096,
      temperature: 0,
      messages: [
        { role: 'system', content: question.system },
        {
          role: 'user',
          content: [
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AQID' } },
            { type: 'text', text: question.user },
          ],
        },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: question.schema },
      },
      stream: false,
    });
  });

  it('sends no authorization where there is no key', async () => {
    const { headers } = await sent('openai-compatible', [answering('openai-compatible')], {
      env: { FLOWPROOF_AI_API_KEY: undefined },
    });
    expect(headers).not.toHaveProperty('authorization');
  });

  it('tells a retry from a new call', async () => {
    const { asked } = await ask('openai-compatible', [passing(429), answering('openai-compatible')]);
    expect(asked.map(({ headers }) => headers['x-stainless-retry-count'])).toEqual(['0', '1']);
  });
});

/** A refusal of a parameter, in the form of this protocol. */
function refusing(param: string | null, message: string): Turn {
  return reply(
    { error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } },
    400,
  );
}

describe('a parameter that an endpoint does not take', () => {
  const done = completionWith(JSON.stringify(blue));

  it.each([
    [
      'max_tokens',
      refusing('max_tokens', "Use 'max_completion_tokens' instead."),
      { max_completion_tokens: 4096, max_tokens: undefined },
    ],
    ['temperature', refusing('temperature', 'Only the default is supported.'), { temperature: undefined }],
    [
      'max_tokens, named in words alone',
      refusing(null, "Unsupported parameter: 'max_tokens'."),
      { max_completion_tokens: 4096, max_tokens: undefined },
    ],
  ])('is spelled otherwise, once: %s', async (_name, refusal, other) => {
    const { replies, asked } = await ask('openai-compatible', [refusal, done]);
    expect(replies).toEqual([expect.objectContaining({ kind: 'answer', attempts: 2 })]);
    expect({ ...asked[1]?.body, absent: undefined }).toMatchObject(
      Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined)),
    );
    for (const [name, value] of Object.entries(other)) {
      if (value === undefined) expect(asked[1]?.body).not.toHaveProperty(name);
    }
  });

  it('is told to the model where it is the schema', async () => {
    const { replies, asked } = await ask('openai-compatible', [
      refusing(null, 'response_format is not supported'),
      done,
    ]);
    expect(replies[0]?.kind).toBe('answer');
    expect(asked[1]?.body).not.toHaveProperty('response_format');
    expect(asked[1]?.body['messages']).toEqual([
      {
        role: 'system',
        content: [
          question.system,
          '',
          'Answer with one JSON object and nothing else. Its JSON schema:',
          JSON.stringify(question.schema),
        ].join('\n'),
      },
      { role: 'user', content: question.user },
    ]);
  });

  it('is remembered, so that the next question is right at once', async () => {
    const { asked } = await ask(
      'openai-compatible',
      [refusing('max_tokens', 'no'), refusing('temperature', 'no'), done, done],
      { times: 2 },
    );
    expect(asked).toHaveLength(4);
    expect(asked[3]?.body).toMatchObject({ max_completion_tokens: 4096 });
    expect(asked[3]?.body).not.toHaveProperty('temperature');
  });

  it('is not asked about a second time', async () => {
    const { replies, asked } = await ask('openai-compatible', [
      refusing('temperature', 'no'),
      refusing('temperature', 'still no'),
      done,
    ]);
    expect(replies).toEqual([expect.objectContaining({ kind: 'request_failed', status: 400, attempts: 2 })]);
    expect(asked).toHaveLength(2);
  });

  it('has to be one of those known: other refusals stand', async () => {
    const { replies } = await ask('openai-compatible', [refusing('model', 'no such model'), done]);
    expect(replies).toEqual([expect.objectContaining({ kind: 'request_failed', attempts: 1 })]);
  });
});

describe("variables of the providers' own clients", () => {
  const foreign = {
    OPENAI_BASE_URL: 'http://127.0.0.1:1/elsewhere',
    OPENAI_ORG_ID: 'org-of-another',
    OPENAI_PROJECT_ID: 'project-of-another',
    OPENAI_CUSTOM_HEADERS: 'x-other: 1',
    ANTHROPIC_AUTH_TOKEN: 'token-of-another',
    ANTHROPIC_CUSTOM_HEADERS: 'x-other: 1',
    ANTHROPIC_LOG: 'debug',
    OPENAI_LOG: 'debug',
  };
  const before = { ...process.env };

  afterEach(() => {
    for (const name of Object.keys(foreign)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  });

  it.each(['anthropic', 'openai-compatible'] as const)('change nothing: %s', async (provider) => {
    Object.assign(process.env, foreign);
    const { headers } = await sent(provider, [answering(provider)], {
      env: { FLOWPROOF_AI_API_KEY: 'plain-key' },
    });
    expect(headers['authorization']).toBe('Bearer plain-key');
    expect(Object.keys(headers).filter((name) => /^(?:x-other|openai-)/.test(name))).toEqual([]);
  });
});
