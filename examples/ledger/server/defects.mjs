// What can be wrong with a ledger: each name is a switch that the server or the page asks for at one place.
export const defectNames = Object.freeze([
  'double-submit',
  'lost-update',
  'race',
  'wrong-total',
  'broken-back',
  'odd-input',
]);

/** The names as a set; throws for one that is none. */
export function checkDefects(names) {
  for (const name of names) {
    if (!defectNames.includes(name))
      throw new Error(`There is no defect "${name}": ${defectNames.join(', ')}.`);
  }
  return new Set(names);
}
