// The export `generator`: a vision model instead of chance picks among the same actions.
import { notAGenerator } from './errors/loading.ts';
import { madeHere } from './errors/spec-error.ts';

/** The model that picks under `--generator llm`. */
export interface ModelPicker {
  readonly kind: 'llm';
  readonly model: string;
  /** What the application is; appended to the system prompt. */
  readonly instructions: string;
}

const made = new WeakSet<object>();

/**
 * Lets a vision model pick among the spec's actions when the run asks for it (`--generator llm`).
 *
 * @throws SpecError `not_a_generator` when there is no model id or the instructions are no text.
 * @example
 * export const generator = llm({ model: 'vendor/model', instructions: 'A to-do list with a trash.' });
 */
export function llm(options: { readonly model: string; readonly instructions?: string }): ModelPicker {
  const given = options as { readonly model?: unknown; readonly instructions?: unknown } | undefined;
  const instructions = given?.instructions ?? '';
  if (typeof given?.model !== 'string' || given.model === '' || typeof instructions !== 'string') {
    throw notAGenerator('llm', options, madeHere());
  }
  const picker: ModelPicker = Object.freeze({ kind: 'llm' as const, model: given.model, instructions });
  made.add(picker);
  return picker;
}

/** Whether a value was made by `llm`. */
export function isModelPicker(value: unknown): value is ModelPicker {
  return typeof value === 'object' && value !== null && made.has(value);
}
