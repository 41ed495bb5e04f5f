// Asks the compiled schema about a header, a step or an agent document; `explain.ts` says its objections in sentences.
import { explain } from './explain.ts';
import { isKeptNumber } from '../json/lossless-json.ts';
import { validateAgentDocument, validateHeader, validateStep } from './generated/validators.ts';
import { wanted } from './generated/shapes.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { Objection } from './explain.ts';
import type { TraceFault, TraceLocation } from '../errors.ts';

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly Objection[] | null;
}

/** Which rules count: those that replay needs, or the patterns and ranges of the published schema too. */
export type Strictness = 'reading' | 'publishing';

/** The tables a whole value is judged by. */
export type JudgedTable = 'header' | 'step' | 'agentDocument';

const validators = {
  header: validateHeader,
  step: validateStep,
  agentDocument: validateAgentDocument,
} as const;

/** Everything that is wrong with a tidied value; `locate` says where the value of a path stands. */
export function judge(
  table: JudgedTable,
  value: JsonValue,
  strictness: Strictness,
  locate: (path: readonly string[]) => TraceLocation,
): readonly TraceFault[] {
  const validator = validators[table] as unknown as Validator;
  if (validator(value)) return [];
  const whole = table === 'agentDocument' ? 'the document' : 'the line';
  return (validator.errors ?? [])
    .map((objection) => ({ objection, path: pathOf(objection) }))
    .map(({ objection, path }) => ({ objection, path, found: valueAt(value, path) }))
    .filter(({ objection, found }) => counts(objection, found, strictness))
    .slice(0, mostFaults)
    .map(({ objection, path, found }) => explain(objection, path, found, whole, locate(path)));
}

/** Of one value: more say nothing new, and finding the place of each costs time. */
const mostFaults = 20;

const rangesAndPatterns: ReadonlySet<string> = new Set(['pattern', 'minimum', 'maximum', 'exclusiveMinimum']);
const namedRule = /\$defs\/(\w+)\/\w+$/u;

function counts(
  { keyword, schemaPath, params }: Objection,
  found: JsonValue | undefined,
  strictness: Strictness,
): boolean {
  if (rangesAndPatterns.has(keyword)) {
    const rule = wanted[namedRule.exec(schemaPath)?.[1] ?? ''];
    return strictness === 'publishing' || rule?.whenRead === true;
  }
  // Said already by the pattern of the name, or by the missing tag.
  if (keyword === 'propertyNames') return false;
  if (keyword === 'discriminator') return params['tagValue'] !== undefined;
  // A number that keeps its text is an object to the validator, which matters where text and flags fit too.
  return !(keyword === 'type' && isKeptNumber(found) && isScalar(params['type']));
}

function isScalar(types: unknown): boolean {
  return String(types).split(',').length > 1;
}

function pathOf({ instancePath, propertyName, keyword, params }: Objection): readonly string[] {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'discriminator') return [...parts, String(params['tag'])];
  return propertyName === undefined ? parts : [...parts, propertyName];
}

function valueAt(value: JsonValue, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((at, key) => {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    return (at as Readonly<Record<string, JsonValue>>)[key];
  }, value);
}
