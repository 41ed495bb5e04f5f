// Which pixels a mask covers.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Bitmap, decodePng, encodePng, fillRects, type MaskRect, maskPng } from '@flowproof/pixels';
import { bitmaps } from './arbitraries/bitmaps.ts';

const white = (width: number, height: number): Bitmap => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(255),
});

const drawing = (bitmap: Bitmap): string =>
  Array.from({ length: bitmap.height }, (_, y) =>
    Array.from({ length: bitmap.width }, (_, x) =>
      bitmap.data[(y * bitmap.width + x) * 4] === 0 ? '#' : '.',
    ).join(''),
  ).join('\n');

describe('fillRects', () => {
  const cases: readonly {
    readonly name: string;
    readonly rects: readonly MaskRect[];
    readonly scale?: number;
    readonly drawn: readonly string[];
  }[] = [
    { name: 'nothing', rects: [], drawn: ['.....', '.....', '.....'] },
    {
      name: 'whole pixels exactly',
      rects: [{ x: 1, y: 1, width: 2, height: 1 }],
      drawn: ['.....', '.##..', '.....'],
    },
    {
      name: 'every pixel that is touched by a part',
      rects: [{ x: 1.6, y: 0.2, width: 1, height: 0.5 }],
      drawn: ['.##..', '.....', '.....'],
    },
    {
      name: 'scaled by the device pixel ratio',
      rects: [{ x: 1, y: 0, width: 1, height: 1 }],
      scale: 2,
      drawn: ['..##.', '..##.', '.....'],
    },
    {
      name: 'only the part inside the picture',
      rects: [{ x: -3, y: 2, width: 4, height: 40 }],
      drawn: ['.....', '.....', '#....'],
    },
    {
      name: 'nothing for a rectangle beside the picture, empty or without numbers',
      rects: [
        { x: 20, y: 0, width: 4, height: 4 },
        { x: 1, y: 1, width: 0, height: 3 },
        { x: NaN, y: NaN, width: NaN, height: NaN },
      ],
      drawn: ['.....', '.....', '.....'],
    },
    {
      name: 'the union of several',
      rects: [
        { x: 0, y: 0, width: 1, height: 3 },
        { x: 4, y: 2, width: 1, height: 1 },
      ],
      drawn: ['#....', '#....', '#...#'],
    },
  ];
  it.each(cases)('fills $name', ({ rects, scale, drawn }) => {
    const bitmap = white(5, 3);
    fillRects(bitmap, rects, scale);
    expect(drawing(bitmap)).toBe(drawn.join('\n'));
  });

  it('makes what it fills opaque black, also where the picture was transparent', () => {
    const bitmap: Bitmap = { width: 1, height: 1, data: new Uint8Array(4) };
    fillRects(bitmap, [{ x: 0, y: 0, width: 1, height: 1 }]);
    expect([...bitmap.data]).toEqual([0, 0, 0, 255]);
  });
});

describe('maskPng', () => {
  it('leaves every pixel outside the rectangle as it was, and none inside', () => {
    const rects = fc.record({
      x: fc.integer({ min: -2, max: 12 }),
      y: fc.integer({ min: -2, max: 12 }),
      width: fc.integer({ min: 0, max: 14 }),
      height: fc.integer({ min: 0, max: 14 }),
    });
    fc.assert(
      fc.property(bitmaps, rects, (bitmap, rect) => {
        const masked = decodePng(maskPng(encodePng(bitmap), [rect]));
        const inside = (x: number, y: number): boolean =>
          x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
        const expected = [...bitmap.data];
        for (let y = 0; y < bitmap.height; y += 1)
          for (let x = 0; x < bitmap.width; x += 1)
            if (inside(x, y)) expected.splice((y * bitmap.width + x) * 4, 4, 0, 0, 0, 255);
        expect([...masked.data]).toEqual(expected);
      }),
    );
  });

  it('hands back the very bytes when there is nothing to fill', () => {
    const png = encodePng(white(2, 2));
    expect(maskPng(png, [])).toBe(png);
  });
});
