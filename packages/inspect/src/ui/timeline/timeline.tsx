// The run over time: one lane per property, one per metric, a cursor at the open step.
import { useEffect, useMemo, useRef, useState } from '../hooks.ts';
import type { PropertyView, RunView, StepRow } from '../../api/run-view.ts';
import { bytes, count } from '../figures.ts';
import { signOf, VerdictMark, type VerdictSign, verdictWords } from '../marks.tsx';
import { columnsOf, type Stretch, stretchesOf } from './lanes.ts';

const laneHeight = 17;

const metrics: readonly { readonly label: string; readonly text: (value: number) => string }[] = [
  { label: 'Heap', text: bytes },
  { label: 'Memory', text: bytes },
  { label: 'DOM nodes', text: count },
  { label: 'CPU', text: (value) => `${Math.round(value)} %` },
];

interface Props {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly show: (place: number) => void;
  readonly openTab: (tab: string) => void;
}

export function Timeline({ view, rows, place, show, openTab }: Props) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const columns = Math.max(50, Math.floor(width / 1.5));
  const graphs = useMemo(() => graphsOf(rows, columns), [rows, columns]);
  if (view.properties.length === 0 && graphs.length === 0) return null;
  const row = rows[place];
  const pointed = (event: { readonly clientX: number }): void => {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const at = Math.floor(((event.clientX - box.left) / box.width) * rows.length);
    show(Math.min(rows.length - 1, Math.max(0, at)));
  };
  return (
    <section class="timeline" aria-label="Timeline">
      <Labels view={view} graphs={graphs} rows={rows} place={place} openTab={openTab} />
      <div
        ref={plot}
        class="lane-plot"
        role="slider"
        tabIndex={0}
        aria-label="Step on the timeline"
        aria-valuemin={rows[0]?.step ?? 0}
        aria-valuemax={rows.at(-1)?.step ?? 0}
        aria-valuenow={row?.step ?? 0}
        aria-valuetext={`step ${row?.step ?? 0}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointed(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) pointed(event);
        }}
      >
        <Plot view={view} rows={rows} place={place} graphs={graphs} width={width} columns={columns} />
      </div>
    </section>
  );
}

interface Graph {
  readonly label: string;
  readonly text: (value: number) => string;
  /** Its place among the metrics of a row. */
  readonly metric: number;
  readonly values: readonly (number | null)[];
  readonly most: number;
}

/** The metrics that this run has. */
function graphsOf(rows: readonly StepRow[], columns: number): readonly Graph[] {
  return metrics
    .map((each, metric) => ({ ...each, metric, ...columnsOf(rows, metric, columns) }))
    .filter(({ most }) => most > 0);
}

interface PlotProps {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly graphs: readonly Graph[];
  readonly width: number;
  readonly columns: number;
}

function Plot({ view, rows, place, graphs, width, columns }: PlotProps) {
  const { properties } = view;
  const lanes = useMemo(
    () => stretchesOf(rows, properties.length, columns),
    [rows, properties.length, columns],
  );
  const xOf = (at: number): number => (at / rows.length) * width;
  const height = (properties.length + graphs.length) * laneHeight;
  return (
    <svg width={width} height={height} aria-hidden="true">
      <Hatch />
      {lanes.map((stretches, lane) => {
        const property = properties[lane];
        const vacuous = property?.exercised === false;
        return <Lane key={property?.name} stretches={stretches} lane={lane} xOf={xOf} vacuous={vacuous} />;
      })}
      {graphs.map(({ label, values, most }, at) => (
        <path
          key={label}
          class="graph"
          d={graphPath(values, most, width, (properties.length + at + 1) * laneHeight - 3)}
        />
      ))}
      <Violations view={view} rows={rows} xOf={xOf} />
      <line class="cursor" x1={xOf(place + 0.5)} x2={xOf(place + 0.5)} y1="0" y2={height} />
    </svg>
  );
}

interface LabelsProps {
  readonly view: RunView;
  readonly graphs: readonly Graph[];
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly openTab: (tab: string) => void;
}

function Labels({ view, graphs, rows, place, openTab }: LabelsProps) {
  const letters = lettersAt(rows, place);
  const row = rows[place];
  return (
    <ul class="lane-labels">
      {view.properties.map((property, lane) => (
        <LaneLabel key={property.name} property={property} letter={letters[lane]} openTab={openTab} />
      ))}
      {graphs.map(({ label, metric, text }) => {
        const value = row?.kind === 'step' ? row.metrics?.[metric] : undefined;
        return (
          <li key={label} class="metric-label">
            <span>{label}</span>
            <span class="metric-value">{value == null ? '–' : text(value)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function LaneLabel({
  property: { name, exercised },
  letter,
  openTab,
}: {
  readonly property: PropertyView;
  readonly letter: string | undefined;
  readonly openTab: (tab: string) => void;
}) {
  const sign = signOf((letter ?? '-') as PropertyView['verdict'], exercised);
  return (
    <li>
      <button
        type="button"
        title={`${name}: ${verdictWords[sign]}`}
        onClick={() => {
          openTab('properties');
        }}
      >
        <VerdictMark sign={sign} />
        <span class="lane-name">{name}</span>
      </button>
    </li>
  );
}

/** Pending is hatched, so that it differs from the others without its colour. */
function Hatch() {
  return (
    <defs>
      <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect class="hatch-ground" width="4" height="4" />
        <rect class="hatch-line" width="2" height="4" />
      </pattern>
    </defs>
  );
}

/** Height of a stretch by what it says, px: the graver, the taller. */
const heights: Readonly<Record<VerdictSign, number>> = { h: 4, p: 8, v: 12, n: 2, '-': 1 };

interface LaneProps {
  readonly stretches: readonly Stretch[];
  readonly lane: number;
  readonly xOf: (place: number) => number;
  readonly vacuous: boolean;
}

function Lane({ stretches, lane, xOf, vacuous }: LaneProps) {
  const middle = lane * laneHeight + laneHeight / 2;
  const paths = new Map<VerdictSign, string>();
  for (const { from, to, verdict } of stretches) {
    const sign = signOf(verdict, vacuous ? false : null);
    const height = heights[sign];
    const width = Math.max(1.5, xOf(to) - xOf(from));
    const box = `M${xOf(from).toFixed(1)} ${middle - height / 2}h${width.toFixed(1)}v${height}h${(-width).toFixed(1)}z`;
    paths.set(sign, (paths.get(sign) ?? '') + box);
  }
  return (
    <>
      {[...paths].map(([sign, path]) => (
        <path key={sign} class={`stretch ${verdictWords[sign].replaceAll(' ', '-')}`} d={path} />
      ))}
    </>
  );
}

function Violations({
  view,
  rows,
  xOf,
}: {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly xOf: (place: number) => number;
}) {
  const marks = useMemo(() => {
    const lanes = new Map(view.properties.map(({ name }, lane) => [name, lane]));
    return rows.flatMap((row, place) =>
      row.kind === 'step' && row.violations !== undefined
        ? row.violations.flatMap((name) => {
            const lane = lanes.get(name);
            return lane === undefined ? [] : [{ place, lane }];
          })
        : [],
    );
  }, [rows, view.properties]);
  return (
    <>
      {marks.map(({ place, lane }) => {
        const x = xOf(place);
        const y = lane * laneHeight;
        return (
          <path key={`${lane}-${place}`} class="violation-mark" d={`M${x - 4.5} ${y}h9L${x} ${y + 8}z`} />
        );
      })}
    </>
  );
}

function graphPath(values: readonly (number | null)[], most: number, width: number, bottom: number): string {
  const step = width / Math.max(1, values.length);
  const tall = laneHeight - 6;
  let path = '';
  let drawing = false;
  values.forEach((value, at) => {
    if (value === null) {
      drawing = false;
      return;
    }
    const y = bottom - (value / most) * tall;
    path += `${drawing ? 'L' : 'M'}${(at * step + step / 2).toFixed(1)} ${y.toFixed(1)}`;
    drawing = true;
  });
  return path;
}

function lettersAt(rows: readonly StepRow[], place: number): string {
  for (let at = Math.min(place, rows.length - 1); at >= 0; at -= 1) {
    const row = rows[at];
    if (row?.kind === 'step' && row.verdicts !== undefined) return row.verdicts;
  }
  return '';
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(600);
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      setWidth(box.clientWidth);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, [element.current === null]);
  return width;
}
