// One run of an exploration, as the flags have it: an application of its own, started and ended here.
import { resolve as resolvePath } from 'node:path';
import { explore, type Explored, type ExploreListener } from '@flowproof/explore';
import type { Shell } from '../shell.ts';
import { version } from '../version.ts';
import type { ExploreFlags } from './explore-flags.ts';
import { exploredApp } from './explored-app.ts';

/** Who is told, and who may stop it. */
export interface SeedOptions {
  readonly interrupted: AbortSignal;
  readonly onEvent: ExploreListener;
}

/** Explores with one seed. */
export async function exploreSeed(
  { spec, seed }: { readonly spec: string; readonly seed: number },
  flags: ExploreFlags,
  shell: Shell,
  { interrupted, onEvent }: SeedOptions,
): Promise<Explored> {
  const app = await exploredApp(flags, shell, (text) => {
    onEvent({ kind: 'notice', text: text.replace(/^notice: /u, '') });
  });
  try {
    return await explore({
      spec,
      workingDirectory: shell.workingDirectory,
      target: app.target,
      output: resolvePath(shell.workingDirectory, flags.output),
      version: version(),
      env: shell.env,
      seed,
      durationMs: flags.duration,
      maxSteps: flags.maxSteps,
      graceMs: flags.grace,
      settleMs: flags.settle,
      exitOnViolation: flags.exitOnViolation,
      allowNoProperties: flags.allowNoProperties,
      failOnVacuous: flags.failOnVacuous,
      shrinkBudgetMs: flags.shrinkBudget,
      generator: flags.generator,
      guide: flags.guide,
      screenshots: app.masks === undefined ? 'off' : flags.screenshots,
      screenshotFormat: flags.screenshotFormat,
      masks: app.masks ?? [],
      ...(flags.arm !== undefined && { arm: flags.arm }),
      interrupted,
      onEvent,
    });
  } finally {
    await app.close();
  }
}
