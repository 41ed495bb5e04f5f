// What single steps record: what was picked, what was held, what was typed, and that chance repeats itself.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Surface } from '@flowproof/driver';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { ran, surfaceLike } from '../explored-run.ts';
import { counter as app, counting } from './apps.ts';

describe('chance', () => {
  const spec = counting(
    'fine: () => true',
    "weighted([3, defaultActions], [1, actions(() => [Wait({ durationMillis: Math.floor(1 + Math.random() * 9) }), Tap({ on: 'id:more' })])])",
  );
  const actionsOf = (seed: number, guide: 'none' | 'novelty' = 'none'): Promise<unknown> =>
    ran(spec, { app, seed, guide, maxSteps: 25 }, ({ records }) =>
      records.map(({ next_action, tree_hash, draws }) => [next_action, tree_hash, draws]),
    );

  it('gives the same actions for the same seed, and others for another', async () => {
    const [first, again, other] = [await actionsOf(1), await actionsOf(1), await actionsOf(2)];
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('repeats itself where it leans to what is new', async () => {
    expect(await actionsOf(1, 'novelty')).toEqual(await actionsOf(1, 'novelty'));
  });

  it('keeps the seed that it picked', async () => {
    const seeds = await ran(
      counting('fine: () => true'),
      { app, seed: 0, pickSeed: () => 4711, maxSteps: 1 },
      async ({ result, read, events }) => [
        result.seed,
        (JSON.parse(await read('meta.json')) as { seed: number }).seed,
        events[0],
      ],
    );
    expect(seeds).toEqual([4711, 4711, expect.objectContaining({ kind: 'started', seed: 4711 })]);
  });

  it.each([-1, 1.5, 2 ** 32])('takes no seed %p', async (seed) => {
    await expect(ran(counting('fine: () => true'), { app, seed }, () => 0)).rejects.toMatchObject({
      code: 'bad_seed',
    });
  });
});

describe('setup', () => {
  it('goes before everything else as long as it has something to do', async () => {
    const spec = counting(
      'fine: () => true',
      'idle',
      "export const setup = actions(() => shown.current < 2 ? [Tap({ on: 'id:more' })] : []);",
    );
    const outcome = await ran(spec, { app, maxSteps: 4 }, ({ records, result }) => [
      records.map(({ next_action }) => next_action?.source),
      result.actions.by_source,
    ]);
    expect(outcome).toEqual([['setup', 'setup', 'seeded', 'seeded', undefined], { setup: 2, seeded: 2 }]);
  });
});

describe('the last action', () => {
  it('is told with whether it was done, and what was refused is not told', async () => {
    let sent = 0;
    const wrap = (surface: Surface): Surface =>
      surfaceLike(surface, {
        dispatch: (gesture) => {
          sent += 1;
          if (sent === 2)
            return Promise.resolve({ kind: 'refused', reason: 'element_gone', message: 'gone' });
          if (sent === 3) return Promise.resolve({ kind: 'unconfirmed', message: 'silence' });
          return surface.dispatch(gesture);
        },
      });
    const rest =
      "extract('last', (s) => s.lastAction === null ? 'none' : [s.lastAction.kind, s.lastAction.applied]);";
    const outcome = await ran(
      counting('fine: () => true', 'more', rest),
      { app, wrap, maxSteps: 4 },
      ({ records }) =>
        records.map(({ extractor_changes, last_action_applied, last_action_skipped }) => [
          extractor_changes?.['last']?.curr,
          last_action_applied,
          last_action_skipped,
        ]),
    );
    expect(outcome).toEqual([
      ['none', undefined, undefined],
      [['Tap', true], true, undefined],
      ['none', undefined, { reason: 'element_gone', message: 'gone' }],
      [['Tap', null], null, undefined],
      [undefined, true, undefined],
    ]);
  });

  it('waits to be judged while the screen is not whole', async () => {
    let looks = 0;
    const wrap = (surface: Surface): Surface =>
      surfaceLike(surface, {
        tree: async (request) => {
          looks += 1;
          const capture = await surface.tree(request);
          // Two screens, never twice the same, for one step.
          const moving = looks >= 3 && looks <= 7;
          const tree = JSON.parse(capture.tree) as { elements: object[]; depths: number[] };
          tree.elements.push({ id: 'aScreen' }, { id: 'bScreen', value: String(looks) });
          tree.depths.push(1, 1);
          return moving ? { ...capture, tree: JSON.stringify(tree) } : capture;
        },
      });
    const rest = "extract('last', (s) => s.lastAction?.applied ?? 'none');";
    const outcome = await ran(
      counting('fine: () => true', 'more', rest),
      { app, wrap, maxSteps: 3 },
      ({ records }) =>
        records.map(({ extractor_changes, transitional, reason, action_skipped, observation }) => [
          observation,
          extractor_changes?.['last']?.curr,
          transitional,
          reason,
          action_skipped?.reason,
        ]),
    );
    expect(outcome).toEqual([
      [1, 'none', undefined, undefined, undefined],
      [undefined, undefined, true, 'transitional', 'transition_held'],
      [2, true, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined, undefined],
    ]);
  });
});

describe('a tree of two screens', () => {
  it('is taken as it is when it stays as it is', async () => {
    const two: SmallApp = {
      elements: [
        { kind: 'button', text: 'A', id: 'aScreen' },
        { kind: 'button', text: 'B', id: 'bScreen' },
      ],
    };
    const outcome = await ran(
      counting('fine: () => true', 'defaultActions'),
      { app: two, maxSteps: 2 },
      ({ records }) =>
        records.map(({ observation, transitional, screen }) => [observation, transitional, screen]),
    );
    expect(outcome).toEqual([
      [1, true, 'aScreen'],
      [2, true, 'aScreen'],
      [undefined, undefined, undefined],
    ]);
  });
});

describe('an application that was left', () => {
  it('is brought back, and the step that saw something else is not judged', async () => {
    let looks = 0;
    let brought = 0;
    const wrap = (surface: Surface): Surface =>
      surfaceLike(surface, {
        activate: () => {
          brought += 1;
          return surface.activate();
        },
        tree: async (request) => {
          looks += 1;
          return { ...(await surface.tree(request)), inFront: looks !== 3 };
        },
      });
    const outcome = await ran(counting('fine: () => true'), { app, wrap, maxSteps: 3 }, ({ records }) =>
      records.map(({ observation, reason, action_skipped }) => [observation, reason, action_skipped?.reason]),
    );
    expect(brought).toBe(1);
    expect(outcome).toEqual([
      [1, undefined, undefined],
      [undefined, 'app_left_foreground', 'app_left_foreground'],
      [2, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
  });
});

describe('what was typed', () => {
  const marker = 'zebra-4711-marker';

  it('into a secure field, or as a secret, is in no file of the run', async () => {
    const spec = counting(
      'fine: () => true',
      `actions(() => [InputText({ into: 'id:name', text: secret('CODE') }), InputText({ into: 'id:code', text: 'hidden-literal' })])`,
      "extract('name', (s) => s.ax.find('id:name')?.text);",
    );
    await ran(spec, { app, maxSteps: 8, env: { CODE: marker } }, async ({ directory, records }) => {
      const texts = new Set(records.map(({ next_action }) => next_action?.text));
      expect([...texts].sort()).toEqual(['${CODE}', '[redacted]', undefined]);
      const names = records.map(({ extractor_changes }) => extractor_changes?.['name']?.curr);
      expect(names).toContain('${CODE}');
      for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name.startsWith('spec.bundle')) continue;
        const bytes = await readFile(join(entry.parentPath, entry.name));
        expect(bytes.includes(marker)).toBe(false);
        expect(bytes.includes('hidden-literal')).toBe(false);
      }
    });
  });
});

describe('a secret without a value', () => {
  it.each([
    [
      'before the run starts',
      "export const code = secret('CODE');",
      'actions(() => [InputText({ into: "id:name", text: code })])',
    ],
  ])('is refused %s', async (_, rest, root) => {
    await expect(ran(counting('fine: () => true', root, rest), { app }, () => 0)).rejects.toMatchObject({
      code: 'secret_unset',
      message: 'the spec types secret("CODE"), and CODE is not set',
    });
  });

  it('ends the run when it is first asked for in the middle of it', async () => {
    const root = 'actions(() => [InputText({ into: "id:name", text: secret("CODE") })])';
    const outcome = await ran(counting('fine: () => true', root), { app }, ({ result }) => [
      result.end_reason,
      result.error?.code,
    ]);
    expect(outcome).toEqual(['spec_error', 'secret_unset']);
  });
});

describe('the hierarchy of a record', () => {
  it('is whole, the same as an earlier one, or what differs from it', async () => {
    const kinds = await ran(counting('fine: () => true'), { app, maxSteps: 60 }, ({ records }) =>
      records.map((record) => Object.keys((record as { hierarchy?: object }).hierarchy ?? {}).join()),
    );
    expect(kinds.slice(0, 4)).toEqual([
      'elements,depths',
      'same_as,changed',
      'same_as,changed',
      'same_as,changed',
    ]);
    expect(kinds.filter((each) => each === 'elements,depths').length).toBeGreaterThanOrEqual(2);
  });
});

describe('pictures', () => {
  it('are whole before the record that names them, and named again while nothing changes', async () => {
    const outcome = await ran(
      counting('fine: () => true', 'idle'),
      { app, maxSteps: 4, screenshots: 'changed' },
      ({ records, files }) => [
        records.map(({ screenshot }) => screenshot),
        files.filter((name) => name.startsWith('screenshots/')),
      ],
    );
    const [named, files] = outcome as [string[], string[]];
    expect(new Set(named.slice(0, 4))).toEqual(new Set(files));
    expect(files.length).toBeLessThan(4);
  });
});
