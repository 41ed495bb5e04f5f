// What the header's masking rules ask to cover in every picture; where a rule cannot be kept, there are no pictures.
import type { Locator } from '@flowproof/driver';
import { maskTargets, type TraceHeader } from '@flowproof/trace-format';

/** Elements to cover, or why no picture may be taken. */
export type PictureMasks =
  | { readonly kind: 'covering'; readonly locators: readonly Locator[] }
  | { readonly kind: 'no_pictures'; readonly reason: string };

/**
 * Reads the masking rules of a header.
 *
 * @example
 * pictureMasks([{ mode: 'mask', target: { css: '.card' } }]); // { kind: 'covering', locators: [{ kind: 'element', css: '.card' }] }
 */
export function pictureMasks(rules: TraceHeader['redaction']): PictureMasks {
  const reading = maskTargets(rules);
  if (reading.kind === 'unreadable') {
    return { kind: 'no_pictures', reason: `masking rule ${reading.index + 1} of the trace cannot be read` };
  }
  const locators: Locator[] = [];
  for (const target of reading.targets) {
    // A surface covers elements; where it draws a bare rectangle of the screen is not known here.
    if ('rect' in target)
      return { kind: 'no_pictures', reason: 'a masking rule names a rectangle, which cannot be covered' };
    locators.push(
      'css' in target ? { kind: 'element', css: target.css } : { kind: 'element', id: target.automation_id },
    );
  }
  return { kind: 'covering', locators };
}
