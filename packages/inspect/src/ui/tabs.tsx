// A row of tabs; the arrow keys belong to it.
import { useRef } from './hooks.ts';

/** One tab. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** A number behind the label. */
  readonly count?: number;
  readonly alarming?: boolean;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly label: string;
  readonly choose: (id: string) => void;
}

export function Tabs({ tabs, chosen, label, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const places: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const tab = place === undefined ? undefined : tabs[place];
    if (tab === undefined) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === chosen}
          aria-controls={tab.id === chosen ? `panel-${tab.id}` : undefined}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => {
            choose(tab.id);
          }}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span class={tab.alarming === true ? 'tab-count alarming' : 'tab-count'}>{tab.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
