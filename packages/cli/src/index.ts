// Public API of the command line, for tools that run it in their own process.
export { type ExitCode, exitCodes } from './exit-code.ts';
export type { Interruption } from './interruption.ts';
export { main } from './main.ts';
export type { Shell } from './shell.ts';
export { version } from './version.ts';
