// The properties that come with the package, each with what it fails on and what it lets pass.
import { describe, expect, it } from '@jest/globals';
import { createEvaluator } from '@flowproof/ltl';
import { taps } from '@sanderling/spec';
import type { LogEntry } from '@sanderling/spec';
import * as properties from '@sanderling/spec/defaults/properties';
import { startRun } from '@sanderling/spec/runtime';
import type { StepInput } from '@sanderling/spec/runtime';
import { input, loaded, ScriptedChance } from './building/run.ts';
import { capture, el } from './building/tree.ts';

const line = (level: LogEntry['level'], source: LogEntry['source']): LogEntry => ({
  unixMillis: 0,
  level,
  tag: 't',
  message: 'm',
  source,
});
const failure = (status: number | null): Partial<StepInput> => ({
  network: [{ url: 'https://a.test', method: 'GET', status, unixMillis: 0 }],
});

const cases: readonly (readonly [string, Partial<StepInput>, readonly string[]])[] = [
  ['nothing', {}, []],
  [
    'an exception',
    { exceptions: [{ class: 'TypeError', message: 'x', stackTrace: '', unixMillis: 0 }] },
    ['noUncaughtExceptions'],
  ],
  ['an error of logcat', { logs: [line('E', 'logcat')] }, ['noLogcatErrors']],
  ['a warning of logcat', { logs: [line('W', 'logcat')] }, []],
  ['an error of the console', { logs: [line('E', 'console')] }, ['noConsoleErrors']],
  ['a warning of the console', { logs: [line('W', 'console')] }, []],
  ['an error of the event log', { logs: [line('E', 'eventlog')] }, []],
  ['status 500', failure(500), ['noServerErrors']],
  ['status 404', failure(404), []],
  ['no response', failure(null), []],
];

describe('the default properties are violated by', () => {
  it.each(cases)('%s', (_, happened, violated) => {
    const spec = loaded({ properties, actionsRoot: taps });
    const step = startRun(spec, { platform: 'web', random: new ScriptedChance() }).open(
      input(capture(el('html', {})), happened),
    );
    step.extract();
    const verdicts = step.judge(() =>
      spec.properties.filter(
        ({ formula }) => createEvaluator(formula).observe({ atMillis: 0 }).verdict !== 'holds',
      ),
    );
    expect(verdicts.map(({ name }) => name)).toEqual(violated);
  });
});
