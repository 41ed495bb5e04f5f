import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { runCli } from './cli-process.ts';
import { runHere } from './in-process.ts';
import { flowText, withFiles } from './suite/suite-folder.ts';

jest.setTimeout(60_000);

const conformance = join(import.meta.dirname, '..', '..', '..', 'conformance', 'flows');

interface Checked {
  readonly ok: boolean;
  readonly files: readonly {
    readonly path: string;
    readonly ok: boolean;
    readonly faults: readonly { readonly code: string; readonly grammar_code?: string }[];
  }[];
}

/** Code and grammar's code of every fault, by path. */
function codesOf(stdout: string): Readonly<Record<string, readonly (string | undefined)[]>> {
  const { files } = JSON.parse(stdout) as Checked;
  return Object.fromEntries(
    files.map(({ path, faults }) => [path, faults.map(({ code, grammar_code: more }) => more ?? code)]),
  );
}

describe('flowproof check, as a process', () => {
  it('accepts every good flow and the suite around them', async () => {
    const done = await runCli(['check', 'ok', '--json'], { cwd: conformance });
    const files = (await readdir(join(conformance, 'ok'))).toSorted();
    expect(files.length).toBeGreaterThan(20);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(done.stdout)).toEqual({
      ok: true,
      files: files.map((name) => ({ path: `ok/${name}`, ok: true, faults: [] })),
    });
  });

  it('refuses every bad flow with the code it states', async () => {
    const done = await runCli(['check', 'bad', '--json'], { cwd: conformance });
    expect(done).toMatchObject({ code: 2, stderr: '' });
    const stated: Record<string, readonly string[]> = {};
    for (const name of (await readdir(join(conformance, 'bad'))).toSorted()) {
      const text = await readFile(join(conformance, 'bad', name), 'utf8');
      const [, code = '', inner = ''] = /^# refuse: (\w+): (\w+)/u.exec(text) ?? [];
      stated[`bad/${name}`] = [code === 'step_text' ? inner : code];
    }
    expect(Object.keys(stated).length).toBeGreaterThan(30);
    expect(codesOf(done.stdout)).toEqual(stated);
  });

  it('shows people each fault with its line, a caret and a hint, and a count', () =>
    withFiles(
      {
        'a.flow.yaml': 'name: A\napp: web\nulr: https://desk.example/\nsteps:\n  - rules: Clik "Save"\n',
        'b.flow.yaml': flowText('B'),
        'suite.yaml': 'min_version: "99.0.0"\norder: [b.flow.yaml, c.flow.yaml]\n',
      },
      async (cwd) => {
        const { version } = JSON.parse(
          await readFile(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
        ) as { version: string };
        expect(await runCli(['check'], { cwd })).toEqual({
          code: 2,
          stderr: '',
          stdout: [
            'a.flow.yaml:3:1: unknown_key: "ulr" is no key of a flow',
            '  ulr: https://desk.example/',
            '  ^^^',
            '  hint: the nearest is url; known are name, app, apps, url, connection, login, window, browser, session, mock, redact, skip_unless_env, control, exports, agent, tools, mcp, strict, steps',
            'a.flow.yaml:5:12: step_text: unknown_form: `Clik "Save"`: no sentence starts with `Clik`',
            '    - rules: Clik "Save"',
            '             ^^^^',
            '  hint: Did you mean `Click "Save"`?',
            `suite.yaml:1:15: min_version: the suite needs flowproof 99.0.0 or newer, this is ${version}`,
            '  min_version: "99.0.0"',
            '                ^^^^^^',
            '  hint: install a newer flowproof: npm install flowproof@latest',
            'suite.yaml:2:22: order: c.flow.yaml names no flow of the suite',
            '  order: [b.flow.yaml, c.flow.yaml]',
            '                       ^^^^^^^^^^^',
            '  hint: paths in order are relative to the suite, such as sign-in.flow.yaml',
            '3 files, 4 faults',
            '',
          ].join('\n'),
        });
      },
    ));
});

