// Opens what a header names, as recording and replay both do: every reference resolved now, nothing guessed.
import { resolve as resolvePath } from 'node:path';
import type { OpenRequest, Surface } from '@flowproof/driver';
import type { AppDescriptor, SessionState, TraceHeader } from '@flowproof/trace-format';
import { launchAddress } from './launch-target.ts';
import type { References } from './references.ts';
import { type RunError, runErrorOf } from './run-error.ts';
import { fault, StepTrouble } from './step-failure.ts';

/** Launching is given up after this long, ms. */
const launchTimeoutMs = 15_000;

/** Parts of a header that shape what is opened. */
export type OpeningHeader = Pick<TraceHeader, 'app' | 'browser' | 'session' | 'mock'>;

/** What opening needs besides the header. */
export interface OpeningOptions {
  readonly surface: Surface;
  readonly references: References;
  /** Base of relative paths. */
  readonly workingDirectory: string;
  /** The surface stands where the flow starts already: it is only checked that it is the right one. */
  readonly attach?: boolean;
  /** Somebody asks for the tree between the steps; the surface behaves as in any flow. */
  readonly watched?: boolean;
}

/**
 * Opens the surface for a trace with this header.
 *
 * @returns why it could not be opened; undefined when it stands.
 * @example
 * const refusal = await openSurface(trace.header, { surface, references, workingDirectory: process.cwd() });
 * if (refusal !== undefined) console.error(refusal.message);
 */
export async function openSurface(
  header: OpeningHeader,
  options: OpeningOptions,
): Promise<RunError | undefined> {
  try {
    requireSurface(header.app, options.surface);
    if (options.attach !== true) await options.surface.open(openRequest(header, options));
    return undefined;
  } catch (error) {
    const told = runErrorOf(error);
    if (told === undefined) throw error;
    return told;
  }
}

function requireSurface({ name }: AppDescriptor, surface: Surface): void {
  if (name === 'multi') {
    throw new StepTrouble(
      fault('capability', 'a trace over several surfaces cannot be performed on one of them'),
    );
  }
  if (name !== surface.name) {
    throw new StepTrouble(
      fault('wrong_surface', `the flow belongs on ${name}, the surface at hand is ${surface.name}`),
    );
  }
}

function openRequest(header: OpeningHeader, options: OpeningOptions): OpenRequest {
  const { references, workingDirectory } = options;
  const text = (value: string): string => references.resolveVariables(value).text;
  const { browser, session, mock } = header;
  return {
    ...launchTarget(header.app, options),
    ...(browser !== undefined && {
      browser: {
        ...browser,
        ...(browser.downloads_dir !== undefined && {
          downloads_dir: resolvePath(workingDirectory, text(browser.downloads_dir)),
        }),
      },
    }),
    ...(session !== undefined && { session: resolveSession(session, text) }),
    ...(mock !== undefined && { mocks: mock }),
    ...(options.watched === true && { watched: true }),
    timeoutMs: launchTimeoutMs,
  };
}

type LaunchTarget = Pick<OpenRequest, 'url' | 'command' | 'windowTitle'>;

// Which parts of the app reach it, by its name (trace format, section 4.1).
function launchTarget(app: AppDescriptor, { references, workingDirectory }: OpeningOptions): LaunchTarget {
  const text = (value: string): string => references.resolveVariables(value).text;
  switch (app.name) {
    case 'web':
      return { url: launchAddress(required(app, 'url'), references, workingDirectory) };
    case 'sap':
      return { ...(app.url !== undefined && { url: text(app.url) }), windowTitle: 'SAP' };
    case 'vision':
      return { windowTitle: text(required(app, 'window_title')) };
    case 'windows':
      return { command: text(required(app, 'command')), windowTitle: text(required(app, 'window_title')) };
    case 'calc':
      return { command: 'calc.exe', windowTitle: 'Calculator' };
    case 'notepad':
      return { command: 'notepad.exe', windowTitle: 'Notepad' };
    case 'api':
      return {};
    default:
      throw new StepTrouble(fault('unknown_app', `nothing is known about an app called ${app.name}`));
  }
}

function required(app: AppDescriptor, key: 'url' | 'command' | 'window_title'): string {
  const value = app[key];
  if (value === undefined) {
    throw new StepTrouble(
      fault('launch_target', `the header of the trace has no ${key} to open ${app.name} by`),
    );
  }
  return value;
}

function resolveSession(session: SessionState, text: (value: string) => string): SessionState {
  return {
    ...(session.cookies !== undefined && {
      cookies: session.cookies.map((cookie) => ({ ...cookie, value: text(cookie.value) })),
    }),
    ...(session.local_storage !== undefined && {
      local_storage: Object.fromEntries(
        Object.entries(session.local_storage).map(([key, value]) => [key, text(value)]),
      ),
    }),
  };
}
