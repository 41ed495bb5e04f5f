// The three outcomes, which never mix.

/** Exit codes of every command. */
export const exitCodes = {
  /** The run passed, or the command did what it was asked. */
  pass: 0,
  /** The test failed. */
  fail: 1,
  /** The run could not be done, or what it asks cannot be checked here. */
  error: 2,
} as const;

/** An exit code. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
