// A picture in memory, and the step between it and PNG bytes. No files here: pictures are masked before they are kept.
import { PNG } from 'pngjs';
import { notAPng } from './errors.ts';

/** A decoded picture: rows from the top, four bytes a pixel (red, green, blue, alpha). */
export interface Bitmap {
  /** px. */
  readonly width: number;
  /** px. */
  readonly height: number;
  /** `width * height * 4` bytes; written to in place by `fillRects`. */
  readonly data: Uint8Array;
}

/**
 * Decodes PNG bytes.
 *
 * @throws {@link PixelsError} `not_a_png` when the bytes are no PNG or are cut short.
 * @example
 * const { width, height } = decodePng(await readFile('shot.png'));
 */
export function decodePng(png: Uint8Array): Bitmap {
  try {
    const { width, height, data } = PNG.sync.read(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    return { width, height, data };
  } catch (cause) {
    throw notAPng(cause);
  }
}

/** PNG's filter by the row above: suits screens, and spares trying all five on every row. */
const upFilter = 2;

/**
 * Encodes a picture as PNG at the quickest compression: pictures of a run are written often and read seldom.
 *
 * @example
 * await writeFile('shot.png', encodePng(bitmap));
 */
export function encodePng(bitmap: Bitmap): Uint8Array {
  const { width, height, data } = bitmap;
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { deflateLevel: 1, filterType: upFilter });
}
