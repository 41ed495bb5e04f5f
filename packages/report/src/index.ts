// Public API of the report package.
export { writeWhole } from './bundle/atomic-file.ts';
export { FrameStore } from './bundle/frame-store.ts';
export { RunBundle, type RunBundleOptions, type WrittenBundle } from './bundle/run-bundle.ts';
export type { DebugFiles } from './debug-evidence.ts';
export { ReportError, type ReportErrorCode } from './errors.ts';
export { escapeHtml, escapeXml, forTerminal, forTerminalBlock } from './escape.ts';
export type { Filmstrip, StepFrames } from './filmstrip.ts';
export { reportPage, type ReportPageInput } from './html/report-page.ts';
export { junitXml } from './junit.ts';
export {
  type RecordingDocument,
  resultDocument,
  type ResultDocument,
  type StepDocument,
  syntheticDocument,
  type SyntheticOutcome,
} from './result-document.ts';
