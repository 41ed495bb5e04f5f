// All scenarios, in the order in which a new surface is best brought to keep them.
import type { Scenario } from './scenario.ts';
import { capabilityScenarios } from './scenarios/capability-errors.ts';
import { choosingScenarios } from './scenarios/choosing.ts';
import { dialogScenarios } from './scenarios/dialogs.ts';
import { downloadScenarios } from './scenarios/downloads.ts';
import { exploringScenarios } from './scenarios/exploring.ts';
import { findingScenarios } from './scenarios/finding.ts';
import { pointingScenarios } from './scenarios/pointing.ts';
import { readingScenarios } from './scenarios/reading.ts';
import { regionScenarios } from './scenarios/regions.ts';
import { secretScenarios } from './scenarios/secrets.ts';
import { waitingScenarios } from './scenarios/waiting.ts';
import { writingScenarios } from './scenarios/writing.ts';

/**
 * What every surface has to keep. A driver's test opens each scenario's app in its technology and runs it.
 *
 * @example
 * it.each(conformanceScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
 *   const surface = await openInMyTechnology(scenario.app, scenario.exploring);
 *   await scenario.run(surface, systemClock);
 *   await surface.close();
 * });
 */
export const conformanceScenarios: readonly Scenario[] = [
  ...findingScenarios,
  ...readingScenarios,
  ...waitingScenarios,
  ...writingScenarios,
  ...choosingScenarios,
  ...pointingScenarios,
  ...regionScenarios,
  ...dialogScenarios,
  ...downloadScenarios,
  ...secretScenarios,
  ...exploringScenarios,
  ...capabilityScenarios,
];
