// Whether a spec can be loaded, without an application.
import { openSpec } from '../host/spec-session.ts';
import { bundleSpec } from './bundle-spec.ts';
import { checkAsserts } from './check-asserts.ts';

/** What a spec that loads holds. */
export interface CheckedSpec {
  readonly properties: readonly string[];
  readonly extractors: readonly string[];
  /** Environment variables that it types as secrets. */
  readonly secrets: readonly string[];
  readonly notices: readonly string[];
  /** The model that may pick. */
  readonly generator: { readonly model: string; readonly instructions: string } | null;
}

/**
 * Loads a spec as a run would.
 *
 * @param path - absolute, or relative to `workingDirectory`.
 * @throws ExploreError for whatever is wrong with it.
 * @example
 * const { properties } = await checkSpec('shop.spec.ts', process.cwd());
 */
export async function checkSpec(path: string, workingDirectory: string): Promise<CheckedSpec> {
  const bundle = await bundleSpec(path, workingDirectory);
  const settings = {
    seed: 1,
    startedAtMillis: 0,
    platform: 'web',
    guide: 'none',
    allowNoProperties: true,
  } as const;
  const spec = await openSpec(bundle, settings);
  try {
    checkAsserts(spec.facts, bundle);
    const { properties, extractors, secrets, notices, generator } = spec.facts;
    return { properties: Object.keys(properties), extractors, secrets, notices, generator };
  } finally {
    await spec.kill();
  }
}
