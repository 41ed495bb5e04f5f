import { describe, expect, it } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { opened } from './opened-app.ts';

// Rows of grey values of a picture as the surface writes it: one IDAT chunk, no filters.
function greyRows(png: Uint8Array): readonly Uint8Array[] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf('IDAT');
  const pixels = inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
  expect(pixels.length).toBe((width + 1) * height);
  return Array.from({ length: height }, (_, row) =>
    pixels.subarray(row * (width + 1) + 1, (row + 1) * (width + 1)),
  );
}

describe('a picture of an app in memory', () => {
  it('has a line for each element, filled where it is masked', async () => {
    const { surface } = await opened([
      { kind: 'text', text: 'Welcome' },
      { kind: 'field', label: 'Card', value: '4711' },
      { kind: 'field', label: 'Password', password: true, value: 'tr0ub4dor' },
      { kind: 'text', text: 'hidden', hidden: true },
    ]);
    const picture = await surface.capture([{ kind: 'element', text: 'Card', ladder: 2 }]);
    const rows = greyRows(picture?.png ?? new Uint8Array());
    const kinds = rows.map((row) =>
      row.every((grey) => grey === 0) ? 'filled' : row.every((grey) => grey === 255) ? 'blank' : 'drawn',
    );
    expect(kinds.filter((_, row) => row % 16 === 0)).toEqual(['blank', 'drawn', 'filled', 'filled', 'blank']);
  });

  it('is filled where a rectangle lies, as far as that reaches into it', async () => {
    const { surface } = await opened([{ kind: 'text', text: 'Welcome' }]);
    const picture = await surface.capture([
      { kind: 'rect', x: 8, y: 18, width: 4, height: 2 },
      { kind: 'rect', x: -5, y: 30, width: 6, height: 99 },
      { kind: 'rect', x: 9999, y: -20, width: 6, height: 3 },
    ]);
    const filled = greyRows(picture?.png ?? new Uint8Array()).flatMap((row, y) =>
      [...row].flatMap((grey, x) => (grey === 0 ? [`${x},${y}`] : [])),
    );
    expect(filled).toEqual([
      '8,18',
      '9,18',
      '10,18',
      '11,18',
      '8,19',
      '9,19',
      '10,19',
      '11,19',
      '0,30',
      '0,31',
    ]);
  });

  it('is not taken when a mask could be either of two things', async () => {
    const { surface } = await opened([{ kind: 'text', text: 'Welcome' }]);
    expect(await surface.capture([{ kind: 'element', css: '!!' }])).toBeUndefined();
    expect(await surface.capture([{ kind: 'element', id: 'not-here' }])).toBeDefined();
  });
});
