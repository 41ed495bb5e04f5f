// Performs what a run found and judges the property again: whether the defect is still there.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Clock, systemClock } from '@flowproof/driver';
import { notReproduced, runUnreadable } from '../errors.ts';
import type { ExploreTarget } from '../engine/explore-options.ts';
import { defaultChoices } from '../engine/explore-options.ts';
import { machineAlarm, type SetAlarm } from '../engine/timers.ts';
import { openSpec } from '../host/spec-session.ts';
import type { SpecLimits } from '../host/spec-process.ts';
import { bundleSpec, type SpecBundle } from '../load/bundle-spec.ts';
import { keptBundle } from '../load/kept-bundle.ts';
import type { NextAction } from '../run-directory/next-action.ts';
import { readMeta } from '../run-directory/read-run.ts';
import type { RunMeta } from '../run-directory/run-meta.ts';
import { Secrets } from '../run-directory/secrets.ts';
import { Attempts, type Violated } from './attempts.ts';

/** What is performed again, on what. */
export interface ReproduceOptions {
  /** Absolute path of a run, or of one of its `violations/<property>`. */
  readonly run: string;
  /** Path of a spec instead of the bundle that ran. */
  readonly spec?: string;
  readonly workingDirectory: string;
  readonly target: ExploreTarget;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** ms. */
  readonly settleMs?: number;
  /** ms. */
  readonly graceMs?: number;
  readonly clock?: Clock;
  readonly setAlarm?: SetAlarm;
  readonly specLimits?: SpecLimits;
}

/** What came of one sequence. */
export interface Reproduction {
  readonly property: string;
  readonly status: 'still_there' | 'gone' | 'cannot_be_performed';
  readonly actions: number;
  /** The action that could not be performed, from 1, and why. */
  readonly missing?: { readonly action: number; readonly message: string };
}

/** All of them. */
export interface Reproduced {
  /** 1: a defect is still there; 2: a sequence can no longer be performed; 0: all are gone. */
  readonly exit_code: 0 | 1 | 2;
  readonly reproductions: readonly Reproduction[];
}

/**
 * `meta.json` of a run: what was explored, and how.
 *
 * @param path - absolute, of the run or of one of its `violations/<property>`.
 * @throws ExploreError `run_unreadable`.
 */
export function metaOfRun(path: string): Promise<RunMeta> {
  return readMeta(runFolder(path));
}

function runFolder(path: string): string {
  return isViolation(path) ? dirname(dirname(path)) : path;
}

/**
 * Performs the shortest sequences of a run on a fresh application. A target that is missing is not left out.
 *
 * @throws ExploreError `run_unreadable`; `not_reproduced` when the run has no sequence; faults of the spec.
 * @example
 * const { exit_code } = await reproduce({ run: '/runs/20260801-090000', workingDirectory: cwd, target });
 */
export async function reproduce(options: ReproduceOptions): Promise<Reproduced> {
  const folders = await sequencesOf(options.run);
  const run = runFolder(options.run);
  const meta = await readMeta(run);
  const clock = options.clock ?? systemClock;
  const bundle: SpecBundle =
    options.spec === undefined
      ? await keptBundle(run)
      : await bundleSpec(options.spec, options.workingDirectory);
  const settings = {
    seed: meta.seed,
    startedAtMillis: clock.now(),
    platform: options.target.platform,
    guide: 'none',
    allowNoProperties: false,
  } as const;
  const spec = await openSpec(bundle, settings, options.specLimits);
  try {
    const attempts = new Attempts({
      spec,
      newSurface: options.target.newSurface,
      openRequest: options.target.open,
      clock,
      setAlarm: options.setAlarm ?? machineAlarm,
      secrets: new Secrets(options.env ?? {}, spec.facts.secrets),
      settleMs: options.settleMs ?? defaultChoices.settleMs,
      graceMs: options.graceMs ?? defaultChoices.graceMs,
    });
    const reproductions: Reproduction[] = [];
    for (const folder of folders) reproductions.push(await reproduceOne(folder, attempts));
    return { exit_code: exitCodeOf(reproductions), reproductions };
  } finally {
    await spec.kill();
  }
}

async function reproduceOne(folder: string, attempts: Attempts): Promise<Reproduction> {
  const violated = JSON.parse(await text(join(folder, 'violation.json'))) as Violated;
  const lines = (await text(join(folder, 'actions.jsonl'))).split('\n').filter((line) => line !== '');
  const actions = lines.map((line) => JSON.parse(line) as NextAction);
  const { violated: shown, missing } = await attempts.make(actions, violated, { leaveOut: false });
  return {
    property: violated.property,
    status: shown ? 'still_there' : missing === undefined ? 'gone' : 'cannot_be_performed',
    actions: actions.length,
    ...(missing !== undefined && { missing }),
  };
}

function exitCodeOf(reproductions: readonly Reproduction[]): 0 | 1 | 2 {
  if (reproductions.some(({ status }) => status === 'still_there')) return 1;
  return reproductions.some(({ status }) => status === 'cannot_be_performed') ? 2 : 0;
}

function isViolation(path: string): boolean {
  return basename(dirname(path)) === 'violations';
}

/** The directories of sequences; those that were never shown again hold none. */
async function sequencesOf(run: string): Promise<readonly string[]> {
  if (isViolation(run)) return [run];
  const found = await readdir(join(run, 'violations')).catch((): string[] => []);
  const folders = found.sort().map((name) => join(run, 'violations', name));
  const held: string[] = [];
  for (const folder of folders) {
    const { status } = JSON.parse(await text(join(folder, 'violation.json'))) as { readonly status?: string };
    if (status !== 'not_reproduced') held.push(folder);
  }
  if (held.length === 0) throw notReproduced(run);
  return held;
}

async function text(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw runUnreadable(path, 'it cannot be read');
  }
}
