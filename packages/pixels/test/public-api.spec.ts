// What the package offers by name.
import { expect, it } from '@jest/globals';
import * as pixels from '@flowproof/pixels';

it('exports exactly its documented names', () => {
  expect(Object.keys(pixels).sort()).toEqual([
    'PixelsError',
    'decodePng',
    'encodePng',
    'fillRects',
    'fitPng',
    'fitWithin',
    'maskPng',
  ]);
});
