// Texts of numbers: integers without a point, floats with one.

/**
 * The text of a float in shortest round-trip form with a decimal point, `1.0` and `0.25`;
 * from 1e16 on and below 1e-5 in exponent form, `1e16` and `1.5e-7`.
 */
export function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0.0';
  if (value === 0) return '0.0';
  const magnitude = Math.abs(value);
  if (magnitude >= 1e16 || magnitude < 1e-5) return value.toExponential().replace('e+', 'e');
  const text = String(value);
  return text.includes('.') ? text : `${text}.0`;
}
