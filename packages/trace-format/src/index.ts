// Public surface of @flowproof/trace-format.
export type { AdapterName, AppDescriptor, WindowGeometry } from './header/app-descriptor.ts';
export type { BrowserClock, BrowserRandom, BrowserShape, BrowserViewport } from './header/browser-shape.ts';
export type {
  AgentProvenance,
  ControlBlock,
  RecordingEnvironment,
  RecordingReference,
  SpecReference,
  TraceHeader,
} from './header/header.ts';
export type { MockRule } from './header/mock-rule.ts';
export { maskTargets } from './header/redaction.ts';
export type { MaskReading, MaskTarget, RedactionRule } from './header/redaction.ts';
export type { SessionCookie, SessionState } from './header/session-state.ts';
export type {
  ActionType,
  CaptureDownloadParams,
  CaptureParams,
  ClickParams,
  DragParams,
  KeyModifier,
  LaunchParams,
  NoParams,
  PointerParams,
  PressKeyParams,
  ScrollParams,
  SetCheckedParams,
  TraceAction,
  TypeTextParams,
  UploadParams,
} from './step/action-record.ts';
export type {
  ApiAssertion,
  ApiExpect,
  ApiRequest,
  AssertionParams,
  ElementStateAssertion,
  ElementStateExpect,
  OcrTextAssertion,
  SpreadsheetAssertion,
  SpreadsheetExpect,
  SqlAssertion,
  SqlExpect,
  VisualDiffAssertion,
} from './step/assertion-record.ts';
export { declaredDialog } from './step/dialog.ts';
export type { DialogParams } from './step/dialog.ts';
export { isCellPayload, isFramedPayload, isScopedPayload } from './step/selector.ts';
export type {
  AnchorRelation,
  CellPayload,
  FramedPayload,
  Provenance,
  Region,
  ScopedPayload,
  Selector,
  SelectorPayload,
  SelectorTier,
  TargetRole,
} from './step/selector.ts';
export type { RecordingRange, StepArtifacts, TraceStep } from './step/step-record.ts';
export type { StepSync, SyncCondition } from './step/sync-condition.ts';
export type { Trace } from './trace.ts';
export { readTrace, validateTrace } from './read-trace.ts';
export type { ReadTraceOptions } from './read-trace.ts';
export { writeStep, writeTrace } from './write-trace.ts';
export { TraceFormatError, renderTraceFault } from './errors.ts';
export type { TraceFault, TraceFaultCode, TraceLocation } from './errors.ts';
export { JsonTextError, parseLosslessJson, stringifyLosslessJson } from './json/lossless-json.ts';
export type { JsonNumber, JsonObject, JsonValue } from './json/json-value.ts';
export { compareTraces } from './diff-traces.ts';
export type { ComparedField, StepChange, TraceComparison } from './diff-traces.ts';
export { findReferences } from './references/find-references.ts';
export type { Reference } from './references/find-references.ts';
export { resolveInJson, resolveReferences, resolveVariables } from './references/resolve-references.ts';
export type {
  ReferenceFault,
  ReferenceScope,
  Resolution,
  TextResolution,
} from './references/resolve-references.ts';
export { parseCapturedExpression } from './references/captured-expression.ts';
export type { CapturedExpression } from './references/captured-expression.ts';
export { SecretValues } from './references/secret-values.ts';
export type {
  AgentMessage,
  AgentRequest,
  AgentResponse,
  AgentToolCall,
  AgentTrace,
  AgentTurn,
  BlockedConnection,
  EgressReport,
  McpCall,
  McpEvent,
  McpLane,
} from './agent/agent-trace.ts';
export { readAgentTrace } from './agent/read-agent-trace.ts';
export { writeAgentTrace } from './agent/write-agent-trace.ts';
