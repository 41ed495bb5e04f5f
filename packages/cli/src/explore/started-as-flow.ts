// An application that is explored as a flow finds it: with the flow's session, mocks and browser, or after its steps.
import type { OpenRequest, Surface } from '@flowproof/driver';
import { ExploreError } from '@flowproof/explore';
import { buildWebHeader } from '@flowproof/record';
import { openSurface, pictureMasks, type PictureMasks, References, replayTrace } from '@flowproof/replay';
import type { TraceHeader } from '@flowproof/trace-format';
import { CommandError } from '../command-error.ts';
import { defaultTracePath } from '../flow-paths.ts';
import { loadFlow } from '../load-flow.ts';
import { loadTrace, recordFirst } from '../load-trace.ts';
import type { Shell } from '../shell.ts';

/** What a flow gives to an exploration. */
export interface FlowStart {
  /** The flow's address. */
  readonly address: string;
  /** What the flow masks in pictures. */
  readonly masks: PictureMasks;
  /** A surface that opens as the flow says. */
  readonly around: (surface: Surface) => Surface;
}

/** The flow's session, mocks and browser alone (`--app-from`). */
export async function appFrom(path: string, absolute: string, shell: Shell): Promise<FlowStart> {
  const { flow } = await loadFlow(absolute, path, null);
  if (flow.app.kind !== 'web') throw new CommandError('usage', `${path} is no flow of a web application`);
  const header = buildWebHeader(flow, flow.app, {
    traceId: '00000000-0000-4000-8000-000000000000',
    recordedAt: new Date(0),
    os: process.platform,
    launchUrl: flow.app.url,
  });
  return startOf(header, shell, async (surface) => {
    const refusal = await openSurface(header, {
      surface,
      references: new References(shell.env),
      workingDirectory: shell.workingDirectory,
    });
    if (refusal !== undefined) throw new ExploreError('prelude_failed', `${path}: ${refusal.message}`);
  });
}

/** The flow's recorded steps, performed before the first step (`--prelude`). */
export async function prelude(path: string, absolute: string, shell: Shell): Promise<FlowStart> {
  const trace = await loadTrace(defaultTracePath(absolute), defaultTracePath(path), recordFirst(path));
  return startOf(trace.header, shell, async (surface) => {
    const result = await replayTrace(trace, {
      surface,
      env: shell.env,
      workingDirectory: shell.workingDirectory,
    });
    if (result.status === 'passed') return;
    const broken = result.steps.find(({ status }) => status === 'failed' || status === 'errored');
    const why =
      broken === undefined ? result.error?.message : `${broken.intent}: ${broken.detail ?? broken.status}`;
    throw new ExploreError('prelude_failed', `${path} did not pass: ${why ?? result.status}`, {
      hint: `flowproof run ${path} shows it step by step`,
    });
  });
}

function startOf(header: TraceHeader, { env }: Shell, open: (surface: Surface) => Promise<void>): FlowStart {
  return {
    address: new References(env).resolveVariables(header.app.url ?? '').text,
    masks: pictureMasks(header.redaction),
    around: (surface) =>
      withOpen(surface, (asked) =>
        open(withOpen(surface, (request) => surface.open(merged(request, asked)))),
      ),
  };
}

/** What the flow says, within the shape that exploring needs; what the flow leaves open is as the flags have it. */
function merged(flow: OpenRequest, asked: OpenRequest): OpenRequest {
  return {
    ...asked,
    ...flow,
    ...(asked.url !== undefined && { url: asked.url }),
    ...((asked.browser ?? flow.browser) !== undefined && { browser: { ...asked.browser, ...flow.browser } }),
    timeoutMs: asked.timeoutMs,
  };
}

/** The same surface, opened in another way. */
function withOpen(surface: Surface, open: (request: OpenRequest) => Promise<void>): Surface {
  return new Proxy(surface, {
    get: (target, key) => {
      if (key === 'open') return open;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}
