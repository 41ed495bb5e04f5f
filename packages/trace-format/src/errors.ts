// Everything that can be wrong with a trace's text: one code and one factory per fault.

/** Stable names of the faults. */
export type TraceFaultCode =
  | 'trace_empty'
  | 'trace_bad_json'
  | 'trace_no_header'
  | 'trace_second_header'
  | 'trace_version'
  | 'trace_unknown_action'
  | 'trace_unknown_enum'
  | 'trace_unknown_key'
  | 'trace_missing_key'
  | 'trace_invalid';

/** A place in a trace file; line and column are 1-based. */
export interface TraceLocation {
  readonly file?: string;
  readonly line: number;
  readonly column?: number;
}

/** One thing that is wrong, where, and what to do about it. */
export interface TraceFault {
  readonly code: TraceFaultCode;
  readonly message: string;
  readonly hint: string;
  readonly location: TraceLocation;
}

/**
 * The text is not a trace that can be read. `code`, `hint` and `location` are those of the first fault.
 *
 * @example
 * try { readTrace(text, { file: 'desk.trace.jsonl' }); }
 * catch (error) { if (error instanceof TraceFormatError) error.faults.map(renderTraceFault); }
 */
export class TraceFormatError extends Error {
  readonly code: TraceFaultCode;
  readonly hint: string;
  readonly location: TraceLocation;
  /** All faults, in the order of their lines; never empty. */
  readonly faults: readonly TraceFault[];

  /** @internal */
  constructor(first: TraceFault, others: readonly TraceFault[] = []) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    super(first.message + more);
    this.name = 'TraceFormatError';
    this.code = first.code;
    this.hint = first.hint;
    this.location = first.location;
    this.faults = [first, ...others];
  }
}

/**
 * A fault in one text: `file:line:column: code: message`, and the hint on a line of its own.
 *
 * @example
 * renderTraceFault(fault); // 'desk.trace.jsonl:3: trace_unknown_action: …\n  hint: …'
 */
export function renderTraceFault({ code, message, hint, location }: TraceFault): string {
  const column = location.column === undefined ? '' : `:${location.column}`;
  const place = `${location.file ?? 'trace'}:${location.line}${column}`;
  return `${place}: ${code}: ${message}\n  hint: ${hint}`;
}

/** @internal */
export const faults = {
  empty: (location: TraceLocation): TraceFault => ({
    code: 'trace_empty',
    message: 'the trace has no header: the file is empty',
    hint: 'record the flow again; a trace starts with a header line',
    location,
  }),
  badJson: (problem: string, location: TraceLocation): TraceFault => ({
    code: 'trace_bad_json',
    message: `the line is not JSON: ${problem}`,
    hint: 'every line holds exactly one JSON value; record the flow again if the file was cut off',
    location,
  }),
  emptyDocument: (location: TraceLocation): TraceFault => ({
    code: 'trace_empty',
    message: 'the agent trace is empty',
    hint: 'record the flow again; an agent trace is one JSON document',
    location,
  }),
  badDocument: (problem: string, location: TraceLocation): TraceFault => ({
    code: 'trace_bad_json',
    message: `the agent trace is not JSON: ${problem}`,
    hint: 'an agent trace is one JSON document; record the flow again if the file was cut off',
    location,
  }),
  noHeader: (found: string, location: TraceLocation): TraceFault => ({
    code: 'trace_no_header',
    message: `the trace has no header: the first line ${found}`,
    hint: 'the first line must be a header with format, version, trace_id, recorded_at, app and env',
    location,
  }),
  secondHeader: (firstLine: number, location: TraceLocation): TraceFault => ({
    code: 'trace_second_header',
    message: 'the trace has a second header where a step belongs',
    hint: `the header is on line ${firstLine}; keep two traces in two files`,
    location,
  }),
  version: (found: string, location: TraceLocation): TraceFault => ({
    code: 'trace_version',
    message: `this is not a version 1 flowproof trace: ${found}`,
    hint: 'this engine reads format "flowproof-trace", version 1; use the engine that wrote the file, or record again',
    location,
  }),
  unknownAction: (found: string, known: string, location: TraceLocation): TraceFault => ({
    code: 'trace_unknown_action',
    message: `the action type ${found} is not known`,
    hint: `known action types: ${known}`,
    location,
  }),
  unknownChoice: (field: string, found: string, known: string, location: TraceLocation): TraceFault => ({
    code: 'trace_unknown_enum',
    message: `\`${field}\` is ${found}, which is not known`,
    hint: `it may be ${known}`,
    location,
  }),
  unknownKey: (field: string, key: string, location: TraceLocation): TraceFault => ({
    code: 'trace_unknown_key',
    message: `\`${field}\` holds the unknown key \`${key}\``,
    hint: 'unknown keys are refused here because ignoring one would change what the run proves; correct or remove it',
    location,
  }),
  missingKey: (field: string, key: string, location: TraceLocation): TraceFault => ({
    code: 'trace_missing_key',
    message: `${field} misses \`${key}\``,
    hint: `add \`${key}\`, or record the flow again`,
    location,
  }),
  invalid: (field: string, wanted: string, found: string, location: TraceLocation): TraceFault => ({
    code: 'trace_invalid',
    message: `${field} must be ${wanted}, not ${found}`,
    hint: 'correct the value, or record the flow again',
    location,
  }),
} as const;
