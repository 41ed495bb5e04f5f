// What a command sees of the world: streams, environment, working directory. Tests pass their own.
import type { Interruption } from './interruption.ts';

/** The outside of a command. */
export interface Shell {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
  /** Told when a person interrupts. Absent: nobody does. */
  readonly interruption?: Interruption;
}
