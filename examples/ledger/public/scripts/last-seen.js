// Remembers which entries were ticked when the overview was last looked at, over a reload, and says what is different.
const key = 'last-seen-ticks';

export function rememberTicks(entries) {
  sessionStorage.setItem(key, JSON.stringify(entries.map(({ id, cleared }) => [id, cleared])));
}

/** A sentence when entries that were there before are ticked otherwise now. */
export function whatIsDifferent(entries) {
  const before = new Map(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  const different = entries.filter(({ id, cleared }) => before.has(id) && before.get(id) !== cleared);
  if (different.length === 0) return undefined;
  return `Not as you left it: ${different.map(({ note }) => note).join(', ')}.`;
}
