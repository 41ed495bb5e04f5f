// Replies of the Chat Completions protocol, whole and as chunks.
import type { Turn } from './model-server.ts';
import { reply } from './model-server.ts';

/** A whole completion whose message is a text. */
export function completionWith(
  content: string | null,
  more: { readonly refusal?: string; readonly finish_reason?: string } = {},
): Turn {
  return reply({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'served-model',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: more.refusal ?? null },
        finish_reason: more.finish_reason ?? 'stop',
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  });
}

/** A chunk as it is sent. */
export function chunk(choices: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): string {
  const body = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'served-model', choices };
  return `data: ${JSON.stringify({ ...body, ...more })}\n\n`;
}

/** The chunks of a completion whose text comes in pieces. */
export function completionChunks(pieces: readonly string[]): readonly string[] {
  return [
    chunk([{ index: 0, delta: { role: 'assistant' }, finish_reason: null }]),
    ...pieces.map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
    chunk([{ index: 0, delta: {}, finish_reason: 'stop' }]),
    chunk([], { usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } }),
    'data: [DONE]\n\n',
  ];
}
