// What went on beside a run that did not pass: the console and the document, as files that are safe to open.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { RunEvidence } from '@flowproof/replay';
import { type DebugFiles, newestLines } from '../debug-evidence.ts';
import { cannotWrite } from '../errors.ts';
import { writeWhole } from './atomic-file.ts';

// The saved document is there to be read. Opened in a browser it must not run the page's scripts again or load anything,
// and a policy counts from where it stands, so it comes before everything else; the parser puts it into the head.
const inertDocument =
  '<!doctype html><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">\n`;

/** Writes `debug/console.log`, and `debug/dom.html` where there is a document. */
export async function writeDebugFiles(directory: string, evidence: RunEvidence): Promise<DebugFiles> {
  const folder = path.join(directory, 'debug');
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  await writeWhole(
    path.join(folder, 'console.log'),
    newestLines(evidence)
      .map((line) => `${line}\n`)
      .join(''),
  );
  if (evidence.dom === undefined) return { console: 'debug/console.log' };
  await writeWhole(path.join(folder, 'dom.html'), inertDocument + evidence.dom);
  return { console: 'debug/console.log', dom: 'debug/dom.html' };
}
