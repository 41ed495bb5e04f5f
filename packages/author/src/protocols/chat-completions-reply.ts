// Reads a whole completion of the Chat Completions protocol.
import type { ModelMessage, Said } from '../answer/judge-message.ts';
import { countAt, isRecord, textAt } from './protocol.ts';

/** What the first choice holds, whatever of it is there. */
export function completionOf(body: Readonly<Record<string, unknown>>): ModelMessage {
  const choices: readonly unknown[] = Array.isArray(body['choices']) ? body['choices'] : [];
  const choice = choices[0];
  const reason = isRecord(choice) ? choice['finish_reason'] : undefined;
  const said = isRecord(choice) ? saidIn(choice['message'], reason) : ({ kind: 'nothing' } as const);
  const servedModel = textAt(body, 'model');
  const { usage } = body;
  const [input, output] = [countAt(usage, 'prompt_tokens'), countAt(usage, 'completion_tokens')];
  const total = countAt(usage, 'total_tokens');
  return {
    said,
    budgetSpent: reason === 'length',
    ...(servedModel !== undefined && { servedModel }),
    ...(isRecord(usage) && { tokens: { input, output, total: total === 0 ? input + output : total } }),
    ...(said.kind === 'text' && { raw: said.text }),
    ...(said.kind === 'refusal' && { raw: said.words }),
  };
}

function saidIn(message: unknown, reason: unknown): Said {
  if (!isRecord(message)) return { kind: 'nothing' };
  const refusal = textAt(message, 'refusal');
  if (refusal !== undefined && refusal !== '') return { kind: 'refusal', words: refusal };
  const text = textAt(message, 'content') ?? '';
  if (reason === 'content_filter')
    return { kind: 'refusal', words: text || 'a content filter ended the answer' };
  return { kind: 'text', text };
}
