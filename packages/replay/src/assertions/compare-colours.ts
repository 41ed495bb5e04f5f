// Colours as CSS spells them, compared as red, green, blue and alpha.
import { namedColours } from './named-colours.ts';

/** Red, green, blue 0 to 255, alpha 0 to 1. */
export type Rgba = readonly [number, number, number, number];

/** Reads a named colour, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `rgba()`; undefined for anything else. */
export function parseColour(text: string): Rgba | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  const named = namedColours.get(value);
  if (named !== undefined) return parseHex(named);
  if (value.startsWith('#')) return parseHex(value.slice(1));
  const call = /^rgba?\(([^()]*)\)$/u.exec(value);
  return call?.[1] === undefined ? undefined : parseComponents(call[1]);
}

/** Whether two colours are the same, alpha to a two-hundredth: browsers print it rounded. */
export function sameColour(left: Rgba, right: Rgba): boolean {
  return left.every((part, index) => Math.abs(part - (right[index] ?? Number.NaN)) < 0.005);
}

function parseHex(digits: string): Rgba | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/u.test(digits)) return undefined;
  const wide = digits.length <= 4 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const part = (at: number): number => Number.parseInt(wide.slice(at, at + 2), 16);
  return [part(0), part(2), part(4), wide.length === 8 ? part(6) / 255 : 1];
}

function parseComponents(inner: string): Rgba | undefined {
  const parts = inner.split(/[\s,/]+/u).filter((part) => part !== '');
  if (parts.length !== 3 && parts.length !== 4) return undefined;
  const [red, green, blue, alpha] = parts.map((part, index) => component(part, index === 3 ? 1 : 255));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (parts.length === 4 && alpha === undefined) return undefined;
  return [colourPart(red), colourPart(green), colourPart(blue), Math.min(1, alpha ?? 1)];
}

function colourPart(value: number): number {
  return Math.min(255, Math.round(value));
}

function component(text: string, whole: number): number | undefined {
  if (!/^\d*\.?\d+%?$/u.test(text)) return undefined;
  return text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
}
