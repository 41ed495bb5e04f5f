// Wait until: a text on the page, or a download.
import type { CaptureDownloadAction, WaitAction } from '../action.ts';
import { defaultWaitMs } from '../default-bounds.ts';
import { printBound } from '../print/phrases.ts';
import { secondsWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const waitForms: readonly SentenceForm[] = [
  {
    name: 'wait',
    positions: ['action'],
    starts: 'Wait until page shows',
    syntax: 'Wait until [the] page shows <text> [within <n>s]',
    apps: screenApps,
    meaning: 'Waits for the text to appear: 60 seconds unless a bound says otherwise.',
    examples: [
      'Wait until page shows Watering finished',
      'Wait until page shows Watering finished within 120s',
    ],
    nearMisses: [
      { text: 'Wait 5 seconds', code: 'near_miss' },
      { text: 'Wait until the "Pump" is visible', code: 'near_miss' },
      { text: 'Wait until page does not show Loading', code: 'near_miss' },
      { text: 'Wait until page shows ${captured.slip}', code: 'capture_position' },
    ],
  },
  {
    name: 'wait-download',
    positions: ['action'],
    starts: 'Wait until the download completes as',
    syntax: 'Wait until the download completes as <name> [within <n>s]',
    apps: ['web'],
    meaning: 'Waits for exactly one new download to be complete; its path is remembered under the name.',
    examples: ['Wait until the download completes as plan_file within 30s'],
    nearMisses: [
      { text: 'Wait until the download completes as', code: 'missing_text' },
      { text: 'Wait until the download completes as plan file', code: 'capture_name' },
    ],
  },
];

/** Canonical sentence of a wait. */
export function printWait(action: WaitAction | CaptureDownloadAction): string {
  const sentence =
    action.kind === 'wait'
      ? `Wait until page shows ${action.text}`
      : `Wait until the download completes as ${action.name}`;
  return printBound(sentence, action.timeoutMs, defaultWaitMs);
}

/** What a wait does, in words. */
export function explainWait(action: WaitAction | CaptureDownloadAction): string {
  const bound = `for at most ${secondsWords(action.timeoutMs)}`;
  return action.kind === 'wait'
    ? `Waits ${bound} until the page shows “${action.text}”.`
    : `Waits ${bound} until one new download is complete, and remembers its path as \`${action.name}\`.`;
}
