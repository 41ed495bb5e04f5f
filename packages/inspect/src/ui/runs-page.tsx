// All runs, newest first.
import { useCallback, useEffect, useRef, useState } from './hooks.ts';
import type { RunSummary } from '../api/run-summary.ts';
import { count, duration, moment } from './figures.ts';
import { RunStateMark } from './run-state.tsx';
import { arrangedRuns, type Order, type RunColumn, runColumns } from './run-table.ts';
import { addressOf } from './route.ts';
import { fetchRuns } from './server.ts';
import { Sign } from './marks.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useLive } from './use-live.ts';
import type { Go } from './use-route.ts';

interface Props {
  readonly go: Go;
  readonly showHelp: () => void;
}

type Loaded = { readonly runs?: readonly RunSummary[]; readonly failed?: true };

export function RunsPage({ go, showHelp }: Props) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<Order>({ by: 'startedAt', descending: true });
  const search = useRef<HTMLInputElement>(null);
  const refresh = useCallback(() => {
    fetchRuns().then(setLoaded, () => {
      setLoaded({ failed: true });
    });
  }, []);
  useEffect(() => {
    document.title = 'Runs – flowproof inspect';
    refresh();
  }, []);
  const connected = useLive({ runsChanged: refresh, runAppended: refresh, reconnected: refresh });
  useKeys((command) => {
    if (command.kind === 'search') search.current?.focus();
    else if (command.kind === 'help') showHelp();
    else return false;
    return true;
  });
  return (
    <div class="page">
      <TopBar go={go} connected={connected} showHelp={showHelp} />
      <main class="runs">
        <div class="runs-head">
          <h1>Runs</h1>
          <input
            ref={search}
            type="search"
            placeholder="Filter by spec, seed, state …  /"
            aria-label="Filter runs"
            value={filter}
            onInput={(event) => {
              setFilter(event.currentTarget.value);
            }}
          />
        </div>
        <RunList loaded={loaded} filter={filter} order={order} sort={setOrder} go={go} />
      </main>
    </div>
  );
}

interface ListProps {
  readonly loaded: Loaded;
  readonly filter: string;
  readonly order: Order;
  readonly sort: (order: Order) => void;
  readonly go: Go;
}

function RunList({ loaded, filter, order, sort, go }: ListProps) {
  if (loaded.failed === true) return <p class="state">The server does not answer.</p>;
  if (loaded.runs === undefined) return <p class="state">Loading …</p>;
  if (loaded.runs.length === 0)
    return (
      <div class="state">
        <h2>No runs yet</h2>
        <p>
          A run shows up here as soon as <code>flowproof explore --spec … --url …</code> writes its first
          file.
        </p>
      </div>
    );
  const runs = arrangedRuns(loaded.runs, filter, order);
  if (runs.length === 0) return <p class="state">No run matches “{filter}”.</p>;
  return (
    <table class="run-table">
      <thead>
        <tr>
          {runColumns.map(({ key, label, numeric }) => (
            <Heading
              key={key}
              column={key}
              label={label}
              numeric={numeric === true}
              order={order}
              sort={sort}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} go={go} />
        ))}
      </tbody>
    </table>
  );
}

interface HeadingProps {
  readonly column: RunColumn;
  readonly label: string;
  readonly numeric: boolean;
  readonly order: Order;
  readonly sort: (order: Order) => void;
}

function Heading({ column, label, numeric, order, sort }: HeadingProps) {
  const sorted = order.by === column ? (order.descending ? 'descending' : 'ascending') : 'none';
  return (
    <th scope="col" class={numeric ? 'numeric' : ''} aria-sort={sorted}>
      <button
        type="button"
        onClick={() => {
          sort({ by: column, descending: order.by === column ? !order.descending : numeric });
        }}
      >
        {label}
        <span class="sort-mark" aria-hidden="true">
          {sorted === 'none' ? '' : order.descending ? '↓' : '↑'}
        </span>
      </button>
    </th>
  );
}

function RunRow({ run, go }: { readonly run: RunSummary; readonly go: Go }) {
  const route = { kind: 'run', id: run.id, step: undefined, tab: undefined } as const;
  const bad = (run.violations ?? 0) > 0;
  return (
    <tr
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) return;
        go(route);
      }}
    >
      <td class="started">{moment(run.startedAt)}</td>
      <td class="title">
        <a
          href={addressOf(route)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            go(route);
          }}
        >
          {run.title}
        </a>
        {run.kind === 'flow' && <span class="kind">flow</span>}
      </td>
      <td class="numeric">{run.seed ?? '–'}</td>
      <td>{run.platform ?? '–'}</td>
      <td class="numeric">{duration(run.durationMs)}</td>
      <td class="numeric">{count(run.steps)}</td>
      <td class={bad ? 'numeric bad' : 'numeric'}>
        {bad && <Sign name="violation" />}
        {count(run.violations)}
      </td>
      <td>
        <RunStateMark state={run.state} />
      </td>
    </tr>
  );
}
