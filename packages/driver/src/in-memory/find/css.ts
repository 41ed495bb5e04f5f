// The part of CSS selectors that a small app needs: names, ids, classes, attributes, descendants and lists of those.
import { attributeOf, tagOf } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { holds } from '../tree/walk-tree.ts';

type Test = (node: MemoryNode) => boolean;

const simple = /#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:="([^"]*)")?\]|([a-z][\w-]*|\*)/gy;
const compounds = /(?:[^\s,"[]|\[[^\]]*\])+/g;

/** Elements that a selector matches, in document order; undefined when it is none that is understood here. */
export function selectCss(
  selector: string,
  candidates: readonly MemoryNode[],
): readonly MemoryNode[] | undefined {
  const alternatives = selector.split(/,(?![^[]*\])/).map(parseComplex);
  if (alternatives.some((each) => each === undefined)) return undefined;
  return candidates.filter((node) =>
    alternatives.some((tests) => tests !== undefined && fitsDescent(node, tests, candidates)),
  );
}

function parseComplex(text: string): readonly Test[] | undefined {
  const parts = text.match(compounds) ?? [];
  const tests = parts.map(parseCompound);
  const understood = parts.join(' ') === text.trim().replace(/\s+/g, ' ');
  if (tests.length === 0 || !understood) return undefined;
  return tests.every((test) => test !== undefined) ? tests : undefined;
}

function parseCompound(text: string): Test | undefined {
  const matches = [...text.matchAll(simple)];
  if (matches.map(([whole]) => whole).join('') !== text) return undefined;
  const tests = matches.map(([, id, className, attribute, value, tag]): Test => {
    if (id !== undefined) return (node) => node.source.id === id;
    if (className !== undefined) return (node) => classesOf(node).includes(className);
    if (attribute !== undefined) return (node) => attributeFits(node, attribute, value);
    return (node) => tag === '*' || tagOf[node.source.kind] === tag;
  });
  return (node) => tests.every((test) => test(node));
}

function fitsDescent(node: MemoryNode, tests: readonly Test[], candidates: readonly MemoryNode[]): boolean {
  const last = tests.at(-1);
  if (last === undefined || !last(node)) return false;
  const outer = tests.slice(0, -1);
  return (
    outer.length === 0 ||
    candidates.some((candidate) => holds(candidate, node) && fitsDescent(candidate, outer, candidates))
  );
}

function classesOf(node: MemoryNode): readonly string[] {
  return (attributeOf(node, 'class') ?? '').split(/\s+/);
}

function attributeFits(node: MemoryNode, attribute: string, value: string | undefined): boolean {
  const actual = attributeOf(node, attribute);
  return value === undefined ? actual !== null : actual === value;
}
