// Public API of the grammar.
export type { Span } from './span.ts';
export type { AppId, Position } from './surface-app.ts';
export type { CellTarget, Label, LabelTarget, Region, RoleNoun, Target } from './target.ts';
export type {
  Action,
  CaptureAction,
  CaptureDownloadAction,
  ClickAction,
  DialogClause,
  DragAction,
  Modifier,
  NavigateAction,
  PercentPoint,
  PointerAction,
  PressKeyAction,
  PressesAction,
  ReloadAction,
  ScrollAction,
  ScrollDestination,
  SelectAction,
  SetCheckedAction,
  TypeAction,
  UploadAction,
  WaitAction,
} from './action.ts';
export type {
  Assertion,
  Condition,
  ElementClaim,
  Expected,
  StyleProperty,
  SurfaceClaim,
} from './assertion.ts';
export type { Diagnostic, GrammarCode, ParseResult } from './diagnostic.ts';
export {
  parseAction,
  parseAssertion,
  parseCondition,
  parseStep,
  type Step,
  type StepContext,
} from './parse-step.ts';
export { toRecord, type RecordValue, type StepRecord } from './record.ts';
export { codeFrame, withoutControls } from './code-frame.ts';
export { renderDiagnostic, type SentencePlace } from './render-diagnostic.ts';
export { print } from './print-step.ts';
export { UnsayableError } from './print/unsayable.ts';
export { explain } from './explain.ts';
export { catalogue } from './catalogue.ts';
export type { NearMiss, SentenceForm } from './sentences/form.ts';
export { format } from './format.ts';
export { tokenize, type PieceKind, type SentencePiece } from './tokenize.ts';
export { complete, type Completion } from './complete.ts';
