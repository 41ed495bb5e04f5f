// Values of extractors are shared by everything that reads them: changing one throws.
import { placeOf } from '../tree/element-view.ts';

const changers: ReadonlyMap<string, readonly string[]> = new Map([
  ['[object Map]', ['set', 'delete', 'clear']],
  ['[object Set]', ['add', 'delete', 'clear']],
  ['[object Date]', Object.getOwnPropertyNames(Date.prototype).filter((name) => name.startsWith('set'))],
]);

function refuse(): never {
  throw new TypeError('the value of an extractor is shared and cannot be changed');
}

/** What a collection holds is out of reach of freezing: its own methods are covered. */
function coverChangers(value: object): void {
  const names = changers.get(Object.prototype.toString.call(value)) ?? [];
  for (const name of names) Object.defineProperty(value, name, { value: refuse });
}

function insideOf(value: object): readonly unknown[] {
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (value instanceof Set) return [...value];
  return Object.values(Object.getOwnPropertyDescriptors(value)).map(
    (each: PropertyDescriptor): unknown => each.value,
  );
}

/** Freezes a value and everything in it; returns it. */
export function deepFreeze<T>(value: T): T {
  const open: unknown[] = [value];
  const seen = new Set<object>();
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null || seen.has(each) || placeOf(each) !== undefined) continue;
    seen.add(each);
    if (!Object.isFrozen(each)) {
      coverChangers(each);
      Object.freeze(each);
    }
    for (const inner of insideOf(each)) open.push(inner);
  }
  return value;
}
