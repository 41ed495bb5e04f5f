// What a run is, what its properties came to, and how it is run again.
import type { PropertyView, RunView, StepRow, ViolationView } from '../api/run-view.ts';
import { CopyButton } from './copy-button.tsx';
import { counted, duration, moment } from './figures.ts';
import { Sign, signOf, VerdictMark, verdictClass, type VerdictSign, verdictWords } from './marks.tsx';
import { placeAfter, placeOfStep } from './moves.ts';
import { RunStateMark } from './run-state.tsx';

interface Props {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly show: (place: number, replace?: boolean, tab?: string) => void;
  readonly openTab: (tab: string) => void;
}

export function RunHeader(props: Props) {
  const { view, rows } = props;
  const { summary } = view;
  const last = rows.length - 1;
  return (
    <header class="run-header">
      <div class="run-facts">
        <RunStateMark state={summary.state} {...(view.endReason !== null && { reason: view.endReason })} />
        {summary.state === 'running' && (
          <button
            type="button"
            class="button small"
            aria-pressed={props.place === last}
            onClick={() => {
              props.show(last);
            }}
          >
            {props.place === last ? 'Following' : 'Follow'}
          </button>
        )}
        <dl>
          {headFacts(view).map(({ label, value }) => (
            <div key={label} class={`fact-${label.toLowerCase()}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <MoreFacts facts={[{ label: 'Started', value: moment(summary.startedAt) }, ...view.facts]} />
        {view.command !== null && (
          <span class="again">
            <code title={view.command}>{view.command}</code>
            <CopyButton text={view.command} label="Copy command" />
          </span>
        )}
      </div>
      {view.properties.length > 0 && <Verdicts properties={view.properties} openTab={props.openTab} />}
      <FileNotes view={view} rows={rows} />
      <Banner {...props} />
    </header>
  );
}

function headFacts(view: RunView): RunView['facts'] {
  const { summary } = view;
  const steps = summary.steps === null ? [] : [{ label: 'Length', value: counted(summary.steps, 'step') }];
  return [
    ...(summary.seed === null ? [] : [{ label: 'Seed', value: String(summary.seed) }]),
    ...(view.target === null ? [] : [{ label: 'Target', value: view.target }]),
    ...steps,
    { label: 'Duration', value: duration(summary.durationMs) },
  ];
}

function MoreFacts({ facts }: { readonly facts: RunView['facts'] }) {
  return (
    <details class="more-facts">
      <summary>More</summary>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The gravest first: there may be more of them than fit. */
const gravity: readonly VerdictSign[] = ['v', 'p', 'n', '-', 'h'];

function Verdicts({
  properties,
  openTab,
}: {
  readonly properties: readonly PropertyView[];
  readonly openTab: (tab: string) => void;
}) {
  const sorted = properties
    .map((property) => ({ ...property, sign: signOf(property.verdict, property.exercised) }))
    .toSorted((a, b) => gravity.indexOf(a.sign) - gravity.indexOf(b.sign));
  return (
    <ul class="verdicts" aria-label="Verdicts">
      {sorted.map(({ name, count, formula, sign }) => {
        return (
          <li key={name}>
            <button
              type="button"
              class={`chip ${verdictClass(sign)}`}
              title={formula ?? name}
              onClick={() => {
                openTab(sign === 'v' ? 'violations' : 'properties');
              }}
            >
              <VerdictMark sign={sign} label={false} />
              <span class="chip-name">{name}</span>
              <span class="chip-word">
                {verdictWords[sign]}
                {count > 1 ? ` ${count} times` : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is wrong with the files, and what is still being written. */
function FileNotes({ view, rows }: { readonly view: RunView; readonly rows: readonly StepRow[] }) {
  const damaged = rows.flatMap((row) => (row.kind === 'damaged' ? [row.line] : []));
  const lines = damaged.slice(0, 5).join(', ') + (damaged.length > 5 ? ', …' : '');
  const running = view.summary.state === 'running';
  return (
    <>
      {view.error !== null && (
        <p class="note error-note" role="status">
          <Sign name="exception" />
          {view.error}
        </p>
      )}
      {damaged.length > 0 && (
        <p class="note damaged-note" role="status">
          <Sign name="damaged" />
          {damaged.length === 1 ? `Line ${lines}` : `Lines ${lines}`} of trace.jsonl cannot be read;
          everything else can be used.
        </p>
      )}
      {view.incompleteBytes > 0 && !running && (
        <p class="note">
          <Sign name="damaged" />
          The last line of trace.jsonl was cut off in the middle: the run was ended from outside.
        </p>
      )}
    </>
  );
}

function Banner({ view, rows, place, show }: Props) {
  const { violations } = view;
  const [first] = violations;
  if (first === undefined) return null;
  const here = rows[place];
  const shown: ViolationView = violations.find(({ detectedStep }) => detectedStep === here?.step) ?? first;
  const next = placeAfter({ kind: 'violation', to: 'next' }, rows, place);
  const previous = placeAfter({ kind: 'violation', to: 'previous' }, rows, place);
  const jump = (to: number | undefined): void => {
    if (to !== undefined) show(to);
  };
  return (
    <div class="banner" role="region" aria-label="Violations">
      <Sign name="violation" />
      <strong>{counted(violations.length, 'violation')}</strong>
      <span class="banner-text">
        <b>{shown.property}</b> {shown.reason}
      </span>
      <button
        type="button"
        class="button small"
        onClick={() => {
          show(placeOfStep(rows, shown.detectedStep), false, 'violations');
        }}
      >
        {shown === first ? `Go to the first, step ${shown.detectedStep}` : `Step ${shown.detectedStep}`}
      </button>
      <span class="pair">
        <button
          type="button"
          class="quiet-button icon-button"
          aria-label="Previous violation"
          title="Previous violation (,)"
          disabled={previous === undefined}
          onClick={() => {
            jump(previous);
          }}
        >
          ‹
        </button>
        <button
          type="button"
          class="quiet-button icon-button"
          aria-label="Next violation"
          title="Next violation (.)"
          disabled={next === undefined}
          onClick={() => {
            jump(next);
          }}
        >
          ›
        </button>
      </span>
    </div>
  );
}
