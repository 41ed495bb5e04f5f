import { describe, expect, it } from '@jest/globals';
import { reportPage } from '@flowproof/report';
import { failedRun } from '../samples/results.ts';

/** What stands in the boxes of a step that failed like this. */
function texts(expected: string | undefined, actual: string | undefined): readonly (string | undefined)[] {
  const step = {
    id: 's0001',
    intent: '',
    action: 'assert',
    status: 'failed' as const,
    startedMs: 0,
    durationMs: 0,
  };
  const sides = { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) };
  const page = reportPage({ result: { ...failedRun, steps: [{ ...step, ...sides }] } });
  return [...page.matchAll(/<dd><pre>(.*?)<\/pre>/gs)].map((match) => match[1]);
}

describe('expected against actual', () => {
  it.each([
    {
      name: 'marks the number that differs',
      expected: 'Total €14.60',
      actual: 'Total €10.10',
      shown: ['Total €<mark>14.60</mark>', 'Total €<mark>10.10</mark>'],
    },
    {
      name: 'marks what is missing',
      expected: 'Saved.',
      actual: 'Saved',
      shown: ['Saved<mark>.</mark>', 'Saved'],
    },
    {
      name: 'marks what is too much',
      expected: '/products',
      actual: '/products?q=a',
      shown: ['/products', '/products<mark>?q=a</mark>'],
    },
    {
      name: 'marks the middle of an address',
      expected: '/a/herbs?p=1',
      actual: '/a/trees?p=1',
      shown: ['/a/<mark>herbs</mark>?p=1', '/a/<mark>trees</mark>?p=1'],
    },
    {
      name: 'keeps signs whole',
      expected: '🌷 3',
      actual: '🌻 3',
      shown: ['<mark>🌷</mark> 3', '<mark>🌻</mark> 3'],
    },
    {
      name: 'marks nothing where nothing is shared',
      expected: 'Ready',
      actual: 'Idle',
      shown: ['Ready', 'Idle'],
    },
    {
      name: 'marks nothing where nothing differs',
      expected: 'Ready',
      actual: 'Ready',
      shown: ['Ready', 'Ready'],
    },
    {
      name: 'escapes what it marks',
      expected: 'a <b>',
      actual: 'a <i>',
      shown: ['a &lt;<mark>b</mark>&gt;', 'a &lt;<mark>i</mark>&gt;'],
    },
    {
      name: 'says when nothing was there',
      expected: 'Ready',
      actual: '',
      shown: ['Ready', '<em>nothing</em>'],
    },
    { name: 'shows one side alone', expected: undefined, actual: 'Idle', shown: ['Idle'] },
    { name: 'is absent without both', expected: undefined, actual: undefined, shown: [] },
  ])('$name', ({ expected, actual, shown }) => {
    expect(texts(expected, actual)).toEqual(shown);
  });

  it('marks nothing in long texts', () => {
    const page = `${'word '.repeat(200)}end`;
    expect(texts(page, `${page}.`)).toEqual([page, `${page}.`]);
  });
});
