// What the engine has to know of a residual: which observations it points back to, and whether anything bounded is open.

/** A look at a residual's JSON form. */
export interface ResidualFacts {
  /** Observations that armed something that is still open. */
  readonly armed: ReadonlySet<number>;
  /** Whether an obligation with a window is open. */
  readonly bounded: boolean;
}

interface Node {
  readonly within?: unknown;
  readonly armedAtObservation?: number;
  readonly arg?: Node;
  readonly args?: readonly Node[];
  readonly attempts?: readonly Node[];
}

/** Walks residuals of any depth without recursion. */
export function residualFacts(residuals: readonly unknown[]): ResidualFacts {
  const armed = new Set<number>();
  let bounded = false;
  const open = [...residuals] as Node[];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.armedAtObservation !== undefined) {
      armed.add(node.armedAtObservation);
      bounded ||= node.within !== undefined;
    }
    // What is not armed yet, below a standing node, is no obligation of today.
    if (node.armedAtObservation === undefined && node.arg !== undefined) open.push(node.arg);
    open.push(...(node.args ?? []), ...(node.attempts ?? []));
  }
  return { armed, bounded };
}
