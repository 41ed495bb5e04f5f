// The spec of `run --spec`, loaded for one replay.
import type { Surface } from '@flowproof/driver';
import { ExploreError, type FlowJudge, judgeFlow, renderExploreError } from '@flowproof/explore';
import type { Environment } from '@flowproof/replay';
import { CommandError } from './command-error.ts';

/** What a flow is judged by, beside its own assertions. */
export interface SpecJudgeOptions {
  /** Path of the spec, as it was given. */
  readonly spec: string;
  readonly workingDirectory: string;
  readonly surface: Surface;
  readonly env: Environment;
}

/** Loads the spec. Throws `CommandError` where it cannot be. */
export async function openSpecJudge(options: SpecJudgeOptions): Promise<FlowJudge> {
  try {
    return await judgeFlow({ ...options, platform: options.surface.name });
  } catch (error) {
    if (!(error instanceof ExploreError)) throw error;
    throw new CommandError('spec_invalid', `${options.spec} cannot judge the flow; nothing was run`, {
      details: [renderExploreError(error)],
    });
  }
}
