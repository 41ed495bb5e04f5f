// Puts a message of the Messages protocol together from its events.
import { countAt, isRecord, ReplyFault, textAt } from './protocol.ts';

type Block = Record<string, unknown>;

/** The message that a stream told, in the form in which it comes whole. */
export async function gatherMessage(
  events: AsyncIterable<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  let message: Record<string, unknown> = {};
  const blocks: Block[] = [];
  const inputs: string[] = [];
  let complete = false;
  for await (const event of events) {
    if (!isRecord(event)) continue;
    const at = countAt(event, 'index');
    switch (event['type']) {
      case 'message_start':
        message = isRecord(event['message']) ? { ...event['message'] } : {};
        break;
      case 'content_block_start':
        blocks[at] = isRecord(event['content_block']) ? { ...event['content_block'] } : {};
        break;
      case 'content_block_delta':
        grow(blocks[at], event['delta'], (part) => (inputs[at] = (inputs[at] ?? '') + part));
        break;
      case 'message_delta':
        message = ended(message, event);
        break;
      case 'message_stop':
        complete = true;
        break;
    }
  }
  if (!complete)
    throw new ReplyFault('failed', 'the stream of the model endpoint ended before its message did');
  const content = blocks.map((block, at) =>
    inputs[at] === undefined ? block : { ...block, input: parsed(inputs[at]) },
  );
  return { ...message, content };
}

function grow(block: Block | undefined, delta: unknown, addInput: (part: string) => void): void {
  if (block === undefined || !isRecord(delta)) return;
  if (delta['type'] === 'input_json_delta') addInput(textAt(delta, 'partial_json') ?? '');
  if (delta['type'] === 'text_delta') {
    block['text'] = (textAt(block, 'text') ?? '') + (textAt(delta, 'text') ?? '');
  }
}

function ended(
  message: Readonly<Record<string, unknown>>,
  event: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const usage = isRecord(event['usage']) ? event['usage'] : {};
  const before = isRecord(message['usage']) ? message['usage'] : {};
  const delta = isRecord(event['delta']) ? event['delta'] : {};
  return { ...message, ...delta, usage: { ...before, ...withoutNulls(usage) } };
}

function withoutNulls(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}

function parsed(input: string): unknown {
  if (input === '') return {};
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
