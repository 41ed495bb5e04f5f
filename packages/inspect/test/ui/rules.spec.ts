// The rules of the interface that can be asked without a page.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { StepRow } from '../../src/api/run-view.ts';
import { attributesOf, selectorOf, subtreeEnds, visibleIndices } from '../../src/ui/elements.ts';
import { bytes, clock, duration } from '../../src/ui/figures.ts';
import { commandOf } from '../../src/ui/keys.ts';
import { placeAfter, placeOfStep } from '../../src/ui/moves.ts';
import { addressOf, type Route, routeOf } from '../../src/ui/route.ts';
import { arrangedRuns } from '../../src/ui/run-table.ts';
import { columnsOf, stretchesOf } from '../../src/ui/timeline/lanes.ts';

describe('an address', () => {
  it('leads back to where it was written', () => {
    const routes = fc.record({
      kind: fc.constant('run' as const),
      id: fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
      step: fc.option(fc.nat(999_999_999), { nil: undefined }),
      tab: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
    });
    fc.assert(
      fc.property(routes, (route: Route) => {
        const { pathname, search } = new URL(addressOf(route), 'http://inspect');
        expect(routeOf(pathname, search)).toEqual(route);
      }),
    );
  });

  it.each([
    ['/', { kind: 'runs' }],
    ['/other/x', { kind: 'runs' }],
    ['/runs/a/steps/x', { kind: 'run', id: 'a', step: undefined, tab: undefined }],
    ['/runs/%ff', { kind: 'run', id: '%ff', step: undefined, tab: undefined }],
  ])('%s is %j', (path, route) => {
    expect(routeOf(path, '')).toEqual(route);
  });
});

describe('a key', () => {
  const press = { shift: false, modified: false, focus: 'other' } as const;

  it.each([
    [
      { ...press, key: 'j' },
      { kind: 'move', by: 1 },
    ],
    [
      { ...press, key: 'k' },
      { kind: 'move', by: -1 },
    ],
    [
      { ...press, key: 'J', shift: true },
      { kind: 'move', by: 10 },
    ],
    [
      { ...press, key: 'K', shift: true },
      { kind: 'move', by: -10 },
    ],
    [
      { ...press, key: 'ArrowRight' },
      { kind: 'move', by: 1 },
    ],
    [
      { ...press, key: 'ArrowLeft', shift: true },
      { kind: 'move', by: -10 },
    ],
    [
      { ...press, key: 'g' },
      { kind: 'edge', to: 'first' },
    ],
    [
      { ...press, key: 'G', shift: true },
      { kind: 'edge', to: 'last' },
    ],
    [
      { ...press, key: '.' },
      { kind: 'violation', to: 'next' },
    ],
    [
      { ...press, key: ',' },
      { kind: 'violation', to: 'previous' },
    ],
    [{ ...press, key: '/' }, { kind: 'search' }],
    [{ ...press, key: '?', shift: true }, { kind: 'help' }],
    [{ ...press, key: 'x' }, undefined],
    [{ ...press, key: 'j', modified: true }, undefined],
    [{ ...press, key: 'j', focus: 'text' as const }, undefined],
    [{ ...press, key: '/', focus: 'text' as const }, undefined],
    [{ ...press, key: 'ArrowRight', focus: 'list' as const }, undefined],
    [
      { ...press, key: 'j', focus: 'list' as const },
      { kind: 'move', by: 1 },
    ],
  ])('%j asks for %j', (key, command) => {
    expect(commandOf(key)).toEqual(command);
  });
});

const row = (step: number, more: Partial<StepRow> = {}): StepRow =>
  ({ kind: 'step', step, timeMs: 0, ...more }) as StepRow;

