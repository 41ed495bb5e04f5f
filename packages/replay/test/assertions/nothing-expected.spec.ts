// A text that is empty once its references are resolved is in every text: looking for it proves nothing.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import type { ElementStateExpect } from '@flowproof/trace-format';
import { assertion, id, replayOn, step } from '../stage.ts';

const orders: SmallApp = {
  title: 'Orders',
  elements: [
    { kind: 'text', id: 'order', text: 'Order A-17' },
    { kind: 'text', id: 'none', text: ' ' },
  ],
};
const env = { EMPTY: '', BLANK: ' \u00A0\n' };

describe('a claim that looks for an empty text', () => {
  const onPage: readonly (readonly [string, ElementStateExpect, string])[] = [
    ['the page shows it', { value_contains: '${EMPTY}' }, '${EMPTY} stands for an empty text'],
    ['the page does not show it', { value_not_contains: '${EMPTY}' }, '${EMPTY} stands for an empty text'],
    [
      'the page shows it no times',
      { value_contains: '${BLANK}', count: 0 },
      '${BLANK} stands for an empty text',
    ],
    ['it is written so', { value_contains: '' }, 'the expected text is empty'],
  ];
  it.each(onPage)('fails at once where %s', async (_what, expected, said) => {
    const { result } = await replayOn(orders, [assertion(expected)], { env });
    expect(result.status).toBe('failed');
    expect(result.steps[0]?.code).toBe('nothing_expected');
    expect(result.steps[0]?.detail).toBe(`${said}, so there is nothing that the page could be seen to show`);
  });

  it.each([
    ['address', { url_contains: '${EMPTY}' }, 'the page url'],
    ['title', { title_contains: '${EMPTY}' }, 'the page title'],
  ] as const)('fails at once where it is the %s', async (_what, expected, subject) => {
    const { result } = await replayOn(orders, [assertion(expected)], { env });
    expect(result.status).toBe('failed');
    expect(result.steps[0]?.detail).toBe(
      `\${EMPTY} stands for an empty text, so there is nothing that ${subject} could be seen to show`,
    );
  });

  it.each([{ capture: 'none' }, { value_contains: '${captured.none}' }])(
    'fails where the app showed nothing that could be remembered',
    async (expected) => {
      const remembered = step({ type: 'capture', params: { name: 'none' } }, [id('none')]);
      const { result } = await replayOn(orders, [remembered, assertion(expected, [id('order')])]);
      expect(result.status).toBe('failed');
      expect(result.steps[1]?.detail).toBe(
        '${captured.none} stands for an empty text, so there is nothing that id:order could be seen to show',
      );
    },
  );

  it('is no claim of equality, which an empty text may well fulfil', async () => {
    const { result } = await replayOn(orders, [assertion({ value_equals: '${EMPTY}' }, [id('none')])], {
      env,
    });
    expect(result.status).toBe('passed');
  });
});
