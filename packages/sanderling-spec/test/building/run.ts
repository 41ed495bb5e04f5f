// A run of a spec on captures, with chance that is written down.
import { loadSpec, startRun } from '@sanderling/spec/runtime';
import type {
  CapturedTree,
  LoadedSpec,
  Platform,
  RandomSource,
  SpecRun,
  StepInput,
} from '@sanderling/spec/runtime';

/** Gives back the numbers in order (floats as they are, integers as an offset from the least); notes what was asked. */
export class ScriptedChance implements RandomSource {
  readonly asked: string[] = [];
  private readonly left: number[];

  constructor(script: readonly number[] = []) {
    this.left = [...script];
  }

  float(): number {
    this.asked.push('float');
    return this.left.shift() ?? 0;
  }

  int(min: number, max: number): number {
    this.asked.push(`int ${min}..${max}`);
    return min + (this.left.shift() ?? 0);
  }
}

/** A small generator of its own, for runs that need much chance. */
export function seeded(seed: number): RandomSource {
  let state = seed >>> 0;
  const float = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return { float, int: (min, max) => min + Math.floor(float() * (max - min + 1)) };
}

export function loaded(module: Readonly<Record<string, unknown>>): LoadedSpec {
  const result = loadSpec({ properties: { holds: () => true }, ...module });
  if (!result.ok) throw new Error(result.faults.map((fault) => fault.message).join('\n'));
  return result.spec;
}

export function started(
  module: Readonly<Record<string, unknown>>,
  random: RandomSource = new ScriptedChance(),
  platform: Platform = 'web',
): SpecRun {
  return startRun(loaded(module), { platform, random });
}

export function input(tree: CapturedTree, more: Partial<StepInput> = {}): StepInput {
  return {
    step: 1,
    tree,
    viewport: { width: 1280, height: 720 },
    url: 'https://shop.test/#/list',
    timeMillis: 0,
    lastAction: null,
    ...more,
  };
}
