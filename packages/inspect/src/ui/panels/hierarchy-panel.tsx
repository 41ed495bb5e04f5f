// The tree of the step: searched by text or selector, shown on the picture, with the attributes of what is chosen.
import { useEffect, useState } from '../hooks.ts';
import type { StepView } from '../../api/step-view.ts';
import { counted } from '../figures.ts';
import type { Highlight } from '../pictures.tsx';
import { fetchMatches, type Matches } from '../server.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';
import type { PanelContext } from './panels.tsx';

/** Typing is over after this time, ms. */
const pauseMs = 150;

type Side = Highlight['side'];

export function HierarchyPanel({ view, step, after, highlight }: PanelContext) {
  const [wanted, setSide] = useState<Side>('before');
  const [search, setSearch] = useState('');
  const side = after === undefined ? 'before' : wanted;
  const shown = side === 'before' ? step : after;
  const matches = useMatches(view.summary.id, shown, search);
  if (shown === undefined) return null;
  return (
    <div class="hierarchy">
      <div class="hierarchy-bar">
        <div class="segments" role="group" aria-label="Which hierarchy">
          {(['before', 'after'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              disabled={each === 'after' && after === undefined}
              onClick={() => {
                setSide(each);
              }}
            >
              {each === 'before' ? 'Before' : 'After'}
            </button>
          ))}
        </div>
        <input
          type="search"
          placeholder="Text, or a selector such as id:save"
          aria-label="Search the hierarchy"
          value={search}
          onInput={(event) => {
            setSearch(event.currentTarget.value);
          }}
        />
        <span class="quiet" role="status">
          {matchWords(search, matches)}
        </span>
      </div>
      {shown.hierarchy.kind === 'missing' ? (
        <p class="nothing">There is no tree to show: {shown.hierarchy.reason}.</p>
      ) : (
        <HierarchyTree
          key={`${shown.step}`}
          elements={shown.hierarchy.elements}
          depths={shown.hierarchy.depths}
          matches={matches?.indices}
          point={(bounds) => {
            highlight(bounds === undefined ? undefined : { side, bounds });
          }}
        />
      )}
    </div>
  );
}

function matchWords(search: string, matches: Matches | undefined): string {
  if (search === '' || matches === undefined) return '';
  if (matches.refused !== undefined) return matches.refused;
  return `${counted(matches.indices.length, 'match', 'matches')} by ${matches.as}`;
}

function useMatches(id: string, step: StepView | undefined, search: string): Matches | undefined {
  const [matches, setMatches] = useState<Matches>();
  const number = step?.step;
  useEffect(() => {
    if (search.trim() === '' || number === undefined) {
      setMatches(undefined);
      return undefined;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchMatches(id, number, search, abort.signal).then(setMatches, () => undefined);
    }, pauseMs);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [id, number, search]);
  return matches;
}
