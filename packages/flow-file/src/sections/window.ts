// The `window` block: which window, and the shape it is given.
import type { WindowShape } from '../flow-app.ts';
import {
  halfAPosition,
  halfASize,
  positionWithoutSize,
  titleOnLaunchedWindow,
  titleOnSapWindow,
} from '../errors/section-errors.ts';
import type { WindowProblem } from '../errors/section-errors.ts';
import { blockOf } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { numberAt, present, textAt } from '../shape/values.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

const size = { kind: 'whole', above: 0 } as const;

/** Keys of `window`. */
const windowBlock: Block = {
  name: 'window',
  keys: {
    title: {
      shape: { kind: 'text', notBlank: 'missing_key' },
      about: 'Part of the title of the window to attach to (vision); ${VAR} allowed.',
    },
    width: { shape: size, about: 'Width in px, together with height.' },
    height: { shape: size, about: 'Height in px, together with width.' },
    x: { shape: { kind: 'whole' }, about: 'Left edge in px, together with y and a size.' },
    y: { shape: { kind: 'whole' }, about: 'Top edge in px, together with x and a size.' },
  },
};

/** A text is short for a title. */
export const windowShape: Shape = {
  kind: 'either',
  shapes: [{ kind: 'text', notBlank: 'missing_key' }, blockOf(windowBlock)],
};

/** The title a window is found by, in either form. */
export function windowTitle(node: TreeNode | undefined): TreeNode | undefined {
  return node?.kind === 'text' ? node : valueAt(node, 'title');
}

/** The shape a window is given. Undefined: none was written. */
export function readWindowShape(node: TreeNode | undefined): WindowShape | undefined {
  const width = numberAt(node, 'width');
  const height = numberAt(node, 'height');
  if (width === undefined || height === undefined) return undefined;
  const x = numberAt(node, 'x');
  const y = numberAt(node, 'y');
  return present({
    size: { width, height },
    position: x === undefined || y === undefined ? undefined : { x, y },
  });
}

/** The title as text; empty when there is none. */
export function titleText(node: TreeNode | undefined): string {
  return node?.kind === 'text' ? node.text : (textAt(node, 'title') ?? '');
}

/** What is wrong with a window on an app that may have one. */
export function windowProblems(node: TreeNode, app: 'vision' | 'desktop' | 'sap'): readonly WindowProblem[] {
  const problems: WindowProblem[] = [];
  const title = windowTitle(node);
  if (title !== undefined && app !== 'vision')
    problems.push(app === 'sap' ? titleOnSapWindow(title.span) : titleOnLaunchedWindow(title.span));
  if (node.kind !== 'map') return problems;
  const width = valueAt(node, 'width');
  const height = valueAt(node, 'height');
  const x = valueAt(node, 'x');
  const y = valueAt(node, 'y');
  const spanOf = (key: string): WindowProblem['span'] => entryAt(node, key)?.keySpan ?? node.span;
  if ((width === undefined) !== (height === undefined)) {
    const written = width === undefined ? 'height' : 'width';
    problems.push(halfASize(written, spanOf(written)));
  }
  if ((x === undefined) !== (y === undefined)) {
    const written = x === undefined ? 'y' : 'x';
    problems.push(halfAPosition(written, spanOf(written)));
  }
  if (width === undefined && height === undefined && (x ?? y) !== undefined) {
    problems.push(positionWithoutSize(spanOf(x === undefined ? 'y' : 'x')));
  }
  return problems;
}
