// Chance weighed by what was done already: actions of which a run has had much become rare, those of new states stay likely.
import type {
  Candidate,
  CapturedTree,
  Picked,
  RandomSource,
  ScreenTree,
  SpecStep,
} from '@sanderling/spec/runtime';
import { kindOf } from './hashes.ts';

/** The step that an action was picked at. */
interface Done {
  readonly verb: string;
  readonly state: string;
  readonly action: string;
  readonly shape: string;
  readonly treeHash: string;
}

/** Counts of one run. */
export class Novelty {
  readonly #inState = new Map<string, number>();
  readonly #ofShape = new Map<string, number>();
  readonly #ofVerb = new Map<string, number>();
  /** Verbs after which the tree was another one at least once. */
  readonly #effective = new Set<string>();
  #last: Done | undefined;

  /** Learns from the tree that the last action led to. */
  observe(treeHash: string): void {
    const last = this.#last;
    if (last !== undefined && last.treeHash !== treeHash) this.#effective.add(last.verb);
  }

  /** Notes what is dispatched at the end of this step; undefined where nothing is. */
  note(done: Done | undefined): void {
    this.#last = done;
    if (done === undefined) return;
    count(this.#inState, `${done.state} ${done.action}`);
    count(this.#ofShape, `${done.state} ${done.shape}`);
    count(this.#ofVerb, done.verb);
  }

  /** One candidate out of the step's, by a single draw; null where there is none. */
  pick(
    step: SpecStep,
    around: { readonly tree: CapturedTree; readonly state: string; readonly treeHash: string },
    random: Pick<RandomSource, 'float'>,
  ): { readonly picked: Picked; readonly done: Done } | null {
    const { candidates } = step.candidates('novelty');
    const faces = candidates.map((candidate) => faceOf(candidate, step.tree, around));
    const shapes = new Map<string, number>();
    for (const { shape } of faces) count(shapes, shape);
    const weights = candidates.map((candidate, index) => {
      const face = faces[index];
      return face === undefined ? 0 : candidate.share / (1 + this.#times(face, shapes)) ** 2;
    });
    const index = drawn(weights, random);
    const [candidate, done] = [candidates[index], faces[index]];
    return candidate === undefined || done === undefined
      ? null
      : { picked: step.choose(candidate.number), done };
  }

  #times({ verb, state, action, shape }: Done, shapes: ReadonlyMap<string, number>): number {
    const alike = shapes.get(shape) ?? 1;
    return Math.max(
      this.#inState.get(`${state} ${action}`) ?? 0,
      (this.#ofShape.get(`${state} ${shape}`) ?? 0) / alike,
      this.#effective.has(verb) ? 0 : (this.#ofVerb.get(verb) ?? 0),
    );
  }
}

/** Even with a single candidate one float is drawn only where there is a choice. */
function drawn(weights: readonly number[], random: Pick<RandomSource, 'float'>): number {
  if (weights.length <= 1) return weights.length - 1;
  const target = random.float() * weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.findIndex((weight) => {
    sum += weight;
    return target < sum;
  });
}

function faceOf(
  { action }: Candidate,
  screen: ScreenTree,
  {
    tree,
    state,
    treeHash,
  }: { readonly tree: CapturedTree; readonly state: string; readonly treeHash: string },
): Done {
  const { kind, record, target } = action;
  const verb = [kind, record.direction ?? record.key ?? record.mode ?? ''].join(' ').trim();
  const where = target === undefined ? '' : pathOf(target, screen, tree);
  return {
    verb,
    state,
    action: `${verb} ${JSON.stringify(record.selector?.[0] ?? null)}`,
    shape: `${verb} ${where}`,
    treeHash,
  };
}

/** Tags and roles from the root down. */
function pathOf(index: number, screen: ScreenTree, tree: CapturedTree): string {
  const path: string[] = [];
  for (let at = index; at >= 0; at = screen.parent(at)) path.push(kindOf(tree.elements[at]));
  return path.reverse().join('>');
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
