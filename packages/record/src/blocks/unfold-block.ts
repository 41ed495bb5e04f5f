// Unfolds `repeat` and `when` while recording: the trace holds only what ran.
import type { RepeatStep, WhenStep } from '@flowproof/flow-file';
import type { Moment, Trouble } from '@flowproof/replay';
import type { RecordStop } from '../errors.ts';

/** What unfolding needs of the recording it belongs to. */
export interface BlockHost {
  /** Reads the condition of a block, once. */
  readonly read: (block: RepeatStep | WhenStep) => Promise<Moment | Trouble>;
  /** Records the steps inside; the stop when one of them did not work. */
  readonly record: (steps: RepeatStep['steps']) => Promise<RecordStop | undefined>;
  /** A stop of the block itself. */
  readonly stop: (block: RepeatStep | WhenStep, why: Trouble) => RecordStop;
}

/** Records the steps of a block as often as its condition asks for. */
export async function unfoldBlock(
  block: RepeatStep | WhenStep,
  host: BlockHost,
): Promise<RecordStop | undefined> {
  return block.kind === 'when' ? unfoldWhen(block, host) : unfoldRepeat(block, host);
}

async function unfoldWhen(block: WhenStep, host: BlockHost): Promise<RecordStop | undefined> {
  const seen = await host.read(block);
  if (seen.status !== 'seen') return host.stop(block, seen);
  return seen.holds ? host.record(block.steps) : undefined;
}

async function unfoldRepeat(block: RepeatStep, host: BlockHost): Promise<RecordStop | undefined> {
  for (let pass = 0; ; pass += 1) {
    const seen = await host.read(block);
    if (seen.status !== 'seen') return host.stop(block, seen);
    if (seen.holds) return undefined;
    if (pass >= block.max) return host.stop(block, exhausted(block));
    const stop = await host.record(block.steps);
    if (stop !== undefined) return stop;
  }
}

function exhausted({ text, max }: RepeatStep): Trouble {
  const passes = max === 1 ? '1 pass' : `${max} passes`;
  return {
    status: 'failed',
    code: 'repeat_exhausted',
    detail: `"${text}" did not come to hold within ${passes}, the most that this repeat allows (max: ${max})`,
    expected: text,
    actual: `not so after ${passes}`,
    hint: 'raise max, or look whether the steps inside bring the condition about',
  };
}
