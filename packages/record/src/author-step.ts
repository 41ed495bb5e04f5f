// From one step of a flow to what it does and the way it was understood.
import type { AssertStep, PlainStep, RulesStep } from '@flowproof/flow-file';
import { type AppId, parseAction, renderDiagnostic } from '@flowproof/grammar';
import { encodeAction } from './encode/encode-action.ts';
import { encodeAssertion } from './encode/encode-assertion.ts';
import type { EncodedStep } from './encode/encoded-step.ts';
import type { RecordStopCode } from './errors.ts';
import type { AuthorMode, Route } from './routing.ts';

/** A step that becomes trace steps. */
export type SpokenStep = PlainStep | RulesStep | AssertStep;

/** A step that is understood. */
export interface AuthoredStep {
  readonly kind: 'authored';
  readonly route: Route;
  readonly warning?: string;
  readonly steps: readonly EncodedStep[];
}

/** A step that is not. */
export interface UnauthoredStep {
  readonly kind: 'stopped';
  readonly code: RecordStopCode;
  readonly message: string;
  readonly hint?: string;
  /** With `no_model`: why a model is needed, and what the grammar said. */
  readonly question?: { readonly reason: string; readonly rulesError?: string };
}

const askInstead = 'write the step in the grammar; `record --json` prints what has to be decided';

/** Reads one step by the grammar of its app. */
export function authorStep(step: SpokenStep, app: AppId, mode: AuthorMode): AuthoredStep | UnauthoredStep {
  switch (step.kind) {
    case 'rules':
      return { kind: 'authored', route: 'rules', steps: encodeAction(step.action, app) };
    case 'assert':
      return { kind: 'authored', route: 'rules', steps: [encodeAssertion(step.assertion, app)] };
    case 'plain':
      return mode === 'llm' ? withoutModel() : authorByGrammar(step, app, mode);
  }
}

function withoutModel(): UnauthoredStep {
  const reason = 'this step asks for a model, and none is configured';
  return { kind: 'stopped', code: 'no_model', message: reason, hint: askInstead, question: { reason } };
}

function authorByGrammar(step: PlainStep, app: AppId, mode: 'auto' | 'rules'): AuthoredStep | UnauthoredStep {
  const parsed = parseAction(step.text, app);
  if (parsed.ok) {
    const steps = encodeAction(parsed.value, app);
    if (mode === 'rules') return { kind: 'authored', route: 'rules', steps };
    const warning = 'no model is configured: the sentence was read by the grammar';
    return { kind: 'authored', route: 'fallback', warning, steps };
  }
  const [diagnostic] = parsed.diagnostics;
  const message = renderDiagnostic(step.text, diagnostic);
  // What is declined on purpose stays declined: no model is asked to say it in another way.
  if (diagnostic.class === 'refused') return { kind: 'stopped', code: 'step_refused', message };
  if (mode === 'rules') return { kind: 'stopped', code: 'step_unreadable', message };
  const reason = 'the grammar does not read this step, and no model is configured';
  return {
    kind: 'stopped',
    code: 'no_model',
    message: `${reason}\n${message}`,
    hint: askInstead,
    question: { reason, rulesError: diagnostic.message },
  };
}
