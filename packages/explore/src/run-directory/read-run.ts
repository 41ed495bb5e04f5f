// A recorded run, read record by record: whole lines only, hierarchies put together again.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CapturedElement, CapturedTree } from '@flowproof/driver';
import { runUnreadable } from '../errors.ts';
import type { RunMeta } from './run-meta.ts';
import type { StepRecord } from './step-record.ts';

/** A record with its tree. */
export interface RecordedStep {
  readonly record: StepRecord;
  /** JSON text of a `CapturedTree`; absent where nothing was seen. */
  readonly tree?: string;
}

type Hierarchy =
  | CapturedTree
  | {
      readonly same_as: number;
      readonly changed?: readonly (readonly [index: number, element: CapturedElement])[];
    };

/**
 * Reads `meta.json`.
 *
 * @throws ExploreError `run_unreadable`.
 */
export async function readMeta(directory: string): Promise<RunMeta> {
  const meta = parsed(await text(join(directory, 'meta.json')));
  if (meta?.['format'] !== 'sanderling-run')
    throw runUnreadable(directory, 'its meta.json is not that of a run');
  return meta as unknown as RunMeta;
}

/**
 * Reads a trace. A last line that is not whole is left out: the run was killed while it was written.
 *
 * @throws ExploreError `run_unreadable`.
 */
export async function* readSteps(directory: string): AsyncGenerator<RecordedStep> {
  // Differences never refer further back than to the last whole hierarchy.
  let whole: { readonly step: number; readonly tree: CapturedTree } | undefined;
  for await (const line of linesOf(join(directory, 'trace.jsonl'))) {
    const record = parsed(line) as (StepRecord & { readonly hierarchy?: Hierarchy }) | undefined;
    if (record === undefined) continue;
    const { hierarchy, ...rest } = record;
    if (hierarchy === undefined) {
      yield { record: rest };
      continue;
    }
    if ('elements' in hierarchy) whole = { step: record.step, tree: hierarchy };
    const tree = 'elements' in hierarchy ? hierarchy : changedTree(whole, hierarchy, directory);
    yield { record: rest, tree: JSON.stringify(tree) };
  }
}

function changedTree(
  whole: { readonly step: number; readonly tree: CapturedTree } | undefined,
  { same_as: step, changed = [] }: Exclude<Hierarchy, CapturedTree>,
  directory: string,
): CapturedTree {
  if (whole?.step !== step) throw runUnreadable(directory, `the hierarchy of step ${step} is missing`);
  const elements = [...whole.tree.elements];
  for (const [index, element] of changed) elements[index] = element;
  return { elements, depths: whole.tree.depths };
}

async function text(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw runUnreadable(path, 'it cannot be read');
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const stream = createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Infinity })) yield line;
  } catch {
    throw runUnreadable(path, 'it cannot be read');
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
