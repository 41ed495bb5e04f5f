// The one model client: asks one question at a time, whatever the provider, and makes a value of whatever comes of it.
import { judgeMessage, type ModelMessage } from './answer/judge-message.ts';
import type { CallFacts, ModelQuestion, ModelReply } from './ask.ts';
import { chatCompletions } from './protocols/chat-completions.ts';
import { askMessages } from './protocols/messages.ts';
import type { Protocol } from './protocols/protocol.ts';
import { redactorOf } from './redact.ts';
import { requestFault } from './request-fault.ts';
import type { ModelSettings } from './settings/model-settings.ts';
import { modelFetch } from './transport/model-fetch.ts';

const defaultTimeoutMs = 180_000;
/** Of a provider's words, characters. */
const longestRaw = 100_000;

/** A model that can be asked. */
export interface ModelClient {
  readonly provider: ModelSettings['provider'];
  /** The id that is sent. */
  readonly model: string;
  /**
   * Asks for one object of a form. Never rejects: what goes wrong is a reply as well, and no part of it holds the key.
   * A status of 408, 409, 429 or 500 and above, a broken connection and a timeout are tried again, twice.
   */
  askForObject(question: ModelQuestion): Promise<ModelReply>;
}

/**
 * Opens a model. Nothing is sent and no provider's client is loaded before the first question.
 *
 * @example
 * const model = openModel(settings);
 * const reply = await model.askForObject({
 *   system: 'You name colours.',
 *   user: 'What colour is the sky?',
 *   schema: {
 *     type: 'object',
 *     properties: { colour: { type: 'string' } },
 *     required: ['colour'],
 *     additionalProperties: false,
 *   },
 * });
 * if (reply.kind === 'answer') console.log(reply.value['colour']);
 */
export function openModel(settings: ModelSettings): ModelClient {
  const protocol = settings.provider === 'anthropic' ? askMessages : chatCompletions();
  return {
    provider: settings.provider,
    model: settings.model,
    askForObject: (question) => ask(settings, protocol, question),
  };
}

async function ask(
  settings: ModelSettings,
  protocol: Protocol,
  question: ModelQuestion,
): Promise<ModelReply> {
  const startedAt = performance.now();
  const timeoutMs = question.timeoutMs ?? defaultTimeoutMs;
  const redact = redactorOf(settings.key);
  const deadline = deadlineOf(timeoutMs, question.signal);
  const network = modelFetch({
    key: settings.key,
    proxies: settings.proxies,
    signal: deadline.signal,
    timeLeft: () => timeoutMs - (performance.now() - startedAt),
  });
  const facts = (message?: Partial<ModelMessage>): CallFacts => ({
    model: settings.model,
    attempts: network.attempts(),
    latencyMs: Math.round(performance.now() - startedAt),
    ...(message?.servedModel !== undefined && { servedModel: redact(message.servedModel) }),
    ...(message?.tokens !== undefined && { tokens: message.tokens }),
    ...(message?.raw !== undefined && { raw: redact(message.raw).slice(0, longestRaw) }),
  });
  try {
    const asked = protocol({ settings, question, fetch: network.fetch, signal: deadline.signal, timeoutMs });
    // A client that sleeps until the next attempt does not look at the signal.
    asked.catch(() => undefined);
    const message = await Promise.race([asked, deadline.passed]);
    const judged = judgeMessage(message, question.schema);
    return judged.kind === 'answer'
      ? { ...judged, ...facts(message) }
      : { kind: judged.kind, message: redact(judged.message), ...facts(message) };
  } catch (error) {
    const fault = requestFault(error, { ended: deadline.ended(), timeoutMs, redact });
    return { ...fault.reply, ...facts(fault) };
  } finally {
    deadline.cancel();
  }
}

interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects when there is no time left. */
  readonly passed: Promise<never>;
  readonly ended: () => 'timeout' | 'aborted' | undefined;
  readonly cancel: () => void;
}

/** The clients' own limit is per attempt, so the whole call has one of ours. */
function deadlineOf(timeoutMs: number, given: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let ended: 'timeout' | 'aborted' | undefined;
  const end = (why: 'timeout' | 'aborted') => () => {
    ended ??= why;
    controller.abort();
  };
  const timer = setTimeout(end('timeout'), timeoutMs);
  const giveUp = end('aborted');
  if (given?.aborted === true) giveUp();
  given?.addEventListener('abort', giveUp, { once: true });
  const passed = new Promise<never>((_resolve, reject) => {
    const late = (): void => {
      reject(new Error('the call has ended'));
    };
    if (controller.signal.aborted) late();
    controller.signal.addEventListener('abort', late, { once: true });
  });
  passed.catch(() => undefined);
  return {
    signal: controller.signal,
    passed,
    ended: () => ended,
    cancel: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    },
  };
}
