// The compared form of a capture: `${captured.total}`, `${captured.total} + 2`, `${captured.total} - 0.5`.

/** A captured value and what is added to it. */
export interface CapturedExpression {
  readonly name: string;
  /** Absent when nothing is added or subtracted; negative for minus. */
  readonly offset?: number;
}

const form = /^\$\{captured\.([^{}]*)\}(?:\s*([+-])\s*(\d+(?:\.\d+)?))?$/u;

/**
 * Reads exactly one capture reference with an optional plain decimal added or subtracted.
 *
 * @returns undefined for every other text.
 * @example
 * parseCapturedExpression('${captured.total} - 0.5'); // { name: 'total', offset: -0.5 }
 */
export function parseCapturedExpression(text: string): CapturedExpression | undefined {
  const [, name, sign, digits] = form.exec(text.trim()) ?? [];
  if (name === undefined) return undefined;
  if (digits === undefined) return { name };
  const amount = Number(digits);
  if (!Number.isFinite(amount)) return undefined;
  return { name, offset: sign === '-' ? 0 - amount : amount };
}
