// The end of a run: the last judging, the record that says so, the result and the exit code.
import { ExploreError } from '../errors.ts';
import type { EndAnswer } from '../guest/questions.ts';
import type { SpecSession } from '../host/spec-session.ts';
import type { RunDirectory } from '../run-directory/run-directory.ts';
import type { EndReason, RunMeta } from '../run-directory/run-meta.ts';
import type { PropertyResult, RunError, RunResult } from '../run-directory/run-result.ts';
import { type StepRecord, traceVersion } from '../run-directory/step-record.ts';
import { lastPart } from './compose-record.ts';
import type { ExploreListener } from './explore-events.ts';
import type { ExploreChoices } from './explore-options.ts';
import { bounds } from './limits.ts';
import { propertyResults } from './property-results.ts';
import { RunEnded } from './run-ended.ts';
import type { RunLoop } from './run-loop.ts';
import { type SetAlarm, within } from './timers.ts';

/** What a run leaves. */
export interface Concluding {
  readonly ended: EndReason | RunEnded;
  readonly loop: RunLoop;
  readonly spec: SpecSession;
  readonly directory: RunDirectory;
  readonly meta: RunMeta;
  readonly choices: ExploreChoices;
  readonly setAlarm: SetAlarm;
  readonly onEvent: ExploreListener;
}

/** What came of a run. */
export interface Concluded {
  readonly result: RunResult;
  /** The last judging; absent where the spec could not be asked any more. */
  readonly answer: EndAnswer | undefined;
}

/** Writes what ends the run. A disk that is full takes what it takes: the result is returned all the same. */
export async function concludeRun(concluding: Concluding): Promise<Concluded> {
  const { loop, directory, meta, onEvent } = concluding;
  const moment = loop.moment();
  const answer = await lastJudging(concluding);
  const result = resultOf(concluding, answer, moment.timeMs);
  for (const [property, witness] of Object.entries(answer?.witnesses ?? {})) {
    onEvent({ kind: 'violation', property, witness, atEnd: true });
  }
  const record: StepRecord = {
    step: loop.step + 1,
    trace_version: traceVersion,
    timestamp: new Date(moment.at).toISOString(),
    time_ms: moment.timeMs,
    end: true,
    ...(answer !== undefined && { verdicts: answer.verdicts }),
    ...(answer !== undefined &&
      answer.violations.length > 0 && { violations: answer.violations, witnesses: answer.witnesses }),
    ...lastPart(loop.takeLast()),
  };
  const writing = async (): Promise<void> => {
    await directory.append(record);
    await directory.close();
    await directory.writeJson('result.json', result);
    await directory.writeMeta({
      ...meta,
      ended_at: record.timestamp,
      duration_millis: moment.timeMs,
      end_reason: result.end_reason,
      exit_code: result.exit_code,
    });
  };
  try {
    await writing();
  } catch (error) {
    if (!(error instanceof ExploreError && error.code === 'disk_full')) throw error;
  } finally {
    await directory.close();
  }
  return { result, answer };
}

/** Asks the spec a last time; a process that is gone or hangs has nothing to say. */
async function lastJudging({ loop, spec, setAlarm }: Concluding): Promise<EndAnswer | undefined> {
  try {
    const answered = await within(spec.end(loop.step), bounds.closeMs, setAlarm);
    return answered.kind === 'answered' ? answered.value : undefined;
  } catch {
    return undefined;
  }
}

function resultOf(concluding: Concluding, answer: EndAnswer | undefined, durationMs: number): RunResult {
  const { loop, directory, choices, meta } = concluding;
  const { tally } = loop;
  const properties = propertyResults(Object.keys(meta.properties), loop.witnesses, answer);
  const failed = failureOf(concluding, properties);
  const violated = Object.values(properties).some(({ verdict }) => verdict === 'violated');
  const vacuous = choices.failOnVacuous && Object.values(properties).some((each) => each.vacuous);
  const exitCode = failed !== undefined ? 2 : violated || vacuous ? 1 : 0;
  const reason = concluding.ended instanceof RunEnded ? concluding.ended.reason : concluding.ended;
  return {
    run: directory.name,
    status: exitCode === 2 ? 'could_not_be_done' : exitCode === 1 ? 'violated' : 'passed',
    exit_code: exitCode,
    end_reason: reason,
    interrupted: reason === 'interrupted',
    ...(failed !== undefined && { error: failed }),
    seed: choices.seed,
    steps: tally.steps,
    observations: tally.observations,
    duration_millis: durationMs,
    steps_per_second: durationMs === 0 ? 0 : Math.round((tally.steps * 10_000) / durationMs) / 10,
    properties,
    ...tally.summary(),
  };
}

/** Why the run could not be done. */
function failureOf(
  { ended, loop }: Concluding,
  properties: Readonly<Record<string, PropertyResult>>,
): RunError | undefined {
  if (ended instanceof RunEnded) return errorOf(ended);
  if (ended === 'violation') return undefined;
  // What was broken before the end was seen; what only the end breaks says nothing about a run that did nothing.
  const seen = Object.keys(properties).some((name) => loop.witnesses.has(name));
  if (seen || (loop.tally.observations > 0 && loop.tally.explored > 0)) return undefined;
  return {
    code: 'explored_nothing',
    message:
      loop.tally.observations === 0
        ? 'no step could be observed'
        : 'no exploratory action was dispatched in the whole run',
    hint: 'look at action_skipped in the trace: what did the generators see?',
  };
}

function errorOf({ error, reason, message }: RunEnded): RunError {
  if (error === undefined) return { code: reason, message };
  return {
    code: error.code,
    message: error.message,
    ...(error.hint !== undefined && { hint: error.hint }),
    ...(error.location !== undefined && { location: error.location }),
  };
}
