// Brings a parsed value into the shape the tables describe: optional nulls and empties gone,
// ignored keys gone, floats as numbers. What does not fit is left as it is, for the validator to judge.
import { isJsonObject, isKeptNumber } from '../json/lossless-json.ts';
import { shapes } from './generated/shapes.ts';
import type { JsonNumber, JsonObject, JsonValue } from '../json/json-value.ts';
import type { LosslessNumber } from 'lossless-json';
import type { Field, RecordShape, Shape, UnionShape } from './shape.ts';

/** Tidies a value by the table of that name. */
export function tidyByTable(name: string, value: JsonValue): JsonValue {
  const shape = tableOf(name);
  if (!isJsonObject(value)) return value;
  if (shape.kind === 'union') {
    const variant = variantOf(shape, value);
    return variant === undefined ? value : tidyByTable(variant, value);
  }
  return tidyRecord(shape, value);
}

/** The record of a union that the value's tag asks for. */
export function variantOf(shape: UnionShape, value: Readonly<Record<string, unknown>>): string | undefined {
  const tag = value[shape.tag];
  return typeof tag === 'string' && Object.hasOwn(shape.variants, tag) ? shape.variants[tag] : undefined;
}

/** The table of that name. */
export function tableOf(name: string): RecordShape | UnionShape {
  const shape = shapes[name];
  if (shape === undefined) throw new RangeError(`no shape table is called ${name}`);
  return shape;
}

/** True for a value that is said by leaving its key out: an empty list where that is so, a default choice. */
export function isLeftOut(field: Field, value: unknown): boolean {
  return (field.omitEmpty === true && isEmpty(value)) || (field.omit !== undefined && field.omit === value);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function tidy(shape: Shape, value: JsonValue): JsonValue {
  if (shape === 'float') return isKeptNumber(value) ? asDouble(value) : value;
  if (typeof shape === 'string') return value;
  if (shape.kind === 'ref') return tidyByTable(shape.name, value);
  if (shape.kind === 'list') {
    return Array.isArray(value)
      ? (value as readonly JsonValue[]).map((item) => tidy(shape.items, item))
      : value;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(shape.values, item)]));
}

function asDouble(kept: LosslessNumber): JsonNumber {
  const value = Number(kept.toString());
  return Number.isFinite(value) ? value : kept;
}

function tidyRecord(shape: RecordShape, value: JsonObject): JsonObject {
  const known = shape.fields.flatMap((field) => tidyField(field, value));
  if (shape.unknown === 'ignored') return Object.fromEntries(known);
  const names = new Set(shape.fields.map(({ name }) => name));
  const unknown = Object.entries(value).filter(([key]) => !names.has(key));
  return Object.fromEntries([...known, ...unknown]);
}

function tidyField(field: Field, value: JsonObject): readonly (readonly [string, JsonValue])[] {
  const given = Object.hasOwn(value, field.name) ? value[field.name] : undefined;
  if (given === undefined || (given === null && field.required !== true)) {
    return field.fill === undefined ? [] : [[field.name, field.fill]];
  }
  const tidied = tidy(field.shape, given);
  return isLeftOut(field, tidied) ? [] : [[field.name, tidied]];
}
