// One run: what it is, its steps, the step that is open, and the whole of it over time.
import { useEffect, useMemo, useRef } from './hooks.ts';
import type { RunView, StepRow } from '../api/run-view.ts';
import type { KeyCommand } from './keys.ts';
import { placeAfter, placeOfStep } from './moves.ts';
import type { Route } from './route.ts';
import { RunHeader } from './run-header.tsx';
import { StepList } from './step-list.tsx';
import { StepStage } from './step-stage.tsx';
import { Timeline } from './timeline/timeline.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';
import type { Go } from './use-route.ts';
import { useRun } from './use-run.ts';

interface Props {
  readonly route: Route & { kind: 'run' };
  readonly go: Go;
  readonly showHelp: () => void;
}

export function RunPage({ route, go, showHelp }: Props) {
  const { run, refresh } = useRun(route.id);
  const connected = useLive({
    runsChanged: (ids) => {
      if (ids.includes(route.id)) refresh();
    },
    runAppended: (id) => {
      if (id === route.id) refresh();
    },
    reconnected: () => {
      refresh(true);
    },
  });
  return (
    <div class="page run-page">
      <TopBar go={go} connected={connected} showHelp={showHelp}>
        {run.kind === 'ready' && <h1>{run.view.summary.title}</h1>}
      </TopBar>
      <main class="run-main">
        {run.kind === 'loading' && <p class="state">Loading …</p>}
        {run.kind === 'failed' && (
          <div class="state" role="alert">
            <h2>This run cannot be shown</h2>
            <p>{run.message}</p>
          </div>
        )}
        {run.kind === 'ready' && (
          <OpenRun view={run.view} rows={run.rows} route={route} go={go} showHelp={showHelp} />
        )}
      </main>
    </div>
  );
}

interface OpenProps extends Props {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
}

function OpenRun({ view, rows, route, go, showHelp }: OpenProps) {
  const place = useMemo(
    () => (route.step === undefined ? 0 : placeOfStep(rows, route.step)),
    [rows, route.step],
  );
  const show = (next: number, replace = false, tab = route.tab): void => {
    const row = rows[next];
    if (row !== undefined) go({ ...route, step: row.step, tab }, replace);
  };
  const openTab = (tab: string): void => {
    go({ ...route, tab }, true);
  };
  useShownStep(view, rows, route, place, show);
  useKeys((command) => act(command, rows, place, { show, showHelp }));
  return (
    <>
      <RunHeader view={view} rows={rows} place={place} show={show} openTab={openTab} />
      {rows.length === 0 ? (
        <Empty view={view} />
      ) : (
        <div class="run-body">
          <StepList view={view} rows={rows} place={place} show={show} />
          <StepStage view={view} rows={rows} place={place} route={route} go={go} />
          <Timeline view={view} rows={rows} place={place} show={show} openTab={openTab} />
        </div>
      )}
    </>
  );
}

/** Keeps the address true, and follows a growing run for as long as its last step is the one that is shown. */
function useShownStep(
  view: RunView,
  rows: readonly StepRow[],
  route: Route & { kind: 'run' },
  place: number,
  show: (place: number, replace?: boolean) => void,
): void {
  const lengthBefore = useRef(rows.length);
  useEffect(() => {
    document.title = `${view.summary.title} – flowproof inspect`;
  }, [view.summary.title]);
  useEffect(() => {
    const grown = rows.length > lengthBefore.current;
    const showedLast = route.step !== undefined && place === lengthBefore.current - 1;
    lengthBefore.current = rows.length;
    if (grown && showedLast) show(rows.length - 1, true);
    // A number outside the run becomes the nearest inside.
    else if (route.step !== undefined && rows[place]?.step !== route.step) show(place, true);
  }, [rows, route.step]);
}

function act(
  command: KeyCommand,
  rows: readonly StepRow[],
  place: number,
  { show, showHelp }: { readonly show: (place: number) => void; readonly showHelp: () => void },
): boolean {
  if (command.kind === 'help') showHelp();
  else if (command.kind === 'search') {
    const search =
      document.querySelector<HTMLInputElement>('.panel [type=search]') ??
      document.querySelector<HTMLInputElement>('.step-list [type=search]');
    search?.focus();
    search?.select();
  } else {
    const next = placeAfter(command, rows, place);
    if (next !== undefined) show(next);
  }
  return true;
}

function Empty({ view }: { readonly view: RunView }) {
  const running = view.summary.state === 'running';
  return (
    <div class="state" role="status">
      <h2>{running ? 'No step has been written yet' : 'This run has no steps'}</h2>
      <p>
        {running
          ? 'The first one shows up here by itself.'
          : (view.endReason ?? 'It ended before the first one.')}
      </p>
    </div>
  );
}
