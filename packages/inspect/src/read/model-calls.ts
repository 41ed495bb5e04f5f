// What a model was asked and what it answered, read from `llm-calls.jsonl` by step.
import type { ModelCall } from '../api/step-view.ts';
import { type JsonObject, listOf, numberOf, objectOf, parseObject, textOf } from '../json.ts';
import { LineIndex } from './line-index.ts';
import type { SafeFolder } from './safe-folder.ts';

/** The calls of one run. */
export class ModelCalls {
  readonly #index: LineIndex;
  readonly #lineOfStep = new Map<number, number>();

  constructor(folder: SafeFolder) {
    this.#index = new LineIndex(folder, 'llm-calls.jsonl', {
      reset: () => {
        this.#lineOfStep.clear();
      },
      line: ({ line, text }) => {
        const step = numberOf(parseObject(text ?? '')?.['step']);
        if (step !== undefined) this.#lineOfStep.set(step, line);
      },
    });
  }

  /** Reads what was appended. */
  refresh(): Promise<void> {
    return this.#index.refresh();
  }

  get any(): boolean {
    return this.#lineOfStep.size > 0;
  }

  /** The call of a step; null when there was none. */
  async of(step: number): Promise<ModelCall | null> {
    const line = this.#lineOfStep.get(step);
    const text = line === undefined ? undefined : await this.#index.read(line);
    const record = text === undefined ? undefined : parseObject(text);
    return record === undefined ? null : modelCall(record);
  }
}

function modelCall(record: JsonObject): ModelCall {
  const text = (key: string): string | null => textOf(record[key]) ?? null;
  return {
    outcome: text('outcome') ?? 'unknown',
    model: text('served_model') ?? text('model'),
    reasoning: text('reasoning'),
    choice: numberOf(record['choice']) ?? null,
    candidates: listOf(record['candidates']).map((each, place) => {
      const candidate = objectOf(each);
      return {
        index: numberOf(candidate['index']) ?? place + 1,
        description: textOf(candidate['description']) ?? '',
        label: textOf(candidate['label']) ?? '',
        weight: numberOf(candidate['weight']) ?? null,
      };
    }),
    facts: factsOf(record),
    error: text('error'),
    systemPrompt: text('system_prompt'),
    userPrompt: text('user_prompt'),
    response: text('raw_response'),
  };
}

function factsOf(record: JsonObject): ModelCall['facts'] {
  const figures: readonly [label: string, key: string, unit: string][] = [
    ['Latency', 'latency_millis', ' ms'],
    ['Prompt tokens', 'prompt_tokens', ''],
    ['Completion tokens', 'completion_tokens', ''],
    ['Total tokens', 'total_tokens', ''],
    ['Attempts', 'attempts', ''],
  ];
  const facts = figures.flatMap(([label, key, unit]) => {
    const value = numberOf(record[key]);
    return value === undefined ? [] : [{ label, value: `${value}${unit}` }];
  });
  const words: readonly [label: string, key: string][] = [
    ['Text', 'text_used'],
    ['Repeated action', 'echoed_action'],
  ];
  return words.reduce((all, [label, key]) => {
    const value = textOf(record[key]);
    return value === undefined ? all : [...all, { label, value }];
  }, facts);
}
