// An open run that may still grow: what is new is fetched and put behind what is known.
import { useCallback, useEffect, useRef, useState } from './hooks.ts';
import type { RunView, StepRow } from '../api/run-view.ts';
import { fetchRun, NotAnswered } from './server.ts';

/** A run as far as it is known. */
export type LoadedRun =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly view: RunView; readonly rows: readonly StepRow[] };

/** How often a run that says it is running is looked at without being told, ms: it may have been killed. */
const quietMs = 30_000;

export function useRun(id: string): { readonly run: LoadedRun; readonly refresh: (anew?: boolean) => void } {
  const [run, setRun] = useState<LoadedRun>({ kind: 'loading' });
  const known = useRef<{ id: string; rows: readonly StepRow[] }>({ id, rows: [] });
  const busy = useRef<{ again: boolean } | undefined>(undefined);
  const refresh = useCallback(
    (anew = false) => {
      if (anew || known.current.id !== id) known.current = { id, rows: [] };
      if (busy.current !== undefined) {
        busy.current.again = true;
        return;
      }
      const asked = { again: false };
      busy.current = asked;
      void load(id, known.current)
        .then((loaded) => {
          if (known.current.id !== id) return;
          if (loaded.kind === 'ready') known.current = { id, rows: loaded.rows };
          setRun(loaded);
        })
        .finally(() => {
          busy.current = undefined;
          if (asked.again) refresh();
        });
    },
    [id],
  );
  useEffect(() => {
    setRun({ kind: 'loading' });
    refresh(true);
    const timer = setInterval(refresh, quietMs);
    return () => {
      clearInterval(timer);
    };
  }, [refresh]);
  return { run, refresh };
}

/** The last row may have learned since what became of its action, so it is asked for again. */
async function load(id: string, known: { readonly rows: readonly StepRow[] }): Promise<LoadedRun> {
  try {
    const from = Math.max(0, known.rows.length - 1);
    const view = await fetchRun(id, from);
    const rows = from === 0 ? view.rows : [...known.rows.slice(0, from), ...view.rows];
    // A run that is shorter than it was has been written anew.
    if (view.rows.length === 0 && from > 0) return await load(id, { rows: [] });
    return { kind: 'ready', view, rows };
  } catch (error) {
    const message = error instanceof NotAnswered ? error.message : 'the server does not answer';
    return { kind: 'failed', message };
  }
}
