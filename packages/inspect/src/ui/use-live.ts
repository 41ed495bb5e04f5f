// What the server tells of its own accord. A page that lost the connection asks for everything anew.
import { useEffect, useRef, useState } from './hooks.ts';

/** Told of what happens. */
export interface LiveListener {
  readonly runsChanged: (ids: readonly string[]) => void;
  readonly runAppended: (id: string) => void;
  readonly reconnected: () => void;
}

/** Listens for as long as the component lives; returns whether the server is there. */
export function useLive(listener: LiveListener): boolean {
  const current = useRef(listener);
  current.current = listener;
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    const source = new EventSource('/api/events');
    let lost = false;
    source.onopen = () => {
      setConnected(true);
      if (lost) current.current.reconnected();
      lost = false;
    };
    source.onerror = () => {
      lost = true;
      setConnected(false);
    };
    source.addEventListener('runs.changed', (event) => {
      const { ids } = JSON.parse(String(event.data)) as { readonly ids: readonly string[] };
      current.current.runsChanged(ids);
    });
    source.addEventListener('run.appended', (event) => {
      const { id } = JSON.parse(String(event.data)) as { readonly id: string };
      current.current.runAppended(id);
    });
    return () => {
      source.close();
    };
  }, []);
  return connected;
}
