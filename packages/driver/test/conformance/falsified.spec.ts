// Every scenario can fail, and a surface that breaks a promise fails a scenario.
import { describe, expect, it } from '@jest/globals';
import type { Surface } from '@flowproof/driver';
import { ConformanceFailure, conformanceScenarios, type Scenario } from '@flowproof/driver/conformance';
import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import { type Defect, defects } from './defects.ts';

async function failsWith(scenario: Scenario, defect: Defect): Promise<boolean> {
  const clock = new ManualClock();
  const sound = new MemorySurface({ app: scenario.app, clock });
  const { exploring } = scenario;
  await sound.open({ timeoutMs: 1000, ...(exploring !== undefined && { exploring }) });
  const broken = defect(sound);
  const surface = new Proxy<Surface>(sound, {
    get: (_, property) => {
      const other = broken[property as keyof Surface];
      if (other !== undefined) return other;
      const value: unknown = Reflect.get(sound, property, sound);
      return typeof value === 'function' ? (value.bind(sound) as unknown) : value;
    },
  });
  try {
    await scenario.run(surface, clock);
    return false;
  } catch (error) {
    if (error instanceof ConformanceFailure) return true;
    throw error;
  }
}

describe('the conformance suite', () => {
  it.each(Object.entries(defects))('finds a surface out that %s', async (_, defect) => {
    const failures = await Promise.all(conformanceScenarios.map((scenario) => failsWith(scenario, defect)));
    expect(failures).toContain(true);
  });

  it.each(conformanceScenarios.map((scenario) => [scenario.name, scenario] as const))(
    'can fail: %s',
    async (_, scenario) => {
      const failures = await Promise.all(
        // A surface that finds nothing fails everything, which says little about a scenario.
        Object.entries(defects)
          .filter(([name]) => name !== 'finds nothing')
          .map(([, defect]) => failsWith(scenario, defect)),
      );
      expect(failures).toContain(true);
    },
  );

  it('names its scenarios apart', () => {
    const names = conformanceScenarios.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
