// Makes pictures smaller, so that they can be sent where size costs.
import { type Bitmap, decodePng, encodePng } from './bitmap.ts';
import { notAPng } from './errors.ts';

/**
 * The picture with its long edge at most `longEdge` px; the same one when it fits. A pixel is the mean of the area it
 * stands for. Meant for pictures of screens, which are opaque: transparency is averaged like a colour.
 *
 * @example
 * fitWithin({ width: 2048, height: 1024, data }, 1024); // 1024 x 512
 */
export function fitWithin(bitmap: Bitmap, longEdge: number): Bitmap {
  const longest = Math.max(bitmap.width, bitmap.height);
  if (longest <= longEdge) return bitmap;
  const width = scaled(bitmap.width, longest, longEdge);
  const height = scaled(bitmap.height, longest, longEdge);
  return squeezeRows(squeezeColumns(bitmap, width), height);
}

/**
 * PNG bytes of the picture with its long edge at most `longEdge` px; the same bytes when it fits.
 *
 * @throws {@link PixelsError} `not_a_png` when the bytes are no PNG or are cut short.
 * @example
 * const small = fitPng(png, 1024);
 */
export function fitPng(png: Uint8Array, longEdge: number): Uint8Array {
  const { width, height } = sizeOf(png);
  return Math.max(width, height) <= longEdge ? png : encodePng(fitWithin(decodePng(png), longEdge));
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Where the size stands in the first chunk, which is always the header. */
const sizeAt = 16;

function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  if (png.length < sizeAt + 8 || signature.some((byte, at) => png[at] !== byte)) {
    throw notAPng(new Error('the header is missing'));
  }
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(sizeAt), height: view.getUint32(sizeAt + 4) };
}

function scaled(edge: number, longest: number, longEdge: number): number {
  return Math.max(1, Math.round((edge * longEdge) / longest));
}

/** A stretch of an edge that one pixel of the smaller edge stands for: whole pixels, and how much of each counts. */
interface Span {
  readonly first: number;
  readonly weights: readonly number[];
}

function spansOf(edge: number, smaller: number): readonly Span[] {
  const step = edge / smaller;
  return Array.from({ length: smaller }, (_each, at) => {
    const [start, end] = [at * step, Math.min(edge, (at + 1) * step)];
    const first = Math.floor(start);
    const last = Math.min(edge, Math.ceil(end));
    const weights = Array.from({ length: last - first }, (_pixel, offset) => {
      const from = Math.max(start, first + offset);
      return (Math.min(end, first + offset + 1) - from) / (end - start);
    });
    return { first, weights };
  });
}

function squeezeColumns({ width: from, height, data }: Bitmap, width: number): Bitmap {
  const smaller = new Uint8Array(width * height * 4);
  const spans = spansOf(from, width);
  for (let line = 0; line < height; line += 1) {
    squeezeLine(
      { data, start: line * from * 4, stride: 4 },
      { data: smaller, start: line * width * 4, stride: 4 },
      spans,
    );
  }
  return { width, height, data: smaller };
}

function squeezeRows({ width, height: from, data }: Bitmap, height: number): Bitmap {
  const smaller = new Uint8Array(width * height * 4);
  const spans = spansOf(from, height);
  const stride = width * 4;
  for (let column = 0; column < width; column += 1) {
    squeezeLine({ data, start: column * 4, stride }, { data: smaller, start: column * 4, stride }, spans);
  }
  return { width, height, data: smaller };
}

/** A row or a column of a picture: `stride` bytes from one pixel to the next. */
interface Line {
  readonly data: Uint8Array;
  readonly start: number;
  readonly stride: number;
}

function squeezeLine(source: Line, target: Line, spans: readonly Span[]): void {
  const { data, stride } = source;
  let to = target.start;
  for (const { first, weights } of spans) {
    let from = source.start + first * stride;
    // An array of bytes cuts what is behind the point, so half a level rounds.
    let [red, green, blue, alpha] = [0.5, 0.5, 0.5, 0.5];
    for (const weight of weights) {
      red += (data[from] ?? 0) * weight;
      green += (data[from + 1] ?? 0) * weight;
      blue += (data[from + 2] ?? 0) * weight;
      alpha += (data[from + 3] ?? 0) * weight;
      from += stride;
    }
    target.data[to] = red;
    target.data[to + 1] = green;
    target.data[to + 2] = blue;
    target.data[to + 3] = alpha;
    to += target.stride;
  }
}
