// Lines to the terminal. Whatever comes from a page, a trace or a flow is made harmless for a terminal first.
import { forTerminalBlock } from '@flowproof/report';
import type { Shell } from '../shell.ts';

/** Results go to stdout; everything else to stderr, so that `--json` stays the only thing on stdout. */
export interface Console {
  /** A line of result. */
  readonly result: (text: string) => void;
  /** `warning: …` */
  readonly warning: (text: string) => void;
  /** A line that is neither result nor fault. */
  readonly notice: (text: string) => void;
  /** `error: …` */
  readonly error: (text: string) => void;
  /** What was found, then `error: …` with its hint. */
  readonly fault: (fault: Fault) => void;
  /** A value as pretty-printed JSON on stdout. */
  readonly json: (value: unknown) => void;
}

/** What kept a command, or a flow, from being done. */
export interface Fault {
  readonly details: readonly string[];
  readonly message: string;
  readonly hint?: string | undefined;
}

/** The console of a shell. */
export function consoleOf(shell: Shell): Console {
  const line = (stream: NodeJS.WritableStream, text: string): void => {
    stream.write(`${forTerminalBlock(text)}\n`);
  };
  return {
    result: (text) => {
      line(shell.stdout, text);
    },
    warning: (text) => {
      line(shell.stderr, `warning: ${text}`);
    },
    notice: (text) => {
      line(shell.stderr, text);
    },
    error: (text) => {
      line(shell.stderr, `error: ${text}`);
    },
    fault: ({ details, message, hint }) => {
      for (const detail of details) line(shell.stderr, detail);
      line(shell.stderr, `error: ${message}${hint === undefined ? '' : `\n  hint: ${hint}`}`);
    },
    json: (value) => {
      shell.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}
