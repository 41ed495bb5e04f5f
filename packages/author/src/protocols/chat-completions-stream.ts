// Puts a completion of the Chat Completions protocol together from its chunks.
import { isRecord, ReplyFault, textAt } from './protocol.ts';

/** The completion that a stream told, in the form in which it comes whole. */
export async function gatherCompletion(
  chunks: AsyncIterable<unknown>,
): Promise<Readonly<Record<string, unknown>>> {
  let model: unknown;
  let usage: unknown;
  let reason: unknown;
  let [content, refusal] = ['', ''];
  for await (const chunk of chunks) {
    if (!isRecord(chunk)) continue;
    model ??= chunk['model'];
    if (isRecord(chunk['usage'])) usage = chunk['usage'];
    const choice = firstChoice(chunk);
    if (choice === undefined) continue;
    reason = choice['finish_reason'] ?? reason;
    const delta = isRecord(choice['delta']) ? choice['delta'] : {};
    content += textAt(delta, 'content') ?? '';
    refusal += textAt(delta, 'refusal') ?? '';
  }
  if (reason === undefined) {
    throw new ReplyFault('failed', 'the stream of the model endpoint ended before its message did');
  }
  return { model, usage, choices: [{ message: { content, refusal }, finish_reason: reason }] };
}

function firstChoice(
  chunk: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const choices: readonly unknown[] = Array.isArray(chunk['choices']) ? chunk['choices'] : [];
  return choices.filter(isRecord).find(({ index }) => index === undefined || index === 0);
}
