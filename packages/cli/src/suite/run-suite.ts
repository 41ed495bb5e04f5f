// A planned suite runs: flows side by side or one after another, variables handed on, one JUnit file for all.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@flowproof/replay';
import { junitXml, writeWhole } from '@flowproof/report';
import { CommandError } from '../command-error.ts';
import { codeOf } from '../read-text-file.ts';
import type { FlowOutcome, FlowStatus, SuiteResult } from './flow-outcome.ts';
import type { SuitePlan } from './plan-suite.ts';
import type { PlannedFlow } from './planned-flow.ts';
import { schedule } from './schedule.ts';

/** Lets one flow of the suite live. Never rejects. */
export type RunFlow = (flow: PlannedFlow, env: Environment, index: number) => Promise<FlowOutcome>;

/** How a suite is run. */
export interface RunSuiteOptions {
  /** Flows side by side, at least 1. */
  readonly workers: number;
  /** The variables of a flow, given what earlier ones have exported. */
  readonly environment: (exported: Readonly<Record<string, string>>) => Environment;
  readonly runFlow: RunFlow;
  /** Told as flows end, in the order in which they do. */
  readonly onFinished?: (index: number, outcome: FlowOutcome) => void;
  /** True: no further flow starts. */
  readonly stopped?: () => boolean;
}

/**
 * Runs the flows of a plan and writes `<directory>/.flowproof/suite-junit.xml`.
 *
 * @returns undefined when it was stopped before the last flow was done; then nothing is written.
 */
export async function runSuite(plan: SuitePlan, options: RunSuiteOptions): Promise<SuiteResult | undefined> {
  const { workers, environment, runFlow, onFinished, stopped = () => false } = options;
  const finished = new Map<number, FlowOutcome>();
  const outcomes = await schedule({
    after: plan.after,
    workers,
    stopped,
    perform: async (index) => {
      const flow = plan.flows[index];
      if (flow === undefined) throw new RangeError(`the plan has no flow ${index}`);
      const outcome = await runFlow(flow, environment(exportedBefore(index, finished)), index);
      finished.set(index, outcome);
      if (!stopped()) onFinished?.(index, outcome);
      return outcome;
    },
  });
  if (stopped()) return undefined;
  const flows = plan.flows.flatMap((_, index) => outcomes.get(index) ?? []);
  const junitPath = join(plan.directory, '.flowproof', 'suite-junit.xml');
  await makeFolder(join(plan.directory, '.flowproof'));
  await writeWhole(junitPath, junitXml(flows.map(({ report }) => report)));
  const counts = countsOf(flows);
  return { flows, counts, passed: counts.failed === 0 && counts.errored === 0, junitPath };
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw new CommandError('write_failed', `the folder ${folder} cannot be made: ${codeOf(error)}`, {
      hint: "the suite's report is written there: check that its folder can be written to",
    });
  }
}

// Of flows that stand earlier in the suite only, the later of two winning, so that side by side gives what one after
// another gives.
function exportedBefore(
  index: number,
  finished: ReadonlyMap<number, FlowOutcome>,
): Readonly<Record<string, string>> {
  const earlier = [...finished].filter(([at]) => at < index).toSorted(([one], [other]) => one - other);
  const values = earlier.flatMap(([, { exports }]) => [...(exports ?? [])]);
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
}

function countsOf(flows: readonly FlowOutcome[]): Readonly<Record<FlowStatus, number>> {
  const counts = { passed: 0, failed: 0, skipped: 0, errored: 0 };
  for (const { status } of flows) counts[status] += 1;
  return counts;
}
