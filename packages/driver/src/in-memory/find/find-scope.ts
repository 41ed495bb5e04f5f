// Finds the innermost container that holds all anchors, or the document of a frame (record-and-replay, 6.5 and 6.6).
import type { FramedLocator, ScopedLocator } from '../../locator.ts';
import { foldText } from '../../text/fold.ts';
import { attributeOf, drawnText } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { innermost, isRendered, present, presentWithin } from '../tree/walk-tree.ts';
import { selectCss } from './css.ts';
import { type Located, nothing, reconcile } from './located.ts';

/** The container of a scoped target. */
export function findContainer(root: MemoryNode, locator: ScopedLocator): Located {
  const candidates = containers(root, locator.container);
  if (candidates === undefined) {
    return {
      kind: 'unusable',
      message: `"${locator.container}" is no container`,
      hint: 'write `item`, or a css: or id: container',
    };
  }
  const anchors = locator.anchors.map(foldText);
  const fitting = candidates.filter((node) => anchors.every((anchor) => drawnText(node).includes(anchor)));
  const drawn = fitting.filter(isRendered);
  const inner = innermost(drawn.length > 0 ? drawn : fitting);
  const { containerId } = locator;
  const recorded =
    containerId === undefined ? undefined : candidates.find((node) => identityOf(node) === containerId);
  const container = reconcile(inner, recorded);
  if (container === 'none') return outsideAny(root, locator);
  if (container === 'several') {
    return {
      kind: 'ambiguous',
      message: `the anchor "${locator.anchors.join('" and "')}" matches ${inner.length} items`,
      hint: 'be more specific, or name a css: container',
    };
  }
  const id = identityOf(container);
  return { kind: 'found', node: container, ...(id !== undefined && { hints: { containerId: id } }) };
}

/** The frame of a framed target. */
export function findFrame(root: MemoryNode, locator: FramedLocator): Located {
  const frames = present(root).filter(({ source }) => source.kind === 'frame');
  const css = /^css:(.*)$/s.exec(locator.frame)?.[1];
  if (css !== undefined) {
    const node = selectCss(css, frames)?.[0];
    return node === undefined ? noFrame(frames) : { kind: 'found', node };
  }
  const exact = frames.find((frame) => frameName(frame) === locator.frame);
  const containing = frames.filter((frame) => frameName(frame).includes(locator.frame));
  const node = exact ?? (containing.length === 1 ? containing[0] : undefined);
  return node === undefined ? noFrame(frames) : { kind: 'found', node };
}

function containers(root: MemoryNode, container: string): readonly MemoryNode[] | undefined {
  const all = presentWithin(root);
  if (container === 'item')
    return all.filter(({ source }) => source.kind === 'item' || source.kind === 'row');
  const [, kind, value] = /^(css|id):(.+)$/s.exec(container) ?? [];
  if (kind === 'css' && value !== undefined) return selectCss(value, all);
  return kind === 'id' ? all.filter(({ source }) => source.id === value) : undefined;
}

function identityOf(node: MemoryNode): string | undefined {
  const named = ['id', 'data-id', 'data-test', 'data-testid'].map((name) => attributeOf(node, name));
  return named.find((each) => each !== null) ?? undefined;
}

function outsideAny(root: MemoryNode, { anchors, container }: ScopedLocator): Located {
  const [anchor = ''] = anchors;
  if (!drawnText(root).includes(foldText(anchor))) return nothing;
  return { kind: 'missing', detail: `"${anchor}" is there, but in no ${container}: name a css: container` };
}

function frameName(frame: MemoryNode): string {
  return attributeOf(frame, 'title') ?? attributeOf(frame, 'name') ?? '';
}

function noFrame(frames: readonly MemoryNode[]): Located {
  const names = frames.map((frame) => `"${frameName(frame)}"`).join(', ');
  return { kind: 'missing', detail: frames.length === 0 ? 'there are no frames' : `the frames are ${names}` };
}
