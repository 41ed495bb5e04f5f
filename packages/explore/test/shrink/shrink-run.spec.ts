// What a violation is worked down to: small apps in memory, the spec in its real process.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { ran, type Ran } from '../explored-run.ts';
import { counter as app, counting } from '../engine/apps.ts';

async function violationOf({ directory }: Ran, property: string): Promise<Record<string, unknown>> {
  const folder = join(directory, 'violations', property);
  const actions = (await readFile(join(folder, 'actions.jsonl'), 'utf8'))
    .split('\n')
    .filter((line) => line !== '');
  return {
    ...(JSON.parse(await readFile(join(folder, 'violation.json'), 'utf8')) as Record<string, unknown>),
    actions: actions.map((line) => {
      const { kind, selector, text } = JSON.parse(line) as {
        kind: string;
        selector?: { id?: string }[];
        text?: string;
      };
      return [kind, selector?.[0]?.id, text].filter((each) => each !== undefined).join(' ');
    }),
  };
}

const shrinkBudgetMs = 60_000;

describe('a violation', () => {
  it('is worked down to the actions that it takes', async () => {
    const spec = counting('small: always(() => shown.current < 3)', 'defaultActions');
    const outcome = await ran(
      spec,
      { app, maxSteps: 200, exitOnViolation: true, shrinkBudgetMs },
      async (run) => [await violationOf(run, 'small'), run.events.at(-1), run.files],
    );
    expect(outcome).toMatchObject([
      {
        status: 'stable',
        budget_spent: false,
        steps_after: expect.any(Number) as unknown,
        run: '20231114-221320',
        seed: 7,
        asserts: false,
        actions: expect.any(Array) as unknown,
      },
      { kind: 'shrunk', property: 'small', status: 'stable' },
      expect.arrayContaining(['violations/small/screens/step-00001.png']),
    ]);
    const { actions } = outcome[0] as { actions: readonly string[] };
    // A double tap counts as one action and taps twice.
    expect(actions.every((action) => action === 'Tap more' || action === 'DoubleTap more')).toBe(true);
    expect(actions.length).toBeGreaterThanOrEqual(2);
    expect(actions.length).toBeLessThanOrEqual(3);
  });

  it('that only the end of the run shows needs no action', async () => {
    const spec = counting('much: eventually(() => shown.current > 100)');
    const outcome = await ran(spec, { app, maxSteps: 4, shrinkBudgetMs }, (run) => violationOf(run, 'much'));
    expect(outcome).toMatchObject({ status: 'stable', steps_before: 4, steps_after: 0, actions: [] });
  });

  it('keeps plain text out of what is written and types it all the same', async () => {
    const guarded: SmallApp = {
      elements: [
        { kind: 'field', label: 'Code', id: 'code', password: true },
        {
          kind: 'button',
          text: 'Open',
          id: 'open',
          onClick: [{ kind: 'change', key: 'door', to: { text: 'open' } }],
        },
        { kind: 'text', text: 'shut', key: 'door', id: 'door' },
      ],
    };
    const spec = counting(
      "shut: always(() => door.current !== 'open')",
      "actions(() => [InputText({ into: 'id:code', text: 'very-hidden' }), Tap({ on: 'id:open' })])",
      "const door = extract('door', (s) => s.ax.find('id:door')?.text);",
    );
    const outcome = await ran(
      spec,
      { app: guarded, maxSteps: 20, exitOnViolation: true, shrinkBudgetMs },
      async (run) => [
        await violationOf(run, 'shut'),
        (await run.read('violations/shut/actions.jsonl')).includes('very-hidden'),
      ],
    );
    expect(outcome).toMatchObject([{ status: 'stable', actions: ['Tap open'] }, false]);
  });

  it('that comes from nowhere is not reproduced', async () => {
    // The spec alone decides, by a count that another run does not have.
    const spec = counting(
      'sometimes: always(() => calls.current !== 4)',
      'more',
      "let called = 0; const calls = extract('calls', () => (called += 1));",
    );
    const outcome = await ran(spec, { app, maxSteps: 8, shrinkBudgetMs }, (run) =>
      violationOf(run, 'sometimes'),
    );
    expect(outcome).toMatchObject({ status: 'not_reproduced', actions: [] });
  });
});
