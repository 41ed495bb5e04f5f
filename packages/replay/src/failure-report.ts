// What is collected when a step did not pass: names that come close, console lines, the document. Best effort.
import { suggestNames, type Surface } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';
import { anchorText } from './describe-target.ts';
import type { RunEvidence } from './result.ts';

/** Older console lines than these are left out. */
const consoleLines = 100;

/** `; did you mean 'A', 'B'?`, or nothing. Never a second failure. */
export async function suggestion(surface: Surface, ladder: readonly Selector[]): Promise<string> {
  const wanted = anchorText(ladder);
  if (wanted === undefined || !surface.capabilities.has('inventory')) return '';
  try {
    const names = suggestNames(wanted, await surface.inventory());
    return names.length === 0 ? '' : `; did you mean ${names.map((name) => `'${name}'`).join(', ')}?`;
  } catch {
    // Suggestions help; a page that cannot be asked any more has failed for its own reason already.
    return '';
  }
}

/**
 * Console lines and the document, every secret in them replaced.
 *
 * @returns undefined when the surface cannot tell any more.
 * @example
 * const evidence = await collectEvidence(surface, (text) => references.redact(text));
 */
export async function collectEvidence(
  surface: Surface,
  redact: (text: string) => string,
): Promise<RunEvidence | undefined> {
  try {
    const { console, dom } = await surface.evidence({ dom: true });
    return {
      console: console.slice(-consoleLines).map(redact),
      ...(dom !== undefined && { dom: redact(dom) }),
    };
  } catch {
    // The step has its result; a surface that went away with it leaves no evidence.
    return undefined;
  }
}
