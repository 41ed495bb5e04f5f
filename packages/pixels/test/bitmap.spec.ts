// PNG bytes to pixels and back.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodePng, encodePng, PixelsError } from '@flowproof/pixels';
import { bitmaps } from './arbitraries/bitmaps.ts';

describe('decodePng and encodePng', () => {
  it('give back every pixel of every opaque or transparent picture', () => {
    fc.assert(
      fc.property(bitmaps, (bitmap) => {
        const back = decodePng(encodePng(bitmap));
        expect({ width: back.width, height: back.height, data: [...back.data] }).toEqual({
          width: bitmap.width,
          height: bitmap.height,
          data: [...bitmap.data],
        });
      }),
    );
  });

  it('read a view into a larger buffer without looking outside it', () => {
    const png = encodePng({ width: 1, height: 1, data: Uint8Array.of(1, 2, 3, 255) });
    const larger = new Uint8Array(png.length + 20).fill(7);
    larger.set(png, 10);
    expect([...decodePng(larger.subarray(10, 10 + png.length)).data]).toEqual([1, 2, 3, 255]);
  });

  const broken: readonly (readonly [string, Uint8Array])[] = [
    ['nothing at all', new Uint8Array()],
    ['text', new TextEncoder().encode('<html>not a picture</html>')],
    ['a PNG cut short', encodePng({ width: 4, height: 4, data: new Uint8Array(64) }).subarray(0, 40)],
  ];
  it.each(broken)('refuse %s', (_, bytes) => {
    let thrown: unknown;
    try {
      decodePng(bytes);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(PixelsError);
    expect(thrown).toMatchObject({ code: 'not_a_png', message: 'the picture is not a complete PNG' });
  });
});
