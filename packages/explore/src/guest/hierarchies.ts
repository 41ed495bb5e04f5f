// The `hierarchy` of records: whole, or what differs from a whole one that was written not long ago.
import type { CapturedTree } from '@sanderling/spec/runtime';

/** A difference never refers further back than this. */
const furthestBack = 50;
/** A record is at most 8 MiB; what remains is for everything else in it. */
const largestText = 7 * 2 ** 20;
const elementsKept = 20_000;

/** JSON text of a hierarchy. */
export interface WrittenHierarchy {
  readonly text: string;
  readonly cut: boolean;
}

interface Whole {
  readonly step: number;
  readonly text: string;
  readonly tree: CapturedTree;
  /** JSON text of each element, made when it is first compared. */
  elements?: readonly string[];
}

/** Remembers the last whole hierarchy that was written. */
export class Hierarchies {
  #whole: Whole | undefined;

  /** The hierarchy of a step. Every step that is asked for must be written. */
  write(step: number, text: string, tree: CapturedTree): WrittenHierarchy {
    const whole = this.#whole;
    if (whole !== undefined && step - whole.step <= furthestBack) {
      if (whole.text === text) return { text: `{"same_as":${whole.step}}`, cut: false };
      const changed = changedFrom(whole, tree);
      if (changed !== undefined && changed.length * 2 < text.length) return { text: changed, cut: false };
    }
    this.#whole = { step, text, tree };
    if (text.length <= largestText) return { text, cut: false };
    this.#whole = undefined;
    return {
      text: JSON.stringify({
        elements: tree.elements.slice(0, elementsKept),
        depths: tree.depths.slice(0, elementsKept),
      }),
      cut: true,
    };
  }
}

function changedFrom(whole: Whole, tree: CapturedTree): string | undefined {
  const { depths } = whole.tree;
  if (depths.length !== tree.depths.length || depths.some((depth, index) => depth !== tree.depths[index])) {
    return undefined;
  }
  whole.elements ??= whole.tree.elements.map((element) => JSON.stringify(element));
  const before = whole.elements;
  const changed = tree.elements.flatMap((element, index) => {
    const text = JSON.stringify(element);
    return text === before[index] ? [] : [`[${index},${text}]`];
  });
  return `{"same_as":${whole.step},"changed":[${changed.join()}]}`;
}
