// What a run has come to, in a word with a sign.
import type { RunState } from '../api/run-summary.ts';

const words: Readonly<Record<RunState, string>> = {
  running: 'running',
  finished: 'finished',
  interrupted: 'interrupted',
  undone: 'could not be done',
};

export function RunStateMark({ state, reason }: { readonly state: RunState; readonly reason?: string }) {
  return (
    <span class={`run-state ${state}`}>
      <span class="dot" aria-hidden="true" />
      {words[state]}
      {reason !== undefined && <span class="end-reason">{reason.replaceAll('_', ' ')}</span>}
    </span>
  );
}
