// JSON values whose numbers keep the text they were written with.
// A number that a double holds exactly is a plain number; any other is a LosslessNumber.
import type { LosslessNumber } from 'lossless-json';

/** A number as JSON text had it: plain when nothing would be lost, else with its text (`1.0`, `12345678901234567890`). */
export type JsonNumber = number | LosslessNumber;

/** Any JSON value whose numbers keep their text. */
export type JsonValue = null | boolean | string | JsonNumber | readonly JsonValue[] | JsonObject;

/** A JSON object whose numbers keep their text. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
