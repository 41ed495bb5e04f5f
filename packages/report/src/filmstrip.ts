// Which picture belongs to which step. Built from a run's events; knows file names, touches no file.
import type { RunEvent } from '@flowproof/replay';
import type { RecordingDocument } from './result-document.ts';

/** One entry of the strip. */
interface Frame {
  readonly offsetMs: number;
  readonly file: string;
}

/** The stretch of one step, and the pictures at its two ends. */
export interface StepFrames {
  readonly id: string;
  readonly startMs: number;
  readonly endMs: number;
  /** File of the picture taken before the step did anything. */
  readonly before?: string;
  /** File of the picture taken after it. */
  readonly after?: string;
}

/** The pictures of a run. */
export interface Filmstrip {
  readonly frames: readonly Frame[];
  readonly steps: readonly StepFrames[];
}

interface OpenStep {
  id: string;
  startMs: number;
  endMs: number;
  before: string | undefined;
  after: string | undefined;
}

/** Listens to a run and keeps the strip. */
export class FilmstripBuilder {
  readonly #frames: Frame[] = [];
  readonly #steps: OpenStep[] = [];
  // The newest picture, as long as nothing was done since it was taken: it shows how the next step finds things.
  #current: { readonly frame: Frame; readonly owned: boolean } | undefined;

  /** Takes note of an event; a picture comes with the name of its file. */
  observe(event: RunEvent, fileOf: (png: Uint8Array, offsetMs: number) => string): void {
    if (event.kind === 'frame') this.#frame(event, fileOf(event.png, event.offsetMs));
    else if (event.kind === 'step_started') this.#started(event.id, event.offsetMs);
    else if (event.kind === 'step_finished') this.#finished(event.step.startedMs + event.step.durationMs);
  }

  /** The strip without the pictures whose file could not be kept; nothing when none is left. */
  build(kept: (file: string) => boolean): Filmstrip | undefined {
    const frames = this.#frames.filter(({ file }) => kept(file));
    if (frames.length === 0) return undefined;
    const steps = this.#steps.map(({ id, startMs, endMs, before, after }) => ({
      id,
      startMs,
      endMs,
      ...(before !== undefined && kept(before) && { before }),
      ...(after !== undefined && kept(after) && { after }),
    }));
    return { frames, steps };
  }

  #frame(event: Extract<RunEvent, { kind: 'frame' }>, file: string): void {
    const frame = { offsetMs: event.offsetMs, file };
    this.#frames.push(frame);
    const last = this.#steps.at(-1);
    // A picture with no step after the last one is the end of the strip: it shows what the last step left behind.
    const owner = event.stepId === undefined || last?.id === event.stepId ? last : undefined;
    this.#current = { frame, owned: owner !== undefined };
    if (owner === undefined) return;
    owner.after = file;
    owner.endMs = Math.max(owner.endMs, event.offsetMs);
  }

  #started(id: string, offsetMs: number): void {
    const current = this.#current;
    this.#current = undefined;
    const step: OpenStep = {
      id,
      startMs: offsetMs,
      endMs: offsetMs,
      before: current?.frame.file,
      after: undefined,
    };
    this.#steps.push(step);
    if (current === undefined) return;
    // A picture of the step before is entered once more for this one; one that is nobody's becomes this step's.
    if (current.owned) this.#frames.push({ offsetMs, file: current.frame.file });
    else step.startMs = Math.min(offsetMs, current.frame.offsetMs);
  }

  #finished(endMs: number): void {
    const last = this.#steps.at(-1);
    if (last !== undefined) last.endMs = Math.max(last.endMs, endMs);
  }
}

/** The strip as `result.json` has it. @internal */
export function recordingDocument(strip: Filmstrip): RecordingDocument {
  return {
    format: 'filmstrip/1',
    dir: 'recording',
    frames: strip.frames.map(({ offsetMs, file }) => ({ offset_ms: offsetMs, file })),
    steps: strip.steps.map(({ id, startMs, endMs }) => ({ id, start_ms: startMs, end_ms: endMs })),
  };
}
