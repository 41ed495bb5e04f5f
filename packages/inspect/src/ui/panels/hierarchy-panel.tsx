// The tree of the step: searched by text or selector, shown on the picture, with the attributes of what is chosen.
import { useEffect, useMemo, useState } from '../hooks.ts';
import type { ElementView, StepView } from '../../api/step-view.ts';
import { CopyButton } from '../copy-button.tsx';
import { attributesOf, ownText, selectorOf, statesOf, subtreeEnds, visibleIndices } from '../elements.ts';
import { counted } from '../figures.ts';
import type { Highlight } from '../pictures.tsx';
import { fetchMatches, type Matches } from '../server.ts';
import { VirtualList } from '../virtual-list.tsx';
import type { PanelContext } from './panels.tsx';

const rowHeight = 24;
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
        <Tree
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

interface TreeProps {
  readonly elements: readonly ElementView[];
  readonly depths: readonly number[];
  readonly matches: readonly number[] | undefined;
  readonly point: (bounds: ElementView['bounds']) => void;
}

function Tree({ elements, depths, matches, point }: TreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number>();
  const ends = useMemo(() => subtreeEnds(depths), [depths]);
  const places = useMemo(() => visibleIndices(ends, folded), [ends, folded]);
  const found = useMemo(() => new Set(matches), [matches]);
  const [first] = matches ?? [];
  const current = matches === undefined ? chosen : (first ?? chosen);
  useEffect(() => {
    if (first === undefined) return;
    setChosen(first);
    setFolded(new Set());
    point(elements[first]?.bounds);
  }, [matches]);
  const choose = (index: number): void => {
    setChosen(index);
    point(elements[index]?.bounds);
  };
  const fold = (index: number): void => {
    const next = new Set(folded);
    if (!next.delete(index)) next.add(index);
    setFolded(next);
  };
  const at = chosen === undefined ? -1 : places.indexOf(chosen);
  const move = (event: KeyboardEvent): void => {
    const to = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : undefined;
    const index = to === undefined ? undefined : places[to];
    const hasMore = chosen !== undefined && (ends[chosen] ?? 0) > chosen + 1;
    if (index !== undefined) choose(index);
    else if (hasMore && event.key === 'ArrowLeft' && !folded.has(chosen)) fold(chosen);
    else if (hasMore && event.key === 'ArrowRight' && folded.has(chosen)) fold(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div
      class="tree-and-attributes"
      onPointerLeave={() => {
        point(chosen === undefined ? undefined : elements[chosen]?.bounds);
      }}
    >
      <VirtualList
        items={places}
        rowHeight={rowHeight}
        current={current === undefined ? undefined : Math.max(0, places.indexOf(current))}
        box={{
          class: 'tree',
          role: 'tree',
          tabIndex: 0,
          'aria-label': 'Hierarchy',
          'aria-activedescendant': chosen === undefined ? undefined : `element-${chosen}`,
          onKeyDown: move,
        }}
        row={(index) => (
          <TreeRow
            key={index}
            index={index}
            element={elements[index] ?? {}}
            depth={depths[index] ?? 0}
            state={(ends[index] ?? 0) <= index + 1 ? 'leaf' : folded.has(index) ? 'folded' : 'open'}
            chosen={index === chosen}
            found={found.has(index)}
            choose={choose}
            fold={fold}
            point={point}
          />
        )}
      />
      <Attributes element={chosen === undefined ? undefined : elements[chosen]} />
    </div>
  );
}

interface RowProps {
  readonly index: number;
  readonly element: ElementView;
  readonly depth: number;
  readonly state: 'leaf' | 'open' | 'folded';
  readonly chosen: boolean;
  readonly found: boolean;
  readonly choose: (index: number) => void;
  readonly fold: (index: number) => void;
  readonly point: (bounds: ElementView['bounds']) => void;
}

/** Levels that are drawn as such; deeper ones stand in one column. */
const deepest = 24;

function TreeRow({ index, element, depth, state, chosen, found, choose, fold, point }: RowProps) {
  const states = statesOf(element);
  const text = element.value ?? ownText(element);
  return (
    <div
      id={`element-${index}`}
      class={found ? 'tree-row found' : 'tree-row'}
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={chosen}
      {...(state !== 'leaf' && { 'aria-expanded': state === 'open' })}
      style={{ paddingLeft: `${Math.min(depth, deepest) * 14 + 6}px` }}
      onClick={() => {
        choose(index);
      }}
      onPointerEnter={() => {
        point(element.bounds);
      }}
    >
      <span
        class={`fold ${state}`}
        aria-hidden="true"
        onClick={(event) => {
          if (state === 'leaf') return;
          event.stopPropagation();
          fold(index);
        }}
      />
      <span class="tree-class">{element.class ?? 'element'}</span>
      {element.id !== undefined && <span class="tree-id">#{element.id}</span>}
      {element.desc !== undefined && <span class="tree-desc">{element.desc}</span>}
      {text !== '' && <bdi class="tree-text">{text}</bdi>}
      {states
        .filter((each) => each !== 'clickable')
        .map((each) => (
          <span key={each} class="tree-state">
            {each}
          </span>
        ))}
    </div>
  );
}

function Attributes({ element }: { readonly element: ElementView | undefined }) {
  if (element === undefined)
    return <p class="attributes nothing">Choose an element to see its attributes.</p>;
  const selector = selectorOf(element);
  return (
    <div class="attributes">
      <header>
        <code title={selector}>{selector}</code>
        <CopyButton text={selector} label="Copy selector" />
      </header>
      <dl>
        {attributesOf(element).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
