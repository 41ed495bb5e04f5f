// Of a flow run: what a step's result says.
import type { PanelContext } from './panels.tsx';
import { duration } from '../figures.ts';

export function DetailPanel({ rows, step }: PanelContext) {
  if (step?.flow === undefined) return null;
  const { flow } = step;
  const row = rows[step.step - 1];
  return (
    <div class="detail">
      {flow.detail === null ? (
        <p class="nothing">
          {flow.status === 'passed' ? 'It passed, and there is nothing to remark.' : 'No detail.'}
        </p>
      ) : (
        <pre class={`flow-detail status-${flow.status}`}>{flow.detail}</pre>
      )}
      <dl class="facts">
        <div>
          <dt>Step id</dt>
          <dd>{flow.id}</dd>
        </div>
        <div>
          <dt>Took</dt>
          <dd>{duration(row?.kind === 'step' ? (row.durationMs ?? null) : null)}</dd>
        </div>
      </dl>
    </div>
  );
}
