// Pictures made smaller.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Bitmap,
  decodePng,
  encodePng,
  fillRects,
  fitPng,
  fitWithin,
  PixelsError,
} from '@flowproof/pixels';
import { bitmaps } from './arbitraries/bitmaps.ts';

function grey(width: number, height: number, rows: readonly (readonly number[])[]): Bitmap {
  return { width, height, data: Uint8Array.from(rows.flat().flatMap((each) => [each, each, each, 255])) };
}

function levels({ data }: Bitmap): readonly number[] {
  return [...data].filter((_each, at) => at % 4 === 0);
}

describe('fitWithin', () => {
  it('takes the mean of the area that a pixel stands for', () => {
    const four = grey(4, 2, [
      [0, 100, 200, 250],
      [0, 100, 200, 250],
    ]);
    expect(fitWithin(four, 2)).toEqual(grey(2, 1, [[50, 225]]));
  });

  it('counts a pixel that two share by how much of it each has', () => {
    expect(levels(fitWithin(grey(3, 1, [[0, 90, 240]]), 2))).toEqual([30, 190]);
  });

  it.each([
    [128, 72, 102, 57],
    [72, 128, 57, 102],
    [204, 3, 102, 2],
    [500, 1, 102, 1],
    [103, 103, 102, 102],
  ])('makes %i x %i for 102 px %i x %i', (width, height, fittedWidth, fittedHeight) => {
    const data = new Uint8Array(width * height * 4).fill(77);
    const fitted = fitWithin({ width, height, data }, 102);
    expect([fitted.width, fitted.height]).toEqual([fittedWidth, fittedHeight]);
    expect(fitted.data.every((level) => level === 77)).toBe(true);
  });

  it('gives back the same picture where it fits', () => {
    const picture = grey(2, 1, [[1, 2]]);
    expect(fitWithin(picture, 2)).toBe(picture);
  });

  it('keeps every level between the darkest and the lightest of the picture, at the size asked for', () => {
    fc.assert(
      fc.property(bitmaps, fc.integer({ min: 1, max: 12 }), (bitmap, longEdge) => {
        const fitted = fitWithin(bitmap, longEdge);
        expect(Math.max(fitted.width, fitted.height)).toBe(
          Math.min(longEdge, Math.max(bitmap.width, bitmap.height)),
        );
        expect(fitted.data).toHaveLength(fitted.width * fitted.height * 4);
        expect(Math.min(...fitted.data)).toBeGreaterThanOrEqual(Math.min(...bitmap.data));
        expect(Math.max(...fitted.data)).toBeLessThanOrEqual(Math.max(...bitmap.data));
      }),
    );
  });

  it('leaves nothing to be seen inside what was blacked out', () => {
    const data = new Uint8Array(300 * 200 * 4).fill(255);
    const picture = { width: 300, height: 200, data };
    fillRects(picture, [{ x: 30, y: 30, width: 90, height: 60 }]);
    const fitted = fitWithin(picture, 100);
    const [x, y] = [20, 15];
    expect([...fitted.data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)]).toEqual([0, 0, 0, 255]);
  });
});

describe('fitPng', () => {
  it('gives back the same bytes where the picture fits', () => {
    const png = encodePng(grey(2, 1, [[1, 2]]));
    expect(fitPng(png, 2)).toBe(png);
  });

  it('makes a smaller picture where it does not', () => {
    const png = encodePng(grey(4, 1, [[0, 100, 200, 250]]));
    expect(levels(decodePng(fitPng(png, 2)))).toEqual([50, 225]);
  });

  it('reads a view into a larger buffer', () => {
    const png = encodePng(grey(2, 1, [[1, 2]]));
    const larger = new Uint8Array(png.length + 20).fill(7);
    larger.set(png, 10);
    expect(fitPng(larger.subarray(10, 10 + png.length), 1)).toHaveLength(fitPng(png, 1).length);
  });

  it.each([
    ['nothing at all', new Uint8Array()],
    ['another kind of picture', Uint8Array.of(0xff, 0xd8, 0xff, ...new Array<number>(40).fill(0))],
    ['a header alone', encodePng({ width: 9, height: 9, data: new Uint8Array(324) }).subarray(0, 30)],
  ])('refuses %s', (_what, bytes) => {
    expect(() => fitPng(bytes, 4)).toThrow(PixelsError);
  });
});
