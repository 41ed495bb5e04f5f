import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { filesBelow, runCli, startCli, withFolder } from './cli-process.ts';
import { runHere } from './in-process.ts';
import { type PageServer, servePages } from './page-server.ts';

jest.setTimeout(120_000);

const greeting = `<!doctype html><title>Greeting</title>
<label>Name <input id="name"></label> <label>Pass word <input type="password" id="secret"></label>
<button onclick="document.querySelector('output').textContent = 'Hello ' + document.querySelector('#name').value">Greet</button>
<output></output>`;
const silent = greeting.replace('Hello ', 'Goodbye ');

let server: PageServer;
beforeAll(async () => {
  server = await servePages({ '/': greeting, '/silent': silent, '/echo': echoPage() });
});
afterAll(() => server.close());

function flow(steps: readonly string[], path = '/'): string {
  return `name: Greeting\napp: web\nurl: "${server.url}${path}"\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;
}

const greet = [
  'rules: Type Ada into the "Name" field',
  'rules: Press the "Greet" button',
  'assert: page shows Hello Ada within 1s',
];

// Pictures are looked at by the tests of what they show, and take most of the time.
const off = ['--recording-detail', 'off'];

describe('recording and replaying', () => {
  it('records a flow, replays it, and leaves a bundle', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(greet));
      const recorded = await runCli(['record', 'greet.flow.yaml'], { cwd });
      expect(recorded).toMatchObject({ code: 0 });
      expect(recorded.stdout).toBe(
        '[AUTHOR rules] 1: Type Ada into the "Name" field\n' +
          '[AUTHOR rules] 2: Press the "Greet" button\n' +
          '[AUTHOR rules] 3: page shows Hello Ada within 1s\n' +
          "Recorded 'Greeting': 3 steps -> greet.trace.jsonl\n",
      );
      const ran = await runCli(['run', 'greet.flow.yaml'], { cwd });
      expect(ran).toMatchObject({ code: 0 });
      expect(ran.stdout.replace(/\d+ ms/u, 'N ms').replace(/runs\/[^/]+/u, 'runs/RUN')).toBe(
        '[PASS] s0001 Type Ada into the "Name" field\n' +
          '[PASS] s0002 Press the "Greet" button\n' +
          '[PASS] s0003 page shows Hello Ada within 1s\n' +
          'PASS: Greeting (N ms) -> .flowproof/runs/RUN/report.html\n',
      );
      const names = [...(await filesBelow(join(cwd, '.flowproof', 'runs'))).keys()].map((path) =>
        path.split('/').at(-1),
      );
      expect(names).toEqual(expect.arrayContaining(['result.json', 'junit.xml', 'report.html']));
    }));

  it('adds times to the lines when asked to', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(greet));
      const recorded = await runHere(['record', 'greet.flow.yaml', '--times', ...off], {
        cwd,
        env: process.env,
      });
      expect(recorded.stdout.split('\n')[1]).toMatch(
        /^\[AUTHOR rules\] 2: Press the "Greet" button \(\d+ ms\)$/u,
      );
      const ran = await runHere(['run', 'greet.flow.yaml', '--times', ...off], { cwd, env: process.env });
      expect(ran.stdout.split('\n')[1]).toMatch(/^\[PASS\] s0002 Press the "Greet" button \(\d+ ms\)$/u);
    }));

  it('prints nothing but JSON on stdout with --json', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(greet));
      const recorded = await runHere(['record', 'greet.flow.yaml', '--json', ...off], {
        cwd,
        env: process.env,
      });
      expect(JSON.parse(recorded.stdout)).toEqual({
        trace_path: 'greet.trace.jsonl',
        steps: 3,
        reused_steps: 0,
        routing: [
          { step: 1, intent: 'Type Ada into the "Name" field', route: 'rules' },
          { step: 2, intent: 'Press the "Greet" button', route: 'rules' },
          { step: 3, intent: 'page shows Hello Ada within 1s', route: 'rules' },
        ],
      });
      const ran = await runHere(['run', 'greet.flow.yaml', '--json', ...off], { cwd, env: process.env });
      const { report, report_path: path } = JSON.parse(ran.stdout) as {
        report: unknown;
        report_path: string;
      };
      expect(report).toEqual(JSON.parse(await readFile(join(cwd, path), 'utf8')));
    }));

  it('ends with 2 and no trace when the last assertion is false while recording', () =>
    withFolder(async (cwd) => {
      await writeFile(
        join(cwd, 'greet.flow.yaml'),
        flow([...greet.slice(0, 2), 'assert: page shows Welcome Ada within 1s']),
      );
      const recorded = await runHere(['record', 'greet.flow.yaml', ...off], { cwd, env: process.env });
      expect(recorded.code).toBe(2);
      expect(recorded.stderr).toContain('step 3 (greet.flow.yaml:7:5): page shows Welcome Ada within 1s');
      expect(recorded.stderr).toContain('expected: Welcome Ada');
      expect(recorded.stderr).toContain('Hello Ada');
      expect(existsSync(join(cwd, 'greet.trace.jsonl'))).toBe(false);
    }));

  it('ends a replay with 1 when what was true while recording no longer is', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(greet));
      expect(await runHere(['record', 'greet.flow.yaml', ...off], { cwd, env: process.env })).toMatchObject({
        code: 0,
      });
      const trace = join(cwd, 'greet.trace.jsonl');
      await writeFile(
        trace,
        (await readFile(trace, 'utf8')).replace(`${server.url}/`, `${server.url}/silent`),
      );
      const ran = await runHere(['run', 'greet.flow.yaml', ...off], { cwd, env: process.env });
      expect(ran.code).toBe(1);
      expect(ran.stdout).toContain(
        '[FAIL] s0003 page shows Hello Ada within 1s - expected the page to show "Hello Ada", got "',
      );
      expect(ran.stdout).toContain('Goodbye Ada');
    }));

  it('keeps an earlier trace when recording again fails', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(['assert: page shows Never within 1s']));
      await writeFile(join(cwd, 'greet.trace.jsonl'), 'earlier');
      expect(await runHere(['record', 'greet.flow.yaml', ...off], { cwd, env: process.env })).toMatchObject({
        code: 2,
      });
      expect(await readFile(join(cwd, 'greet.trace.jsonl'), 'utf8')).toBe('earlier');
    }));
});

describe('recording with --reuse', () => {
  const plain = [
    'Type Ada into the "Name" field',
    'rules: Press the "Greet" button',
    'assert: page shows Hello Ada within 1s',
  ];

  it('performs again what the earlier trace holds and the flow still says', () =>
    withFolder(async (cwd) => {
      const spec = join(cwd, 'greet.flow.yaml');
      await writeFile(spec, flow(plain));
      expect(await runCli(['record', 'greet.flow.yaml', '--author', 'rules', ...off], { cwd })).toMatchObject(
        {
          code: 0,
        },
      );
      await writeFile(spec, flow([...plain, 'assert: page shows Hello Ada 1 time within 1s']));
      const again = await runCli(['record', 'greet.flow.yaml', '--author', 'rules', '--reuse', ...off], {
        cwd,
      });
      expect(again).toMatchObject({ code: 0 });
      expect(again.stdout).toBe(
        '[AUTHOR reused] 1: Type Ada into the "Name" field\n' +
          '[AUTHOR rules] 2: Press the "Greet" button\n' +
          '[AUTHOR reused] 3: page shows Hello Ada within 1s\n' +
          '[AUTHOR rules] 4: page shows Hello Ada 1 time within 1s\n' +
          "Recorded 'Greeting': 4 steps (2 reused) -> greet.trace.jsonl\n",
      );
      const json = await runCli(
        ['record', 'greet.flow.yaml', '--author', 'rules', '--reuse', '--json', ...off],
        {
          cwd,
        },
      );
      expect(JSON.parse(json.stdout)).toMatchObject({ steps: 4, reused_steps: 3 });
    }));

  it('says what to do where there is no earlier trace', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(plain));
      const ended = await runCli(['record', 'greet.flow.yaml', '--reuse', ...off], { cwd });
      expect(ended).toMatchObject({ code: 2, stdout: '' });
      expect(ended.stderr).toContain('there is no trace at greet.trace.jsonl');
      expect(ended.stderr).toContain('--reuse records again what changed: leave it out the first time');
    }));
});

describe('kill -9', () => {
  it('during record leaves the previous trace as it was', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow([...greet, 'assert: page shows Never within 30s']));
      await writeFile(join(cwd, 'greet.trace.jsonl'), 'earlier');
      await killWhen(cwd, ['record', 'greet.flow.yaml'], '[AUTHOR rules] 4');
      expect(await readFile(join(cwd, 'greet.trace.jsonl'), 'utf8')).toBe('earlier');
    }));

  it('during run leaves no half-written file', () =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow(greet));
      expect(await runCli(['record', 'greet.flow.yaml'], { cwd })).toMatchObject({ code: 0 });
      const trace = join(cwd, 'greet.trace.jsonl');
      const slow = (await readFile(trace, 'utf8')).replace(`${server.url}/`, `${server.url}/silent`);
      await writeFile(trace, slow.replace('"timeout_ms":1000', '"timeout_ms":30000'));
      await killWhen(cwd, ['run', 'greet.flow.yaml'], '[PASS] s0002');
      for (const [path, bytes] of await filesBelow(join(cwd, '.flowproof', 'runs'))) {
        if (path.endsWith('.png')) expect(bytes.subarray(-8).toString('latin1')).toContain('IEND');
        if (path.endsWith('.json')) JSON.parse(bytes.toString('utf8'));
        if (path.endsWith('.html')) expect(bytes.toString('utf8').trimEnd()).toMatch(/<\/html>$/u);
      }
    }));

  async function killWhen(cwd: string, args: readonly string[], line: string): Promise<void> {
    const { child, done } = startCli(args, { cwd });
    let seen = '';
    child.stdout?.on('data', (text: string) => {
      seen += text;
      if (seen.includes(line)) child.kill('SIGKILL');
    });
    expect((await done).code).toBeNull();
  }
});

describe('a secret', () => {
  const canary = 'canary-7f3a91&<>"é';
  const env = { GREETING_SECRET: canary };
  const steps = [
    'rules: Type ${GREETING_SECRET} into the "Name" field',
    'rules: Type ${GREETING_SECRET} into the "Pass word" field',
    'rules: Press the "Greet" button',
  ];
  const forms = [canary, encodeURIComponent(canary), JSON.stringify(canary).slice(1, -1), 'canary-7f3a91'];

  it.each([
    { name: 'success', assertion: 'assert: page shows Hello ${GREETING_SECRET} within 1s', code: 0 },
    { name: 'failure', assertion: 'assert: page shows Welcome ${GREETING_SECRET} within 1s', code: 2 },
  ])('is in no byte of trace, bundle, stdout and stderr at $name', ({ assertion, code }) =>
    withFolder(async (cwd) => {
      await writeFile(join(cwd, 'greet.flow.yaml'), flow([...steps, assertion], '/echo'));
      const recorded = await runCli(['record', 'greet.flow.yaml'], { cwd, env });
      expect(recorded.code).toBe(code);
      const runs = [recorded];
      if (code === 0) {
        runs.push(await runCli(['run', 'greet.flow.yaml', '--json'], { cwd, env }));
        const trace = join(cwd, 'greet.trace.jsonl');
        await writeFile(trace, (await readFile(trace, 'utf8')).replaceAll('Hello', 'Welcome'));
        const failed = await runCli(['run', 'greet.flow.yaml'], { cwd, env });
        expect(failed.code).toBe(1);
        runs.push(failed);
      }
      for (const { stdout, stderr } of runs)
        for (const form of forms) expect(stdout + stderr).not.toContain(form);
      for (const [path, bytes] of await filesBelow(cwd)) {
        for (const form of forms)
          expect({ path, found: bytes.includes(form) }).toEqual({ path, found: false });
      }
    }),
  );
});

/** Shows what was typed in the page, its title, its address, its console and its document. */
function echoPage(): string {
  return greeting.replace(
    'onclick="',
    "onclick=\"const typed = document.querySelector('#name').value; document.title = typed; " +
      "history.replaceState(null, '', '#' + typed); console.log(typed, encodeURIComponent(typed)); " +
      'document.body.dataset.typed = typed; ',
  );
}
