// What a style makes of the letters of a text.
import { attribute } from './dom-access.ts';
import { composedParent } from './flat-tree.ts';

/** The letters as `text-transform` draws them. */
export function transformed(text: string, transform: string, element: Element): string {
  if (transform === 'none') return text;
  const language = languageOf(element);
  if (transform.includes('uppercase')) return text.toLocaleUpperCase(language);
  if (transform.includes('lowercase')) return text.toLocaleLowerCase(language);
  if (!transform.includes('capitalize')) return text;
  return text.replace(/(^|[^\p{L}\p{N}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase(language);
  });
}

/** A language tag for case mapping; only those that the browser would honour and that JavaScript knows. */
function languageOf(element: Element): string | undefined {
  for (let current: Element | null = element; current !== null; current = composedParent(current)) {
    const language = attribute(current, 'lang');
    if (language !== null) return /^(?:tr|az|lt|el)(?:-|$)/i.exec(language)?.[0].slice(0, 2);
  }
  return undefined;
}
