// Every action that a tree of generators can yield now, with its share of probability.
import type { SpecFault } from '../errors/spec-error.ts';
import { SpecError } from '../errors/spec-error.ts';
import type { OpenAction } from '../generators/builtin-leaf.ts';
import type { Generator } from '../generators/generator.ts';
import type { Candidate, CandidatePurpose } from './candidate.ts';
import { leafList } from './leaf-list.ts';
import type { Leaf, LeafCalls } from './leaf-list.ts';
import { resolveAction } from './resolve-action.ts';
import type { ResolvedAction } from './resolved-action.ts';
import { targetFacts } from './target-facts.ts';
import { below, isOpen } from './walk.ts';

/** A candidate with what completes it. */
export interface OpenCandidate extends Candidate {
  readonly from: OpenAction;
}

/** All candidates of a step. */
export interface Enumerated {
  readonly candidates: readonly OpenCandidate[];
  readonly leafErrors: readonly SpecFault[];
}

interface Offer {
  readonly from: OpenAction;
  readonly action: ResolvedAction;
  readonly key: string;
}

/** Two actions with one key are executed identically. */
function keyOf({ kind, gesture, durationMillis, steps }: ResolvedAction, open: OpenAction['open']): string {
  // Most candidates by far are swipes and taps: their keys are put together without a detour.
  if (gesture?.kind === 'swipe' && typeof gesture.from === 'number' && typeof gesture.to !== 'number') {
    return `${kind} ${gesture.from} ${gesture.to.x},${gesture.to.y} ${durationMillis} ${open ?? ''}`;
  }
  if (gesture !== null && 'on' in gesture) return `${kind} ${gesture.on}`;
  return JSON.stringify([kind, gesture, durationMillis, steps, open]);
}

class Lists {
  readonly errors: SpecFault[] = [];
  private readonly offers = new Map<Leaf, readonly Offer[]>();
  private readonly calls: LeafCalls;
  private readonly purpose: CandidatePurpose;

  constructor(calls: LeafCalls, purpose: CandidatePurpose) {
    this.calls = calls;
    this.purpose = purpose;
  }

  /** Asks every leaf that can be reached, once each and in order. */
  ask(generator: Generator, path: string): void {
    switch (generator.kind) {
      case 'weighted':
        for (const [weight, entry] of generator.entries) {
          if (weight > 0) this.ask(entry, below(path, weight));
        }
        return;
      case 'route':
        if (isOpen(generator)) this.ask(generator.body, path);
        return;
      default:
        if (!this.offers.has(generator)) this.offers.set(generator, this.list(generator, path));
    }
  }

  of(leaf: Leaf): readonly Offer[] {
    return this.offers.get(leaf) ?? [];
  }

  has(generator: Generator): boolean {
    switch (generator.kind) {
      case 'weighted':
        return generator.entries.some(([weight, entry]) => weight > 0 && this.has(entry));
      case 'route':
        return isOpen(generator) && this.has(generator.body);
      default:
        return this.of(generator).length > 0;
    }
  }

  private list(leaf: Leaf, path: string): readonly Offer[] {
    const offers: Offer[] = [];
    for (const from of this.tolerated(leaf, path)) {
      const resolved = resolveAction(this.calls.context.screen, from.make(), from.open === 'text');
      if (!resolved.ok) continue;
      offers.push({ from, action: resolved.action, key: keyOf(resolved.action, from.open) });
    }
    return offers;
  }

  private tolerated(leaf: Leaf, path: string): readonly OpenAction[] {
    try {
      return leafList(leaf, path, this.calls, this.purpose !== 'model');
    } catch (thrown) {
      if (this.purpose !== 'model' || !(thrown instanceof SpecError) || thrown.code !== 'leaf_failed')
        throw thrown;
      this.errors.push(thrown.fault);
      return [];
    }
  }
}

interface Share {
  readonly offer: Offer;
  share: number;
}

function spread(lists: Lists, generator: Generator, share: number, into: Map<string, Share>): void {
  switch (generator.kind) {
    case 'weighted': {
      const left = generator.entries.filter(([weight, entry]) => weight > 0 && lists.has(entry));
      const sum = left.reduce((total, [weight]) => total + weight, 0);
      for (const [weight, entry] of left) spread(lists, entry, (share * weight) / sum, into);
      return;
    }
    case 'route':
      spread(lists, generator.body, share, into);
      return;
    default: {
      const offers = lists.of(generator);
      for (const offer of offers) {
        const known = into.get(offer.key);
        if (known === undefined) into.set(offer.key, { offer, share: share / offers.length });
        else known.share += share / offers.length;
      }
    }
  }
}

/**
 * All candidates in order of first appearance. A leaf's chance is its share among the leaves that have something to do,
 * divided evenly among its actions; what would be executed identically is one candidate.
 *
 * @throws SpecError as `walk` does; for a model `leaf_failed` is listed instead and a draw in a leaf is `sampler_in_leaf`
 */
export function enumerate(
  root: Generator,
  name: string,
  calls: LeafCalls,
  purpose: CandidatePurpose,
): Enumerated {
  const lists = new Lists(calls, purpose);
  lists.ask(root, name);
  const shares = new Map<string, Share>();
  if (lists.has(root)) spread(lists, root, 1, shares);
  const candidates = [...shares.values()].map(({ offer, share }, at): OpenCandidate => {
    const { action, from } = offer;
    return {
      number: at + 1,
      action,
      ...(from.open !== undefined && { open: from.open }),
      share,
      weight: Math.max(1, Math.round(share * 100)),
      label: action.target === undefined ? '' : targetFacts(calls.context.screen, action.target).label,
      description: action.description,
      from,
    };
  });
  return { candidates, leafErrors: lists.errors };
}
