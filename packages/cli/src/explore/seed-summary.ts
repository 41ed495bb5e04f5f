// What many runs found, as one list: a defect that ten seeds found is named once, with the ten seeds.
import type { NextAction, RunResult } from '@flowproof/explore';
import { actionInWords } from './run-lines.ts';

/** A run with what its violations were worked down to. */
export interface SeedRun {
  readonly result: RunResult;
  /** As messages show it. */
  readonly directory: string;
  /** Property names to the shortest sequences. */
  readonly sequences: ReadonlyMap<string, readonly NextAction[]>;
}

/** One defect, as far as it can be told from others. */
export interface FoundBySeeds {
  readonly property: string;
  readonly seeds: readonly number[];
  /** In words; absent where no sequence was found. */
  readonly sequence?: readonly string[];
  /** A run that shows it. */
  readonly run: string;
}

/** Violations of the same property with the same shortest sequence are one. */
export function groupViolations(runs: readonly SeedRun[]): readonly FoundBySeeds[] {
  const groups = new Map<string, FoundBySeeds>();
  for (const { result, directory, sequences } of runs) {
    for (const [property, { verdict }] of Object.entries(result.properties)) {
      if (verdict !== 'violated') continue;
      const sequence = sequences.get(property)?.map(actionInWords);
      const key = JSON.stringify([property, sequence]);
      const group = groups.get(key);
      groups.set(key, {
        property,
        seeds: [...(group?.seeds ?? []), result.seed],
        ...(sequence !== undefined && { sequence }),
        run: group?.run ?? directory,
      });
    }
  }
  return [...groups.values()];
}

/** The summary on several lines. */
export function summaryLines(runs: readonly SeedRun[], violations: readonly FoundBySeeds[]): string {
  const done = runs.filter(({ result }) => result.exit_code !== 2).length;
  const head = `${runs.length} runs, ${runs.length - done} of them could not be done: ${violations.length} different violations`;
  return [...violations.flatMap(violationLines), head].join('\n');
}

function violationLines({ property, seeds, sequence, run }: FoundBySeeds): readonly string[] {
  const steps = sequence?.map((words, index) => `  ${index + 1}. ${words}`) ?? ['  (not shortened)'];
  return [`[FAIL] ${property}: seeds ${seeds.join(', ')} (${run})`, ...steps];
}
