// The bar on top: every step as wide as it took, in the colour of its status. A drawing; the list says the same in words.
import type { RunResult, StepResult } from '@flowproof/replay';
import { markup, type Markup } from './markup.ts';
import { counted, duration, statusWords } from './wording.ts';

const width = 1000;
const height = 16;
/** So that a step of no time can still be seen. */
const narrowest = 4;

/** The bar, or nothing for a run without steps that took place. */
export function timeline(result: RunResult): Markup | undefined {
  const steps = result.steps.filter((step) => step.status !== 'skipped');
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  const total = Math.max(result.durationMs, last.startedMs + last.durationMs, 1);
  const label = `${counted(steps.length, 'step')} in ${duration(total)}`;
  return markup`<svg
    class="timeline"
    viewBox="0 0 ${width} ${height}"
    preserveAspectRatio="none"
    role="img"
    aria-label="${label}"
  >
    ${steps.map((step) => segment(step, total))}
  </svg>`;
}

function segment(step: StepResult, total: number): Markup {
  const wide = Math.max((step.durationMs / total) * width, narrowest);
  const x = Math.min((step.startedMs / total) * width, width - wide);
  const title = `${step.id} ${step.intent}: ${statusWords[step.status]}, ${duration(step.durationMs)}`;
  return markup`<rect
    class="${step.status}${step.degraded === true ? ' degraded' : ''}"
    x="${x.toFixed(1)}"
    y="0"
    width="${wide.toFixed(1)}"
    height="${height}"
    ><title>${title}</title></rect
  > `;
}

/** How long one step took, against the longest: a bar beside its time. */
export function durationBar(step: StepResult, longestMs: number): Markup {
  const wide = longestMs === 0 ? 0 : (step.durationMs / longestMs) * 100;
  return markup`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="4" rx="2" />
    <rect class="${step.status}" width="${wide.toFixed(1)}" height="4" rx="2" />
  </svg>`;
}
