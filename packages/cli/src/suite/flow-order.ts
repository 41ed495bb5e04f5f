// In which order the flows of a suite run and are reported: those listed by `order` first, the rest as they were found.
import { posix } from 'node:path';
import { CommandError } from '../command-error.ts';

/** An entry of `order` that cannot stand. */
export interface OrderFault {
  /** As it is written. */
  readonly entry: string;
  readonly what: 'names no flow of the suite' | 'is listed twice';
}

/** Advice for entries of `order`. */
export const orderHint = 'paths in order are relative to the suite, such as sign-in.flow.yaml';

/** Entries that name no flow of the suite, or one that another names already. */
export function orderFaults(found: readonly string[], order: readonly string[]): readonly OrderFault[] {
  const paths = order.map((entry) => posix.normalize(entry));
  return order.flatMap((entry, index): readonly OrderFault[] => {
    const path = paths[index] ?? entry;
    if (!found.includes(path)) return [{ entry, what: 'names no flow of the suite' }];
    return paths.indexOf(path) < index ? [{ entry, what: 'is listed twice' }] : [];
  });
}

/**
 * Sorts paths relative to the suite. Throws `CommandError` for entries at fault.
 *
 * @param found - sorted already.
 * @param order - as the suite writes it.
 */
export function inSuiteOrder(found: readonly string[], order: readonly string[]): readonly string[] {
  const [fault] = orderFaults(found, order);
  if (fault !== undefined) {
    throw new CommandError('suite_order', `order: ${fault.entry} ${fault.what}; nothing was run`, {
      hint: orderHint,
    });
  }
  const listed = order.map((entry) => posix.normalize(entry));
  return [...listed, ...found.filter((path) => !listed.includes(path))];
}
