// `flowproof explore --generator llm` as users run it: a child process, a real browser, a model that answers on loopback.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runCli, withFolder } from '../cli-process.ts';
import { type PageServer, servePages } from '../page-server.ts';

jest.setTimeout(180_000);

const example = join(import.meta.dirname, '..', '..', '..', '..', 'examples', 'exploration');
const spec = `
import { always, extract, llm, taps } from '@sanderling/spec';
const rows = extract('rows', (state) => state.ax.findAll({ testTag: 'todo-row' }).length);
export const properties = { few: always(() => rows.current < 3) };
export const actionsRoot = taps;
export const generator = llm({ model: 'vendor/some-model', instructions: 'A to-do list.' });
`;
const key = 'sk-of-the-picker-4711';
/** Whatever the machine has set. */
const noKeys = Object.fromEntries(
  ['PROVIDER', 'BASE_URL', 'API_KEY', 'MODEL']
    .map((name) => `FLOWPROOF_AI_${name}`)
    .concat(['OPENROUTER_API_KEY', 'OPENAI_API_KEY', 'ANTHROPIC_API_KEY'])
    .map((name) => [name, '']),
);
let pages: PageServer;
let model: Server;
let pictures: readonly string[] = [];

interface Asked {
  readonly messages: readonly [unknown, { readonly content: readonly Record<string, unknown>[] }];
}

beforeAll(async () => {
  pages = await servePages({ '/todo.html': await readFile(join(example, 'todo.html'), 'utf8') });
  model = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { content } = (JSON.parse(Buffer.concat(pieces).toString('utf8')) as Asked).messages[1];
      const text = content.map((part) => (typeof part['text'] === 'string' ? part['text'] : '')).join('');
      pictures = [...pictures, JSON.stringify(content[0]).slice(0, 80)];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(completion(text)));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await pages.close();
  model.closeAllConnections();
  model.close();
});

/** Always the button that adds an item. */
function completion(prompt: string): unknown {
  const number = Number(/^(\d+)\. Tap "Add"$/m.exec(prompt)?.[1] ?? 0);
  const answer = { reasoning: 'More items.', choice: number, chosen_action: 'Tap "Add"', text: null };
  const message = { role: 'assistant', content: JSON.stringify(answer), refusal: null };
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'served',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
  };
}

function args(specPath: string): string[] {
  return ['explore', '--spec', specPath, '--url', `${pages.url}/todo.html`, '--generator', 'llm'].concat([
    '--max-steps',
    '6',
    '--exit-on-violation',
    '--shrink-budget',
    '0s',
  ]);
}

describe('flowproof explore --generator llm', () => {
  it('does what the model chooses, and keeps what it was asked and said, but no key', async () => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'few.explore.ts'), spec);
      const { code, stdout, stderr } = await runCli(args('few.explore.ts'), {
        cwd: folder,
        env: {
          FLOWPROOF_AI_PROVIDER: 'openai-compatible',
          FLOWPROOF_AI_BASE_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`,
          FLOWPROOF_AI_API_KEY: key,
        },
      });
      expect(stderr).toMatch(/^\[VIOLATED\] few: /mu);
      expect(code).toBe(1);
      const [run = ''] = await readdir(join(folder, 'runs'));
      const directory = join(folder, 'runs', run);
      const lines = (await readFile(join(directory, 'llm-calls.jsonl'), 'utf8')).trimEnd().split('\n');
      const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(calls[0]).toMatchObject({
        step: 1,
        outcome: 'selected',
        model: 'vendor/some-model',
        served_model: 'served',
        echoed_action: 'Tap "Add"',
        screenshot: 'screenshots/step-00001.png',
        total_tokens: 12,
      });
      expect(pictures[0]).toMatch(/^\{"type":"image_url","image_url":\{"url":"data:image\/png;base64,/);
      const files = await readdir(directory, { recursive: true, withFileTypes: true });
      const kept = await Promise.all(
        files
          .filter((entry) => entry.isFile())
          .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
      );
      expect([...kept, stdout, stderr].filter((text) => text.includes(key))).toEqual([]);
    });
  });

  it.each([
    [
      'no key',
      spec,
      {},
      'error: model_unavailable: no model can be asked: no key is set\n  hint: set OPENROUTER_API_KEY or OPENAI_API_KEY, or FLOWPROOF_AI_PROVIDER with its address and key\n',
    ],
    [
      'a spec that names no model',
      spec.replace('export const generator', 'const generator'),
      { OPENROUTER_API_KEY: key },
      'error: no_generator: the spec exports no generator\n  hint: export const generator = llm({ model, instructions }), or leave --generator llm out\n',
    ],
  ])('says that it cannot be done with %s', async (_what, text, env, said) => {
    await withFolder(async (folder) => {
      await writeFile(join(folder, 'few.explore.ts'), text);
      const { code, stdout, stderr } = await runCli(args('few.explore.ts'), {
        cwd: folder,
        env: { ...noKeys, ...env },
      });
      expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: said });
      expect(await readdir(folder)).toEqual(['few.explore.ts']);
    });
  });
});
