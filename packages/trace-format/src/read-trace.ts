// Reads the text of a trace: every line judged, every fault collected, nothing guessed.
import { TraceFormatError, faults } from './errors.ts';
import { JsonTextError, isJsonObject, parseLosslessJson } from './json/lossless-json.ts';
import { locateInJson } from './json/locate.ts';
import { judge } from './schema/validate.ts';
import { shown } from './schema/explain.ts';
import { tidyByTable } from './schema/tidy.ts';
import type { JsonObject, JsonValue } from './json/json-value.ts';
import type { Strictness } from './schema/validate.ts';
import type { Trace } from './trace.ts';
import type { TraceFault, TraceLocation } from './errors.ts';
import type { TraceHeader } from './header/header.ts';
import type { TraceStep } from './step/step-record.ts';

/** How a trace is read. */
export interface ReadTraceOptions {
  /** Named in the location of faults. */
  readonly file?: string;
}

/**
 * Reads a trace. Unknown keys are ignored, kept or refused as the format says of each place; what is
 * ignored is not written again. Patterns and ranges are not checked: {@link validateTrace} does that.
 *
 * @throws {@link TraceFormatError} naming every fault with its line.
 * @example
 * const { header, steps } = readTrace(text, { file: 'desk.trace.jsonl' });
 */
export function readTrace(text: string, options: ReadTraceOptions = {}): Trace {
  const reading = read(text, options.file, 'reading');
  const [first, ...others] = reading.faults;
  if (first !== undefined) throw new TraceFormatError(first, others);
  if (reading.header === undefined) throw new TraceFormatError(faults.empty(place(options.file, 1)));
  return { header: reading.header, steps: reading.steps };
}

/**
 * Checks a trace against everything the published schema says, patterns and ranges included.
 *
 * @returns all faults in the order of their lines; none for a valid trace.
 * @example
 * validateTrace(text).map(renderTraceFault);
 */
export function validateTrace(text: string, options: ReadTraceOptions = {}): readonly TraceFault[] {
  return read(text, options.file, 'publishing').faults;
}

interface Reading {
  readonly faults: readonly TraceFault[];
  readonly header?: TraceHeader;
  readonly steps: readonly TraceStep[];
}

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Verdict {
  readonly faults: readonly TraceFault[];
  readonly value?: JsonValue;
}

function read(text: string, file: string | undefined, strictness: Strictness): Reading {
  const [first, ...others] = linesOf(text);
  if (first === undefined) return { faults: [faults.empty(place(file, 1))], steps: [] };
  const header = readHeader(first, file, strictness);
  // A file of another version or kind would fail on every further line for no other reason.
  if (header.faults.some(({ code }) => code === 'trace_version' || code === 'trace_no_header')) {
    return { faults: header.faults, steps: [] };
  }
  const steps = others.map((line) => readStep(line, first.number, file, strictness));
  const all = [header, ...steps].flatMap((verdict) => verdict.faults);
  if (all.length > 0) return { faults: all, steps: [] };
  return {
    faults: [],
    header: header.value as unknown as TraceHeader,
    steps: steps.map(({ value }) => value as unknown as TraceStep),
  };
}

function linesOf(text: string): readonly Line[] {
  return text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');
}

function readHeader(line: Line, file: string | undefined, strictness: Strictness): Verdict {
  const at = place(file, line.number);
  const parsed = parseLine(line, file);
  if (parsed.value === undefined) return parsed;
  if (!isJsonObject(parsed.value)) return { faults: [faults.noHeader(`is ${shown(parsed.value)}`, at)] };
  const identity = identityFault(parsed.value, at);
  if (identity !== undefined) return { faults: [identity] };
  const missing = headerKeys.filter((key) => !Object.hasOwn(parsed.value as JsonObject, key));
  if (missing.length > 0) {
    const found = isStepLike(parsed.value) ? 'is a step' : `misses ${missing.join(', ')}`;
    return { faults: [faults.noHeader(found, at)] };
  }
  return judged('header', parsed.value, line, file, strictness);
}

function readStep(line: Line, headerLine: number, file: string | undefined, strictness: Strictness): Verdict {
  const parsed = parseLine(line, file);
  if (parsed.value === undefined) return parsed;
  const at = place(file, line.number);
  if (!isJsonObject(parsed.value)) {
    return { faults: [faults.invalid('the line', 'a step', shown(parsed.value), at)] };
  }
  if (headerKeys.every((key) => Object.hasOwn(parsed.value as JsonObject, key))) {
    return { faults: [faults.secondHeader(headerLine, at)] };
  }
  return judged('step', parsed.value, line, file, strictness);
}

const headerKeys = ['format', 'version', 'trace_id', 'recorded_at', 'app', 'env'] as const;

function isStepLike(value: JsonObject): boolean {
  return ['id', 'intent', 'action'].every((key) => Object.hasOwn(value, key));
}

// Asked before anything else: of another version nothing more can be said.
function identityFault(value: JsonObject, at: TraceLocation): TraceFault | undefined {
  if (!Object.hasOwn(value, 'format') || !Object.hasOwn(value, 'version')) return undefined;
  const { format, version } = value;
  if (format === 'flowproof-trace' && version === 1) return undefined;
  return faults.version(`format ${shown(format)}, version ${shown(version)}`, at);
}

function judged(
  table: 'header' | 'step',
  raw: JsonObject,
  line: Line,
  file: string | undefined,
  strictness: Strictness,
): Verdict {
  const value = tidyByTable(table, raw);
  const found = judge(table, value, strictness, (path) => ({
    ...place(file, line.number),
    column: locateInJson(line.text, path) + 1,
  }));
  return found.length === 0 ? { faults: [], value } : { faults: found };
}

function parseLine(line: Line, file: string | undefined): Verdict {
  try {
    return { faults: [], value: parseLosslessJson(line.text) };
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    return { faults: [faults.badJson(error.message, { ...place(file, line.number), column: error.column })] };
  }
}

function place(file: string | undefined, line: number): TraceLocation {
  return file === undefined ? { line } : { file, line };
}
