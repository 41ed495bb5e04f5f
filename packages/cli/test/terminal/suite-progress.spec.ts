import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { syntheticDocument } from '@flowproof/report';
import type { FlowEvent } from '../../src/suite/flow-life.ts';
import type { FlowOutcome } from '../../src/suite/flow-outcome.ts';
import { consoleOf } from '../../src/terminal/console.ts';
import { StatusLine } from '../../src/terminal/status-line.ts';
import { SuiteProgress } from '../../src/terminal/suite-progress.ts';
import { FakeTerminal } from './fake-terminal.ts';

const outcome = (spec: string, status: 'skipped' | 'errored'): FlowOutcome => ({
  spec,
  name: spec,
  status,
  report: syntheticDocument(spec, { kind: 'skipped', reason: 'x' }),
  attempts: 0,
  ...(status === 'skipped' ? { reason: 'x' } : { trouble: { details: [], message: 'gone' } }),
});
const step = (id: string): FlowEvent => ({
  kind: 'run',
  event: { kind: 'step_started', id, intent: 'Press Enter', offsetMs: 0 },
});

function progressOf(specs: readonly string[], piped?: PassThrough) {
  const terminal = new FakeTerminal(60);
  const status = new StatusLine(terminal, undefined);
  const stdout = piped ?? terminal;
  const json = piped !== undefined;
  const shell = { stdout, stderr: terminal, stdin: new PassThrough(), env: {}, workingDirectory: '/' };
  const console = status.above(consoleOf(shell));
  const progress = new SuiteProgress(specs, { console, status, json, show: (path) => path, times: false });
  return { terminal, progress };
}

describe('a suite on a terminal', () => {
  it('has one line that says what runs, below the flows that are done, in suite order', () => {
    const { terminal, progress } = progressOf(['a', 'b', 'c']);
    progress.started(0);
    progress.started(1);
    progress.event(0, step('s0002'));
    progress.event(1, { kind: 'retry', retry: 1, of: 2 });
    expect(terminal.screen).toEqual(['0/3 flows: a s0002, b']);
    progress.finished(1, outcome('b', 'errored'));
    progress.started(2);
    expect(terminal.screen).toEqual(['1/3 flows, 1 not passed: a s0002, c']);
    progress.event(2, {
      kind: 'run',
      event: { kind: 'notice', text: 'a cookie over plain http\nproves nothing' },
    });
    progress.finished(0, outcome('a', 'skipped'));
    expect(terminal.screen).toEqual([
      'warning: c: a cookie over plain http\\nproves nothing',
      '[SKIP] a (x)',
      '[RETRY] 1 of 2: b',
      '[ERROR] b',
      '  gone',
      '2/3 flows, 1 not passed: c',
    ]);
  });

  it('shows with --json that line alone', () => {
    const stdout = new PassThrough();
    const { terminal, progress } = progressOf(['a'], stdout);
    progress.started(0);
    expect(terminal.screen).toEqual(['0/1 flows: a']);
    progress.finished(0, outcome('a', 'skipped'));
    expect(terminal.screen).toEqual(['1/1 flows: ']);
    expect(stdout.read()).toBeNull();
  });
});
