import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { planSuite, type SuitePlan } from '../../src/suite/plan-suite.ts';
import { readShard } from '../../src/suite/shard.ts';
import { flowText, withFiles } from './suite-folder.ts';

const plan = (directory: string, shard?: string): Promise<SuitePlan> =>
  planSuite({
    directory,
    shown: 'flows',
    version: '1.4.2',
    shard: shard === undefined ? undefined : readShard(shard),
  });
const shownOf = ({ flows }: SuitePlan): readonly string[] => flows.map(({ shown }) => shown);

describe('planning a suite', () => {
  it('finds every flow below the directory, sorted, and nothing in .flowproof or node_modules', () =>
    withFiles(
      {
        'b.flow.yaml': flowText('B'),
        'a.flow.yaml': flowText('A'),
        'deep/er/c.flow.yaml': flowText('C'),
        'deep/d.flow.yaml': flowText('D'),
        'Z.flow.yaml': flowText('Z'),
        '.flowproof/e.flow.yaml': flowText('E'),
        'deep/.flowproof/f.flow.yaml': flowText('F'),
        'node_modules/shop/i.flow.yaml': flowText('I'),
        'deep/node_modules/j.flow.yaml': flowText('J'),
        'g.yaml': flowText('G'),
        'h.flow.yml': flowText('H'),
      },
      async (folder) => {
        await symlink(folder, join(folder, 'deep', 'round'));
        await symlink(join(folder, 'a.flow.yaml'), join(folder, 'linked.flow.yaml'));
        expect(shownOf(await plan(folder))).toEqual([
          'flows/Z.flow.yaml',
          'flows/a.flow.yaml',
          'flows/b.flow.yaml',
          'flows/deep/d.flow.yaml',
          'flows/deep/er/c.flow.yaml',
          'flows/linked.flow.yaml',
        ]);
      },
    ));

  it('reads the suite of the directory and no other', () =>
    withFiles(
      {
        'suite.yaml': 'order: [deep/b.flow.yaml]\n',
        'a.flow.yaml': flowText('A'),
        'deep/suite.yaml': 'order: [nothing]\n',
        'deep/b.flow.yaml': flowText('B'),
      },
      async (folder) => {
        const { flows, suite } = await plan(folder);
        expect(flows.map(({ shown, listed }) => [shown, listed])).toEqual([
          ['flows/deep/b.flow.yaml', true],
          ['flows/a.flow.yaml', false],
        ]);
        expect(suite?.order).toEqual(['deep/b.flow.yaml']);
      },
    ));

  it('gives flows the identities and the browser of the suite', () =>
    withFiles(
      {
        'suite.yaml':
          'browser: {user_agent: Suite}\nidentities: {picker: {cookies: [{name: sid, value: "1"}]}}\n',
        'a.flow.yaml': flowText('A', { more: 'session: picker\n' }),
        'b.flow.yaml': flowText('B', { more: 'browser: {user_agent: Own}\n' }),
        'c.flow.yaml': flowText('C', { more: 'session: foreman\n' }),
      },
      async (folder) => {
        const { flows } = await plan(folder);
        expect(flows.map(({ file }) => (file.kind === 'flow' ? file.flow.app : file.error.details))).toEqual([
          expect.objectContaining({
            browser: { args: [], userAgent: 'Suite' },
            session: expect.objectContaining({ identity: 'picker' }) as unknown,
          }),
          expect.objectContaining({ browser: { args: [], userAgent: 'Own' } }),
          [expect.stringContaining('picker')],
        ]);
      },
    ));

  it.each([
    {
      name: 'an empty directory',
      files: { 'readme.md': '' },
      code: 'suite_empty',
      says: 'there is no flow in flows',
    },
    {
      name: 'a suite with faults',
      files: { 'a.flow.yaml': flowText('A'), 'suite.yaml': 'evn: {}\n' },
      code: 'suite_invalid',
      says: 'flows/suite.yaml has 1 fault; nothing was run',
    },
    {
      name: 'a suite for a newer program',
      files: { 'a.flow.yaml': flowText('A'), 'suite.yaml': 'min_version: "1.5.0"\n' },
      code: 'suite_version',
      says: 'flows/suite.yaml needs flowproof 1.5.0 or newer, this is 1.4.2',
    },
    {
      name: 'an order that names no flow',
      files: { 'a.flow.yaml': flowText('A'), 'suite.yaml': 'order: [b.flow.yaml]\n' },
      code: 'suite_order',
      says: 'order: b.flow.yaml names no flow of the suite; nothing was run',
    },
    {
      name: 'two flows with one control id',
      files: {
        'a.flow.yaml': flowText('A', { more: 'control: {id: ac.beds}\n' }),
        'b.flow.yaml': flowText('B', { more: 'control: {id: ac.tills}\n' }),
        'c.flow.yaml': flowText('C', { more: 'control: {id: ac.beds}\n' }),
      },
      code: 'control_twice',
      says: 'the control id ac.beds is that of flows/a.flow.yaml and of flows/c.flow.yaml; nothing was run',
    },
  ])('refuses $name', ({ files, code, says }) =>
    withFiles(files, async (folder) => {
      await expect(plan(folder)).rejects.toMatchObject({ code, message: says });
    }),
  );

  it.each([
    ['0.9.9', true],
    ['1.4.1', true],
    ['1.4.2', true],
    ['1.4.3', false],
    ['1.10.0', false],
    ['2.0.0', false],
  ])('a suite for %s starts with 1.4.2: %j', (minVersion, starts) =>
    withFiles(
      { 'a.flow.yaml': flowText('A'), 'suite.yaml': `min_version: "${minVersion}"\n` },
      async (folder) => {
        const started = await plan(folder).then(
          () => true,
          () => false,
        );
        expect(started).toBe(starts);
      },
    ),
  );

  it('keeps a flow with faults for its turn, and does not look at its control id', () =>
    withFiles(
      {
        'a.flow.yaml': flowText('A', { more: 'control: {id: ac.beds}\n' }),
        'b.flow.yaml': flowText('B', { more: 'control: {id: ac.beds}\nulr: x\n' }),
      },
      async (folder) => {
        const { flows } = await plan(folder);
        expect(flows.map(({ file }) => file.kind)).toEqual(['flow', 'refused']);
      },
    ));
});

