import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { consoleOf } from '../../src/terminal/console.ts';
import { StatusLine } from '../../src/terminal/status-line.ts';
import { FakeTerminal } from './fake-terminal.ts';

function onTerminal(columns: number, term?: string) {
  const terminal = new FakeTerminal(columns);
  const status = new StatusLine(terminal, term);
  const shell = {
    stdout: terminal,
    stderr: terminal,
    stdin: new PassThrough(),
    env: {},
    workingDirectory: '/work',
  };
  return { terminal, status, console: status.above(consoleOf(shell)) };
}

describe('a status line', () => {
  it('is the last line of a terminal, below everything that is printed', () => {
    const { terminal, status, console } = onTerminal(40);
    status.show('0/2 flows: a');
    console.result('[PASS] a');
    console.warning('careful');
    status.show('1/2 flows: b');
    expect(terminal.screen).toEqual(['[PASS] a', 'warning: careful', '1/2 flows: b']);
    console.fault({ details: ['detail'], message: 'broken', hint: 'mend it' });
    status.clear();
    console.json([]);
    expect(terminal.screen).toEqual([
      '[PASS] a',
      'warning: careful',
      'detail',
      'error: broken',
      '  hint: mend it',
      '[]',
      '',
    ]);
  });

  it('never fills the last column, where it would wrap', () => {
    const { terminal, status } = onTerminal(10);
    status.show('0123456789abc');
    expect(terminal.screen).toEqual(['012345678']);
    status.show('ab');
    expect(terminal.screen).toEqual(['ab']);
  });

  it('lets no text move the cursor', () => {
    const { terminal, status } = onTerminal(40);
    status.show('a\nb\u001b[2Jc');
    expect(terminal.screen).toEqual(['a\\nb\\x1b[2Jc']);
  });

  it('is not drawn where a line cannot be erased', () => {
    const { terminal, status } = onTerminal(40, 'dumb');
    status.show('0/2 flows');
    status.clear();
    expect(terminal.screen).toEqual(['']);
    const file = new PassThrough();
    const plain = new StatusLine(file, 'xterm');
    plain.show('0/2 flows');
    plain.clear();
    expect(file.read()).toBeNull();
  });
});
