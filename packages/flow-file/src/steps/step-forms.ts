// The forms a step may take: the key, what stands under it, and what kind of step it is.
import { blockOf, fullText, listOf, steps, text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { apiBlock } from './api-question.ts';
import { screenshotBlock } from './screenshot-question.ts';
import { sheetBlock } from './sheet-question.ts';
import { sqlBlock } from './sql-question.ts';

const condition: Shape = { kind: 'text', notBlank: 'rule' };

/** Keys of `repeat`. */
const repeatBlock: Block = {
  name: 'repeat',
  keys: {
    until: {
      shape: condition,
      required: true,
      about: 'Condition read before every pass; holding at once means no pass.',
    },
    max: {
      shape: { kind: 'whole', least: 1, range: 'rule' },
      required: true,
      about: 'More passes than this fail the recording.',
    },
    steps: { shape: steps, required: true, about: 'Steps of one pass.' },
  },
};

/** Keys of `foreach`. */
export const foreachBlock: Block = {
  name: 'foreach',
  keys: {
    values: {
      shape: listOf({
        kind: 'either',
        shapes: [{ kind: 'scalar' }, { kind: 'record', of: { kind: 'any' } }],
      }),
      required: true,
      about: 'Scalars or mappings; each yields the whole template once.',
    },
    steps: {
      shape: steps,
      required: true,
      about: 'The template; ${each} and ${each.<key>} stand for the value.',
    },
  },
};

/** Which steps stand where: on a user interface, beside it, with a model, or around others. */
export type StepGroup = 'ui' | 'probe' | 'agent' | 'anywhere' | 'surface' | 'matrix';

/** One form of a step mapping. */
export interface StepForm {
  readonly shape: Shape;
  readonly group: StepGroup;
  /** True: `steps` stands beside the key. */
  readonly withSteps?: true;
  readonly about: string;
}

const variable: Shape = { kind: 'text', pattern: '^\\$\\{[A-Za-z_][A-Za-z0-9_]*\\}$' };

/** Every step mapping, by its key. */
export const stepForms = {
  rules: { shape: text, group: 'ui', about: 'An action sentence, performed as written in every mode.' },
  assert: { shape: text, group: 'ui', about: 'An assertion sentence; on app: agent, reply contains <text>.' },
  assert_api: { shape: blockOf(apiBlock), group: 'probe', about: 'Asks a service over HTTP.' },
  assert_sql: { shape: blockOf(sqlBlock), group: 'probe', about: 'Asks a database.' },
  assert_spreadsheet: {
    shape: blockOf(sheetBlock),
    group: 'probe',
    about: 'Asks a cell of a spreadsheet file.',
  },
  assert_screenshot: {
    shape: blockOf(screenshotBlock),
    group: 'ui',
    about: 'Compares the picture with a stored one.',
  },
  assert_no_secret_leak: {
    shape: { kind: 'either', shapes: [variable, listOf(variable)] },
    group: 'anywhere',
    about: 'None of the values of these variables appears in what the run observed.',
  },
  repeat: {
    shape: blockOf(repeatBlock),
    group: 'ui',
    about: 'Repeats steps until a condition holds, while recording.',
  },
  when: {
    shape: condition,
    group: 'ui',
    withSteps: true,
    about: 'Steps taken when a condition holds, read once while recording.',
  },
  in: { shape: text, group: 'surface', withSteps: true, about: 'Steps on one surface of a flow with apps.' },
  foreach: {
    shape: blockOf(foreachBlock),
    group: 'matrix',
    about: 'Unfolds a template once per value, when the file is loaded.',
  },
  prompt: { shape: text, group: 'agent', about: 'The task of the agent; several are joined.' },
  assert_tool_call: {
    shape: fullText,
    group: 'agent',
    about: '<tool> or <tool> where <path> <matcher> <value> and …',
  },
  assert_no_tool_call: { shape: fullText, group: 'agent', about: 'No call of this shape was asked for.' },
} as const satisfies Readonly<Record<string, StepForm>>;

/** Keys of step mappings. */
export type StepKey = keyof typeof stepForms;

/** The step that is a bare word. */
export const noEgressWord = 'assert_no_egress';

/** All forms as the author writes them. */
export const formNames: readonly string[] = [...Object.keys(stepForms), noEgressWord];

/** The form of a key; undefined for an unknown one. */
export function stepKey(written: string): StepKey | undefined {
  return Object.hasOwn(stepForms, written) ? (written as StepKey) : undefined;
}
