// A file appears whole or not at all: written beside its place under another name, then renamed.
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cannotWrite } from '../errors.ts';

/**
 * Writes `file` whole. A killed process leaves at most a draft beside it, whose name ends in `.tmp`. Throws `ReportError`
 * (`bundle_write`).
 *
 * @example
 * await writeWhole('flows/checkout.trace.jsonl', writeTrace(trace));
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw cannotWrite(file, error);
  }
}
