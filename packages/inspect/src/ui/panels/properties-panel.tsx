// Verdict and residual of every property, with what is left of the windows that are open.
import type { PropertyView, VerdictLetter } from '../../api/run-view.ts';
import type { OpenWindow, PropertyAtStep } from '../../api/step-view.ts';
import { signOf, VerdictMark, verdictClass, verdictWords } from '../marks.tsx';
import type { PanelContext } from './panels.tsx';

export function PropertiesPanel({ view, step, after }: PanelContext) {
  if (step === undefined) return null;
  if (step.properties.length === 0) return <p class="nothing">This run judges no properties.</p>;
  const later = new Map(after?.properties.map((each) => [each.name, each]));
  return (
    <table class="properties">
      <thead>
        <tr>
          <th scope="col">Property</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {step.properties.map((property) => {
          const whole = view.properties.find(({ name }) => name === property.name);
          return (
            <tr key={property.name}>
              <th scope="row">
                <bdi>{property.name}</bdi>
                {whole?.formula != null && <code class="formula">{whole.formula}</code>}
              </th>
              <td>
                <AtStep property={property} whole={whole} />
              </td>
              <td>
                <AtStep property={later.get(property.name)} whole={whole} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface AtStepProps {
  readonly property: PropertyAtStep | undefined;
  readonly whole: PropertyView | undefined;
}

function AtStep({ property, whole }: AtStepProps) {
  if (property === undefined) return <span class="quiet">–</span>;
  const verdict: VerdictLetter = property.verdict;
  const sign = signOf(verdict, whole?.exercised ?? null);
  return (
    <>
      <span class={`verdict ${verdictClass(sign)}`}>
        <VerdictMark sign={sign} label={false} />
        {verdictWords[sign]}
      </span>
      {property.windows.map((window, at) => (
        <Window key={at} window={window} />
      ))}
      {property.residual !== null && property.residual !== whole?.formula && (
        <details class="residual">
          <summary>residual</summary>
          <code>{property.residual}</code>
        </details>
      )}
    </>
  );
}

function Window({
  window: { goal, operator, left, share, armedAtObservation },
}: {
  readonly window: OpenWindow;
}) {
  return (
    <div class="window">
      <span class="window-goal">
        {operator} <bdi>{goal}</bdi>
      </span>
      {share !== null && (
        <svg class="window-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect class="track" width="100" height="4" />
          <rect class="left" width={share * 100} height="4" />
        </svg>
      )}
      <span class="window-left">
        {left === null ? `open since observation ${armedAtObservation}` : `${left} left`}
      </span>
    </div>
  );
}
