// A file's text, or the fault that it has none.
import { readFile } from 'node:fs/promises';
import { codeOf } from '../read-text-file.ts';
import type { FoundFault } from './found-fault.ts';

/** What reading came to. */
export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly text: string; readonly fault: FoundFault };

const start = { location: { line: 1, column: 1 }, span: { start: 0, end: 0 } };

/** Reads a file that has to be UTF-8. */
export async function readFileText(path: string, shown: string): Promise<FileText> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    const message = `the file cannot be read: ${codeOf(error)}`;
    return { ok: false, text: '', fault: { code: 'file_unreadable', message, ...at(shown, start) } };
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
  try {
    return { ok: true, text: strict.decode(bytes) };
  } catch {
    return { ok: false, text, fault: notUtf8(text, shown) };
  }
}

// Where the bytes make no sense, the lenient text has a replacement character.
function notUtf8(text: string, shown: string): FoundFault {
  const offset = Math.max(0, text.indexOf('\uFFFD'));
  const lines = text.slice(0, offset).split('\n');
  const place = {
    location: { line: lines.length, column: Array.from(lines.at(-1) ?? '').length + 1 },
    span: { start: offset, end: offset + 1 },
  };
  return {
    code: 'yaml',
    message: 'the file is not UTF-8',
    hint: 'save it as UTF-8',
    ...at(shown, place),
  };
}

function at(file: string, { location, span }: typeof start): Pick<FoundFault, 'location' | 'span'> {
  return { location: { file, ...location }, span };
}
