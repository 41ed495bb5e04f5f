// The one stream of random numbers of a run.
import type { RandomSource } from '@sanderling/spec/runtime';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream that knows how often it was drawn from. */
export interface Chance extends RandomSource {
  readonly draws: number;
}

/** The stream of a seed. */
export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  let draws = 0;
  return {
    get draws() {
      return draws;
    },
    float: () => {
      draws += 1;
      return uniformFloat64(generator);
    },
    int: (min, max) => {
      draws += 1;
      return uniformInt(generator, min, max);
    },
  };
}
