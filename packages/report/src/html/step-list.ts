// The list on the left: one line per step, leading to its panel. Without the script these are plain links.
import type { StepResult } from '@flowproof/replay';
import { statusIcon } from './icons.ts';
import { markup, type Markup } from './markup.ts';
import { durationBar } from './timeline.ts';
import { duration, statusWords } from './wording.ts';

/** Id of a step's panel. Counted, because a step's own id comes from a file and may hold anything. */
export function panelId(index: number): string {
  return `step-${index + 1}`;
}

/** The list of steps; `selected` is the index of the one shown first. */
export function stepList(steps: readonly StepResult[], selected: number): Markup {
  const longest = Math.max(...steps.map((step) => step.durationMs), 0);
  return markup`<nav class="steps" aria-labelledby="steps-title">
    <h2 id="steps-title">Steps</h2>
    <ol>
      ${steps.map((step, index) => line(step, index, index === selected, longest))}
    </ol>
  </nav>`;
}

function line(step: StepResult, index: number, selected: boolean, longest: number): Markup {
  const degraded = step.degraded === true ? markup` <span class="tag degraded">degraded</span>` : undefined;
  const time =
    step.status === 'skipped'
      ? undefined
      : markup`${durationBar(step, longest)}<span class="time">${duration(step.durationMs)}</span>`;
  return markup`<li>
    <a
      href="#${panelId(index)}"
      id="to-${panelId(index)}"
      ${selected ? markup`data-selected=""` : undefined}
      class="${step.status}"
    >
      ${statusIcon(step.status)}<span class="words"
        ><span class="visually-hidden">${statusWords[step.status]}: </span
        ><span class="ordinal">${index + 1}</span> <bdi>${step.intent}</bdi>${degraded}</span
      >
      <span class="clock">${time}</span></a
    >
  </li> `;
}
