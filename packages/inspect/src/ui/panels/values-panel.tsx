// Extractors and snapshots before and after the action; what changed is marked, old → new.
import type { ValueView } from '../../api/step-view.ts';
import type { PanelContext } from './panels.tsx';
import { Value } from './value.tsx';

export function ValuesPanel({ step, after }: PanelContext) {
  if (step === undefined) return null;
  if (step.values.length === 0) return <p class="nothing">No extractor has a value at this step.</p>;
  const later = new Map(after?.values.map((each) => [keyOf(each), each]));
  return (
    <table class="values">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {step.values.map((value) => (
          <ValueRow key={keyOf(value)} value={value} after={later.get(keyOf(value))} />
        ))}
      </tbody>
    </table>
  );
}

function keyOf({ origin, name }: ValueView): string {
  return `${origin} ${name}`;
}

function ValueRow({ value, after }: { readonly value: ValueView; readonly after: ValueView | undefined }) {
  const changes = after?.change !== undefined;
  return (
    <tr>
      <th scope="row">
        <bdi>{value.name}</bdi>
        {value.origin === 'snapshot' && <span class="kind">snapshot</span>}
      </th>
      <td class={value.change === undefined ? '' : 'changed'}>
        {value.change !== undefined && value.change.previous !== undefined && (
          <>
            <span class="old">
              <Value value={value.change.previous} />
            </span>
            <span class="arrow" role="img" aria-label="became">
              →
            </span>
          </>
        )}
        <Value value={value.value} />
      </td>
      <td class={changes ? 'changed' : 'same'}>
        {after === undefined ? (
          <span class="quiet">–</span>
        ) : changes ? (
          <Value value={after.value} />
        ) : (
          <span class="quiet">unchanged</span>
        )}
      </td>
    </tr>
  );
}
