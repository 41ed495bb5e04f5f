// Pictures of coloured boxes, so that a run has something to show.
import { crc32, deflateSync } from 'node:zlib';

/** A filled rectangle, px. */
export interface Fill {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly colour: readonly [number, number, number];
}

/** A PNG of that size with the rectangles on white. */
export function pictureOf(width: number, height: number, fills: readonly Fill[]): Buffer {
  const row = width * 3 + 1;
  const pixels = Buffer.alloc(row * height, 255);
  for (let y = 0; y < height; y += 1) pixels[y * row] = 0;
  for (const { left, top, right, bottom, colour } of fills) {
    const line = Buffer.alloc(Math.max(0, right - left) * 3);
    for (let at = 0; at < line.length; at += 1) line[at] = colour[at % 3] ?? 0;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1)
      line.copy(pixels, y * row + 1 + left * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, sum]);
}
