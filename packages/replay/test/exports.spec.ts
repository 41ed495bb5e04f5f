// What a run hands to later flows: all of it or nothing, and nowhere but in the hands of whoever asks for it.
import { inspect } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type ExportTemplate, References, resolveExports } from '@flowproof/replay';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { assertion, id, replayOn, step } from './stage.ts';

const shop: SmallApp = { elements: [{ kind: 'text', id: 'number', text: ' Order A-1701 ' }] };
const remember = step({ type: 'capture', params: { name: 'order' } }, [id('number')]);
const fails = assertion({ title_equals: 'Another' });
const env = { TOKEN: 'very-secret', HOST: 'shop.example', EMPTY: '' };

const exporting = (exports: readonly ExportTemplate[], steps = [remember]) =>
  replayOn(shop, steps, { env, exports });

describe('exports', () => {
  it('are resolved from captures and variables after the last step, in the order of their names', async () => {
    const { result } = await exporting([
      { name: 'b_LINK', template: 'https://${HOST}/${captured.order}?t=${TOKEN}' },
      { name: 'ORDER', template: '${captured.order}' },
      { name: 'A', template: 'plain $X ${a.b}' },
      { name: '_E', template: '${EMPTY}' },
    ]);
    expect(result.status).toBe('passed');
    expect([...(result.exports ?? [])]).toEqual([
      { name: 'A', value: 'plain $X ${a.b}' },
      { name: 'ORDER', value: 'Order A-1701' },
      { name: '_E', value: '' },
      { name: 'b_LINK', value: 'https://shop.example/Order A-1701?t=very-secret' },
    ]);
    expect(result.steps).toHaveLength(1);
  });

  it.each<readonly [string, readonly ExportTemplate[] | undefined]>([
    ['none are asked for', undefined],
    ['the list is empty', []],
  ])('are absent where %s', async (_, exports) => {
    const { result } = await replayOn(shop, [remember], { env, ...(exports !== undefined && { exports }) });
    expect(result).toMatchObject({ status: 'passed' });
    expect('exports' in result).toBe(false);
  });

  it.each([
    [
      'a value that was never remembered',
      { name: 'B', template: '${TOKEN} ${captured.total}' },
      'capture_missing',
      'nothing was captured as "total"; captured so far: order',
    ],
    [
      'an unset variable',
      { name: 'B', template: '${TOKEN} ${NO_SUCH}' },
      'variable_unset',
      'the environment variable NO_SUCH is not set',
    ],
    [
      'a reference without its brace',
      { name: 'B', template: '${TOKEN} ${captured.order' },
      'capture_unterminated',
      'a ${captured.…} reference misses its closing brace in "${TOKEN} ${captured.order"',
    ],
  ])('fail the run where one cannot be had, and none is handed on: %s', async (_, bad, code, detail) => {
    const { result, events } = await exporting([
      { name: 'C', template: '${ALSO_UNSET}' },
      bad,
      { name: 'A', template: '${TOKEN}' },
    ]);
    const refused = { id: 'exports', intent: 'export B', action: 'export', status: 'failed', code, detail };
    expect(result.status).toBe('failed');
    expect(result.steps).toMatchObject([{ id: 's0001', status: 'passed' }, refused]);
    expect('exports' in result).toBe(false);
    expect(events.slice(-3)).toMatchObject([
      { kind: 'step_started', id: 'exports', intent: 'export B' },
      { kind: 'step_finished', step: refused },
      { kind: 'run_finished', result: { status: 'failed' } },
    ]);
    expect(result.evidence).toEqual({ console: [], dom: expect.any(String) });
  });

  it('are not looked at where a step failed', async () => {
    const { result } = await exporting([{ name: 'A', template: '${NO_SUCH}' }], [remember, fails]);
    expect(result.steps.map((each) => each.id)).toEqual(['s0001', 's0002']);
    expect('exports' in result).toBe(false);
  });

  it('show their names to whoever prints, inspects or stores a result, and no value', async () => {
    const { result, events } = await exporting([
      { name: 'LINK', template: '${captured.order}?t=${TOKEN}' },
      { name: 'ORDER', template: '${captured.order}' },
    ]);
    const stored: unknown = JSON.parse(JSON.stringify(result));
    expect(stored).toMatchObject({ exports: ['LINK', 'ORDER'] });
    for (const text of [JSON.stringify(events), inspect(events, { depth: 9 }), inspect({ ...result })]) {
      expect(text).toContain('ORDER');
      expect(text).not.toMatch(/very-secret|A-1701/u);
    }
    expect([...(result.exports ?? [])].map(({ value }) => value)).toEqual([
      'Order A-1701?t=very-secret',
      'Order A-1701',
    ]);
  });

  it('keep the secrets they name out of everything from the start', async () => {
    const blabbing: SmallApp = { title: 'it is very-secret', elements: shop.elements };
    const { result } = await replayOn(blabbing, [fails], {
      env,
      exports: [{ name: 'A', template: '${TOKEN}' }],
    });
    expect(result.steps[0]?.actual).toBe('it is ${TOKEN}');
  });
});

describe('any list of exports', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,5}$/u), { maxLength: 6 });
  const parts = fc.array(
    fc.oneof(
      fc.constantFrom('${captured.a}', '${captured.b}', '${captured.no}', '${X}', '${Y}', '${NO}'),
      fc.string({ maxLength: 4 }).map((each) => each.replaceAll('$', '')),
    ),
    { maxLength: 4 },
  );
  const meaning = new Map([
    ['${captured.a}', '1${X}'],
    ['${captured.b}', ''],
    ['${X}', 'x${captured.b}'],
    ['${Y}', ''],
  ]);

  it('comes out whole and sorted, values taken as data, or stops at the first name that cannot be had', () => {
    fc.assert(
      fc.property(
        names.chain((list) => fc.tuple(...list.map((name) => parts.map((each) => ({ name, parts: each }))))),
        (list) => {
          const references = new References({ X: 'x${captured.b}', Y: '' });
          references.captures.set('a', '1${X}').set('b', '');
          const outcome = resolveExports(
            list.map((each) => ({ name: each.name, template: each.parts.join('') })),
            references,
          );
          const sorted = [...list].sort((left, right) => (left.name < right.name ? -1 : 1));
          const bad = sorted.find((each) =>
            each.parts.some((part) => /^\$\{(captured\.no|NO)\}$/u.test(part)),
          );
          const told =
            outcome.kind === 'failed'
              ? outcome.name
              : [...outcome.values].map(({ name, value }) => `${name}=${value}`);
          expect(told).toEqual(
            bad?.name ??
              sorted.map(
                (each) => `${each.name}=${each.parts.map((part) => meaning.get(part) ?? part).join('')}`,
              ),
          );
        },
      ),
    );
  });
});
