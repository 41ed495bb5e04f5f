// `flowproof explore --runs`: many seeds, some of them side by side, and one summary.
import type { ExploreEvent, Explored } from '@flowproof/explore';
import { CommandError } from '../command-error.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import type { ExploreFlags } from '../explore/explore-flags.ts';
import { exploreSeed } from '../explore/explore-seed.ts';
import { saidByFault } from '../explore/fault-text.ts';
import { groupViolations, summaryLines, type SeedRun } from '../explore/seed-summary.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

const largestSeed = 2 ** 32 - 1;

/** Explores seeds one after the other, or as many side by side as there are workers. */
export async function exploreSeeds(
  spec: string,
  flags: ExploreFlags,
  shell: Shell,
  interrupted: AbortSignal,
): Promise<ExitCode> {
  if (flags.junit !== undefined) throw new CommandError('usage', '--junit is for a single run');
  const console = consoleOf(shell);
  const waiting = [...seedsOf(flags)];
  const runs: SeedRun[] = [];
  let fault: unknown;
  const worker = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      if (interrupted.aborted || fault !== undefined) return;
      try {
        const run = await one({ spec, seed }, flags, shell, interrupted);
        runs.push(run);
        console.notice(`seed ${seed}: ${run.result.status}, ${run.result.steps} steps -> ${run.directory}`);
      } catch (error) {
        // What is wrong with a spec is wrong with it for every seed.
        fault ??= error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(flags.workers ?? 1, waiting.length) }, worker));
  if (fault !== undefined) return saidByFault(fault, flags, console);
  runs.sort((a, b) => a.result.seed - b.result.seed);
  const violations = groupViolations(runs);
  if (flags.json) console.json({ runs: runs.map(({ result }) => result), violations });
  else console.result(summaryLines(runs, violations));
  return exitCodeOf(runs);
}

/** Seeds *s*, *s* + 1, …; of them those of the shard. */
function seedsOf({ seed, runs = 1, shard }: ExploreFlags): readonly number[] {
  const first = seed === 0 ? 1 + Math.floor(Math.random() * (largestSeed - runs)) : seed;
  const all = Array.from({ length: runs }, (_, index) => ((first + index - 1) % largestSeed) + 1);
  return shard === undefined ? all : all.filter((_, index) => index % shard.count === shard.index - 1);
}

async function one(
  what: { readonly spec: string; readonly seed: number },
  flags: ExploreFlags,
  shell: Shell,
  interrupted: AbortSignal,
): Promise<SeedRun> {
  const sequences = new Map<string, Extract<ExploreEvent, { kind: 'shrunk' }>['actions']>();
  const { result, directory }: Explored = await exploreSeed(what, flags, shell, {
    interrupted,
    onEvent: (event) => {
      if (event.kind === 'shrunk' && event.status !== 'not_reproduced') {
        sequences.set(event.property, event.actions);
      }
    },
  });
  return { result, directory: shownPath(directory, shell), sequences };
}

function exitCodeOf(runs: readonly SeedRun[]): ExitCode {
  if (runs.some(({ result }) => result.exit_code === exitCodes.fail)) return exitCodes.fail;
  return runs.length === 0 || runs.some(({ result }) => result.exit_code === exitCodes.error)
    ? exitCodes.error
    : exitCodes.pass;
}
