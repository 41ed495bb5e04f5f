// Where properties broke: why, between which steps, and what the extractors held at both.
import type { ViolationView } from '../../api/run-view.ts';
import { counted } from '../figures.ts';
import { Sign } from '../marks.tsx';
import type { PanelContext } from './panels.tsx';
import { Value } from './value.tsx';

export function ViolationsPanel({ view, step, show, openTab }: PanelContext) {
  if (view.violations.length === 0) {
    const running = view.summary.state === 'running';
    return <p class="nothing">{running ? 'No property is violated so far.' : 'No property was violated.'}</p>;
  }
  const here = (each: ViolationView): boolean => each.detectedStep === step?.step;
  const sorted = [...view.violations.filter(here), ...view.violations.filter((each) => !here(each))];
  return (
    <ol class="violations">
      {sorted.map((violation) => (
        <li
          key={`${violation.property} ${violation.detectedStep}`}
          class={here(violation) ? 'violation-item here' : 'violation-item'}
        >
          <h3>
            <Sign name="violation" />
            <bdi>{violation.property}</bdi>
            {violation.isError && <span class="tag error-tag">a predicate threw</span>}
            {violation.atEnd && <span class="tag">at the end of the run</span>}
            <Repeats count={view.properties.find(({ name }) => name === violation.property)?.count ?? 1} />
          </h3>
          <p class="reason">{violation.reason}</p>
          <p class="between">
            Armed at <StepLink step={violation.step} show={show} />, detected at{' '}
            <StepLink step={violation.detectedStep} show={show} />
            {violation.sequence && (
              <button
                type="button"
                class="link-button"
                onClick={() => {
                  openTab('sequence');
                }}
              >
                Shortest sequence
              </button>
            )}
          </p>
          {violation.extractors.length > 0 && <Ends violation={violation} />}
        </li>
      ))}
    </ol>
  );
}

function Repeats({ count }: { readonly count: number }) {
  return count > 1 ? <span class="tag">{counted(count, 'time')} in all</span> : null;
}

/** A link to a step. */
export function StepLink({ step, show }: { readonly step: number; readonly show: (step: number) => void }) {
  return (
    <button
      type="button"
      class="link-button"
      onClick={() => {
        show(step);
      }}
    >
      step {step}
    </button>
  );
}

function Ends({ violation: { extractors, step, detectedStep } }: { readonly violation: ViolationView }) {
  return (
    <table class="values">
      <thead>
        <tr>
          <th scope="col">Extractor</th>
          <th scope="col">Armed, step {step}</th>
          <th scope="col">Detected, step {detectedStep}</th>
        </tr>
      </thead>
      <tbody>
        {extractors.map(({ name, armed, detected }) => {
          const differs = JSON.stringify(armed) !== JSON.stringify(detected);
          return (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <Value value={armed} />
              </td>
              <td class={differs ? 'changed' : ''}>
                <Value value={detected} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
