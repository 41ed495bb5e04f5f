// What lies below `/api`: one function per route, each with the pieces of its address.
import type { ServerResponse } from 'node:http';
import { happeningKinds } from '../read/happenings.ts';
import type { Run } from '../read/run.ts';
import type { RunsFolder } from '../read/runs-folder.ts';
import { sendDownload, sendFault, sendJson, sendPicture } from './respond.ts';

/** What a route is given. */
interface Asked {
  readonly run: Run;
  /** The pieces of the address after the run's id. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
  readonly response: ServerResponse;
}

/** Answers `/api/runs…`; `pieces` are the decoded pieces of the address after that. */
export async function answerRuns(
  runs: RunsFolder,
  pieces: readonly string[],
  query: URLSearchParams,
  response: ServerResponse,
): Promise<void> {
  const [id, ...rest] = pieces;
  if (id === undefined) {
    sendJson(response, { runs: await runs.list(), only: runs.only ?? null });
    return;
  }
  const run = await runs.run(id);
  if (run === undefined) {
    sendFault(response, 404, 'there is no such run');
    return;
  }
  const route = routes[rest[0] ?? ''];
  if (route === undefined) sendFault(response, 404, 'there is nothing at this address');
  else await route({ run, rest: rest.slice(1), query, response });
}

const routes: Readonly<Record<string, ((asked: Asked) => Promise<void>) | undefined>> = {
  __proto__: null as never,
  '': runRoute,
  steps: stepRoute,
  screenshots: screenshotRoute,
  violations: violationRoute,
  happened: happenedRoute,
};

async function runRoute({ run, query, response }: Asked): Promise<void> {
  await run.refresh();
  sendJson(response, await run.view(wholeNumber(query.get('from')) ?? 0));
}

async function stepRoute({ run, rest, query, response }: Asked): Promise<void> {
  const [number, what] = rest;
  const step = wholeNumber(number);
  const known = rest.length === 1 || (rest.length === 2 && what === 'matches');
  if (step === undefined || !known) {
    sendFault(response, 404, 'there is no such step');
    return;
  }
  if (run.length === 0 || step > run.lastStep) await run.refresh();
  const answer =
    what === 'matches' ? await run.matches(step, query.get('selector') ?? '') : await run.step(step);
  if (answer === undefined) sendFault(response, 404, 'this run has no steps');
  else sendJson(response, answer);
}

async function screenshotRoute({ run, rest, response }: Asked): Promise<void> {
  const [name, ...more] = rest;
  const folder = await run.folder.folder(run.kind === 'flow' ? 'recording' : 'screenshots');
  await sendPicture(response, more.length === 0 ? folder : undefined, name ?? '');
}

async function violationRoute({ run, rest, response }: Asked): Promise<void> {
  const [property = '', what, name, ...more] = rest;
  if (what === undefined) {
    const sequence = await run.sequence(property);
    if (sequence === undefined) sendFault(response, 404, 'nothing was written for this property');
    else sendJson(response, sequence);
    return;
  }
  const folder = await run.folder.folder('violations', property);
  if (folder === undefined || name === undefined || more.length > 0)
    sendFault(response, 404, 'there is no such file');
  else if (what === 'screens') await sendPicture(response, await folder.folder('screens'), name);
  else if (what === 'files') await sendDownload(response, folder, name);
  else sendFault(response, 404, 'there is nothing at this address');
}

async function happenedRoute({ run, rest, query, response }: Asked): Promise<void> {
  const kind = happeningKinds.find((each) => each === rest[0]);
  if (kind === undefined || rest.length !== 1) {
    sendFault(response, 404, 'there is no such list');
    return;
  }
  if (run.length === 0) await run.refresh();
  const from = wholeNumber(query.get('from')) ?? 0;
  sendJson(response, await run.happened(kind, { from, filter: query.get('filter') ?? '' }));
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return text !== null && text !== undefined && /^\d{1,9}$/u.test(text) ? Number(text) : undefined;
}