describe('flowproof check', () => {
  it('says how many files are fine', () =>
    withFiles({ 'a.flow.yaml': flowText('A') }, async (cwd) => {
      expect(await runHere(['check', 'a.flow.yaml'], { cwd })).toEqual({
        code: 0,
        stdout: '1 file, 0 faults\n',
        stderr: '',
      });
    }));

  it('tells tools everything a fault has', () =>
    withFiles(
      { 'a.flow.yaml': 'name: A\napp: web\nurl: x.html\nsteps:\n  - rules: Click Save\n  - 7\n' },
      async (cwd) => {
        const { stdout } = await runHere(['check', 'a.flow.yaml', '--json'], { cwd });
        expect(JSON.parse(stdout)).toEqual({
          ok: false,
          files: [
            {
              path: 'a.flow.yaml',
              ok: false,
              faults: [
                {
                  code: 'step_text',
                  message: expect.stringContaining('unquoted_target') as unknown,
                  hint: expect.stringContaining('"Save"') as unknown,
                  line: 5,
                  column: 18,
                  grammar_code: 'unquoted_target',
                },
                {
                  code: 'step_shape',
                  message: expect.any(String) as unknown,
                  hint: expect.any(String) as unknown,
                  line: 6,
                  column: 5,
                },
              ],
            },
          ],
        });
      },
    ));

  it('shows paths as they were given, each file once, in the order of the paths', () =>
    withFiles(
      { 'x/b.flow.yaml': flowText('B'), 'x/a.flow.yaml': flowText('A'), 'y/c.flow.yaml': flowText('C') },
      async (cwd) => {
        const paths = ['y', './x/b.flow.yaml', 'x', join(cwd, 'y', 'c.flow.yaml')];
        const { stdout } = await runHere(['check', ...paths, '--json'], { cwd });
        expect(Object.keys(codesOf(stdout))).toEqual(['y/c.flow.yaml', './x/b.flow.yaml', 'x/a.flow.yaml']);
      },
    ));

  const sharing = {
    'x/a.flow.yaml': flowText('A', { more: 'control: {id: ac.beds}\n' }),
    'x/b.flow.yaml': flowText('B', { more: 'control:\n  title: Beds\n  id: ac.beds\n' }),
    'y/c.flow.yaml': flowText('C', { more: 'control: {id: ac.beds}\n' }),
  };

  it.each([
    { name: 'in one directory', files: sharing, paths: ['x'], faulty: ['x/b.flow.yaml'] },
    {
      name: 'below a directory without a suite',
      files: sharing,
      paths: ['.'],
      faulty: ['x/b.flow.yaml', 'y/c.flow.yaml'],
    },
    {
      name: 'of one suite only',
      files: { ...sharing, 'x/suite.yaml': 'env: {}\n', 'y/suite.yaml': 'env: {}\n' },
      paths: ['.'],
      faulty: ['x/b.flow.yaml'],
    },
    {
      name: 'of one suite, named one by one',
      files: { ...sharing, 'suite.yaml': 'env: {}\n' },
      paths: ['y/c.flow.yaml', 'x/a.flow.yaml'],
      faulty: ['x/a.flow.yaml'],
    },
    { name: 'without a suite, named one by one', files: sharing, paths: Object.keys(sharing), faulty: [] },
    {
      name: 'one of them not parseable',
      files: {
        'a.flow.yaml': sharing['x/a.flow.yaml'],
        'b.flow.yaml': `${sharing['x/b.flow.yaml']}ulr: x\n`,
      },
      paths: ['.'],
      faulty: ['b.flow.yaml'],
      code: 'unknown_key',
    },
  ])('finds shared control ids $name', ({ files, paths, faulty, code = 'control' }) =>
    withFiles(files, async (cwd) => {
      const { stdout } = await runHere(['check', ...paths, '--json'], { cwd });
      const codes = Object.entries(codesOf(stdout)).filter(([, each]) => each.length > 0);
      expect(codes).toEqual(faulty.map((path) => [path, [code]]));
    }),
  );

  it('names both flows of a shared control id, and its place in the second', () =>
    withFiles(sharing, async (cwd) => {
      expect(await runHere(['check', 'x'], { cwd })).toEqual({
        code: 2,
        stdout: [
          'x/b.flow.yaml:6:7: control: the control id "ac.beds" is also that of x/a.flow.yaml',
          '    id: ac.beds',
          '        ^^^^^^^',
          '  hint: audits join on control ids: give each flow of a suite one of its own',
          '2 files, 1 fault',
          '',
        ].join('\n'),
        stderr: '',
      });
    }));

  const named = flowText('A', { more: 'session: picker\n' });
  const picker = 'identities: {picker: {cookies: [{name: sid, value: "${SID}"}]}}\n';

  it.each([
    { name: 'that the suite declares', suites: { 'flows/suite.yaml': picker }, codes: [] },
    { name: 'without a suite', suites: {}, codes: ['config'] },
    {
      name: 'that the nearest suite does not declare',
      suites: { 'suite.yaml': picker, 'flows/suite.yaml': 'env: {}\n' },
      codes: ['config'],
    },
    { name: 'of a suite further up', suites: { 'suite.yaml': picker }, codes: [] },
  ])('looks up an identity $name', ({ suites, codes }) =>
    withFiles({ 'flows/a.flow.yaml': named, ...suites }, async (cwd) => {
      const { stdout } = await runHere(['check', 'flows/a.flow.yaml', '--json'], { cwd });
      expect(codesOf(stdout)).toEqual({ 'flows/a.flow.yaml': codes });
    }),
  );

  it('speaks of a suite nobody named when it keeps its flows from running', () =>
    withFiles({ 'suite.yaml': 'evn: {}\n', 'x/a.flow.yaml': named }, async (cwd) => {
      const done = await runHere(['check', 'x', '--json'], { cwd });
      expect(done.code).toBe(2);
      // Whether the identity exists cannot be told from a suite that cannot be read.
      expect(codesOf(done.stdout)).toEqual({ 'suite.yaml': ['unknown_key'], 'x/a.flow.yaml': [] });
    }));

  it('reports what cannot be read and goes on', () =>
    withFiles({ 'c.flow.yaml': flowText('C'), 'd.flow.yaml/e.txt': '' }, async (cwd) => {
      await symlink(join(cwd, 'nowhere'), join(cwd, 'a.flow.yaml'));
      await writeFile(join(cwd, 'b.flow.yaml'), Buffer.from(`# caf\xe9\nname: B\n`, 'latin1'));
      expect(await runHere(['check'], { cwd })).toEqual({
        code: 2,
        stdout: [
          'a.flow.yaml:1:1: file_unreadable: the file cannot be read: ENOENT',
          'b.flow.yaml:1:6: yaml: the file is not UTF-8',
          '  # caf\uFFFD',
          '       ^',
          '  hint: save it as UTF-8',
          '3 files, 2 faults',
          '',
        ].join('\n'),
        stderr: '',
      });
    }));

  it.each([
    {
      paths: ['nowhere'],
      says: 'error: there is nothing at nowhere\n  hint: give the path of a flow, of a suite.yaml, or of a directory of flows\n',
    },
    {
      paths: ['empty'],
      says: 'error: there is no flow in empty\n  hint: flows are files whose names end in .flow.yaml\n',
    },
  ])('refuses $paths', ({ paths, says }) =>
    withFiles({ 'empty/suite.yaml': 'env: {}\n' }, async (cwd) => {
      expect(await runHere(['check', ...paths], { cwd })).toEqual({ code: 2, stdout: '', stderr: says });
    }),
  );
});
