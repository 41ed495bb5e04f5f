// The one hit test: whether a press at a point would reach the element, directly or through one of its labels.
import { attribute, deepestAt, isHtml, localName, matches, rectOf, rectsOf } from './dom-access.ts';
import { drawnText } from './drawn-text.ts';
import { composedParent, flatContains, hostsAbove } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { inViewport, type Point } from './geometry.ts';
import { labelsOf } from './labels.ts';
import { isRendered, styleOf } from './rendering.ts';
import { isSecret } from './secret-fields.ts';

export type Hit =
  | { readonly kind: 'reached'; readonly through: Element | undefined }
  | { readonly kind: 'covered'; readonly by: Element | null };

/** Content that keeps a press for itself instead of passing it on to the label around it. */
const keepsPress =
  'a[href], area[href], button, details, embed, iframe, select, textarea, audio[controls], video[controls], ' +
  'img[usemap], object[usemap], input:not([type=hidden i])';

/**
 * What a press at this point of the viewport would reach.
 *
 * @param labelsForward - whether a press on one of the element's labels will do.
 */
export function hitTest(element: Element, point: Point, labelsForward: boolean): Hit {
  const top = deepestAt(document, point.x, point.y);
  if (top === null) return { kind: 'covered', by: null };
  const receiver = receiverOf(element);
  if (flatContains(element, top) || hostsAbove(element).includes(top))
    return { kind: 'reached', through: undefined };
  if (receiver !== undefined && top === receiver) return { kind: 'reached', through: receiver };
  const label = labelsForward ? forwardingLabel(element, top) : undefined;
  return label === undefined ? { kind: 'covered', by: top } : { kind: 'reached', through: label };
}

/** The nearest ancestor that takes pointer events, when the element itself takes none; never the page as a whole. */
function receiverOf(element: Element): Element | undefined {
  if (styleOf(element).pointerEvents !== 'none') return undefined;
  for (let up = composedParent(element); up !== null; up = composedParent(up)) {
    if (styleOf(up).pointerEvents !== 'none')
      return isHtml(up, 'body') || isHtml(up, 'html') ? undefined : up;
  }
  return undefined;
}

/** The element's own label that `top` sits in, when nothing between the two keeps the press. */
function forwardingLabel(element: Element, top: Element): Element | undefined {
  for (let current: Element | null = top; current !== null; current = composedParent(current)) {
    if (isHtml(current, 'label')) {
      return labelsOf(element).includes(current) && isRendered(current) ? current : undefined;
    }
    if (matches(current, keepsPress)) return undefined;
  }
  return undefined;
}

/** Points of a label worth trying: its middle, then from its start to its end. */
export function pointsOfLabel(label: Element): readonly Point[] {
  const box = rectOf(label);
  const points: Point[] = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  for (const piece of rectsOf(label)) {
    const step = Math.max(3, piece.width / 40);
    for (let x = piece.x + 1; x < piece.x + piece.width; x += step) {
      points.push({ x, y: piece.y + piece.height / 2 });
    }
  }
  return points.filter(inViewport);
}

/** Names what lies over an element, for messages. */
export function nameOfCover(cover: Element | null): string {
  if (cover === null) return 'nothing: the point is outside the window';
  const name = localName(cover);
  const id = attribute(cover, 'id');
  if (id !== null && id !== '') return `${name}#${id}`;
  const classes = attribute(cover, 'class')?.trim() ?? '';
  if (classes !== '') return [name, ...classes.split(/\s+/)].join('.');
  const text = isSecret(cover) ? '' : fold(drawnText(cover)).slice(0, 40);
  return text === '' ? name : `${name} "${text}"`;
}
