// The in-memory surface keeps the contract, with everything it can do and with less.
import { describe, expect, it } from '@jest/globals';
import { type Capability } from '@flowproof/driver';
import { conformanceScenarios, missingCapabilities } from '@flowproof/driver/conformance';
import { ManualClock, memoryCapabilities, MemorySurface } from '@flowproof/driver/in-memory';

async function run(name: string, without: readonly Capability[] = []): Promise<void> {
  const scenario = conformanceScenarios.find((each) => each.name === name);
  if (scenario === undefined) throw new RangeError(`there is no scenario ${name}`);
  const clock = new ManualClock();
  const surface = new MemorySurface({ app: scenario.app, clock, without });
  const { exploring } = scenario;
  await surface.open({
    timeoutMs: 1000,
    ...(exploring !== undefined && !without.includes('explore') && { exploring }),
  });
  await scenario.run(surface, clock);
  await surface.close();
}

describe('the in-memory surface', () => {
  it.each(conformanceScenarios.map(({ name }) => [name]))('%s', async (name) => {
    await run(name);
  });

  it('leaves no scenario out', () => {
    expect(
      conformanceScenarios.filter((each) => missingCapabilities(each, memoryCapabilities).length > 0),
    ).toEqual([]);
  });

  it.each([...memoryCapabilities].map((capability) => [capability]))(
    'says so when it lacks: %s',
    async (capability) => {
      await run('what the surface cannot do is a capability error', [capability]);
    },
  );
});
