// A directory of flows before anything runs: found, read, ordered, dealt out. What is wrong with the suite is said here.
import { join } from 'node:path';
import type { SuiteSpec } from '@flowproof/flow-file';
import { CommandError } from '../command-error.ts';
import { loadFlow } from '../load-flow.ts';
import { refuseSharedControls } from './control-ids.ts';
import { chains, dependenciesOf, exportNames } from './dependencies.ts';
import { findFiles, isFlowFile, suiteFileName } from './find-files.ts';
import { inSuiteOrder } from './flow-order.ts';
import type { PlannedFlow, ReadFile } from './planned-flow.ts';
import { dealFlows, type Shard } from './shard.ts';
import { loadSuite, ownSuiteFile } from './suite-file.ts';

/** What a suite is planned from. */
export interface PlanOptions {
  /** Absolute. */
  readonly directory: string;
  /** The directory as messages show it; paths of flows are shown below it. */
  readonly shown: string;
  /** Of this program. */
  readonly version: string;
  readonly shard?: Shard | undefined;
}

/** A suite that may start. */
export interface SuitePlan {
  readonly directory: string;
  readonly suite: SuiteSpec | undefined;
  /** In suite order; of a shard, its own. */
  readonly flows: readonly PlannedFlow[];
  /** Of each flow, indexes of the flows it waits for. */
  readonly after: readonly (readonly number[])[];
  /** Names that flows of the suite export. */
  readonly exportNames: ReadonlySet<string>;
}

/** Plans a suite. Throws `CommandError` when it must not start. */
export async function planSuite(options: PlanOptions): Promise<SuitePlan> {
  const { directory, shown, version, shard } = options;
  const suiteFile = await ownSuiteFile(directory);
  const suite =
    suiteFile === undefined ? undefined : await loadSuite(suiteFile, join(shown, suiteFileName), version);
  const found = await findFiles(directory, isFlowFile);
  if (found.length === 0) {
    throw new CommandError('suite_empty', `there is no flow in ${shown}`, {
      hint: 'flows are files whose names end in .flow.yaml',
    });
  }
  const all: PlannedFlow[] = [];
  const order = suite?.order ?? [];
  for (const [index, relative] of inSuiteOrder(found, order).entries()) {
    const place = { path: join(directory, relative), shown: join(shown, relative) };
    all.push({ ...place, listed: index < order.length, file: await readFlowFile(place, suite) });
  }
  refuseSharedControls(all);
  const flows = shard === undefined ? all : partOf(all, suite, shard);
  return {
    directory,
    suite,
    flows,
    after: dependenciesOf(flows, suite),
    exportNames: new Set(flows.flatMap(exportNames)),
  };
}

function partOf(
  flows: readonly PlannedFlow[],
  suite: SuiteSpec | undefined,
  { index, count }: Shard,
): readonly PlannedFlow[] {
  const parts = dealFlows(chains(flows, suite), count);
  return flows.filter((_, at) => parts[at] === index);
}

async function readFlowFile(
  { path, shown }: Pick<PlannedFlow, 'path' | 'shown'>,
  suite: SuiteSpec | undefined,
): Promise<ReadFile> {
  try {
    return { kind: 'flow', ...(await loadFlow(path, shown, suite ?? null)) };
  } catch (error) {
    if (error instanceof CommandError) return { kind: 'refused', error };
    throw error;
  }
}
