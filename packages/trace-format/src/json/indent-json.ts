// Lays compact JSON out over lines. It works on the text, so order of keys and text of numbers stay.

const unit = '  ';

/** Compact JSON with two spaces of indent; empty lists and objects stay on one line. */
export function indentJson(compact: string): string {
  const parts: string[] = [];
  let depth = 0;
  for (let at = 0; at < compact.length; at += 1) {
    const token = compact[at] ?? '';
    const next = compact[at + 1];
    if (token === '"') {
      const end = endOfString(compact, at);
      parts.push(compact.slice(at, end));
      at = end - 1;
    } else if ((token === '{' && next === '}') || (token === '[' && next === ']')) {
      parts.push(token + next);
      at += 1;
    } else {
      if (token === '{' || token === '[') depth += 1;
      if (token === '}' || token === ']') depth -= 1;
      parts.push(laidOut(token, depth));
    }
  }
  return parts.join('');
}

function laidOut(token: string, depth: number): string {
  const lineBreak = `\n${unit.repeat(depth)}`;
  if (token === '{' || token === '[' || token === ',') return token + lineBreak;
  if (token === '}' || token === ']') return lineBreak + token;
  return token === ':' ? ': ' : token;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
