// A stable way to find an element again on another tree: rungs from the best to the last resort.
import { nameOf, roleOf } from '../tree/roles.ts';
import { attribute, flagged } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';

/** One rung. `nth` (1-based) is the element's number among its equals in document order; absent where it is unique. */
export type SelectorRung =
  | { readonly testId: string; readonly nth?: number }
  | { readonly id: string; readonly nth?: number }
  | { readonly role: string; readonly name: string; readonly nth?: number }
  | { readonly text: string; readonly nth?: number }
  | { readonly role: string; readonly nth?: number };

type RungKind = 'testId' | 'id' | 'named' | 'text' | 'role';

const kinds: readonly RungKind[] = ['testId', 'id', 'named', 'text', 'role'];
const longestText = 200;
const testIdAttributes = ['data-testid', 'data-test-id', 'data-test', 'testTag', 'testID'];

/** Whether a child has the very same text: then the text names the child. */
function wraps(screen: Screen, index: number, text: string): boolean {
  const end = screen.ends[index] ?? 0;
  for (let child = index + 1; child < end; child = screen.ends[child] ?? end) {
    if (screen.texts.of(child) === text) return true;
  }
  return false;
}

/** What all equals of an element on one rung share; `undefined` where the element has no such rung. */
function keyOf(screen: Screen, index: number, kind: RungKind): string | undefined {
  switch (kind) {
    case 'testId': {
      const name = testIdAttributes.find((each) => (attribute(screen, index, each) ?? '') !== '');
      return name === undefined ? undefined : attribute(screen, index, name);
    }
    case 'id':
      return screen.elements[index]?.id || undefined;
    case 'named': {
      const name = nameOf(screen, index);
      return name === '' ? undefined : `${roleOf(screen, index)}\u0000${name}`;
    }
    case 'text': {
      const field = flagged(screen, index, 'editable') || screen.elements[index]?.value !== undefined;
      const text = field ? '' : screen.texts.of(index);
      return text === '' || text.length > longestText || wraps(screen, index, text) ? undefined : text;
    }
    case 'role':
      return roleOf(screen, index) || undefined;
  }
}

type Equals = ReadonlyMap<string, readonly number[]>;
const tables = new WeakMap<Screen, Partial<Record<RungKind, Equals>>>();

/** All elements of a screen by what they share on one kind of rung. */
function equalsOn(screen: Screen, kind: RungKind): Equals {
  const ofScreen = tables.get(screen) ?? {};
  tables.set(screen, ofScreen);
  const known = ofScreen[kind];
  if (known !== undefined) return known;
  const table = new Map<string, number[]>();
  for (let index = 0; index < screen.elements.length; index += 1) {
    const key = keyOf(screen, index, kind);
    if (key === undefined) continue;
    const list = table.get(key);
    if (list === undefined) table.set(key, [index]);
    else list.push(index);
  }
  ofScreen[kind] = table;
  return table;
}

function rung(kind: RungKind, key: string, nth: number | undefined): SelectorRung {
  const number = nth === undefined ? {} : { nth };
  switch (kind) {
    case 'testId':
      return { testId: key, ...number };
    case 'id':
      return { id: key, ...number };
    case 'named': {
      const [role = '', name = ''] = key.split('\u0000');
      return { role, name, ...number };
    }
    case 'text':
      return { text: key, ...number };
    case 'role':
      return { role: key, ...number };
  }
}

/** Test id, id, role and name, text; the bare role only where none of them is there. */
export function ladderOf(screen: Screen, index: number): readonly SelectorRung[] {
  const rungs: SelectorRung[] = [];
  for (const kind of kinds) {
    if (kind === 'role' && rungs.length > 0) break;
    const key = keyOf(screen, index, kind);
    if (key === undefined) continue;
    const equals = equalsOn(screen, kind).get(key) ?? [];
    rungs.push(rung(kind, key, equals.length > 1 ? equals.indexOf(index) + 1 : undefined));
  }
  return rungs;
}

function namedBy(screen: Screen, each: SelectorRung): readonly number[] {
  if ('testId' in each) return equalsOn(screen, 'testId').get(each.testId) ?? [];
  if ('id' in each) return equalsOn(screen, 'id').get(each.id) ?? [];
  if ('text' in each) return equalsOn(screen, 'text').get(each.text) ?? [];
  if ('name' in each) return equalsOn(screen, 'named').get(`${each.role}\u0000${each.name}`) ?? [];
  return equalsOn(screen, 'role').get(each.role) ?? [];
}

/**
 * The element that a ladder names on a screen: by the first rung that is as unique as it was, else by the first that
 * names anything at its number.
 */
export function resolveLadder(screen: Screen, ladder: readonly SelectorRung[]): number | undefined {
  let fallback: number | undefined;
  for (const each of ladder) {
    const equals = namedBy(screen, each);
    const index = equals[(each.nth ?? 1) - 1];
    if (index === undefined) continue;
    if (each.nth !== undefined || equals.length === 1) return index;
    fallback ??= index;
  }
  return fallback;
}
