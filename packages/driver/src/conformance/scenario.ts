// What the conformance suite is made of.
import type { Capability } from '../capabilities.ts';
import type { Clock } from '../clock.ts';
import type { ExploringShape } from '../exploration.ts';
import type { SmallApp } from '../small-app/app.ts';
import type { Surface } from '../surface.ts';

/** One promise of the contract, with the small app in which it can be seen kept or broken. */
export interface Scenario {
  /** A sentence about the surface; unique. */
  readonly name: string;
  readonly app: SmallApp;
  /** How the surface is opened when the scenario explores it; goes into the request. */
  readonly exploring?: ExploringShape;
  /** What the surface must be able to do for the scenario to mean anything. */
  readonly needs: readonly Capability[];
  /**
   * Puts the surface, which shows the app just opened, to the test. Throws a `ConformanceFailure` where it breaks the
   * promise.
   */
  readonly run: (surface: Surface, clock: Clock) => Promise<void>;
}

/**
 * Capabilities that a scenario needs and a surface lacks; none means that the scenario applies.
 *
 * @example
 * const applies = missingCapabilities(scenario, surface.capabilities).length === 0;
 */
export function missingCapabilities(
  scenario: Pick<Scenario, 'needs'>,
  capabilities: ReadonlySet<Capability>,
): readonly Capability[] {
  return scenario.needs.filter((capability) => !capabilities.has(capability));
}
