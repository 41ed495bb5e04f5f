// Pictures of up to 12 by 12 px with any bytes in them.
import fc from 'fast-check';
import type { Bitmap } from '@flowproof/pixels';

/** Any small picture. */
export const bitmaps: fc.Arbitrary<Bitmap> = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
      .map((data) => ({ width, height, data: Uint8Array.from(data) })),
  );
