// Exceptions, log lines or failed requests of the whole run, each with the step it belongs to.
import { useEffect, useState } from '../hooks.ts';
import type { Happening, HappeningKind } from '../../api/step-view.ts';
import { fetchHappened } from '../server.ts';
import type { PanelContext } from './panels.tsx';
import { StepLink } from './violations-panel.tsx';

/** Typing is over after this time, ms. */
const pauseMs = 150;

const nothing: Readonly<Record<HappeningKind, string>> = {
  exceptions: 'No exception was thrown.',
  logs: 'Nothing was logged.',
  network: 'No request failed.',
};

interface Props extends PanelContext {
  readonly kind: HappeningKind;
}

interface Loaded {
  readonly rows: readonly Happening[];
  readonly next: number | null;
}

/** The rows that are known, and how to get more of them. */
function useHappened(id: string, kind: HappeningKind, filter: string, length: number) {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () => {
        fetchHappened(id, kind, 0, filter).then(
          (page) => {
            if (wanted) setLoaded(page);
          },
          () => {
            if (wanted) setLoaded('failed');
          },
        );
      },
      filter === '' ? 0 : pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [id, kind, filter, length]);
  const more = async (from: number): Promise<void> => {
    const page = await fetchHappened(id, kind, from, filter);
    setLoaded((before) =>
      before === undefined || before === 'failed'
        ? page
        : { rows: [...before.rows, ...page.rows], next: page.next },
    );
  };
  return { loaded, more };
}

export function HappenedPanel({ kind, view, rows, step, show }: Props) {
  const [filter, setFilter] = useState('');
  const { loaded, more } = useHappened(view.summary.id, kind, filter, rows.length);
  if (loaded === 'failed') return <p class="nothing">The list cannot be read.</p>;
  return (
    <div class="happened">
      <input
        type="search"
        placeholder="Filter"
        aria-label={`Filter ${kind}`}
        value={filter}
        onInput={(event) => {
          setFilter(event.currentTarget.value);
        }}
      />
      {loaded === undefined && <p class="nothing">Loading …</p>}
      {loaded?.rows.length === 0 && (
        <p class="nothing">{filter === '' ? nothing[kind] : 'Nothing matches.'}</p>
      )}
      {loaded !== undefined && loaded.rows.length > 0 && (
        <ol class="happenings">
          {loaded.rows.map((row, at) => (
            <Row key={at} row={row} here={row.step === step?.step} show={show} />
          ))}
        </ol>
      )}
      {loaded?.next != null && (
        <button type="button" class="button small" onClick={() => void more(loaded.next ?? 0)}>
          More
        </button>
      )}
    </div>
  );
}

interface RowProps {
  readonly row: Happening;
  readonly here: boolean;
  readonly show: (step: number) => void;
}

function Row({ row, here, show }: RowProps) {
  const grave = row.kind !== 'logs' || ['E', 'F', 'error'].includes(row.label);
  const warns = row.kind === 'logs' && ['W', 'warning', 'warn'].includes(row.label);
  return (
    <li class={['happening', here ? 'here' : '', grave ? 'grave' : '', warns ? 'warns' : ''].join(' ')}>
      <span class="happening-step">
        <StepLink step={row.step} show={show} />
      </span>
      <span class="happening-label">{row.label}</span>
      <span class="happening-text">
        <bdi>{row.text}</bdi>
        {row.more !== undefined && row.more !== '' && row.kind === 'exceptions' ? (
          <details>
            <summary>stack</summary>
            <pre>{row.more}</pre>
          </details>
        ) : (
          row.more !== undefined && <span class="quiet"> {row.more}</span>
        )}
      </span>
    </li>
  );
}