describe('a move', () => {
  const rows = [row(1), row(2, { violations: ['a'] }), row(3), row(4, { violations: ['b'] }), row(5)];

  it.each([
    [{ kind: 'move', by: 10 }, 2, 4],
    [{ kind: 'move', by: -10 }, 2, 0],
    [{ kind: 'edge', to: 'last' }, 0, 4],
    [{ kind: 'violation', to: 'next' }, 0, 1],
    [{ kind: 'violation', to: 'next' }, 1, 3],
    [{ kind: 'violation', to: 'next' }, 3, undefined],
    [{ kind: 'violation', to: 'previous' }, 3, 1],
    [{ kind: 'violation', to: 'previous' }, 1, undefined],
    [{ kind: 'help' }, 1, undefined],
  ] as const)('%j from %i leads to %s', (command, from, to) => {
    expect(placeAfter(command, rows, from)).toBe(to);
    expect(placeAfter(command, [], 0)).toBeUndefined();
  });

  it('to a step finds it, and the nearest after it otherwise', () => {
    const gaps = [row(1), row(4), row(9)];
    expect([0, 1, 2, 4, 5, 9, 50].map((step) => placeOfStep(gaps, step))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });
});

describe('a hierarchy', () => {
  it('hides just what lies inside a folded element', () => {
    const ends = subtreeEnds([0, 1, 2, 2, 1, 2, 0]);
    expect(ends).toEqual([6, 4, 3, 4, 6, 6, 7]);
    expect(visibleIndices(ends, new Set())).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(visibleIndices(ends, new Set([1]))).toEqual([0, 1, 4, 5, 6]);
    expect(visibleIndices(ends, new Set([0, 1]))).toEqual([0, 6]);
  });

  it.each([
    [{ attrs: { 'data-testid': 'row' }, id: 'x' }, 'testTag:row'],
    [{ id: 'x', desc: 'y' }, 'id:x'],
    [{ attrs: { hintText: 'Email' }, class: 'input' }, 'hintText:Email'],
    [{ desc: 'Close' }, 'desc:Close'],
    [{ own: [[0, ' Save  all ']] as const }, 'text:Save all'],
    [{ class: 'ul' }, 'tag:ul'],
  ])('%j is copied as %s', (element, selector) => {
    expect(selectorOf(element)).toBe(selector);
  });

  it('shows what the file leaves out', () => {
    expect(
      attributesOf({
        class: 'input',
        id: 'a',
        desc: 'b',
        flags: 33,
        bounds: [1, 2, 11, 22],
        attrs: { id: 'a' },
      }),
    ).toEqual([
      ['class', 'input'],
      ['id', 'a'],
      ['resource-id', 'a'],
      ['desc', 'b'],
      ['content-desc', 'b'],
      ['accessibilityText', 'b'],
      ['states', 'clickable, editable'],
      ['bounds', '1,2 – 11,22 (10 × 20)'],
      ['tag', 'input'],
      ['id (markup)', 'a'],
    ]);
  });
});

describe('a lane', () => {
  it('covers every step once, and shows the gravest of the steps that share a column', () => {
    const letters = fc.constantFrom('h', 'p', 'v', '-');
    fc.assert(
      fc.property(
        fc.array(letters, { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 1, max: 60 }),
        (steps, columns) => {
          const rows = steps.map((verdicts, at) =>
            row(at + 1, verdicts === steps[at - 1] ? {} : { verdicts }),
          );
          const [stretches = []] = stretchesOf(rows, 1, columns);
          expect(stretches.length).toBeLessThanOrEqual(columns);
          expect(stretches[0]?.from).toBe(0);
          expect(stretches.at(-1)?.to).toBe(steps.length);
          for (const [at, { from, to, verdict }] of stretches.entries()) {
            if (at > 0) expect(from).toBe(stretches[at - 1]?.to);
            const inside = steps.slice(from, to);
            expect(inside).toContain(verdict);
            expect(inside.includes('v')).toBe(verdict === 'v');
          }
        },
      ),
    );
  });

  it('of a metric has the largest value of each column', () => {
    const rows = [1, 5, null, 2, null, null].map((value, at) =>
      row(at, value === null ? {} : { metrics: [value] }),
    );
    expect(columnsOf(rows, 0, 3)).toEqual({ values: [5, 2, null], most: 5 });
  });
});

describe('figures', () => {
  it.each([
    [clock(4250), '0:04.2'],
    [clock(750_000), '12:30.0'],
    [clock(3_723_000), '1:02:03'],
    [duration(null), '–'],
    [duration(420), '420 ms'],
    [duration(4230), '4.2 s'],
    [duration(300_000), '5 min'],
    [duration(7_500_000), '2 h 5 min'],
    [bytes(999), '999 B'],
    [bytes(12_400_000), '12.4 MB'],
  ])('%s reads %s', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});

describe('the list of runs', () => {
  const run = (id: string, steps: number | null) => ({
    id,
    kind: 'exploration' as const,
    state: 'finished' as const,
    startedAt: null,
    title: `spec-${id}.ts`,
    seed: 7,
    platform: 'web',
    durationMs: null,
    steps,
    violations: 0,
  });
  const runs = [run('a', 3), run('b', null), run('c', 10)];

  it('is sorted by number, what has none at the end either way', () => {
    const ids = (descending: boolean) =>
      arrangedRuns(runs, '', { by: 'steps', descending }).map(({ id }) => id);
    expect(ids(false)).toEqual(['a', 'c', 'b']);
    expect(ids(true)).toEqual(['c', 'a', 'b']);
  });

  it('is filtered by every word', () => {
    const ids = (filter: string) =>
      arrangedRuns(runs, filter, { by: 'title', descending: false }).map(({ id }) => id);
    expect(ids('SPEC -b')).toEqual(['b']);
    expect(ids('spec nothing')).toEqual([]);
  });
});
