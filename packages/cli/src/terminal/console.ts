// Lines to the terminal. Whatever comes from a page, a trace or a flow is made harmless for a terminal first.
import { forTerminalBlock } from '@flowproof/report';
import type { Shell } from '../shell.ts';

/** Results go to stdout; everything else to stderr, so that `--json` stays the only thing on stdout. */
export interface Console {
  /** A line of result. */
  result(text: string): void;
  /** `warning: …` */
  warning(text: string): void;
  /** A line that is neither result nor fault. */
  notice(text: string): void;
  /** `error: …` */
  error(text: string): void;
  /** A value as pretty-printed JSON on stdout. */
  json(value: unknown): void;
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
    json: (value) => {
      shell.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
  };
}
