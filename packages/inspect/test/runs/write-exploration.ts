// Writes whole run directories, as section 19 of the contract says: finished ones, and ones that are still growing.
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  endRecord,
  formulas,
  pictureOfTree,
  type RunPlan,
  startMs,
  stepsOf,
  type Written,
} from './exploration-records.ts';

/** Options that concern files alone. */
export interface WritePlan extends RunPlan {
  readonly id?: string;
  /** Pictures for the first so many steps; the others are named and missing. Default all of at most 400. */
  readonly pictures?: number;
  /** Lines (1-based) that are replaced by something unreadable. */
  readonly damagedLines?: readonly number[];
  /** Whether there is a shortest sequence for the violated property. */
  readonly sequence?: boolean;
  /** Fields of `meta.json` that differ. */
  readonly meta?: Written;
}

/** The whole trace as text. */
export function traceText(plan: RunPlan & { readonly damagedLines?: readonly number[] }): string {
  const lines = Array.from(stepsOf(plan), ({ record }) => JSON.stringify(record));
  for (const line of plan.damagedLines ?? []) lines[line - 1] = lines[line - 1]?.slice(0, 40) ?? '';
  if (plan.ended !== false) lines.push(JSON.stringify(endRecord(plan)));
  return lines.map((line) => `${line}\n`).join('');
}

/** `meta.json` of a plan. */
export function metaOf(plan: WritePlan): Written {
  const ended = plan.ended !== false;
  return {
    format: 'sanderling-run',
    trace_version: 1,
    version: '0.1.0',
    seed: plan.seed ?? 7,
    prng: 'xoroshiro128plus',
    generator: plan.model === true ? 'llm' : 'seeded',
    ...(plan.model === true && { model: 'example/vision-1' }),
    spec_path: 'specs/todo.spec.ts',
    bundle_sha256: '9f2c4e0a7b13'.padEnd(64, '0'),
    platform: 'web',
    target: 'http://127.0.0.1:8080/',
    host: { os: 'linux', arch: 'x64', node: '20.20.2', browser: 'Chromium 156' },
    started_at: new Date(startMs).toISOString(),
    ended_at: ended ? new Date(startMs + plan.steps * 82).toISOString() : null,
    ...(ended && {
      duration_millis: plan.steps * 82,
      end_reason: 'max_steps',
      exit_code: plan.violatedAt === undefined ? 0 : 1,
    }),
    max_steps: plan.steps,
    properties: formulas,
    ...plan.meta,
  };
}

/** Writes a run below a directory; returns its own directory. */
export async function writeExploration(runs: string, plan: WritePlan): Promise<string> {
  const folder = join(runs, plan.id ?? '20261130-093000');
  await mkdir(join(folder, 'screenshots'), { recursive: true });
  await writeFile(join(folder, 'meta.json'), JSON.stringify(metaOf(plan), null, 2));
  await writeFile(join(folder, 'trace.jsonl'), traceText(plan));
  const most = plan.pictures ?? 400;
  for (const { record, tree } of stepsOf({ ...plan, steps: Math.min(plan.steps, most) }))
    await writeFile(join(folder, String(record['screenshot'])), pictureOfTree(tree));
  if (plan.ended !== false)
    await writeFile(join(folder, 'result.json'), JSON.stringify(resultOf(plan), null, 2));
  if (plan.model === true) await writeFile(join(folder, 'llm-calls.jsonl'), modelCalls(plan));
  if (plan.sequence === true) await writeSequence(folder);
  return folder;
}

/** Appends the steps from one number to another, picture first, as an engine does. */
export async function appendSteps(folder: string, plan: RunPlan, from: number, to: number): Promise<void> {
  for (const { record, tree } of stepsOf({ ...plan, steps: to })) {
    if (Number(record['step']) < from) continue;
    await writeFile(join(folder, String(record['screenshot'])), pictureOfTree(tree));
    await appendFile(join(folder, 'trace.jsonl'), `${JSON.stringify(record)}\n`);
  }
}

function resultOf(plan: RunPlan): Written {
  const bad = plan.violatedAt !== undefined;
  const property = (violated: boolean, vacuous = false) => ({
    verdict: violated ? 'violated' : 'holds',
    counters: {
      observations: plan.steps,
      armed: vacuous ? 0 : 12,
      discharged: 12,
      broken: 0,
      open: 0,
      vacuous,
    },
    violations: violated ? 3 : 0,
  });
  return {
    status: bad ? 'violated' : 'passed',
    exit_code: bad ? 1 : 0,
    end_reason: 'max_steps',
    steps: plan.steps,
    properties: {
      noUncaughtExceptions: property(false),
      countNeverExceedsRows: property(bad),
      typingIsAnswered: property(false),
      savedInTime: property(false),
      archiveIsEmpty: property(false, true),
      everythingDone: property(bad),
    },
  };
}

function modelCalls(plan: RunPlan): string {
  const calls = Array.from({ length: plan.steps }, (_, at) => ({
    step: at + 1,
    outcome: at % 6 === 5 ? 'echo_mismatch' : 'selected',
    model: 'example/vision-1',
    candidates: [
      { index: 1, kind: 'Tap', description: 'Tap "Add"', label: 'Add', weight: 40 },
      {
        index: 2,
        kind: 'InputText',
        description: 'Type into "What needs doing?"',
        label: 'What needs doing?',
        weight: 35,
      },
      { index: 3, kind: 'Tap', description: 'Tap "Delete"', label: 'Delete', weight: 25 },
    ],
    choice: (at % 3) + 1,
    reasoning: 'Nothing has been deleted yet, and deleting the last row is where lists break.',
    system_prompt: 'Look for bugs. Prefer what has not been tried.',
    user_prompt: '1. Tap "Add"  (w40)\n2. Type into "What needs doing?"  (w35)',
    raw_response: '{"choice": 1}',
    prompt_tokens: 812,
    completion_tokens: 54,
    total_tokens: 866,
    latency_millis: 940,
    attempts: 1,
  }));
  return calls.map((call) => `${JSON.stringify(call)}\n`).join('');
}

async function writeSequence(folder: string): Promise<void> {
  const name = 'countNeverExceedsRows';
  const below = join(folder, 'violations', name);
  await mkdir(join(below, 'screens'), { recursive: true });
  const steps = Array.from(stepsOf({ steps: 4 }));
  const actions = steps.map(({ record }) => record['next_action']).filter((each) => each !== undefined);
  const violation = {
    property: name,
    status: 'stable',
    steps_before: 120,
    steps_after: actions.length,
    replays: 37,
    seed: 7,
    asserts: true,
    flow: 'written',
  };
  await writeFile(join(below, 'violation.json'), JSON.stringify(violation));
  await writeFile(join(below, 'actions.jsonl'), actions.map((each) => `${JSON.stringify(each)}\n`).join(''));
  await writeFile(
    join(below, `${name}.flow.yaml`),
    'name: countNeverExceedsRows\nsteps:\n  - Press the "Add" button\n  - Check "New item"\n  - Press the "Delete" button\nassert:\n  - page does not show NaN\n',
  );
  for (const [at, { tree }] of steps.entries())
    await writeFile(join(below, 'screens', `screen-${at + 1}.png`), pictureOfTree(tree));
}
