// What commands record and replay with: fresh surfaces of the one browser, files beside the flow.
import type { Surface } from '@flowproof/driver';
import type { FlowJudge } from '@flowproof/explore';
import type { AuthorMode, RecordEvent } from '@flowproof/record';
import type { RecordingDetail, RunEvent } from '@flowproof/replay';
import type { Trace } from '@flowproof/trace-format';
import type { Surfaces } from './open-surface.ts';
import { recordToFile, type RecordedToFile } from './record-to-file.ts';
import { type ReplayedOnce, replayOnce } from './replay-once.ts';
import type { FlowAtWork } from './suite/flow-life.ts';

/** What all flows of a command have in common. */
export interface FlowEnginesOptions {
  readonly surfaces: Surfaces;
  readonly recordingDetail: RecordingDetail;
  readonly author: AuthorMode;
  readonly workingDirectory: string;
  /** Path of a spec whose properties are judged at every step of a replay. */
  readonly spec?: string;
}

/** Records and replays flows, each on a surface of its own. */
export class FlowEngines {
  readonly #options: FlowEnginesOptions;

  constructor(options: FlowEnginesOptions) {
    this.#options = options;
  }

  /** Replays a trace once. */
  async replay(work: FlowAtWork, trace: Trace, onEvent: (event: RunEvent) => void): Promise<ReplayedOnce> {
    const { surfaces, recordingDetail, workingDirectory, spec } = this.#options;
    const surface = await surfaces.newSurface(trace.header.app.name);
    const judge = spec === undefined ? undefined : await this.#judge(spec, surface, work);
    try {
      return await replayOnce({
        ...work,
        trace,
        surface,
        recordingDetail,
        workingDirectory,
        onEvent,
        ...(judge !== undefined && { witness: judge }),
      });
    } finally {
      await judge?.close();
      await surfaces.release(surface);
    }
  }

  // Loaded for those runs alone that ask for it.
  async #judge(spec: string, surface: Surface, { env }: FlowAtWork): Promise<FlowJudge> {
    const { openSpecJudge } = await import('./spec-judge.ts');
    return openSpecJudge({ spec, workingDirectory: this.#options.workingDirectory, surface, env });
  }

  /** Records a flow. */
  async record(work: FlowAtWork, onEvent: (event: RecordEvent) => void): Promise<RecordedToFile> {
    const { surfaces, recordingDetail, author, workingDirectory } = this.#options;
    const surface = await surfaces.newSurface(work.flow.app.kind);
    try {
      return await recordToFile({ ...work, surface, author, recordingDetail, workingDirectory, onEvent });
    } finally {
      await surfaces.release(surface);
    }
  }
}
