// Lays compact JSON out over lines. It works on the text, so order of keys and text of numbers stay.

const unit = '  ';

/** Compact JSON with two spaces of indent; empty lists and objects stay on one line. */
export function indentJson(compact: string): string {
  let depth = 0;
  return compact.replace(/"(?:[^"\\]|\\.)*"|[[{](?:[\]}])?|[\]},:]/gsu, (token) => {
    if (token.length > 1) return token;
    if (token === '{' || token === '[') {
      depth += 1;
      return token + lineBreak(depth);
    }
    if (token === '}' || token === ']') {
      depth -= 1;
      return lineBreak(depth) + token;
    }
    if (token === ',') return token + lineBreak(depth);
    return ': ';
  });
}

function lineBreak(depth: number): string {
  return `\n${unit.repeat(depth)}`;
}
