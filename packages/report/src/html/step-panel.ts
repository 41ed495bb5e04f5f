// What the page shows of one step: its sentence, what came of it, what was expected, and the screen before and after.
import type { StepResult } from '@flowproof/replay';
import type { StepFrames } from '../filmstrip.ts';
import { comparison } from './comparison.ts';
import { statusIcon } from './icons.ts';
import { markup, type Markup } from './markup.ts';
import { panelId } from './step-list.ts';
import { duration, statusWords } from './wording.ts';

/** The panel of a step. `index` counts from 0. */
export function stepPanel(step: StepResult, index: number, frames: StepFrames | undefined): Markup {
  const id = panelId(index);
  return markup`<section class="panel ${step.status}" id="${id}" aria-labelledby="${id}-title">
    <header>
      ${statusIcon(step.status)}
      <div>
        <p class="place">Step ${index + 1} · ${step.id}</p>
        <h2 id="${id}-title"><bdi>${step.intent}</bdi></h2>
      </div>
    </header>
    ${trouble(step)} ${comparison(step.expected, step.actual)} ${remarks(step)} ${pictures(step, frames)}
    ${facts(step)}
  </section> `;
}

function trouble(step: StepResult): Markup | undefined {
  if (step.status === 'passed') return undefined;
  const code = step.code === undefined ? undefined : markup`<code>${step.code}</code>`;
  const detail =
    step.detail === undefined ? undefined : markup`<p class="detail"><bdi>${step.detail}</bdi></p>`;
  const hint =
    step.hint === undefined
      ? undefined
      : markup`<p class="hint"><strong>What to do:</strong> <bdi>${step.hint}</bdi></p>`;
  return markup`<div class="trouble ${step.status}">
    <p class="verdict">${statusWords[step.status]} ${code}</p>
    ${detail}${hint}
  </div>`;
}

function remarks(step: StepResult): Markup | undefined {
  const degraded =
    step.degraded === true
      ? markup`<p class="note degraded">
          Found by <strong>${step.selectorTier ?? 'a weaker selector'}</strong>, not by what was recorded
          first. The flow still passes; healing it writes down what fits now.
        </p>`
      : undefined;
  const notes = (step.notes ?? []).map((note) => markup`<p class="note"><bdi>${note}</bdi></p>`);
  return markup`${degraded}${notes}`;
}

function pictures(step: StepResult, frames: StepFrames | undefined): Markup | undefined {
  const { before, after } = frames ?? {};
  if (before === undefined && after === undefined) return undefined;
  const end = { passed: 'After', skipped: 'After', failed: 'When it failed', errored: 'When it stopped' }[
    step.status
  ];
  const failing = step.status === 'failed' || step.status === 'errored';
  if (before === after) {
    const same = failing ? `${end}: the screen had not changed` : 'The screen stayed the same';
    return markup`<div class="pictures one">${picture(before, same, failing)}</div>`;
  }
  return markup`<div class="pictures">${picture(before, 'Before', false)}${picture(after, end, failing)}</div>`;
}

function picture(file: string | undefined, caption: string, failing: boolean): Markup | undefined {
  if (file === undefined) return undefined;
  const address = `recording/${file}`;
  return markup`<figure${failing ? markup` class="failing"` : undefined}><figcaption>${caption}</figcaption><a href="${address}" title="Open in full size"><img src="${address}" alt="The screen: ${caption}" loading="lazy"></a></figure>`;
}

function facts(step: StepResult): Markup {
  const ran = step.status !== 'skipped';
  return markup`<dl class="facts">
    <div>
      <dt>Action</dt>
      <dd>${step.action}</dd>
    </div>
    ${
      ran
        ? markup`<div>
              <dt>Began at</dt>
              <dd>${duration(step.startedMs)}</dd>
            </div>
            <div>
              <dt>Took</dt>
              <dd>${duration(step.durationMs)}</dd>
            </div>`
        : undefined
    }
    ${
      step.selectorTier === undefined
        ? undefined
        : markup`<div>
            <dt>Found by</dt>
            <dd>${step.selectorTier}</dd>
          </div>`
    }
  </dl>`;
}
