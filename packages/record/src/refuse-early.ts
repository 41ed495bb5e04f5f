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
        location: placeOf(app.session, flow.file),
      },
    };
  }
  const refused = firstUnrecordable(flow.steps);
  return refused === undefined ? { app } : { stop: unrecordable(refused, flow.file) };
}

/** Says that steps of this kind cannot be recorded. */
export function unrecordable(step: FlowStep, file: string | undefined): RecordStop {
  return {
    code: 'capability',
    message: `${step.kind} steps cannot be recorded here`,
    location: placeOf(step, file),
  };
}

/** The place of a piece of a flow, with the name of its file where it has one. */
export function placeOf(
  { location }: Pick<FlowStep, 'location'>,
  file: string | undefined,
): NonNullable<RecordStop['location']> {
  return { ...(file !== undefined && { file }), line: location.line, column: location.column };
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
