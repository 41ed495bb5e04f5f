// One question over either protocol, to a scripted endpoint.
import { type ModelQuestion, type ModelReply, modelFromEnvironment, openModel } from '@flowproof/author';
import { completionWith } from './servers/completions.ts';
import { messageWith } from './servers/messages.ts';
import { type Asked, modelServer, type Turn } from './servers/model-server.ts';

export type Provider = 'anthropic' | 'openai-compatible';
export const providers: readonly Provider[] = ['anthropic', 'openai-compatible'];

/** A key that is easy to look for. */
export const key = 'sk-"secret"-0123456789';

export const question: ModelQuestion = {
  system: 'You name colours.',
  user: 'What colour is the sky?',
  schema: {
    type: 'object',
    properties: { colour: { type: 'string' }, sure: { type: 'boolean' } },
    required: ['colour', 'sure'],
    additionalProperties: false,
  },
};

export const blue = { colour: 'blue', sure: true };

/** A reply with an answer, by the protocol of a provider. */
export function answering(provider: Provider, value: unknown = blue): Turn {
  return provider === 'anthropic' ? messageWith(value) : completionWith(JSON.stringify(value));
}

/** Plays a script to as many questions as are given. */
export async function ask(
  provider: Provider,
  turns: readonly Turn[],
  {
    more = {},
    env = {},
    times = 1,
  }: {
    readonly more?: Partial<ModelQuestion>;
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly times?: number;
  } = {},
): Promise<{
  readonly replies: readonly ModelReply[];
  readonly asked: readonly Asked[];
  readonly url: string;
}> {
  const server = await modelServer(turns);
  try {
    const settings = modelFromEnvironment({
      FLOWPROOF_AI_PROVIDER: provider,
      FLOWPROOF_AI_BASE_URL: `${server.url}/base/`,
      FLOWPROOF_AI_API_KEY: key,
      FLOWPROOF_AI_MODEL: 'some-model',
      ...env,
    });
    if (settings === null) throw new Error('no model');
    const model = openModel(settings);
    const replies: ModelReply[] = [];
    for (let time = 0; time < times; time += 1)
      replies.push(await model.askForObject({ ...question, ...more }));
    return { replies, asked: server.asked, url: server.url };
  } finally {
    await server.close();
  }
}
