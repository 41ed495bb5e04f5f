// What cannot be recorded is said before the app is touched.
import type { FlowSpec, FlowStep, WebApp } from '@flowproof/flow-file';
import type { RecordStop } from './errors.ts';

/** The flow's app, when everything in the flow can be recorded; else why not. */
export function recordableApp(flow: FlowSpec): { readonly app: WebApp } | { readonly stop: RecordStop } {
  const { app } = flow;
  if (app.kind !== 'web') {
    return { stop: { code: 'capability', message: `${app.kind} flows cannot be recorded here` } };
  }
  if (app.session?.kind === 'identity') {
    return {
      stop: {
        code: 'identity_unresolved',
        message: `the session "${app.session.name}" is a name, and no suite says what it stands for`,
        hint: 'record the flow within its suite, or write the session out',
      },
    };
  }
  const refused = firstUnrecordable(flow.steps);
  return refused === undefined ? { app } : { stop: unrecordable(refused, flow.file) };
}

/** Says that steps of this kind cannot be recorded. */
export function unrecordable({ kind, location }: FlowStep, file: string | undefined): RecordStop {
  return {
    code: 'capability',
    message: `${kind} steps cannot be recorded here`,
    location: { ...(file !== undefined && { file }), ...location },
  };
}

function firstUnrecordable(steps: readonly FlowStep[]): FlowStep | undefined {
  for (const step of steps) {
    switch (step.kind) {
      case 'plain':
      case 'rules':
      case 'assert':
        continue;
      case 'repeat':
      case 'when': {
        const inner = firstUnrecordable(step.steps);
        if (inner !== undefined) return inner;
        continue;
      }
      default:
        return step;
    }
  }
  return undefined;
}
