// The folder that a run leaves behind: opened before the run, fed by its events, completed with its result.
import path from 'node:path';
import type { RunListener, RunResult } from '@flowproof/replay';
import { FilmstripBuilder, recordingDocument } from '../filmstrip.ts';
import { reportPage } from '../html/report-page.ts';
import { junitXml } from '../junit.ts';
import { resultDocument, type ResultDocument } from '../result-document.ts';
import { writeWhole } from './atomic-file.ts';
import { writeDebugFiles } from './debug-files.ts';
import { FrameStore } from './frame-store.ts';
import { makeRunDirectory } from './run-directory.ts';

/** Where and when. */
export interface RunBundleOptions {
  /** Folder of the trace; bundles go to `.flowproof/runs/` in it. */
  readonly traceDirectory: string;
  /** `now` is ms since the epoch. Default: the machine's. */
  readonly clock?: { now(): number };
}

/** What a finished bundle holds. Paths are absolute when `traceDirectory` was. */
export interface WrittenBundle {
  readonly directory: string;
  /** `result.json`. */
  readonly resultPath: string;
  /** `report.html`. */
  readonly reportPath: string;
  /** `junit.xml`. */
  readonly junitPath: string;
  /** What `result.json` holds. */
  readonly document: ResultDocument;
}

/**
 * The bundle of one run. Every file in it appears whole or not at all.
 *
 * @example
 * const bundle = await RunBundle.create({ traceDirectory: 'flows' });
 * const result = await replayTrace(trace, { surface, recording: 'full', onEvent: bundle.listener });
 * const { reportPath } = await bundle.finish(result);
 */
export class RunBundle {
  /** Folder of this run, and of no other. */
  readonly directory: string;
  readonly #frames: FrameStore;
  readonly #strip = new FilmstripBuilder();

  private constructor(directory: string) {
    this.directory = directory;
    this.#frames = new FrameStore(path.join(directory, 'recording'));
  }

  /** Makes the folder. Throws `ReportError` (`bundle_directory`) when it cannot be made. */
  static async create({ traceDirectory, clock = Date }: RunBundleOptions): Promise<RunBundle> {
    return new RunBundle(await makeRunDirectory(traceDirectory, clock.now()));
  }

  /** To be handed to the run. Returns at once, pictures are written meanwhile; never throws. */
  readonly listener: RunListener = (event) => {
    this.#strip.observe(event, this.#frames.keep);
  };

  /**
   * Writes `result.json`, `junit.xml`, `report.html` and, where the run did not pass, the debug files. `result.json`
   * comes last: where it is, everything is. Throws `ReportError` (`bundle_write`) for a file that cannot be written; a
   * picture that could not be kept is left out instead.
   */
  async finish(result: RunResult): Promise<WrittenBundle> {
    const strip = this.#strip.build(await this.#frames.settle());
    const debug = result.evidence === undefined ? {} : await writeDebugFiles(this.directory, result.evidence);
    const document = resultDocument(result, strip === undefined ? undefined : recordingDocument(strip));
    const written = {
      directory: this.directory,
      resultPath: path.join(this.directory, 'result.json'),
      reportPath: path.join(this.directory, 'report.html'),
      junitPath: path.join(this.directory, 'junit.xml'),
      document,
    };
    await writeWhole(written.junitPath, junitXml([document]));
    await writeWhole(
      written.reportPath,
      reportPage({ result, debug, ...(strip !== undefined && { strip }) }),
    );
    await writeWhole(written.resultPath, `${JSON.stringify(document, null, 2)}\n`);
    return written;
  }
}
