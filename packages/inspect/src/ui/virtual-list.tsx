// A long list of which only what is in view is in the document. All rows are of one height.
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from './hooks.ts';

/** Rows beyond each edge, so that scrolling does not outrun drawing. */
const spareRows = 8;
/** Most rows in the document, whatever the height of the window. */
const mostRows = 150;
/** Tallest box that every browser can scroll, px. */
const tallestPx = 15_000_000;

interface Props<T> {
  readonly items: readonly T[];
  readonly rowHeight: number;
  /** The place that is kept in view when it changes. */
  readonly current?: number | undefined;
  /** Without a key: rows that are scrolled into view take over the elements of those that left it. */
  readonly row: (item: T, place: number) => ComponentChildren;
  /** Attributes of the box that scrolls. */
  readonly box: HTMLAttributes<HTMLDivElement>;
}

export function VirtualList<T>({ items, rowHeight, current, row, box }: Props<T>) {
  const element = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const whole = items.length * rowHeight;
  const shown = Math.min(whole, tallestPx);
  // Beyond the tallest box a px of scrolling stands for more than one of the list.
  const scale = shown > view.height ? (whole - view.height) / (shown - view.height) : 1;
  useEffect(() => {
    const list = element.current;
    if (list === null) return undefined;
    const measure = (): void => {
      setView({ top: list.scrollTop, height: list.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null || current === undefined) return;
    const top = current * rowHeight;
    const height = list.clientHeight;
    const from = list.scrollTop * scale;
    if (top < from + rowHeight)
      list.scrollTop = Math.max(0, top - Math.min(rowHeight * 3, height / 3)) / scale;
    else if (top + rowHeight * 2 > from + height)
      list.scrollTop = Math.min(top, top + rowHeight * 4 - height) / scale;
  }, [current, rowHeight, items.length === 0]);
  const top = view.top * scale;
  const first = Math.max(0, Math.floor(top / rowHeight) - spareRows);
  const many = Math.min(mostRows, Math.ceil(view.height / rowHeight) + 2 * spareRows);
  const rows = items.slice(first, first + many);
  const shift = first * rowHeight - top + view.top;
  return (
    <div {...box} ref={element}>
      <div role="presentation" class="virtual-space" style={{ height: `${shown}px` }}>
        <div role="presentation" class="virtual-rows" style={{ transform: `translateY(${shift}px)` }}>
          {rows.map((item, at) => row(item, first + at))}
        </div>
      </div>
    </div>
  );
}
