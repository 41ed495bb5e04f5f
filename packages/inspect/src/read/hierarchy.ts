// The tree of a step, whole: a record may only name the step that holds it and the elements that differ.
import type { ElementView, HierarchyView } from '../api/step-view.ts';
import { isObject, type JsonObject, listOf, numberOf } from '../json.ts';

/** Finds the record of another step. */
export type RecordOfStep = (step: number) => Promise<JsonObject | undefined>;

const noTree: HierarchyView = { kind: 'missing', reason: 'this step has no hierarchy' };

/** Resolves the `hierarchy` of a record. Whatever stands in the way is said, never thrown. */
export async function resolveHierarchy(
  record: JsonObject,
  recordOfStep: RecordOfStep,
): Promise<HierarchyView> {
  const written = record['hierarchy'];
  if (!isObject(written)) return noTree;
  const same = numberOf(written['same_as']);
  if (same === undefined) return treeOf(written) ?? damaged('this step’s hierarchy');
  const holder = (await recordOfStep(same))?.['hierarchy'];
  if (!isObject(holder) || holder['same_as'] !== undefined)
    return { kind: 'missing', reason: `the hierarchy is that of step ${same}, which cannot be read` };
  const tree = treeOf(holder);
  if (tree?.kind !== 'tree') return damaged(`the hierarchy of step ${same}`);
  return withChanges(tree, written['changed']);
}

function damaged(what: string): HierarchyView {
  return { kind: 'missing', reason: `${what} is damaged` };
}

function treeOf(written: JsonObject): HierarchyView | undefined {
  if (!Array.isArray(written['elements']) || !Array.isArray(written['depths'])) return undefined;
  const elements = listOf(written['elements']).map(elementOf);
  const depths = listOf(written['depths']).map((depth) => Math.max(0, numberOf(depth) ?? 0));
  return elements.length === depths.length ? { kind: 'tree', elements, depths } : undefined;
}

function withChanges(tree: HierarchyView & { kind: 'tree' }, changed: unknown): HierarchyView {
  if (changed === undefined) return tree;
  const elements = [...tree.elements];
  for (const change of listOf(changed)) {
    const [index, element] = listOf(change);
    if (typeof index !== 'number' || elements[index] === undefined) return damaged('this step’s hierarchy');
    elements[index] = elementOf(element);
  }
  return { ...tree, elements };
}

/** Only what an element may hold, each in its own type: what is shown relies on it. */
function elementOf(value: unknown): ElementView {
  if (!isObject(value)) return {};
  const texts = ['id', 'class', 'desc', 'value'].filter((key) => typeof value[key] === 'string');
  const flags = numberOf(value['flags']);
  const bounds = listOf(value['bounds']).map((each) => numberOf(each) ?? 0);
  const [left, top, right, bottom] = bounds;
  const own = listOf(value['own']).flatMap((run): (readonly [number, string])[] => {
    const [position, text] = listOf(run);
    return typeof position === 'number' && typeof text === 'string' ? [[position, text]] : [];
  });
  const attrs = isObject(value['attrs'])
    ? Object.entries(value['attrs']).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    : [];
  return {
    ...Object.fromEntries(texts.map((key) => [key, value[key]])),
    ...(own.length > 0 && { own }),
    ...(flags !== undefined && { flags }),
    ...(left !== undefined &&
      top !== undefined &&
      right !== undefined &&
      bottom !== undefined && { bounds: [left, top, right, bottom] as const }),
    ...(attrs.length > 0 && { attrs: Object.fromEntries(attrs) }),
  };
}
