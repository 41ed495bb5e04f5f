// Replies of the Messages protocol, whole and as events.
import type { Turn } from './model-server.ts';
import { reply } from './model-server.ts';

/** A whole message with an answer. */
export function messageWith(input: unknown, more: Readonly<Record<string, unknown>> = {}): Turn {
  return reply({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'served-model',
    content: [{ type: 'tool_use', id: 'toolu_1', name: 'answer', input }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
    ...more,
  });
}

/** An event as it is sent. */
export function event(type: string, data: Readonly<Record<string, unknown>> = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

/** The events of a message whose answer comes in pieces. */
export function messageEvents(pieces: readonly string[]): readonly string[] {
  return [
    event('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'served-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 0, cache_read_input_tokens: 7 },
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'Well. ' } }),
    event('content_block_stop', { index: 0 }),
    event('ping'),
    event('content_block_start', {
      index: 1,
      content_block: { type: 'tool_use', id: 'toolu_1', name: 'answer', input: {} },
    }),
    ...pieces.map((partial_json) =>
      event('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json } }),
    ),
    event('content_block_stop', { index: 1 }),
    event('message_delta', {
      delta: { stop_reason: 'tool_use', stop_sequence: null },
      usage: { output_tokens: 5 },
    }),
    event('message_stop'),
  ];
}
