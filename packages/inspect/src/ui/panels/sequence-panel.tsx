// The shortest sequence that still shows a violation: its actions, its pictures, and the flow it became.
import { useEffect, useState } from '../hooks.ts';
import type { SequenceView } from '../../api/sequence-view.ts';
import { CopyButton } from '../copy-button.tsx';
import { bytes } from '../figures.ts';
import { fetchSequence, NotAnswered, sequenceAddress } from '../server.ts';
import type { PanelContext } from './panels.tsx';

type Loaded = { readonly sequence?: SequenceView; readonly missing?: string };

export function SequencePanel({ view, step }: PanelContext) {
  const names = [...new Set(view.violations.map(({ property }) => property))];
  const here = view.violations.find(({ detectedStep }) => detectedStep === step?.step)?.property;
  const [chosen, setChosen] = useState<string>();
  const property = chosen ?? here ?? names[0];
  const [loaded, setLoaded] = useState<Loaded>({});
  const id = view.summary.id;
  useEffect(() => {
    if (property === undefined) return undefined;
    let wanted = true;
    setLoaded({});
    fetchSequence(id, property).then(
      (sequence) => {
        if (wanted) setLoaded({ sequence });
      },
      (error: unknown) => {
        const none = error instanceof NotAnswered && error.status === 404;
        if (wanted)
          setLoaded({
            missing: none ? 'No shortest sequence has been written for it.' : 'It cannot be read.',
          });
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, property, view]);
  if (property === undefined) return <p class="nothing">No property was violated.</p>;
  return (
    <div class="sequence">
      {names.length > 1 && (
        <label class="chooser">
          Property{' '}
          <select
            value={property}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
            }}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {loaded.missing !== undefined && <p class="nothing">{loaded.missing}</p>}
      {loaded.sequence !== undefined && <Sequence id={id} sequence={loaded.sequence} />}
    </div>
  );
}

const statusWords: Readonly<Record<string, string>> = {
  stable: 'shown every time it is performed',
  flaky: 'shown now and then',
  not_reproduced: 'could not be reproduced',
};

function Sequence({ id, sequence }: { readonly id: string; readonly sequence: SequenceView }) {
  const { property, status, flow, files } = sequence;
  return (
    <>
      <p class="model-head">
        {status !== null && <span class={`tag sequence-${status}`}>{status.replaceAll('_', ' ')}</span>}
        <span class="quiet">{statusWords[status ?? ''] ?? (status === null ? 'being worked on' : '')}</span>
        {sequence.budgetSpent && <span class="tag">the budget ran out</span>}
      </p>
      <dl class="facts">
        {sequence.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions id={id} sequence={sequence} />
      {flow !== null && (
        <section class="flow-text" aria-label="Flow">
          <header>
            <h3>As a flow</h3>
            <CopyButton text={flow} label="Copy flow" />
          </header>
          <pre>{flow}</pre>
        </section>
      )}
      {files.length > 0 && (
        <ul class="files" aria-label="Files">
          {files.map(({ name, bytes: size }) => (
            <li key={name}>
              <a href={sequenceAddress(id, property, 'files', name)} download={name}>
                {name}
              </a>
              <span class="quiet">{bytes(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Actions({
  id,
  sequence: { property, actions, screens },
}: {
  readonly id: string;
  readonly sequence: SequenceView;
}) {
  return (
    <ol class="sequence-actions">
      {actions.map((action, at) => {
        const screen = screens[at];
        return (
          <li key={at}>
            {screen !== undefined && (
              <img
                src={sequenceAddress(id, property, 'screens', screen)}
                alt={`Before action ${at + 1}`}
                loading="lazy"
              />
            )}
            <span class="sequence-words">
              <span class="step-number">{at + 1}</span>
              <bdi>{action.words}</bdi>
            </span>
          </li>
        );
      })}
      {screens.slice(actions.length).map((screen) => (
        <li key={screen}>
          <img src={sequenceAddress(id, property, 'screens', screen)} alt="At the end" loading="lazy" />
          <span class="sequence-words">
            <span class="quiet">At the end</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
