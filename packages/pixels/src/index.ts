// Public API of pictures: decode, mask, encode.
export { type Bitmap, decodePng, encodePng } from './bitmap.ts';
export { PixelsError, type PixelsErrorCode } from './errors.ts';
export { fillRects, type MaskRect, maskPng } from './mask.ts';
