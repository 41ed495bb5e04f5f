// One condition as a test of one element.
import { attribute, flagged, secureState } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';
import { aliases } from './aliases.ts';
import type { Condition } from './parse-selector.ts';

type Test = (index: number) => boolean;

const never: Test = () => false;

/** What a state key reports of an element; `undefined` where it reports nothing. */
function reported(screen: Screen, index: number, key: string): string | undefined {
  switch (key) {
    case 'enabled':
      return String(!flagged(screen, index, 'disabled'));
    case 'clickable':
    case 'focused':
    case 'checked':
    case 'selected':
    case 'editable':
      return String(flagged(screen, index, key));
    case 'secure': {
      const state = flagged(screen, index, 'editable') ? secureState(screen, index) : null;
      return state === null ? undefined : String(state);
    }
    default:
      return attribute(screen, index, 'scrollable');
  }
}

const stateNames = new Set([
  'clickable',
  'enabled',
  'focused',
  'checked',
  'selected',
  'editable',
  'secure',
  'scrollable',
]);

function afterPackage(id: string): string | undefined {
  const at = id.indexOf(':id/');
  return at < 0 ? undefined : id.slice(at + ':id/'.length);
}

/** The keys with a rule of their own. */
function ruleOf(screen: Screen, key: string, value: string): Test | undefined {
  const id = (index: number): string => screen.elements[index]?.id ?? '';
  const desc = (index: number): string => screen.elements[index]?.desc ?? '';
  switch (key) {
    case 'id':
      return (index) => id(index) === value || id(index).endsWith(`:id/${value}`);
    case 'idPrefix':
      return (index) => id(index).startsWith(value) || afterPackage(id(index))?.startsWith(value) === true;
    case 'desc':
      return (index) => desc(index) === value || desc(index).startsWith(`${value}, `);
    case 'descPrefix':
      return (index) => desc(index).startsWith(value);
    case 'tag':
      return (index) => attribute(screen, index, 'tag') === value;
    case 'text':
      return isBoolean(value) ? (index) => screen.texts.of(index) === value : screen.texts.containing(value);
    default:
      return undefined;
  }
}

function isBoolean(value: string): boolean {
  return value === 'true' || value === 'false';
}

/** The test of a condition on a screen. An empty value matches nothing. */
export function testOf(screen: Screen, { key, value }: Condition): Test {
  if (value === '') return never;
  if (stateNames.has(key)) return (index) => reported(screen, index, key) === value;
  const rule = ruleOf(screen, key, value);
  if (rule !== undefined) return rule;
  const names = [key, ...(aliases.get(key) ?? [])];
  const exact = isBoolean(value);
  return (index) =>
    names.some((name) => {
      const actual = attribute(screen, index, name);
      return actual !== undefined && (exact ? actual === value : actual.includes(value));
    });
}