describe('what a flow waits for', () => {
  const chained = {
    'a.flow.yaml': flowText('A', { more: 'exports: {SLIP: "7", BOX: "8"}\n' }),
    'b.flow.yaml': flowText('B', { steps: ['assert: page shows ${SLIP}'] }),
    'c.flow.yaml': flowText('C', { steps: ['assert: page shows SLIP'] }),
    'd.flow.yaml': flowText('D', { more: 'skip_unless_env: [BOX]\n' }),
    'e.flow.yaml': flowText('E', { steps: ['assert: page shows ${LABEL}'] }),
    'f.flow.yaml': flowText('F', { more: 'exports: {SLIP: "9"}\n' }),
    'g.flow.yaml': flowText('G', { steps: ['assert: page shows ${SLIP}'] }),
    'suite.yaml': 'env: {LABEL: "no ${NUMBER}", NUMBER: "${BOX}"}\n',
  };

  it('is every earlier flow that exports what it names, also behind variables of the suite', () =>
    withFiles(chained, async (folder) => {
      expect((await plan(folder)).after).toEqual([[], [0], [], [0], [0], [], [0, 5]]);
    }));

  it('is, for a flow that order lists, every one listed before it', () =>
    withFiles(
      { ...chained, 'suite.yaml': 'order: [c.flow.yaml, g.flow.yaml, a.flow.yaml]\n' },
      async (folder) => {
        const planned = await plan(folder);
        expect(shownOf(planned).map((shown) => shown.slice('flows/'.length, -'.flow.yaml'.length))).toEqual([
          ...Array.from('cgabdef'),
        ]);
        // g names what a exports, and stands before it.
        expect(planned.after).toEqual([[], [0], [0, 1], [2], [2], [], []]);
      },
    ));
});

describe('a shard', () => {
  const files = {
    'a.flow.yaml': flowText('A', { more: 'exports: {SLIP: "7"}\n' }),
    'b.flow.yaml': flowText('B'),
    'c.flow.yaml': flowText('C', { steps: ['assert: page shows ${SLIP}'] }),
    'd.flow.yaml': flowText('D'),
    'e.flow.yaml': flowText('E'),
  };

  it.each([
    ['1/1', 'abcde'],
    ['1/2', 'ace'],
    ['2/2', 'bd'],
    ['1/3', 'ac'],
    ['2/3', 'be'],
    ['3/3', 'd'],
    ['5/5', ''],
  ])('%s has %j', (shard, names) =>
    withFiles(files, async (folder) => {
      expect(shownOf(await plan(folder, shard))).toEqual(
        Array.from(names, (name) => `flows/${name}.flow.yaml`),
      );
    }),
  );

  it('is refused like the whole when control ids are shared across shards', () =>
    withFiles(
      {
        'a.flow.yaml': flowText('A', { more: 'control: {id: ac.beds}\n' }),
        'b.flow.yaml': flowText('B', { more: 'control: {id: ac.beds}\n' }),
      },
      async (folder) => {
        await expect(plan(folder, '1/2')).rejects.toMatchObject({ code: 'control_twice' });
      },
    ));
});
