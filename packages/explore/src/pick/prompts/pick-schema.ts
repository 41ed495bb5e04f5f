// The form in which the model answers. The order counts: a model that has reasoned chooses better.
import type { ModelQuestion } from '@flowproof/author';

export const pickSchema: ModelQuestion['schema'] = {
  type: 'object',
  properties: {
    reasoning: { type: 'string' },
    choice: { type: 'integer' },
    chosen_action: { type: 'string' },
    text: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['reasoning', 'choice', 'chosen_action', 'text'],
  additionalProperties: false,
};

/** An answer of that form. */
export interface PickAnswer {
  readonly reasoning: string;
  readonly choice: number;
  readonly chosen_action: string;
  readonly text: string | null;
}
