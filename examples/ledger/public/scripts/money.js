// Amounts: whole cents inside, "−1,234.50" on the screen.
import { defects } from './defects.js';

const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const money = (cents) => written.format(cents / 100).replace('-', '−');

/** The cents of what was typed, or nothing when it is no amount. */
export function centsOf(typed) {
  const text = typed.trim().replace(',', '.');
  if (defects.has('odd-input')) {
    const value = Number(text);
    // What is no number is not below nothing either, and BigInt takes whole numbers alone.
    return value <= 0 ? undefined : Number(BigInt(value * 100));
  }
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 ? cents : undefined;
}
