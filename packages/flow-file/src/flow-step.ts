// One step of a flow, by kind.
import type { Action, Assertion, Condition } from '@flowproof/grammar';
import type { Place, SourceSpan } from './place.ts';
import type {
  ApiQuestion,
  ScreenshotQuestion,
  SpreadsheetQuestion,
  SqlQuestion,
} from './structured-assertion.ts';
import type { ToolCallPattern } from './tool-call-pattern.ts';

/** What every step carries. */
export interface StepSource {
  /** Where the step begins. */
  readonly location: Place;
  /** The step in the text of the file; after `foreach`, the template's place. */
  readonly span: SourceSpan;
  /** The step as it is written, YAML and all. */
  readonly source: string;
}

/** Intent for a model, or a grammar action in deterministic mode. */
export interface PlainStep extends StepSource {
  readonly kind: 'plain';
  readonly text: string;
}

/** A grammar action, in every mode. */
export interface RulesStep extends StepSource {
  readonly kind: 'rules';
  readonly text: string;
  readonly action: Action;
}

/** A grammar assertion. */
export interface AssertStep extends StepSource {
  readonly kind: 'assert';
  readonly text: string;
  readonly assertion: Assertion;
}

/** A question to a service over HTTP. */
export interface AssertApiStep extends StepSource {
  readonly kind: 'assert_api';
  readonly question: ApiQuestion;
}

/** A question to a database. */
export interface AssertSqlStep extends StepSource {
  readonly kind: 'assert_sql';
  readonly question: SqlQuestion;
}

/** A question to a cell of a spreadsheet file. */
export interface AssertSpreadsheetStep extends StepSource {
  readonly kind: 'assert_spreadsheet';
  readonly question: SpreadsheetQuestion;
}

/** A comparison with a stored picture. */
export interface AssertScreenshotStep extends StepSource {
  readonly kind: 'assert_screenshot';
  readonly question: ScreenshotQuestion;
}

/** None of these variables' values may appear in what the run observed. */
export interface AssertNoSecretLeakStep extends StepSource {
  readonly kind: 'assert_no_secret_leak';
  /** Names, without `${}`. */
  readonly variables: readonly string[];
}

/** Steps repeated until a condition holds, while recording. */
export interface RepeatStep extends StepSource {
  readonly kind: 'repeat';
  /** The condition's text. */
  readonly text: string;
  readonly until: Condition;
  /** Passes at most, at least 1. */
  readonly max: number;
  readonly steps: readonly FlowStep[];
}

/** Steps taken when a condition holds, read once while recording. */
export interface WhenStep extends StepSource {
  readonly kind: 'when';
  /** The condition's text. */
  readonly text: string;
  readonly condition: Condition;
  readonly steps: readonly FlowStep[];
}

/** Steps on one surface of a flow with `apps`. */
export interface InStep extends StepSource {
  readonly kind: 'in';
  readonly surface: string;
  readonly steps: readonly FlowStep[];
}

/** The task of an agent flow. */
export interface PromptStep extends StepSource {
  readonly kind: 'prompt';
  readonly text: string;
}

/** A call the model must, or must not, have asked for. */
export interface ToolCallStep extends StepSource {
  readonly kind: 'assert_tool_call' | 'assert_no_tool_call';
  readonly text: string;
  readonly pattern: ToolCallPattern;
}

/** `assert: reply contains …` of an agent flow. */
export interface ReplyStep extends StepSource {
  readonly kind: 'assert_reply';
  readonly text: string;
  /** What the reply must contain, case-sensitive. */
  readonly expected: string;
}

/** The agent reached nothing that was not allowed. */
export interface NoEgressStep extends StepSource {
  readonly kind: 'assert_no_egress';
}

/** One step of a flow. */
export type FlowStep =
  | PlainStep
  | RulesStep
  | AssertStep
  | AssertApiStep
  | AssertSqlStep
  | AssertSpreadsheetStep
  | AssertScreenshotStep
  | AssertNoSecretLeakStep
  | RepeatStep
  | WhenStep
  | InStep
  | PromptStep
  | ToolCallStep
  | ReplyStep
  | NoEgressStep;
