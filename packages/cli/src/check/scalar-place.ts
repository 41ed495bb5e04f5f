// Where a value stands that the reader has accepted, and that is at fault only together with something else.
import type { FoundFault } from './found-fault.ts';

/**
 * Place of the first `value` behind the top-level key, else of the key, else the start of the file.
 *
 * @param file - name of the file in the fault.
 */
export function scalarPlace(
  text: string,
  key: string,
  value: string,
  file: string,
): Pick<FoundFault, 'location' | 'span'> {
  const keyAt = new RegExp(`^[\\s{]*["']?${key}["']?\\s*:`, 'mu').exec(text);
  const from = keyAt === null ? 0 : keyAt.index + keyAt[0].length;
  const valueAt = keyAt === null ? -1 : text.indexOf(value, from);
  const start = valueAt === -1 ? (keyAt?.index ?? 0) : valueAt;
  const end = valueAt === -1 ? start : start + value.length;
  const lines = text.slice(0, start).split('\n');
  return {
    location: { file, line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 },
    span: { start, end },
  };
}
