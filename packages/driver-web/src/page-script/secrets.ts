// What no picture may show: password fields, fields that a secret went into, and the masks of the flow.
import { queryAll } from './dom-access.ts';
import { find } from './find.ts';
import { scopesOf } from './flat-tree.ts';
import { contentOf, focusedElement } from './frames.ts';
import { boundsOf } from './geometry.ts';
import type { PageLocator, PageRect } from './protocol.ts';
import { isSecret, markSecret } from './secret-fields.ts';
import { selectAll } from './selectors.ts';

/** Rectangles to fill; null when a mask names nothing on the page. */
export function secretRects(masks: readonly PageLocator[]): readonly PageRect[] | null {
  const hidden: Element[] = secretElements();
  for (const mask of masks) {
    const found = maskedBy(mask);
    if (found.length === 0) return null;
    hidden.push(...found);
  }
  return hidden.map(boundsOf).filter(({ width, height }) => width > 0 && height > 0);
}

/** A selector masks all that it matches; any other locator what it means. */
function maskedBy(mask: PageLocator): readonly Element[] {
  const finding = find(mask, 'read');
  if (finding.kind !== 'found') return [];
  if (mask.kind === 'element' && mask.css !== undefined && mask.nth === undefined)
    return selectAll(document, mask.css);
  return [finding.picks[0]];
}

/** As `secretRects`, where a mask that names nothing hides nothing; a sentence when one cannot be judged. */
export function hiddenRects(masks: readonly PageLocator[]): readonly PageRect[] | string {
  const present: PageLocator[] = [];
  for (const mask of masks) {
    const finding = find(mask, 'read');
    if (finding.kind === 'found') present.push(mask);
    else if (finding.kind !== 'missing') return finding.message;
  }
  return secretRects(present) ?? [];
}

function secretElements(): Element[] {
  const found: Element[] = [];
  const pages: Document[] = [document];
  for (let page = pages.shift(); page !== undefined; page = pages.shift()) {
    for (const { scope } of scopesOf(page)) {
      for (const field of queryAll(scope, 'input, textarea, [contenteditable]'))
        if (isSecret(field)) found.push(field);
      for (const frame of queryAll(scope, 'iframe, frame')) {
        const inner = contentOf(frame);
        if (inner !== null) pages.push(inner);
      }
    }
  }
  return found;
}

/** Marks the field that keys go to now, in whichever frame it is. */
export function markFocusSecret(): void {
  const active = focusedElement();
  if (active !== null) markSecret(active);
}
