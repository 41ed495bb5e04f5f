// `flowproof doctor --generator llm`: the model of a spec is asked, on loopback.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { runCli, withFolder } from '../cli-process.ts';

jest.setTimeout(120_000);

const spec = `
import { llm, taps } from '@sanderling/spec';
export const properties = { fine: () => true };
export const actionsRoot = taps;
export const generator = llm({ model: 'vendor/some-model', instructions: '' });
`;

/** What is said of the model when it names a colour. */
async function said(colour: string, args: readonly string[] = ['--spec', 'a.explore.ts']): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    const message = { role: 'assistant', content: JSON.stringify({ colour }) };
    response.end(JSON.stringify({ model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await withFolder(async (folder) => {
      await writeFile(join(folder, 'a.explore.ts'), spec);
      const { stdout } = await runCli(['doctor', '--platform', 'web', '--generator', 'llm', ...args], {
        cwd: folder,
        env: {
          FLOWPROOF_AI_PROVIDER: 'openai-compatible',
          FLOWPROOF_AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
          FLOWPROOF_AI_MODEL: '',
        },
      });
      return stdout;
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('flowproof doctor --generator llm', () => {
  it('is content with a model that sees and answers by the schema', async () => {
    expect(await said('red')).toMatch(
      /^OK {4}vendor\/some-model sees pictures and answers by a schema \(\d+ ms\)$/mu,
    );
  });

  it('says what is wrong with one that does not', async () => {
    expect(await said('blue')).toContain(
      'FAIL  model: vendor/some-model answers, but does not see what is in a picture\n      name a model that takes pictures\n',
    );
  });

  it('needs the spec that names it', async () => {
    expect(await said('red', [])).toContain(
      'FAIL  model: no spec says which\n      name the spec with --spec\n',
    );
  });
});
