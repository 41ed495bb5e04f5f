import { describe, expect, it } from '@jest/globals';
import { inSuiteOrder, orderFaults } from '../../src/suite/flow-order.ts';

const found = ['a.flow.yaml', 'b.flow.yaml', 'deep/c.flow.yaml', 'deep/d.flow.yaml'];

describe('the order of a suite', () => {
  it.each([
    { order: [], sorted: found },
    {
      order: ['b.flow.yaml'],
      sorted: ['b.flow.yaml', 'a.flow.yaml', 'deep/c.flow.yaml', 'deep/d.flow.yaml'],
    },
    {
      order: ['./deep/d.flow.yaml', 'deep/../a.flow.yaml'],
      sorted: ['deep/d.flow.yaml', 'a.flow.yaml', 'b.flow.yaml', 'deep/c.flow.yaml'],
    },
  ])('listed $order', ({ order, sorted }) => {
    expect(inSuiteOrder(found, order)).toEqual(sorted);
    expect(orderFaults(found, order)).toEqual([]);
  });

  it.each([
    { order: ['x.flow.yaml'], says: 'order: x.flow.yaml names no flow of the suite; nothing was run' },
    { order: ['deep'], says: 'order: deep names no flow of the suite; nothing was run' },
    { order: ['../a.flow.yaml'], says: 'order: ../a.flow.yaml names no flow of the suite; nothing was run' },
    {
      order: ['a.flow.yaml', './a.flow.yaml'],
      says: 'order: ./a.flow.yaml is listed twice; nothing was run',
    },
  ])('refuses $order', ({ order, says }) => {
    expect(() => inSuiteOrder(found, order)).toThrow(
      expect.objectContaining({
        code: 'suite_order',
        message: says,
        hint: 'paths in order are relative to the suite, such as sign-in.flow.yaml',
      }),
    );
  });
});
