// The Messages protocol: one tool that the model has to use, whose input is the answer.
import type { ModelMessage } from '../answer/judge-message.ts';
import { isStream, bodyOf, longestPlainAnswer, type Asking, retries } from './protocol.ts';
import { messageOf } from './messages-reply.ts';
import { gatherMessage } from './messages-stream.ts';

const defaultMaxTokens = 16_384;
const toolName = 'answer';

/** Asks an endpoint that speaks Anthropic Messages. */
export async function askMessages(asking: Asking): Promise<ModelMessage> {
  const { settings, question, signal } = asking;
  const { default: Anthropic } = await import('@anthropic-ai/sdk');
  const client = new Anthropic({
    baseURL: settings.baseUrl,
    apiKey: settings.key ?? '',
    webhookKey: null,
    maxRetries: retries,
    timeout: asking.timeoutMs,
    fetch: asking.fetch,
    logLevel: 'off',
    openTelemetry: false,
  });
  const maxTokens = question.maxTokens ?? defaultMaxTokens;
  const { picture, schema } = question;
  const reply = await client.messages
    .create(
      {
        model: settings.model,
        max_tokens: maxTokens,
        system: [{ type: 'text', text: question.system, cache_control: { type: 'ephemeral' } }],
        messages: [
          {
            role: 'user',
            content: [
              ...(picture === undefined ? [] : [imageBlock(picture)]),
              { type: 'text', text: question.user },
            ],
          },
        ],
        tools: [
          {
            name: toolName,
            description: 'Gives the answer.',
            input_schema: { ...schema, required: [...schema.required] },
            strict: true,
          },
        ],
        tool_choice: { type: 'tool', name: toolName },
        stream: maxTokens > longestPlainAnswer,
      },
      { signal },
    )
    .asResponse();
  if (!isStream(reply)) return messageOf(await bodyOf(reply));
  const { Stream } = await import('@anthropic-ai/sdk/core/streaming');
  const controller = new AbortController();
  return messageOf(await gatherMessage(Stream.fromSSEResponse<unknown>(reply, controller, client)));
}

function imageBlock({ mediaType, bytes }: NonNullable<Asking['question']['picture']>): {
  readonly type: 'image';
  readonly source: {
    readonly type: 'base64';
    readonly media_type: 'image/png' | 'image/jpeg';
    readonly data: string;
  };
} {
  const data = Buffer.from(bytes).toString('base64');
  return { type: 'image', source: { type: 'base64', media_type: mediaType, data } };
}
