// Text that a model gave for a field that hides what is typed: it is in the model's answer, and must not be written.
import type { PickAnswer } from './prompts/pick-schema.ts';

/** Stands for what is not shown. */
export const hiddenText = '[redacted]';
/** Shorter texts would be found everywhere by chance. */
const shortest = 4;

/** The answer as it may be written. `shown` is what the record says was typed; undefined where nothing was. */
export function shownAnswer(answer: PickAnswer, shown: string | undefined): PickAnswer {
  const { text } = answer;
  if (text === null || shown === undefined || shown === text) return answer;
  const without = (words: string): string =>
    text.length < shortest ? words : words.replaceAll(text, hiddenText);
  return {
    reasoning: without(answer.reasoning),
    choice: answer.choice,
    chosen_action: without(answer.chosen_action),
    text: shown,
  };
}
