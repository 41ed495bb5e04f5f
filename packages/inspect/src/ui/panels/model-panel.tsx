// Under a model: what it was offered, what it chose and why.
import type { PanelContext } from './panels.tsx';

export function ModelPanel({ step }: PanelContext) {
  if (step === undefined) return null;
  const { model } = step;
  if (model === null) return <p class="nothing">No call was recorded for this step.</p>;
  return (
    <div class="model">
      <p class="model-head">
        <span class={model.outcome === 'selected' ? 'tag' : 'tag outcome-refused'}>
          {model.outcome.replaceAll('_', ' ')}
        </span>
        {model.model !== null && <span class="quiet">{model.model}</span>}
      </p>
      {model.error !== null && <p class="reason">{model.error}</p>}
      {model.reasoning !== null && <blockquote>{model.reasoning}</blockquote>}
      {model.facts.length > 0 && (
        <dl class="facts">
          {model.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {model.candidates.length > 0 && (
        <ol class="candidates">
          {model.candidates.map(({ index, description, label, weight }) => (
            <li
              key={index}
              class={index === model.choice ? 'chosen' : ''}
              aria-current={index === model.choice}
            >
              <span class="candidate-number">{index}</span>
              <bdi>{description === '' ? label : description}</bdi>
              <span class="candidate-weight">{weight === null ? '' : `w${weight}`}</span>
            </li>
          ))}
        </ol>
      )}
      <Prompt title="System prompt" text={model.systemPrompt} />
      <Prompt title="User prompt" text={model.userPrompt} />
      <Prompt title="Answer" text={model.response} />
    </div>
  );
}

function Prompt({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <details>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}
