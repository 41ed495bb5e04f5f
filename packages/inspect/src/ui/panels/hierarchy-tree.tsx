// The tree itself: one line an element, folded where the reader wants, and the attributes of the one that is chosen.
import type { ElementView } from '../../api/step-view.ts';
import { CopyButton } from '../copy-button.tsx';
import { attributesOf, ownText, selectorOf, statesOf, subtreeEnds, visibleIndices } from '../elements.ts';
import { useEffect, useMemo, useState } from '../hooks.ts';
import { VirtualList } from '../virtual-list.tsx';

const rowHeight = 24;

interface TreeProps {
  readonly elements: readonly ElementView[];
  readonly depths: readonly number[];
  readonly matches: readonly number[] | undefined;
  readonly point: (bounds: ElementView['bounds']) => void;
}

/** What is folded, what is chosen, and what the keys of a tree do to both. */
function useTree({ elements, depths, matches, point }: TreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number>();
  const ends = useMemo(() => subtreeEnds(depths), [depths]);
  const places = useMemo(() => visibleIndices(ends, folded), [ends, folded]);
  const [first] = matches ?? [];
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
  return { chosen, choose, ends, fold, folded, move, places };
}

export function HierarchyTree(props: TreeProps) {
  const { elements, depths, matches, point } = props;
  const { chosen, choose, ends, fold, folded, move, places } = useTree(props);
  const found = useMemo(() => new Set(matches), [matches]);
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
        current={chosen === undefined ? undefined : Math.max(0, places.indexOf(chosen))}
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
