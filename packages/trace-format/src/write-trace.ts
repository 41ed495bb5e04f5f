// Writes a trace as text: one compact line per value, keys in the declared order.
import { quoteJson, stringifyLosslessJson } from './json/lossless-json.ts';
import { floatText } from './json/number-text.ts';
import { compareUtf8 } from './json/utf8-order.ts';
import { isLeftOut, tableOf, variantOf } from './schema/tidy.ts';
import type { JsonValue } from './json/json-value.ts';
import type { Field, RecordShape, Shape } from './schema/shape.ts';
import type { TraceStep } from './step/step-record.ts';
import type { Trace } from './trace.ts';

/**
 * Writes a trace: JSON Lines, the header first, a line end after every line.
 * Optional keys without a value are left out; half surrogate pairs become U+FFFD.
 *
 * @throws RangeError for a number that JSON or its field cannot hold (NaN, a fraction where an integer belongs).
 * @example
 * writeTrace(readTrace(text)) === text; // for every trace an engine wrote
 */
export function writeTrace(trace: Trace): string {
  const lines = [writeByTable('header', trace.header), ...trace.steps.map(writeStep)];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Writes a step as its line, without the line end.
 *
 * @throws RangeError as {@link writeTrace} does.
 * @example
 * writeStep(step) === text.split('\n')[1]; // when `step` is the first of the trace in `text`
 */
export function writeStep(step: TraceStep): string {
  return writeByTable('step', step);
}

/** Writes a value by the table of that name. */
export function writeByTable(name: string, value: object): string {
  const shape = tableOf(name);
  const members = value as Readonly<Record<string, unknown>>;
  if (shape.kind === 'record') return writeRecord(shape, members);
  const variant = variantOf(shape, members);
  if (variant === undefined)
    throw new RangeError(`nothing is known about ${shape.tag} ${String(members[shape.tag])}`);
  return writeByTable(variant, members);
}

function writeRecord(shape: RecordShape, value: Readonly<Record<string, unknown>>): string {
  const known = shape.fields.flatMap((field) => writeField(field, value));
  if (shape.unknown !== 'kept') return `{${known.map(([, text]) => text).join(',')}}`;
  const names = new Set(shape.fields.map(({ name }) => name));
  const unknown = Object.keys(value)
    .filter((key) => !names.has(key) && value[key] !== undefined)
    .map((key) => [key, writeMember(key, write('free', value[key]))] as const);
  const lead = new Set(shape.lead);
  const first = known.filter(([name]) => lead.has(name));
  const rest = [...known.filter(([name]) => !lead.has(name)), ...unknown];
  rest.sort(([left], [right]) => compareUtf8(left, right));
  return `{${[...first, ...rest].map(([, text]) => text).join(',')}}`;
}

function writeField(
  field: Field,
  value: Readonly<Record<string, unknown>>,
): readonly (readonly [string, string])[] {
  const given = (Object.hasOwn(value, field.name) ? value[field.name] : undefined) ?? field.fill;
  if (given === undefined || isLeftOut(field, given)) return [];
  return [[field.name, writeMember(field.name, write(field.shape, given))]];
}

function writeMember(key: string, text: string): string {
  return `${quoteJson(key)}:${text}`;
}

function write(shape: Shape, value: unknown): string {
  if (shape === 'float' && typeof value === 'number' && Number.isFinite(value)) return floatText(value);
  if (shape === 'integer' && !Number.isSafeInteger(value)) {
    throw new RangeError(`${String(value)} stands where a whole number belongs`);
  }
  if (typeof shape === 'string') return stringifyLosslessJson(value as JsonValue, { sortKeys: true });
  if (shape.kind === 'ref') return writeByTable(shape.name, value as object);
  if (shape.kind === 'list')
    return `[${(value as readonly unknown[]).map((item) => write(shape.items, item)).join(',')}]`;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  entries.sort(([left], [right]) => compareUtf8(left, right));
  return `{${entries.map(([key, item]) => writeMember(key, write(shape.values, item))).join(',')}}`;
}
