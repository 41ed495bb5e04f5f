// `flowproof explore --reproduce`: performs what a run found and says whether the defect is still there.
import { resolve as resolvePath } from 'node:path';
import { metaOfRun, reproduce as reproduceRun, type Reproduction } from '@flowproof/explore';
import type { ExitCode } from '../exit-code.ts';
import { exploredApp } from '../explore/explored-app.ts';
import type { ExploreFlags } from '../explore/explore-flags.ts';
import { saidByFault } from '../explore/fault-text.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

/** Performs the sequences of a run, or of one violation. */
export async function reproduce(run: string, flags: ExploreFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const path = resolvePath(shell.workingDirectory, run);
  let named: ExploreFlags;
  try {
    named = await withTargetOf(path, flags);
  } catch (error) {
    return saidByFault(error, flags, console);
  }
  const app = await exploredApp(named, shell, console.notice);
  try {
    const reproduced = await reproduceRun({
      run: path,
      workingDirectory: shell.workingDirectory,
      target: app.target,
      env: shell.env,
      settleMs: flags.settle,
      graceMs: flags.grace,
      ...(flags.spec !== undefined && { spec: flags.spec }),
    });
    if (flags.json) console.json(reproduced);
    else for (const each of reproduced.reproductions) console.result(line(each));
    return reproduced.exit_code;
  } catch (error) {
    return saidByFault(error, flags, console);
  } finally {
    await app.close();
  }
}

/** What the run explored, unless another application is named. */
async function withTargetOf(run: string, flags: ExploreFlags): Promise<ExploreFlags> {
  const { url, bundleId, app, connection, platform, appFrom, prelude } = flags;
  const named = [url, bundleId, app, connection, platform, appFrom, prelude].some(
    (each) => each !== undefined,
  );
  if (named) return flags;
  const { target } = await metaOfRun(run);
  return { ...flags, bundleId: target };
}

function line({ property, status, actions, missing }: Reproduction): string {
  switch (status) {
    case 'still_there':
      return `[FAIL] ${property}: still there after ${actions} actions`;
    case 'gone':
      return `[PASS] ${property}: gone`;
    case 'cannot_be_performed':
      return `[----] ${property}: action ${missing?.action ?? 0} of ${actions} can no longer be performed: ${missing?.message ?? ''}`;
  }
}
