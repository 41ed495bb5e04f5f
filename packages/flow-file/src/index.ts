// Public API of the flow file.
export type { Place, SourceSpan } from './place.ts';
export type { FlowFault, FlowFaultCode } from './fault.ts';
export type { YamlValue } from './yaml-value.ts';
export type { BrowserSettings, PinnedClock, Viewport } from './browser-settings.ts';
export type { FlowSession, SessionCookie, SessionState } from './session.ts';
export type {
  AgentApp,
  AgentTrigger,
  ApiApp,
  DesktopApp,
  FlowApp,
  McpServer,
  MockRule,
  SapApp,
  SapLogin,
  SurfaceApp,
  SurfacesApp,
  ToolDeclaration,
  VisionApp,
  WebApp,
  WindowShape,
  WindowSize,
} from './flow-app.ts';
export type { FlowControl, FlowExport, FlowSpec, RedactRule } from './flow-spec.ts';
export type {
  AssertApiStep,
  AssertNoSecretLeakStep,
  AssertScreenshotStep,
  AssertSpreadsheetStep,
  AssertSqlStep,
  AssertStep,
  FlowStep,
  InStep,
  NoEgressStep,
  PlainStep,
  PromptStep,
  RepeatStep,
  ReplyStep,
  RulesStep,
  StepSource,
  ToolCallStep,
  WhenStep,
} from './flow-step.ts';
export type {
  ApiQuestion,
  CellAddress,
  HeaderExpectation,
  JsonExpectation,
  MaskLabel,
  ScreenshotQuestion,
  SpreadsheetQuestion,
  SqlQuestion,
} from './structured-assertion.ts';
export type { ToolCallClause, ToolCallPattern } from './tool-call-pattern.ts';
export type { SuiteSpec } from './suite-spec.ts';
export { readFlow, type ReadFlowOptions } from './read-flow.ts';
export type { ReadFlowResult } from './read-flow-result.ts';
export { readSuite, type ReadSuiteResult } from './read-suite.ts';
export { resolveIdentity } from './identity.ts';
export { withDefaultBrowser } from './default-browser.ts';
export { renderFault } from './render-fault.ts';
export { appId, flowAppId, type FlowAppId } from './flow-app-id.ts';
export { flowJsonSchema, suiteJsonSchema, type JsonSchema } from './schema/json-schema.ts';
