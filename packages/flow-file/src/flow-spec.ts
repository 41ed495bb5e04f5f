// A flow file, read: everything the engines need, nothing left to check.
import type { FlowApp } from './flow-app.ts';
import type { FlowStep } from './flow-step.ts';

/** The security control a flow proves. */
export interface FlowControl {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
}

/** A region masked in every stored picture. */
export interface RedactRule {
  readonly target:
    | { readonly kind: 'css'; readonly css: string }
    | { readonly kind: 'automation_id'; readonly automationId: string }
    /** In px of the picture. */
    | {
        readonly kind: 'rect';
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
      };
  readonly mode: 'mask';
}

/** A value handed to later flows of the suite. */
export interface FlowExport {
  /** Name of the environment variable. */
  readonly name: string;
  /** Text with `${captured.x}` and `${VAR}`. */
  readonly template: string;
}

/** A flow, ready to be recorded or run. `${VAR}` references stand as written everywhere. */
export interface FlowSpec {
  /** The name given to the reader. */
  readonly file?: string;
  readonly name: string;
  readonly app: FlowApp;
  /** The flow is skipped unless each of these variables is set and not empty. */
  readonly skipUnlessEnv: readonly string[];
  readonly control?: FlowControl;
  readonly exports: readonly FlowExport[];
  readonly redact: readonly RedactRule[];
  /** In order, `foreach` already unfolded. With `apps` every one is an `in` block. */
  readonly steps: readonly FlowStep[];
}
