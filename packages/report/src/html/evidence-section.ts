// Console and document of a run that did not pass, as text.
import type { RunEvidence } from '@flowproof/replay';
import { type DebugFiles, newestLines } from '../debug-evidence.ts';
import { markup, type Markup } from './markup.ts';
import { counted } from './wording.ts';

/** Characters of the document shown on the page; the file has all of it. */
const longestDocument = 100_000;

/** The two boxes below the steps, or nothing. */
export function evidenceSection(evidence: RunEvidence | undefined, files: DebugFiles): Markup | undefined {
  if (evidence === undefined) return undefined;
  return markup`<section class="evidence" aria-labelledby="evidence-title">
    <h2 id="evidence-title">When it stopped</h2>
    ${consoleBox(evidence, files)} ${documentBox(evidence, files)}
  </section>`;
}

function consoleBox(evidence: RunEvidence, files: DebugFiles): Markup {
  const lines = newestLines(evidence);
  if (lines.length === 0) return markup`<p class="quiet">The console stayed empty.</p>`;
  return markup`<details open>
    <summary>Console <span class="quiet">${counted(lines.length, 'line')}</span></summary>
    ${link(files.console)}
    <pre tabindex="0" role="region" aria-label="Console">${lines.map(consoleLine)}</pre>
  </details>`;
}

function consoleLine(line: string): Markup {
  const level = /^\[(error|warning|warn|exception)\]/i.exec(line)?.[1]?.toLowerCase();
  const tone = level === undefined ? 'plain' : level.startsWith('warn') ? 'warning' : 'error';
  return markup`<span class="line ${tone}"><bdi>${line}</bdi>\n</span>`;
}

function documentBox(evidence: RunEvidence, files: DebugFiles): Markup | undefined {
  const { dom } = evidence;
  if (dom === undefined) return undefined;
  const cut = dom.length > longestDocument;
  const rest = cut
    ? markup`<p class="quiet">The first ${longestDocument} characters; the file has all of it.</p>`
    : undefined;
  return markup`<details>
    <summary>Document <span class="quiet">${counted(dom.length, 'character')}</span></summary>
    ${link(files.dom)}${rest}
    <pre tabindex="0" role="region" aria-label="Document">${dom.slice(0, longestDocument)}</pre>
  </details>`;
}

function link(file: string | undefined): Markup | undefined {
  return file === undefined ? undefined : markup`<p><a href="${file}">${file}</a></p>`;
}
