// Finds `${VAR}` and `${captured.name}` in a text; everything else that looks similar is literal.

/** A reference and where it stands; `start` and `end` are 0-based offsets, `end` exclusive. */
export type Reference =
  | { readonly kind: 'variable'; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: 'capture'; readonly name: string; readonly start: number; readonly end: number }
  | { readonly kind: 'unterminated'; readonly start: number; readonly end: number };

// A capture's name may be anything a trace holds, but it does not run over the start of another reference.
const reference = /\$\{captured\.((?:(?!\$\{)[^}])*)(\})?|\$\{([A-Za-z_][A-Za-z0-9_]*)\}/gu;

/**
 * The references of a text, from left to right. `$X`, `${`, `${1X}` and `${a.b}` are literal text.
 *
 * @example
 * findReferences('${DESK_URL}/${captured.badge}');
 * // [{ kind: 'variable', name: 'DESK_URL', start: 0, end: 11 }, { kind: 'capture', name: 'badge', start: 12, end: 29 }]
 */
export function findReferences(text: string): readonly Reference[] {
  return Array.from(text.matchAll(reference), ({ 0: whole, 1: capture, 2: closed, 3: variable, index }) => {
    const span = { start: index, end: index + whole.length };
    if (variable !== undefined) return { kind: 'variable', name: variable, ...span };
    if (closed === undefined) return { kind: 'unterminated', ...span };
    return { kind: 'capture', name: capture ?? '', ...span };
  });
}
