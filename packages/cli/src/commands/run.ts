// `flowproof run`: replays one flow, or every flow of a directory.
import { stat } from 'node:fs/promises';
import { resolve as resolvePath } from 'node:path';
import type { AuthorMode } from '@flowproof/record';
import type { RecordingDetail } from '@flowproof/replay';
import { CommandError } from '../command-error.ts';
import type { ExitCode } from '../exit-code.ts';
import { keptOpen } from '../keep-open.ts';
import type { Shell } from '../shell.ts';
import type { Shard } from '../suite/shard.ts';

/** Flags of `run`. */
export interface RunFlags {
  readonly trace?: string;
  readonly spec?: string;
  readonly json: boolean;
  readonly retries: number;
  readonly recordMissing: boolean;
  readonly strict: boolean;
  readonly author: AuthorMode;
  readonly keepOpen: boolean;
  readonly recordingDetail: RecordingDetail;
  readonly times: boolean;
  readonly workers: number;
  readonly shard?: Shard;
}

/** Replays what the path names. */
export async function run(target: string, flags: RunFlags, shell: Shell): Promise<ExitCode> {
  const path = resolvePath(shell.workingDirectory, target);
  const suite = await isDirectory(path);
  const keepOpen = keptOpen(flags, shell.env, [
    { given: suite, what: 'a directory' },
    { given: flags.retries > 0, what: '--retries' },
  ]);
  if (suite) {
    if (flags.trace !== undefined) throw onlyFor('--trace', 'a single flow');
    if (flags.spec !== undefined) throw onlyFor('--spec', 'a single flow');
    const { runDirectory } = await import('./run-directory.ts');
    return runDirectory({ path, shown: target }, flags, shell);
  }
  if (flags.recordMissing) throw onlyFor('--record-missing', 'a directory');
  if (flags.shard !== undefined) throw onlyFor('--shard', 'a directory');
  const { runSpec } = await import('./run-spec.ts');
  return runSpec({ path, shown: target }, { ...flags, keepOpen }, shell);
}

function onlyFor(flag: string, what: string): CommandError {
  return new CommandError('usage', `${flag} is for ${what}`);
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
