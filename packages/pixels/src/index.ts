// Public API of pictures: decode, mask, make smaller, encode.
export { type Bitmap, decodePng, encodePng } from './bitmap.ts';
export { PixelsError, type PixelsErrorCode } from './errors.ts';
export { fitPng, fitWithin } from './fit.ts';
export { fillRects, type MaskRect, maskPng } from './mask.ts';
