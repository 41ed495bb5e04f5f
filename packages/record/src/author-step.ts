// From one step of a flow to what it does and the way it was understood.
import type { FlowStep } from '@flowproof/flow-file';
import { type AppId, parseAction, renderDiagnostic } from '@flowproof/grammar';
import { encodeAction } from './encode/encode-action.ts';
import { encodeAssertion } from './encode/encode-assertion.ts';
import type { EncodedStep } from './encode/encoded-step.ts';
import type { RecordStop } from './errors.ts';
import type { AuthorMode, Route } from './routing.ts';

/** A step that is understood. */
export interface AuthoredStep {
  readonly kind: 'authored';
  readonly intent: string;
  readonly route: Route;
  readonly warning?: string;
  readonly steps: readonly EncodedStep[];
}

/** A step that is not. */
export interface UnauthoredStep {
  readonly kind: 'stopped';
  readonly intent: string;
  readonly stop: Pick<RecordStop, 'code' | 'message' | 'hint'>;
}

/** Reads one step by the grammar of its app. */
export function authorStep(step: FlowStep, app: AppId, mode: AuthorMode): AuthoredStep | UnauthoredStep {
  switch (step.kind) {
    case 'rules':
      return { kind: 'authored', intent: step.text, route: 'rules', steps: encodeAction(step.action, app) };
    case 'assert':
      return { kind: 'authored', intent: step.text, route: 'rules', steps: [encodeAssertion(step.assertion, app)] };
    case 'plain':
      return authorPlain(step.text, app, mode);
    default:
      return {
        kind: 'stopped',
        intent: step.kind,
        stop: { code: 'capability', message: `recording ${step.kind} steps is not available in this version` },
      };
  }
}

function authorPlain(text: string, app: AppId, mode: AuthorMode): AuthoredStep | UnauthoredStep {
  if (mode === 'llm') {
    return {
      kind: 'stopped',
      intent: text,
      stop: {
        code: 'no_model',
        message: 'this step asks for a model, and none is available',
        hint: 'write it in the grammar and record with --author rules',
      },
    };
  }
  const parsed = parseAction(text, app);
  if (!parsed.ok) {
    const [diagnostic] = parsed.diagnostics;
    return {
      kind: 'stopped',
      intent: text,
      stop: {
        code: diagnostic.class === 'refused' ? 'step_refused' : 'step_unreadable',
        message: renderDiagnostic(text, diagnostic),
      },
    };
  }
  const steps = encodeAction(parsed.value, app);
  if (mode === 'rules') return { kind: 'authored', intent: text, route: 'rules', steps };
  return {
    kind: 'authored',
    intent: text,
    route: 'fallback',
    warning: 'no model is configured: the sentence was read by the grammar',
    steps,
  };
}
