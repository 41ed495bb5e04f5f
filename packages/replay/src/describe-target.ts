// A recorded target in the words of the person who wrote it, for messages.
import { decodeSelector, type InnerLocator, type Locator } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';

/** `"Save"`, `css:.total`, `2nd "Edit"`, `the "Price" column of the row containing "Mint"`. */
export function describeTarget(ladder: readonly Selector[]): string {
  for (const selector of ladder) {
    const locator = decodeSelector(selector);
    if (locator !== undefined) return describeLocator(locator);
  }
  return 'a target this version cannot address';
}

/** The text by which suggestions are looked up; undefined for selectors and ids. */
export function anchorText(ladder: readonly Selector[]): string | undefined {
  for (const selector of ladder) {
    const locator = decodeSelector(selector);
    if (locator?.kind === 'element' && locator.text !== undefined) return locator.text;
    if ((locator?.kind === 'scoped' || locator?.kind === 'framed') && locator.inner.text !== undefined) {
      return locator.inner.text;
    }
  }
  return undefined;
}

function describeLocator(locator: Locator): string {
  switch (locator.kind) {
    case 'element':
      return `${locator.nth === undefined ? '' : `${ordinal(locator.nth)} `}${describeElement(locator)}`;
    case 'cell':
      return `the "${locator.columnText}" column of the row containing ${anchors(locator.rowAnchors)}`;
    case 'scoped': {
      const container = locator.container === 'item' ? 'item' : `"${locator.container}"`;
      return `${describeElement(locator.inner)} in the ${container} containing ${anchors(locator.anchors)}`;
    }
    case 'framed':
      return `${describeElement(locator.inner)} in the iframe "${locator.frame}"`;
  }
}

function describeElement(
  element: InnerLocator & { readonly name?: string; readonly controlType?: string },
): string {
  if (element.css !== undefined) return `css:${element.css}`;
  if (element.id !== undefined) return `id:${element.id}`;
  const text = element.text ?? element.name;
  return text === undefined ? `a ${element.controlType ?? 'control'}` : `"${text}"`;
}

function anchors(texts: readonly string[]): string {
  return texts.map((text) => `"${text}"`).join(' and ');
}

function ordinal(n: number): string {
  const tail = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}
