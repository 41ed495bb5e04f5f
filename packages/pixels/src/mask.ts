// Blacks out rectangles, so that what must not be seen never leaves memory.
import { type Bitmap, decodePng, encodePng } from './bitmap.ts';

/** A rectangle to fill; parts outside the picture are ignored. */
export interface MaskRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Fills rectangles black, in place. A pixel that a rectangle touches at all is filled.
 *
 * @param scale - picture px per unit of the rectangles (device pixel ratio).
 * @example
 * fillRects(bitmap, [{ x: 10, y: 10, width: 80, height: 20 }], 2);
 */
export function fillRects(bitmap: Bitmap, rects: readonly MaskRect[], scale = 1): void {
  for (const rect of rects) {
    const left = clamp(Math.floor(rect.x * scale), bitmap.width);
    const right = clamp(Math.ceil((rect.x + rect.width) * scale), bitmap.width);
    const top = clamp(Math.floor(rect.y * scale), bitmap.height);
    const bottom = clamp(Math.ceil((rect.y + rect.height) * scale), bitmap.height);
    if (right > left) for (let row = top; row < bottom; row += 1) fillRow(bitmap, row, left, right);
  }
}

/**
 * Returns the picture with the rectangles filled black; the same bytes when there is nothing to fill.
 *
 * @param scale - picture px per unit of the rectangles (device pixel ratio).
 * @throws {@link PixelsError} `not_a_png` when there is something to fill and the bytes are no PNG.
 * @example
 * const safe = maskPng(png, [{ x: 10, y: 10, width: 80, height: 20 }], 1);
 */
export function maskPng(png: Uint8Array, rects: readonly MaskRect[], scale = 1): Uint8Array {
  if (rects.length === 0) return png;
  const bitmap = decodePng(png);
  fillRects(bitmap, rects, scale);
  return encodePng(bitmap);
}

function fillRow(bitmap: Bitmap, row: number, left: number, right: number): void {
  const start = (row * bitmap.width + left) * 4;
  const end = (row * bitmap.width + right) * 4;
  bitmap.data.fill(0, start, end);
  for (let alpha = start + 3; alpha < end; alpha += 4) bitmap.data[alpha] = 255;
}

// A rectangle without numbers has no place in the picture and fills nothing.
function clamp(value: number, limit: number): number {
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), limit);
}
