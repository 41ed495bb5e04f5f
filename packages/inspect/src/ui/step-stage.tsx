// The step that is open: what it saw, what its action led to, and everything the trace says of both.
import { useEffect, useState } from './hooks.ts';
import type { RunView, StepRow } from '../api/run-view.ts';
import type { StepAnswer, StepView } from '../api/step-view.ts';
import { clock } from './figures.ts';
import { type PanelContext, panelOf, tabsOf } from './panels/panels.tsx';
import { type Highlight, Pictures } from './pictures.tsx';
import type { Route } from './route.ts';
import { Sign } from './marks.tsx';
import { Tabs } from './tabs.tsx';
import type { Go } from './use-route.ts';
import { useStep } from './use-step.ts';

interface Props {
  readonly view: RunView;
  readonly rows: readonly StepRow[];
  readonly place: number;
  readonly route: Route & { kind: 'run' };
  readonly go: Go;
}

export function StepStage({ view, rows, place, route, go }: Props) {
  const [highlight, setHighlight] = useState<Highlight>();
  const id = view.summary.id;
  const row = rows[place];
  const next = rows[place + 1];
  const before = useStep(id, row?.step, ageOf(view, rows, place));
  const after = useStep(id, next?.step, ageOf(view, rows, place + 1));
  useEffect(() => {
    setHighlight(undefined);
  }, [place]);
  if (row === undefined) return <section class="stage" />;
  const step = stepIn(before.answer);
  const following = after.answer?.step === next?.step ? stepIn(after.answer) : undefined;
  const busy = before.answer?.step !== row.step && before.failed === undefined;
  const stale = busy && step !== undefined;
  return (
    <section class={stale ? 'stage stale' : 'stage'} aria-label={`Step ${row.step}`} aria-busy={busy}>
      <Headline row={row} step={busy ? undefined : step} />
      <Body answer={before.answer} failed={before.failed} />
      {step !== undefined && (
        <Pictures
          id={id}
          before={step}
          after={following}
          follows={next !== undefined}
          highlight={highlight}
        />
      )}
      {row.kind === 'step' && (
        <Detail
          context={{
            view,
            rows,
            step,
            after: following,
            highlight: setHighlight,
            show: (to) => {
              go({ ...route, step: to });
            },
            openTab: (tab) => {
              go({ ...route, step: row.step, tab }, true);
            },
          }}
          row={row}
          tab={route.tab}
        />
      )}
    </section>
  );
}

interface DetailProps {
  readonly context: PanelContext;
  readonly row: StepRow;
  readonly tab: string | undefined;
}

function Detail({ context, row, tab }: DetailProps) {
  const tabs = tabsOf(context.view, context.rows, row, context.step);
  const chosen = tabs.find(({ id }) => id === tab) ?? tabs.find(({ first }) => first) ?? tabs[0];
  const id = chosen?.id ?? '';
  return (
    <>
      <Tabs tabs={tabs} chosen={id} label="About this step" choose={context.openTab} />
      <div
        class={`panel panel-${id}`}
        role="tabpanel"
        id={`panel-${id}`}
        aria-labelledby={`tab-${id}`}
        tabIndex={0}
      >
        {panelOf(id, context)}
      </div>
    </>
  );
}

/** The last step learns later what became of its action: asked for again when the run has grown. */
function ageOf(view: RunView, rows: readonly StepRow[], place: number): string {
  return place >= rows.length - 1 ? `${rows.length}${view.ended ? ' ended' : ''} ${view.summary.state}` : '';
}

function stepIn(answer: StepAnswer | undefined): StepView | undefined {
  return answer?.kind === 'step' ? answer : undefined;
}

function Body({
  answer,
  failed,
}: {
  readonly answer: StepAnswer | undefined;
  readonly failed: string | undefined;
}) {
  if (failed !== undefined)
    return (
      <div class="state" role="alert">
        <h2>This step cannot be shown</h2>
        <p>{failed}</p>
      </div>
    );
  if (answer === undefined) return <p class="state">Loading …</p>;
  if (answer.kind === 'step') return null;
  return (
    <div class="state damaged-state" role="status">
      <h2>Line {answer.line} of trace.jsonl cannot be read</h2>
      <p>It is {answer.reason}. The steps around it are whole.</p>
    </div>
  );
}

const outcomeWords = {
  applied: 'applied',
  unconfirmed: 'sent, no answer came',
  refused: 'not sent after all',
  unknown: 'outcome not known',
} as const;

function Headline({ row, step }: { readonly row: StepRow; readonly step: StepView | undefined }) {
  if (row.kind === 'damaged')
    return (
      <div class="headline">
        <h2>
          <span class="headline-number">Step {row.step}</span>
        </h2>
      </div>
    );
  const action = step?.action ?? null;
  return (
    <div class="headline">
      <h2>
        <span class="headline-number">Step {row.step}</span>
        <bdi>{action?.words ?? row.action ?? (row.skipped === undefined ? 'No action' : 'Nothing sent')}</bdi>
      </h2>
      <ul class="tags">
        {action !== null && action.outcome !== 'applied' && (
          <li class={`tag outcome-${action.outcome}`} title={action.outcomeMessage}>
            {outcomeWords[action.outcome]}
            {action.outcomeMessage !== undefined && `: ${action.outcomeMessage}`}
          </li>
        )}
        {action !== null && action.outcome === 'applied' && <li class="tag">applied</li>}
        {row.source !== undefined && <li class="tag">{row.source}</li>}
        {row.status !== undefined && <li class={`tag status-${row.status}`}>{row.status}</li>}
        {step?.skipped != null && (
          <li class="tag skipped" title={step.skipped.message}>
            <Sign name="skipped" />
            {step.skipped.reason.replaceAll('_', ' ')}
          </li>
        )}
        {row.unverified !== undefined && (
          <li class="tag unverified">
            <Sign name="unverified" />
            not verified: {row.unverified.replaceAll('_', ' ')}
          </li>
        )}
        {(row.violations ?? []).map((name) => (
          <li key={name} class="tag violated">
            <Sign name="violation" />
            {name}
          </li>
        ))}
        {step?.notes.map((note) => (
          <li key={note} class="tag note-tag" title={note}>
            {note}
          </li>
        ))}
      </ul>
      <span class="headline-facts">
        {clock(row.timeMs)}
        {step?.observation != null && ` · observation ${step.observation}`}
        {row.screen !== undefined && <span class="headline-screen"> · {row.screen}</span>}
      </span>
    </div>
  );
}
