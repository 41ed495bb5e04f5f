// Where chance comes from: the engine brings the generator, so that a seed decides everything.

/** One stream of random numbers. Every call is one draw. */
export interface RandomSource {
  /** Even in [0, 1), with 53 bits. */
  float(): number;
  /** Even among the whole numbers from `min` to `max`, both included. */
  int(min: number, max: number): number;
}
