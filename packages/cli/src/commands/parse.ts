// `flowproof parse`: what a sentence means, for people and, as JSON lines, for tools.
import { createInterface } from 'node:readline';
import {
  type AppId,
  explain,
  parseStep,
  type Position,
  renderDiagnostic,
  toRecord,
} from '@flowproof/grammar';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

/** Flags of `parse`. */
export interface ParseFlags {
  readonly app: AppId;
  readonly position: Position;
}

const apps: ReadonlySet<string> = new Set(['web', 'sap', 'vision', 'windows', 'calc', 'notepad', 'api']);
const positions: ReadonlySet<string> = new Set(['action', 'assert', 'condition']);

/** Explains one text, or answers every line of stdin. */
export async function parse(text: string | undefined, flags: ParseFlags, shell: Shell): Promise<ExitCode> {
  if (text === undefined) return parseLines(shell);
  const console = consoleOf(shell);
  const parsed = parseStep(text, flags);
  if (parsed.ok) {
    console.result(explain(parsed.value));
    return exitCodes.pass;
  }
  console.error(renderDiagnostic(text, parsed.diagnostics[0]));
  return exitCodes.error;
}

async function parseLines(shell: Shell): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.pass;
  for await (const line of createInterface({ input: shell.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const request = readRequest(line);
    if (request === undefined) exitCode = exitCodes.error;
    shell.stdout.write(`${JSON.stringify(answer(request))}\n`);
  }
  return exitCode;
}

interface ParseRequest {
  readonly text: string;
  readonly app: AppId;
  readonly position: Position;
}

function answer(request: ParseRequest | undefined): unknown {
  if (request === undefined)
    return { error: 'the line is no object {"text","app","position"} with known values' };
  const parsed = parseStep(request.text, request);
  if (parsed.ok) return toRecord(parsed.value);
  const [diagnostic] = parsed.diagnostics;
  return { refuse: diagnostic.code, why: diagnostic.message };
}

function readRequest(line: string): ParseRequest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, app, position } = value as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || typeof app !== 'string' || typeof position !== 'string') return undefined;
  return apps.has(app) && positions.has(position)
    ? { text, app: app as AppId, position: position as Position }
    : undefined;
}
