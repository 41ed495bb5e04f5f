// What the interface asks of its server.
import type { RunSummary } from '../api/run-summary.ts';
import type { RunView } from '../api/run-view.ts';
import type { SequenceView } from '../api/sequence-view.ts';
import type { Happening, HappeningKind, StepAnswer } from '../api/step-view.ts';

/** An answer that is no answer. */
export class NotAnswered extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** What `/api/runs` answers. */
export interface RunList {
  readonly runs: readonly RunSummary[];
  /** Id of the run when there is only one to see. */
  readonly only: string | null;
}

/** Elements found by a search. */
export interface Matches {
  readonly as: 'selector' | 'text';
  readonly indices: readonly number[];
  readonly refused?: string;
}

async function get(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(`/api/${path}`, signal === undefined ? {} : { signal });
  const answer = (await response.json()) as unknown;
  if (response.ok) return answer;
  const said = (answer as { readonly error?: unknown }).error;
  throw new NotAnswered(response.status, typeof said === 'string' ? said : 'the server did not answer');
}

function runPath(id: string): string {
  return `runs/${encodeURIComponent(id)}`;
}

export async function fetchRuns(): Promise<RunList> {
  return (await get('runs')) as RunList;
}

/** Rows are those from place `from` on. */
export async function fetchRun(id: string, from: number): Promise<RunView> {
  return (await get(`${runPath(id)}?from=${from}`)) as RunView;
}

export async function fetchStep(id: string, step: number): Promise<StepAnswer> {
  return (await get(`${runPath(id)}/steps/${step}`)) as StepAnswer;
}

export async function fetchMatches(
  id: string,
  step: number,
  selector: string,
  signal: AbortSignal,
): Promise<Matches> {
  const query = `selector=${encodeURIComponent(selector)}`;
  return (await get(`${runPath(id)}/steps/${step}/matches?${query}`, signal)) as Matches;
}

export async function fetchHappened(
  id: string,
  kind: HappeningKind,
  from: number,
  filter: string,
): Promise<{ readonly rows: readonly Happening[]; readonly next: number | null }> {
  const query = `from=${from}&filter=${encodeURIComponent(filter)}`;
  return (await get(`${runPath(id)}/happened/${kind}?${query}`)) as {
    readonly rows: readonly Happening[];
    readonly next: number | null;
  };
}

export async function fetchSequence(id: string, property: string): Promise<SequenceView> {
  return (await get(`${runPath(id)}/violations/${encodeURIComponent(property)}`)) as SequenceView;
}

/** Address of a picture of a run. */
export function pictureAddress(id: string, name: string): string {
  return `/api/${runPath(id)}/screenshots/${encodeURIComponent(name)}`;
}

/** Address of a file of a shortest sequence, or of one of its pictures. */
export function sequenceAddress(
  id: string,
  property: string,
  what: 'files' | 'screens',
  name: string,
): string {
  return `/api/${runPath(id)}/violations/${encodeURIComponent(property)}/${what}/${encodeURIComponent(name)}`;
}
