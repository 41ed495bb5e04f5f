// What the engine's part beside the spec finds wrong by itself.
import type { ExploreErrorCode } from '../errors.ts';

/** Told to the engine like an error of the spec package. */
export class GuestFault extends Error {
  readonly code: ExploreErrorCode;
  readonly hint: string;

  constructor(code: ExploreErrorCode, message: string, hint: string) {
    super(message);
    this.name = 'GuestFault';
    this.code = code;
    this.hint = hint;
  }
}

/** A draw where nothing records it. */
export function randomOutsideStep(): GuestFault {
  return new GuestFault(
    'sampler_outside_step',
    'Math.random is called outside a step',
    'draw inside a generator: a value drawn at load looks like a fresh one and is not',
  );
}

/** An obligation that grows without end. */
export function residualTooLarge(property: string, nodes: number): GuestFault {
  return new GuestFault(
    'residual_limit',
    `what is left to prove of ${property} has grown to ${nodes} nodes`,
    'bound its eventually with a shorter window, or nest fewer of them',
  );
}
