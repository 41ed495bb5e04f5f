// The twelve rungs by which a text finds an element, in both orders (record-and-replay, 6.2).
import { foldText } from '../../text/fold.ts';
import type { MemoryNode, NodeSource } from '../tree/node.ts';
import { attributeOf, drawnText, labelOf } from '../tree/naming.ts';
import { innermost, isRendered } from '../tree/walk-tree.ts';

type Mode = 'exact' | 'prefix' | 'exact in any case' | 'prefix in any case';

/** One rung: which texts of a candidate it compares, and how. */
export interface Rung {
  /** Not known to engines that have eight rungs. */
  readonly beyondEight: boolean;
  readonly mode: Mode;
  readonly texts: (node: MemoryNode) => readonly string[];
  /** Only the innermost of the elements that match. */
  readonly innermost: boolean;
}

const rungs = {
  closedExact: rung('exact', closedTexts),
  labelExact: rung('exact', labels),
  nameExact: beyond('exact', accessibleNames),
  anyExact: { ...beyond('exact', renderedTexts), innermost: true },
  closedPrefix: rung('prefix', closedTexts),
  labelPrefix: rung('prefix', labels),
  namePrefix: beyond('prefix', accessibleNames),
  anyPrefix: { ...beyond('prefix', renderedTexts), innermost: true },
  eightAnyCase: rung('exact in any case', closedOrLabel),
  eightPrefixAnyCase: rung('prefix in any case', closedOrLabel),
  nameAnyCase: beyond('exact in any case', accessibleNames),
  anyAnyCase: { ...beyond('exact in any case', renderedTexts), innermost: true },
  namePrefixAnyCase: beyond('prefix in any case', accessibleNames),
  anyPrefixAnyCase: { ...beyond('prefix in any case', renderedTexts), innermost: true },
} satisfies Record<string, Rung>;

/** Rungs in order, in groups: those of a group are looked through together for one that is drawn. */
export type RungOrder = readonly (readonly Rung[])[];

const eight: RungOrder = [
  [rungs.closedExact, rungs.labelExact],
  [rungs.closedPrefix],
  [rungs.labelPrefix],
  [rungs.eightAnyCase],
  [rungs.eightPrefixAnyCase],
];

/** Exact before prefix before any case, over all candidates. */
export const twelveRungs: RungOrder = [
  [rungs.closedExact, rungs.labelExact],
  [rungs.nameExact],
  [rungs.anyExact],
  [rungs.closedPrefix],
  [rungs.labelPrefix],
  [rungs.namePrefix],
  [rungs.anyPrefix],
  [rungs.eightAnyCase],
  [rungs.eightPrefixAnyCase],
  [rungs.nameAnyCase],
  [rungs.anyAnyCase],
  [rungs.namePrefixAnyCase],
  [rungs.anyPrefixAnyCase],
];

/** The eight of other engines first, and the others only when those match nothing. */
export const eightThenFour: { readonly eight: RungOrder; readonly four: RungOrder } = {
  eight,
  four: twelveRungs.filter(([first]) => first?.beyondEight === true),
};

/** Candidates that the rung matches, in document order. */
export function rungMatches(
  rung: Rung,
  candidates: readonly MemoryNode[],
  wanted: string,
): readonly MemoryNode[] {
  const needle = foldText(wanted);
  if (needle === '') return [];
  const matches = candidates.filter((node) =>
    rung.texts(node).some((text) => fits(foldText(text), needle, rung.mode)),
  );
  return rung.innermost ? innermost(matches) : matches;
}

function fits(text: string, wanted: string, mode: Mode): boolean {
  switch (mode) {
    case 'exact':
      return text === wanted;
    case 'prefix':
      return text.startsWith(wanted);
    case 'exact in any case':
      return asciiLower(text) === asciiLower(wanted);
    case 'prefix in any case':
      return asciiLower(text).startsWith(asciiLower(wanted));
  }
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function rung(mode: Mode, texts: Rung['texts']): Rung {
  return { beyondEight: false, mode, texts, innermost: false };
}

function beyond(mode: Mode, texts: Rung['texts']): Rung {
  return { beyondEight: true, mode, texts, innermost: false };
}

function closedTexts(node: MemoryNode): readonly string[] {
  switch (node.source.kind) {
    case 'button':
    case 'link':
      return texts(node.state.text, attributeOf(node, 'aria-label'));
    case 'field':
    case 'checkbox':
    case 'upload':
      return texts(attributeOf(node, 'placeholder'), attributeOf(node, 'aria-label'));
    default:
      return [];
  }
}

function labels(node: MemoryNode): readonly string[] {
  return texts(labelOf(node));
}

function closedOrLabel(node: MemoryNode): readonly string[] {
  return [...closedTexts(node), ...labels(node)];
}

const interactive: ReadonlySet<NodeSource['kind']> = new Set([
  'button',
  'link',
  'field',
  'checkbox',
  'list',
  'header',
]);

function accessibleNames(node: MemoryNode): readonly string[] {
  if (!interactive.has(node.source.kind)) return [];
  const name = [
    attributeOf(node, 'aria-label'),
    labelOf(node),
    node.state.text,
    attributeOf(node, 'title'),
    attributeOf(node, 'placeholder'),
  ].find((each) => each !== undefined && each !== null && each !== '');
  return texts(name);
}

function renderedTexts(node: MemoryNode): readonly string[] {
  return node.source.kind !== 'page' && labelOf(node) === undefined && isRendered(node)
    ? texts(drawnText(node))
    : [];
}

function texts(...each: readonly (string | null | undefined)[]): readonly string[] {
  return each.filter((text): text is string => text !== undefined && text !== null && text !== '');
}
