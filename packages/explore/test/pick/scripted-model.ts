// A model on loopback that answers by a script, in the protocol of either vendor, and keeps what it was asked.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Vendor = 'anthropic' | 'openai-compatible';
export const vendors: readonly Vendor[] = ['anthropic', 'openai-compatible'];

/** What a model is asked, whichever protocol it came by. */
export interface Heard {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  /** PNG bytes. */
  readonly picture: Buffer | undefined;
  /** Numbers of the listed candidates by their words. */
  readonly numbers: ReadonlyMap<string, number>;
}

/** What a model says. */
export type Said =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'refusal'; readonly words: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'silence' };

export type Script = (heard: Heard, call: number) => Said;

/** A model that chooses an entry by its words. */
export function choosing(action: string, text: string | null = null, reasoning = 'because'): Script {
  return ({ numbers }) => ({
    kind: 'answer',
    value: { reasoning, choice: numbers.get(action) ?? 0, chosen_action: action, text },
  });
}

/** What was heard, and the environment by which the model is found. */
export interface ScriptedModel {
  readonly heard: readonly Heard[];
  readonly env: Readonly<Record<string, string>>;
}

/** The key that is handed over. */
export const modelKey = 'sk-of-the-picker-0123456789';

/** Runs something while a model answers. The last answer of a list is given again and again. */
export async function withModel<T>(
  vendor: Vendor,
  script: Script | readonly Script[],
  use: (model: ScriptedModel) => Promise<T>,
): Promise<T> {
  const heard: Heard[] = [];
  const scripts = typeof script === 'function' ? [script] : script;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const question = listen(vendor, JSON.parse(Buffer.concat(pieces).toString('utf8')) as Body);
      heard.push(question);
      const turn = scripts[Math.min(heard.length, scripts.length) - 1];
      if (turn !== undefined) say(vendor, turn(question, heard.length), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await use({
      heard,
      env: {
        FLOWPROOF_AI_PROVIDER: vendor,
        FLOWPROOF_AI_BASE_URL: `http://127.0.0.1:${port}`,
        FLOWPROOF_AI_API_KEY: modelKey,
      },
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

interface Part {
  readonly text?: string;
  readonly source?: { readonly data: string };
  readonly image_url?: { readonly url: string };
}

interface Body {
  readonly model: string;
  readonly system?: readonly Part[];
  readonly messages: readonly { readonly role: string; readonly content: string | readonly Part[] }[];
}

function listen(vendor: Vendor, body: Body): Heard {
  const system = body.system?.[0]?.text ?? textIn(body.messages[0]?.content ?? '');
  const content = body.messages.at(-1)?.content ?? '';
  const parts = typeof content === 'string' ? [] : content;
  const user = textIn(content);
  const data =
    vendor === 'anthropic'
      ? parts.find(({ source }) => source !== undefined)?.source?.data
      : parts.find(({ image_url }) => image_url !== undefined)?.image_url?.url.replace(/^.*,/, '');
  return {
    model: body.model,
    system,
    user,
    picture: data === undefined ? undefined : Buffer.from(data, 'base64'),
    numbers: new Map(
      [...user.matchAll(/^(\d+)\. (.*?)(?: {2}\(w\d+\))?$/gm)].map(([, number, words]) => [
        words ?? '',
        Number(number),
      ]),
    ),
  };
}

function textIn(content: string | readonly Part[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
}

function say(vendor: Vendor, said: Said, response: ServerResponse): void {
  if (said.kind === 'silence') return;
  const status = said.kind === 'status' ? said.status : 200;
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
  response.end(JSON.stringify(said.kind === 'status' ? failure : bodyOf(vendor, said)));
}

const failure = { type: 'error', error: { type: 'api_error', message: 'not today' } };

function bodyOf(vendor: Vendor, said: Exclude<Said, { kind: 'silence' | 'status' }>): unknown {
  return vendor === 'anthropic' ? messageOf(said) : completionOf(said);
}

function messageOf(said: Exclude<Said, { kind: 'silence' | 'status' }>): unknown {
  const content =
    said.kind === 'answer'
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'answer', input: said.value }]
      : said.kind === 'words'
        ? [{ type: 'text', text: said.text }]
        : [];
  const refused = said.kind === 'refusal';
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'served-model',
    content,
    stop_reason: refused ? 'refusal' : 'tool_use',
    ...(refused && { stop_details: { type: 'refusal', category: null, explanation: said.words } }),
    usage: { input_tokens: 100, output_tokens: 20 },
  };
}

function completionOf(said: Exclude<Said, { kind: 'silence' | 'status' }>): unknown {
  const content =
    said.kind === 'answer' ? JSON.stringify(said.value) : said.kind === 'words' ? said.text : null;
  const refusal = said.kind === 'refusal' ? said.words : null;
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'served-model',
    choices:
      said.kind === 'nothing'
        ? []
        : [{ index: 0, message: { role: 'assistant', content, refusal }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}
