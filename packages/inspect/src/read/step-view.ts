// Puts one step together from its record, the one after it and what lies elsewhere.
import type { StepSummary, VerdictLetter } from '../api/run-view.ts';
import type { ActionView, HierarchyView, ModelCall, PropertyAtStep, StepView } from '../api/step-view.ts';
import { isObject, type JsonObject, listOf, numberOf, objectOf, textOf } from '../json.ts';
import { actionView } from './action-view.ts';
import { formulaWords, openWindows } from './formula-words.ts';
import { happeningsOf } from './happenings.ts';
import { outcomeOfPrevious, unverifiedReason } from './summarize-step.ts';
import type { Trace } from './trace.ts';
import { valuesAt } from './values.ts';

/** All that a step is made of. */
export interface StepParts {
  readonly trace: Trace;
  readonly place: number;
  readonly row: StepSummary;
  readonly record: JsonObject;
  /** The record after it, the end's included. */
  readonly following: JsonObject | undefined;
  readonly hierarchy: HierarchyView;
  readonly model: ModelCall | null;
}

/** The step as it is answered. */
export async function stepView(parts: StepParts): Promise<StepView> {
  const { trace, place, row, record } = parts;
  const skipped = record['action_skipped'];
  return {
    kind: 'step',
    step: row.step,
    line: trace.lineOf(place),
    timeMs: row.timeMs,
    timestamp: textOf(record['timestamp']) ?? null,
    observation: numberOf(record['observation']) ?? null,
    screen: row.screen ?? '',
    url: textOf(record['url']) ?? null,
    screenshot: pictureName(record['screenshot']),
    action: actionOf(parts),
    skipped: isObject(skipped)
      ? { reason: textOf(skipped['reason']) ?? 'unknown', message: textOf(skipped['message']) ?? '' }
      : null,
    unverified: unverifiedReason(record) ?? null,
    notes: notesOf(record),
    values: await valuesAt(trace, place),
    hierarchy: parts.hierarchy,
    properties: propertiesAt(parts),
    happened: happeningsOf(record, row.step),
    model: parts.model,
  };
}

/** `screenshots/step-00001.png` → `step-00001.png`: pictures lie in one folder. */
function pictureName(path: unknown): string | null {
  const [, name] = /^screenshots\/([^/\\]+)$/u.exec(textOf(path) ?? '') ?? [];
  return name ?? null;
}

function actionOf({ record, following }: StepParts): ActionView | null {
  const action = record['next_action'];
  if (!isObject(action)) return null;
  if (following === undefined) return actionView(action, { outcome: 'unknown' });
  const { outcome, message } = outcomeOfPrevious(following);
  const applied = following['last_action_applied'] === true ? 'applied' : 'unknown';
  return actionView(action, { outcome: outcome ?? applied, ...(message !== undefined && { message }) });
}

function notesOf(record: JsonObject): readonly string[] {
  const notes: (string | undefined)[] = [
    record['settled'] === false ? 'not settled in time' : undefined,
    record['grace'] === true ? 'observed in grace: no more actions are picked' : undefined,
    record['transitional'] === true ? 'read again because of a transition' : undefined,
    record['relaunched'] === true ? 'the application was relaunched' : undefined,
    labelled('observation error', record['observation_error']),
    labelled('precondition failure', record['precondition_failure']),
    labelled('picture withheld', record['screenshot_withheld']),
    labelled('cut', listOf(record['truncated']).join(', ')),
    ...listOf(record['leaf_errors']).map((each) => labelled('leaf error', each)),
    ...listOf(record['dialogs']).map((each) => dialogWords(objectOf(each))),
    ...listOf(record['navigations']).map((each) => navigationWords(objectOf(each))),
  ];
  return notes.filter((note) => note !== undefined);
}

function labelled(label: string, value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text === '' ? undefined : `${label}: ${text}`;
}

function dialogWords(dialog: JsonObject): string {
  const [type, message, answer] = ['type', 'message', 'answer'].map((key) => textOf(dialog[key]) ?? '');
  return `${type ?? 'dialog'} “${message ?? ''}”: ${answer ?? ''}`;
}

function navigationWords(navigation: JsonObject): string {
  const what = navigation['popup'] === true ? 'a window was opened and closed' : 'navigated';
  return `${what}: ${textOf(navigation['url']) ?? ''}`;
}

function propertiesAt({ trace, place, row, record }: StepParts): readonly PropertyAtStep[] {
  const letters = trace.lettersAt(place);
  const residuals = objectOf(record['residuals']);
  const standing = { observation: numberOf(record['observation']), timeMs: row.timeMs };
  return trace.verdicts.names.map((name, at) => ({
    name,
    verdict: (letters[at] ?? '-') as VerdictLetter,
    residual: formulaWords(residuals[name]),
    windows: openWindows(residuals[name], standing),
  }));
}
