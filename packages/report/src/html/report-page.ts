// The whole page: one file that needs nothing but the pictures beside it. Pure: a result in, a text out.
import { createHash } from 'node:crypto';
import type { RunResult, StepStatus } from '@flowproof/replay';
import type { DebugFiles } from '../debug-evidence.ts';
import type { Filmstrip } from '../filmstrip.ts';
import { evidenceSection } from './evidence-section.ts';
import { statusIcon } from './icons.ts';
import { markup, type Markup, ownMarkup } from './markup.ts';
import { pageScript } from './page-script.ts';
import { pageStyle } from './page-style.ts';
import { stepList } from './step-list.ts';
import { stepPanel } from './step-panel.ts';
import { timeline } from './timeline.ts';
import { counted, duration, moment, verdictWords } from './wording.ts';

/** What the page is drawn from. */
export interface ReportPageInput {
  readonly result: RunResult;
  /** Pictures, by file names relative to `recording/`. */
  readonly strip?: Filmstrip;
  /** Paths of debug files relative to the page. */
  readonly debug?: DebugFiles;
}

/** The page of one run. It loads nothing from elsewhere and its policy lets nothing but its own script run. */
export function reportPage({ result, strip, debug = {} }: ReportPageInput): string {
  const { steps } = result;
  const selected = Math.max(steps.findIndex(isTrouble), 0);
  const frames = new Map(strip?.steps.map((one) => [one.id, one]));
  const page = markup`<!doctype html>
    <html lang="en" class="${result.status}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy()}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${verdictWords[result.status]}: ${result.name}</title>
        <link rel="icon" href="${favicon(result.status)}" />
        <style>${ownMarkup(pageStyle)}</style>
      </head>
      <body>
        ${summary(result)}
        <main>
          ${runError(result)}
          ${
            steps.length === 0
              ? undefined
              : markup`<div class="columns">
                  ${stepList(steps, selected)}
                  <div class="panels">
                    ${steps.map((step, index) => stepPanel(step, index, frames.get(step.id)))}
                  </div>
                </div>`
          }
          ${evidenceSection(result.evidence, debug)}
        </main>
        <script>${ownMarkup(pageScript)}</script>
      </body>
    </html>
`;
  return page.text;
}

function isTrouble(step: { readonly status: StepStatus }): boolean {
  return step.status === 'failed' || step.status === 'errored';
}

function summary(result: RunResult): Markup {
  const degraded = result.degraded ? markup`<span class="tag degraded">degraded</span>` : undefined;
  return markup`<header class="summary">
    <div class="title">
      <p class="verdict ${result.status}">${statusIcon(result.status)} ${verdictWords[result.status]}</p>
      ${degraded}
      <h1><bdi>${result.name}</bdi></h1>
    </div>
    <dl class="numbers">
      <div>
        <dt>Steps</dt>
        <dd>${tally(result)}</dd>
      </div>
      <div>
        <dt>Took</dt>
        <dd>${duration(result.durationMs)}</dd>
      </div>
      <div>
        <dt>Began</dt>
        <dd><time datetime="${result.startedAt}">${moment(result.startedAt)}</time></dd>
      </div>
      <div>
        <dt>App</dt>
        <dd>${result.app}</dd>
      </div>
      <div>
        <dt>Trace</dt>
        <dd><code>${result.traceId}</code></dd>
      </div>
    </dl>
    ${timeline(result)}
  </header>`;
}

/** `12 passed, 1 failed, 3 skipped`: the kinds that occur. */
function tally({ steps }: RunResult): string {
  const kinds: readonly [StepStatus, string][] = [
    ['passed', 'passed'],
    ['failed', 'failed'],
    ['errored', 'in error'],
    ['skipped', 'skipped'],
  ];
  const parts = kinds
    .map(([status, word]) => [steps.filter((step) => step.status === status).length, word] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`);
  return parts.length === 0 ? counted(0, 'step') : parts.join(', ');
}

function runError({ error }: RunResult): Markup | undefined {
  if (error === undefined) return undefined;
  const hint =
    error.hint === undefined
      ? undefined
      : markup`<p class="hint"><strong>What to do:</strong> <bdi>${error.hint}</bdi></p>`;
  return markup`<section class="panel errored alone" aria-labelledby="error-title">
    <h2 id="error-title">The run stopped before its end</h2>
    <div class="trouble errored">
      <p class="verdict">Error <code>${error.code}</code></p>
      <p class="detail"><bdi>${error.message}</bdi></p>
      ${hint}
    </div>
  </section>`;
}

/** Only this page's own style and script, pictures from beside it, and nothing else. */
function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    "img-src 'self' file: data:",
    `style-src ${hash(pageStyle)}`,
    `script-src ${hash(pageScript)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const faviconColours: Readonly<Record<RunResult['status'], string>> = {
  passed: '1a7f4b',
  failed: 'c4322b',
  errored: '8a3ffc',
};

/** A dot in the colour of the verdict, so that a row of tabs tells at a glance. */
function favicon(status: RunResult['status']): string {
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='7' fill='%23${faviconColours[status]}'/%3E%3C/svg%3E`;
}
