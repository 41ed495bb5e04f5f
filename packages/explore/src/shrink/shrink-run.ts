// After a run: each violated property is worked on, in order of detection.
import type { EndAnswer, SpecFacts } from '../guest/questions.ts';
import type { RunLoop } from '../engine/run-loop.ts';
import { Attempts, type AttemptsOptions } from './attempts.ts';
import { type ViolationFilesOptions, writeViolation } from './violation-files.ts';
import type { FoundViolation } from './work-on-violation.ts';

/** What the work needs. */
export interface ShrinkRunOptions
  extends
    AttemptsOptions,
    Pick<ViolationFilesOptions, 'directory' | 'seed' | 'budgetMs' | 'interrupted' | 'onEvent' | 'flow'> {
  readonly loop: RunLoop;
  readonly facts: SpecFacts;
  /** What the end of the run broke. */
  readonly atEnd: EndAnswer | undefined;
}

/** Works on every violation of a run. */
export async function shrinkRun(options: ShrinkRunOptions): Promise<void> {
  const { loop, facts, atEnd } = options;
  const attempts = new Attempts(options);
  for (const violation of violationsOf(loop, atEnd)) {
    if (options.interrupted?.aborted === true) return;
    await writeViolation(violation, {
      ...options,
      attempts,
      steps: loop.history.steps,
      asserts: facts.asserts[violation.property]?.sentences ?? [],
    });
  }
}

function violationsOf(loop: RunLoop, atEnd: EndAnswer | undefined): readonly FoundViolation[] {
  const found = [...loop.witnesses].map(([property, witness]) => ({
    property,
    witness,
    part: loop.parts.get(property) ?? '',
  }));
  const last = Object.entries(atEnd?.witnesses ?? {}).map(([property, witness]) => ({
    property,
    // What is certain only after the last step is shown by all of the steps.
    witness: { ...witness, detected_step: loop.step + 1 },
    part: atEnd?.parts[property] ?? '',
  }));
  return [...found, ...last];
}
