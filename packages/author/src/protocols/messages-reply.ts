// Reads a whole message of the Messages protocol.
import type { ModelMessage, Said } from '../answer/judge-message.ts';
import type { TokenUse } from '../ask.ts';
import { countAt, isRecord, textAt } from './protocol.ts';

const budgetReasons: ReadonlySet<unknown> = new Set(['max_tokens', 'model_context_window_exceeded']);

/** What a message holds, whatever of it is there. */
export function messageOf(body: Readonly<Record<string, unknown>>): ModelMessage {
  const content = Array.isArray(body['content']) ? body['content'].filter(isRecord) : [];
  const servedModel = textAt(body, 'model');
  const said = saidIn(body, content);
  const raw = rawOf(said);
  return {
    said,
    budgetSpent: budgetReasons.has(body['stop_reason']),
    ...(servedModel !== undefined && { servedModel }),
    ...(isRecord(body['usage']) && { tokens: tokensOf(body['usage']) }),
    ...(raw !== undefined && { raw }),
  };
}

function saidIn(
  body: Readonly<Record<string, unknown>>,
  content: readonly Readonly<Record<string, unknown>>[],
): Said {
  const text = content
    .filter(({ type }) => type === 'text')
    .map((block) => textAt(block, 'text') ?? '')
    .join('');
  if (body['stop_reason'] === 'refusal') {
    const details = isRecord(body['stop_details']) ? textAt(body['stop_details'], 'explanation') : undefined;
    return { kind: 'refusal', words: details ?? text };
  }
  const tool = content.find(({ type }) => type === 'tool_use');
  if (tool !== undefined) {
    const { input } = tool;
    // A streamed input that is no JSON stays the text it came as.
    return typeof input === 'string' ? { kind: 'text', text: input } : { kind: 'object', value: input };
  }
  return content.length === 0 ? { kind: 'nothing' } : { kind: 'text', text };
}

function rawOf(said: Said): string | undefined {
  switch (said.kind) {
    case 'object':
      return JSON.stringify(said.value);
    case 'text':
      return said.text;
    case 'refusal':
      return said.words;
    case 'nothing':
      return undefined;
  }
}

function tokensOf(usage: Readonly<Record<string, unknown>>): TokenUse {
  const [input, output] = [countAt(usage, 'input_tokens'), countAt(usage, 'output_tokens')];
  const cacheRead = countAt(usage, 'cache_read_input_tokens');
  const cacheWrite = countAt(usage, 'cache_creation_input_tokens');
  return {
    input,
    output,
    total: input + output,
    ...(cacheRead > 0 && { cacheRead }),
    ...(cacheWrite > 0 && { cacheWrite }),
  };
}
