// The order of keys in free-form objects: ascending by UTF-8 bytes, which is the order of code points.

/** Compares two texts by their UTF-8 bytes; UTF-16 order differs beyond U+FFFF. */
export function compareUtf8(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

// Surrogates stand for code points above every other unit, so they are moved behind U+FFFF.
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
