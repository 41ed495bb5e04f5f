// What the header's masking rules ask to cover in every picture; where a rule cannot be kept, there are no pictures.
import type { PictureMask } from '@flowproof/driver';
import { type MaskTarget, maskTargets, type TraceHeader } from '@flowproof/trace-format';

/** What to cover, or why no picture may be taken. */
export type PictureMasks =
  | { readonly kind: 'covering'; readonly masks: readonly PictureMask[] }
  | { readonly kind: 'no_pictures'; readonly reason: string };

/**
 * Reads the masking rules of a header.
 *
 * @example
 * pictureMasks([{ mode: 'mask', target: { css: '.card' } }]); // { kind: 'covering', masks: [{ kind: 'element', css: '.card' }] }
 */
export function pictureMasks(rules: TraceHeader['redaction']): PictureMasks {
  const reading = maskTargets(rules);
  if (reading.kind === 'unreadable') {
    return { kind: 'no_pictures', reason: `masking rule ${reading.index + 1} of the trace cannot be read` };
  }
  return { kind: 'covering', masks: reading.targets.map(maskOf) };
}

function maskOf(target: MaskTarget): PictureMask {
  if ('css' in target) return { kind: 'element', css: target.css };
  if ('automation_id' in target) return { kind: 'element', id: target.automation_id };
  const [x, y, width, height] = target.rect;
  return { kind: 'rect', x, y, width, height };
}
