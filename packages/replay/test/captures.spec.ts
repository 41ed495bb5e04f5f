// What a run remembers, and how it is compared with later.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { assertion, css, id, replayOn, step, text } from './stage.ts';

const counter: SmallApp = {
  elements: [
    { kind: 'text', id: 'stock', text: ' In stock: 1,204 ' },
    { kind: 'text', id: 'left', text: 'left 1202 today' },
    { kind: 'text', id: 'word', text: 'none' },
    { kind: 'text', id: 'same', text: 'we say: in\u00A0STOCK: 1,204' },
    { kind: 'text', id: 'loud', text: 'In stock: 1,204!' },
    { kind: 'text', id: 'tenth', text: '0.3' },
    { kind: 'text', id: 'fifth', text: '0.1' },
    { kind: 'field', label: 'Search', id: 'search' },
    {
      kind: 'items',
      items: [1, 2, 3].map((n) => ({ kind: 'item', content: [{ kind: 'text', text: `Row ${n}` }] })),
    },
  ],
};
const remember = (what: string, name = 'n') => step({ type: 'capture', params: { name } }, [id(what)]);

describe('a remembered value', () => {
  it.each([
    ['shown as text, in any case', 'stock', { capture: 'n' }, 'same'],
    ['less two', 'stock', { capture: 'n', offset: -2 }, 'left'],
    ['plus nothing, which compares numbers', 'stock', { capture: 'n', offset: 0 }, 'same'],
    ['plus a fraction that no double holds', 'fifth', { capture: 'n', offset: 0.2 }, 'tenth'],
    ['written into the expected text', 'stock', { value_contains: '${captured.n}!' }, 'loud'],
  ])('holds: %s', async (_, source, wanted, target) => {
    const { result } = await replayOn(counter, [remember(source), assertion(wanted, [id(target)])]);
    expect(result.status).toBe('passed');
  });

  it.each([
    [
      'another text',
      'stock',
      { capture: 'n' },
      'left',
      'expected id:left to show ${captured.n} = "In stock: 1,204", got "left 1202 today" (waited 1000 ms)',
    ],
    [
      'another number',
      'stock',
      { capture: 'n', offset: -3 },
      'left',
      'expected id:left to show ${captured.n} - 3 = 1201, got 1202 (waited 1000 ms)',
    ],
    [
      'a sum with a tail of rounding',
      'fifth',
      { capture: 'n', offset: 0.3 },
      'tenth',
      'expected id:tenth to show ${captured.n} + 0.3 = 0.4, got 0.3 (waited 1000 ms)',
    ],
    [
      'what was remembered is no number',
      'word',
      { capture: 'n', offset: 1 },
      'left',
      'the remembered n is "none", which is not a number, so it cannot be compared with ${captured.n} + 1',
    ],
    [
      'what is shown is no number',
      'stock',
      { capture: 'n', offset: 1 },
      'word',
      'id:word shows "none", which is not a number, so it cannot be compared with ${captured.n} + 1',
    ],
  ])('fails: %s', async (_, source, wanted, target, detail) => {
    const { result } = await replayOn(counter, [remember(source), assertion(wanted, [id(target)])]);
    expect(result.steps[1]?.detail).toBe(detail);
  });

  it.each([
    ['nothing was', [], 'nothing was captured as "m"; nothing is captured yet'],
    [
      'others were',
      [remember('stock', 'b'), remember('word', 'a')],
      'nothing was captured as "m"; captured so far: a, b',
    ],
  ])('that was never remembered fails, saying what was: %s', async (_, before, detail) => {
    const { result } = await replayOn(counter, [...before, assertion({ capture: 'm' }, [id('left')])]);
    expect(result.steps.at(-1)).toMatchObject({ status: 'failed', code: 'capture_missing', detail });
  });

  it('is typed, next to other text', async () => {
    const type = step({ type: 'type_text', params: { text: '<${captured.n}>' } }, [
      text('Search', { role: 'field' }),
    ]);
    const { surface } = await replayOn(counter, [remember('stock'), type]);
    expect(surface.acts).toMatchObject([{ kind: 'type', text: '<In stock: 1,204>', secret: false }]);
  });

  it('is the last one of its name', async () => {
    const { result } = await replayOn(counter, [
      remember('word'),
      remember('stock'),
      assertion({ capture: 'n' }, [id('same')]),
    ]);
    expect(result.status).toBe('passed');
  });

  it('may be a number of matches', async () => {
    const count = step({ type: 'capture', params: { name: 'n', count: true } }, [css('.row'), css('li')]);
    const { result } = await replayOn(counter, [
      count,
      assertion({ capture: 'n', offset: 1199 }, [id('left')]),
    ]);
    expect(result.status).toBe('passed');
    expect(result.steps[0]).toMatchObject({ degraded: true, selectorTier: 'native_id' });
  });

  it('cannot be read where the reference is not closed', async () => {
    const type = step({ type: 'type_text', params: { text: '${captured.n' } }, [
      text('Search', { role: 'field' }),
    ]);
    const { result } = await replayOn(counter, [type]);
    expect(result.steps[0]).toMatchObject({
      code: 'capture_unterminated',
      detail: 'a ${captured.…} reference misses its closing brace in "${captured.n"',
    });
  });
});
