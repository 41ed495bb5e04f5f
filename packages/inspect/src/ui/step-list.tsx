// The steps of a run, one line each. Only what is in view is in the document.
import { useMemo, useState } from './hooks.ts';
import type { RunView, StepRow, StepSummary } from '../api/run-view.ts';
import { clock, count, counted } from './figures.ts';
import { Sign } from './marks.tsx';
import { rowMatches, rowWords } from './step-words.ts';
import { VirtualList } from './virtual-list.tsx';

const rowHeight = 28;

interface Props {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly show: (place: number) => void;
}

export function StepList({ view, rows, place, show }: Props) {
  const [filter, setFilter] = useState('');
  const places = useMemo(() => {
    const words = filter
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== '');
    return rows.flatMap((row, at) => (rowMatches(row, words) ? [at] : []));
  }, [rows, filter]);
  const at = places.indexOf(place);
  const move = (event: KeyboardEvent): void => {
    const next = places[placeAfterKey(event, at, places.length)];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  return (
    <section class="step-list" aria-label="Steps">
      <div class="step-search">
        <input
          type="search"
          placeholder="Filter steps"
          aria-label="Filter steps"
          value={filter}
          onInput={(event) => {
            setFilter(event.currentTarget.value);
          }}
        />
        <span class="quiet" role="status">
          {filter === '' ? counted(rows.length, 'row') : `${count(places.length)} of ${count(rows.length)}`}
        </span>
      </div>
      <VirtualList
        items={places}
        rowHeight={rowHeight}
        current={at === -1 ? undefined : at}
        box={{
          class: 'step-rows',
          role: 'listbox',
          tabIndex: 0,
          'aria-label': 'Steps of the run',
          'aria-activedescendant': at === -1 ? undefined : `row-${place}`,
          onKeyDown: move,
        }}
        row={(each) => {
          const row = rows[each];
          return row === undefined ? null : (
            <Row row={row} place={each} rows={rows.length} chosen={each === place} show={show} />
          );
        }}
      />
      {view.ended && (
        <p class="end-of-run">
          End of the run{view.endReason === null ? '' : `: ${view.endReason.replaceAll('_', ' ')}`}
        </p>
      )}
      {view.summary.state === 'running' && <p class="end-of-run live">Being written …</p>}
    </section>
  );
}

/** Where the keys of a list box lead; -1 for any other key. */
function placeAfterKey(event: KeyboardEvent, at: number, length: number): number {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 15,
    PageUp: at - 15,
    Home: 0,
    End: length - 1,
  };
  const wanted = places[event.key];
  if (wanted === undefined || event.ctrlKey || event.altKey || event.metaKey) return -1;
  return Math.min(length - 1, Math.max(0, wanted));
}

interface RowProps {
  readonly row: StepRow;
  readonly place: number;
  readonly rows: number;
  readonly chosen: boolean;
  readonly show: (place: number) => void;
}

function Row({ row, place, rows, chosen, show }: RowProps) {
  const kinds = row.kind === 'damaged' ? ['damaged'] : classesOf(row);
  return (
    <div
      id={`row-${place}`}
      class={['step-row', ...kinds].join(' ')}
      role="option"
      aria-selected={chosen}
      aria-posinset={place + 1}
      aria-setsize={rows}
      onClick={() => {
        show(place);
      }}
    >
      <span class="step-number">{row.step}</span>
      <span class="step-time">{row.kind === 'step' ? clock(row.timeMs) : ''}</span>
      <span class="step-marks">
        {row.kind === 'damaged' ? <Sign name="damaged" label="damaged" /> : marksOf(row)}
      </span>
      <bdi class="step-words" title={rowWords(row)}>
        {rowWords(row)}
      </bdi>
      <span class="step-source">
        {row.kind === 'step' ? (row.source === 'seeded' ? 'seed' : (row.source ?? row.status ?? '')) : ''}
      </span>
    </div>
  );
}

function classesOf(row: StepSummary): readonly string[] {
  return [
    ...(row.violations === undefined ? [] : ['violating']),
    ...(row.action === undefined ? ['idle'] : []),
    ...(row.unverified === undefined ? [] : ['unverified']),
    ...(row.status === undefined ? [] : [`status-${row.status}`]),
  ];
}

function marksOf(row: StepSummary) {
  const bad = row.violations !== undefined || row.status === 'failed' || row.status === 'errored';
  const label =
    row.violations === undefined ? (row.status ?? '') : `violation of ${row.violations.join(', ')}`;
  return (
    <>
      {bad && <Sign name="violation" label={label} />}
      {row.exceptions !== undefined && <Sign name="exception" label={counted(row.exceptions, 'exception')} />}
      {row.unverified !== undefined && <Sign name="unverified" label={`not verified: ${row.unverified}`} />}
      {(row.skipped !== undefined || row.outcome === 'refused' || row.status === 'skipped') && (
        <Sign name="skipped" label={row.skipped === undefined ? 'skipped' : `skipped: ${row.skipped}`} />
      )}
    </>
  );
}
