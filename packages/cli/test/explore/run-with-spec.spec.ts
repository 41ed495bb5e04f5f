// `flowproof run --spec`: the properties of an exploration spec are judged at every step of a replay.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runCli, withFolder } from '../cli-process.ts';
import { type PageServer, servePages } from '../page-server.ts';

jest.setTimeout(180_000);

const page = `<!doctype html><title>Counter</title><button id="more" onclick="count.textContent = 1 + Number(count.textContent)">More</button>
<button onclick="if (confirm('Really?')) { count.textContent = 0; window.open('/help', 'help'); }">Reset</button>
<output id="count">0</output>`;

const flow = (url: string): string => `name: Counting
app: web
url: ${url}/
steps:
  - rules: Press the "More" button
  - rules: Press the "More" button
  - assert: the "id:count" shows 2
  - rules: Click "Reset", accepting the "Really?" dialog
  - assert: page title is Help
`;

const spec = (limit: number): string => `
import { actions, always, extract, next, now, Tap } from '@sanderling/spec';
const count = extract('count', (state) => Number(state.ax.find('id:count')?.text ?? 0));
const pressed = extract('pressed', ({ lastAction }) => lastAction?.kind === 'Tap' && lastAction.applied === true);
export const properties = {
  neverTooMany: always(() => count.current <= ${limit}),
  aPressCounts: always(next(now(() => pressed.current && count.current !== 0).implies(() => count.current === (count.previous ?? 0) + 1))),
};
export const actionsRoot = actions(() => [Tap({ on: 'id:more' })]);
`;

let server: PageServer;
beforeAll(async () => {
  server = await servePages({ '/': page, '/help': '<!doctype html><title>Help</title><p>Help' });
});
afterAll(() => server.close());

const off = ['--recording-detail', 'off'];

async function recordedIn(cwd: string, specText: string): Promise<void> {
  await writeFile(join(cwd, 'count.flow.yaml'), flow(server.url));
  await writeFile(join(cwd, 'count.spec.ts'), specText);
  const recorded = await runCli(['record', 'count.flow.yaml', ...off], { cwd });
  expect(recorded).toMatchObject({ code: 0 });
}

const runIn = (cwd: string) => runCli(['run', 'count.flow.yaml', '--spec', 'count.spec.ts', ...off], { cwd });

describe('a spec over a flow', () => {
  it('passes where its properties hold; dialogs and windows stay the flow\u2019s', () =>
    withFolder(async (cwd) => {
      await recordedIn(cwd, spec(2));
      expect(await runIn(cwd)).toMatchObject({ code: 0, stdout: expect.stringContaining('PASS: Counting') });
    }));

  it('fails the flow where one is violated, and says after which step', () =>
    withFolder(async (cwd) => {
      await recordedIn(cwd, spec(1));
      const ended = await runIn(cwd);
      expect(ended.code).toBe(1);
      expect(ended.stdout).toContain('[PASS] s0005 page title is Help\n');
      expect(ended.stdout).toMatch(
        /\[FAIL\] property neverTooMany property neverTooMany - .* \(seen after s0002 Press the "More" button\)\n/u,
      );
      expect(ended.stdout).not.toContain('aPressCounts');
    }));

  it('that cannot be loaded ends with 2 before anything is performed', () =>
    withFolder(async (cwd) => {
      await recordedIn(cwd, 'export const properties = {};\n');
      const ended = await runIn(cwd);
      expect(ended).toMatchObject({ code: 2, stdout: '' });
      expect(ended.stderr).toContain('count.spec.ts cannot judge the flow; nothing was run');
    }));

  it('that does not come back leaves no verdict', () =>
    withFolder(async (cwd) => {
      const loops = spec(2).replace('count.current <= 2', 'count.current < 1 || (() => { for (;;); })()');
      await recordedIn(cwd, loops);
      const ended = await runIn(cwd);
      expect(ended.code).toBe(2);
      expect(`${ended.stdout}${ended.stderr}`).toContain('did not return within 10 s');
    }));
});
