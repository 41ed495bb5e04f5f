// The Chat Completions protocol: the answer is the text of the first choice, JSON of the form that was asked for.
import type { ModelMessage } from '../answer/judge-message.ts';
import type { ModelQuestion } from '../ask.ts';
import { type Asking, bodyOf, isStream, longestPlainAnswer, type Protocol, retries } from './protocol.ts';
import { completionOf } from './chat-completions-reply.ts';
import { gatherCompletion } from './chat-completions-stream.ts';

const defaultMaxTokens = 4096;

/** Parameters that some models take by another name or not at all. */
type Parameter = 'max_tokens' | 'temperature' | 'response_format';
const parameters: readonly Parameter[] = ['max_tokens', 'temperature', 'response_format'];

/** A protocol that remembers which spelling its endpoint takes, so that only the first call pays for finding out. */
export function chatCompletions(): Protocol {
  const refused = new Set<Parameter>();
  return async (asking) => {
    for (;;) {
      try {
        return await ask(asking, refused);
      } catch (error) {
        const parameter = refusedParameter(error);
        if (parameter === undefined || refused.has(parameter)) throw error;
        refused.add(parameter);
      }
    }
  };
}

async function ask(asking: Asking, refused: ReadonlySet<Parameter>): Promise<ModelMessage> {
  const { settings, question, signal } = asking;
  const { default: OpenAI } = await import('openai');
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    // The client is not built without one; where there is none, the header is not sent.
    apiKey: settings.key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: retries,
    timeout: asking.timeoutMs,
    fetch: asking.fetch,
    logLevel: 'off',
  });
  const maxTokens = question.maxTokens ?? defaultMaxTokens;
  const stream = maxTokens > longestPlainAnswer;
  const { picture, schema } = question;
  const reply = await client.chat.completions
    .create(
      {
        model: settings.model,
        [refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
        ...(!refused.has('temperature') && { temperature: 0 }),
        messages: [
          { role: 'system', content: systemText(question, refused) },
          {
            role: 'user',
            content: picture === undefined ? question.user : [imagePart(picture), textPart(question.user)],
          },
        ],
        ...(!refused.has('response_format') && {
          response_format: {
            type: 'json_schema' as const,
            json_schema: { name: 'answer', strict: true, schema: { ...schema } },
          },
        }),
        stream,
        ...(stream && { stream_options: { include_usage: true } }),
      },
      { signal },
    )
    .asResponse();
  if (!isStream(reply)) return completionOf(await bodyOf(reply));
  const { Stream } = await import('openai/core/streaming');
  const events = Stream.fromSSEResponse<unknown>(reply, new AbortController(), client);
  return completionOf(await gatherCompletion(events));
}

/** Where the endpoint knows no schema, the model is told. */
function systemText({ system, schema }: ModelQuestion, refused: ReadonlySet<Parameter>): string {
  return refused.has('response_format')
    ? `${system}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(schema)}`
    : system;
}

function imagePart({ mediaType, bytes }: NonNullable<ModelQuestion['picture']>): {
  readonly type: 'image_url';
  readonly image_url: { readonly url: string };
} {
  const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  return { type: 'image_url', image_url: { url } };
}

function textPart(text: string): { readonly type: 'text'; readonly text: string } {
  return { type: 'text', text };
}

/** The parameter that a refusal with status 400 names. */
function refusedParameter(error: unknown): Parameter | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error) || error.status !== 400) {
    return undefined;
  }
  const named = 'param' in error && typeof error.param === 'string' ? error.param : undefined;
  const words = named ?? ('message' in error ? String(error.message) : '');
  return parameters.find((each) => words.includes(each));
}
