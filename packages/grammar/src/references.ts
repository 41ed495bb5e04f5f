// `${…}` inside texts: environment references, captures, and the shapes that only look like them.

const environment = /\$\{[A-Za-z_][A-Za-z0-9_]*\}/;
const captureName = /^[a-z][a-z0-9_]*$/;
const captureStart = '${captured.';
const comparedCapture =
  /^\$\{captured\.([a-z][a-z0-9_]*)\}(?:[ \t\r\n]*([+-])[ \t\r\n]*([0-9]+(?:\.[0-9]+)?))?$/;

/** Whether the text holds `${NAME}`. */
export function hasReference(text: string): boolean {
  return text.includes('${') && environment.test(text);
}

/** Whether the text holds the start of a capture, well formed or not. */
export function hasCapture(text: string): boolean {
  return text.includes(captureStart);
}

/** Whether a word may name a capture. */
export function isCaptureName(name: string): boolean {
  return captureName.test(name);
}

/** Offset of the first capture whose name is malformed or that is not closed; -1 when all are well formed. */
export function malformedCapture(text: string): number {
  let at = text.indexOf(captureStart);
  while (at !== -1) {
    const close = text.indexOf('}', at);
    if (close === -1 || !isCaptureName(text.slice(at + captureStart.length, close))) return at;
    at = text.indexOf(captureStart, close);
  }
  return -1;
}

/** A compared capture: one reference, optionally plus or minus one number. Undefined when the text is none. */
export function readComparedCapture(text: string): { name: string; offset?: number } | undefined {
  const match = comparedCapture.exec(text);
  if (match?.[1] === undefined) return undefined;
  const [, name, sign, number] = match;
  if (number === undefined) return { name };
  const offset = Number(number);
  return { name, offset: sign === '-' && offset !== 0 ? -offset : offset };
}
