// Whether a trace may go where it is meant to, asked before anything is performed: afterwards it would be too late.
import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from './command-error.ts';
import { codeOf } from './read-text-file.ts';

/** How a trace begins; an engine writes the format first. */
const traceBegins = '{"format":"flowproof-trace"';

/**
 * Throws `CommandError` where a trace cannot be written, or would replace something that is none.
 *
 * @param path - absolute.
 * @param shown - the same as messages show it.
 */
export async function requireTraceTarget(path: string, shown: string): Promise<void> {
  const facts = await factsOf(path, shown);
  if (facts === undefined) return requireWritable(await nearestFolder(path, shown), shown);
  if (facts.isDirectory()) throw refused(`${shown} is a directory, so no trace can be written there`);
  // Under its usual name a damaged trace may be replaced, and an empty file holds nothing to lose.
  if (facts.isFile() && facts.size > 0 && !path.endsWith('.trace.jsonl') && !(await isTrace(path)))
    throw refused(`${shown} exists and is not a trace, so it is not written over`);
  await requireWritable(dirname(path), shown);
}

async function requireWritable(folder: string, shown: string): Promise<void> {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw refused(`${shown} cannot be written: ${codeOf(error)}`);
  }
}

async function nearestFolder(path: string, shown: string): Promise<string> {
  const folder = dirname(path);
  const facts = await factsOf(folder, shown);
  if (facts === undefined && folder !== path) return nearestFolder(folder, shown);
  if (facts?.isDirectory() === false)
    throw refused(`${shown} cannot be written: ${folder} is not a directory`);
  return folder;
}

async function factsOf(path: string, shown: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw refused(`${shown} cannot be written: ${codeOf(error)}`);
  }
}

async function isTrace(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(traceBegins.length), 0, traceBegins.length);
    return buffer.toString('utf8', 0, bytesRead) === traceBegins;
  } finally {
    await file.close();
  }
}

function refused(message: string): CommandError {
  return new CommandError('write_failed', message, {
    hint: 'name a file that is not there yet, or a trace: --out <path>',
  });
}
