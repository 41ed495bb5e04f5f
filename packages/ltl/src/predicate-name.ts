// What a predicate is called in messages: its given name, its function's, or its source text.

const longest = 120;

export function predicateName(fn: () => boolean, given: string | undefined): string {
  if (given !== undefined && given !== '') return given;
  if (typeof fn.name === 'string' && fn.name !== '') return fn.name;
  const source = Function.prototype.toString.call(fn).replaceAll(/\s+/g, ' ').trim();
  return Array.from(source).slice(0, longest).join('');
}
