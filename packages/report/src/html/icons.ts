// The status signs, drawn with the current colour; the word beside or the label around one says the same.
import type { StepStatus } from '@flowproof/replay';
import { type Markup, ownMarkup } from './markup.ts';

const drawings: Readonly<Record<StepStatus, string>> = {
  passed: '<path d="M5 10.5l3.5 3.5L15.5 6.5"/>',
  failed: '<path d="M6 6l8 8M14 6l-8 8"/>',
  errored: '<path d="M10 4.500v7M10 15.200v.1"/>',
  skipped: '<path d="M5.5 10h9"/>',
};

/** The sign of a status in its disc. */
export function statusIcon(status: StepStatus): Markup {
  return ownMarkup(
    `<svg class="sign ${status}" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10"/>${drawings[status]}</svg>`,
  );
}
