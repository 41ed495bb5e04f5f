// What the model is told at one step: what was done last, and what can be done now. All of it has the page's words in it.
import { withoutControls } from '@flowproof/grammar';
import { untrusted } from './untrusted.ts';

/** One entry of the list. */
export interface ListedCandidate {
  /** From 1. */
  readonly number: number;
  /** As it may be shown. */
  readonly description: string;
  /** Percent, at least 1; absent where the spec uses no weights. */
  readonly weight?: number;
}

/** Something that was done. */
export interface DoneAction {
  /** As it may be shown. */
  readonly description: string;
  /** Name of the screen that it led to; empty where it has none. */
  readonly screen: string;
}

/** Of a screen's name, characters. */
const longestScreen = 80;

/** @param done - oldest first. */
export function userPrompt(done: readonly DoneAction[], candidates: readonly ListedCandidate[]): string {
  const last = done.map(({ description, screen }) => `- ${oneLine(description)} -> ${screenName(screen)}`);
  const list = candidates.map(candidateLine);
  return untrusted([...last, ...list], (between) =>
    [
      last.length === 0
        ? 'Nothing has been done yet.'
        : `The last actions, oldest first, each with the screen it led to:\n${between(last)}`,
      `What can be done now:\n${between(list)}`,
    ].join('\n\n'),
  );
}

/** `3. Tap "Save"  (w12)` */
function candidateLine({ number, description, weight }: ListedCandidate): string {
  const share = weight === undefined ? '' : `  (w${weight})`;
  return `${number}. ${oneLine(description)}${share}`;
}

function screenName(screen: string): string {
  const name = oneLine(screen).replaceAll('"', '');
  return name === ''
    ? 'a screen without a name'
    : `screen "${Array.from(name).slice(0, longestScreen).join('')}"`;
}

/** A name with a line break in it would write a line of its own into the list. */
export function oneLine(text: string): string {
  return withoutControls(text.replace(/[\s\u2028\u2029]+/gu, ' ')).trim();
}
