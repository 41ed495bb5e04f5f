// What a run did, kept in memory as it was: what was typed is redacted in the record and whole here.
import type { Choice } from '../guest/questions.ts';
import type { NextAction } from '../run-directory/next-action.ts';

/** An action that can be performed again. Never written: its text is what was typed, or `${NAME}`. */
export type RepeatableAction = NextAction;

/** One observed step and what was done at its end. */
export interface PastStep {
  readonly step: number;
  readonly treeHash: string;
  readonly action?: RepeatableAction;
}

/** The steps of a run in order. Steps that were not verified are left out: nothing was seen and nothing was done. */
export class RunHistory {
  readonly #steps: PastStep[] = [];

  get steps(): readonly PastStep[] {
    return this.#steps;
  }

  /** Notes a step. */
  note(step: number, treeHash: string, choice: Choice | undefined): void {
    this.#steps.push({
      step,
      treeHash,
      ...(choice?.kind === 'action' && { action: repeatable(choice) }),
    });
  }
}

/** The record with the text as it was typed. */
function repeatable({ record, gesture }: Extract<Choice, { kind: 'action' }>): RepeatableAction {
  if (gesture?.kind !== 'inputText') return record;
  const { text_corpus: _, ...rest } = record;
  const { text } = gesture;
  return { ...rest, text: text.kind === 'literal' ? text.value : `\${${text.name}}` };
}
