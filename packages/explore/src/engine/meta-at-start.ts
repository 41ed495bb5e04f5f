// `meta.json` as it is when a run starts.
import { relative } from 'node:path';
import type { SpecFacts } from '../guest/questions.ts';
import type { SpecBundle } from '../load/bundle-spec.ts';
import type { PickerModel } from '../pick/picker-model.ts';
import type { RunMeta } from '../run-directory/run-meta.ts';
import { traceVersion } from '../run-directory/step-record.ts';
import type { ExploreChoices, ExploreOptions } from './explore-options.ts';

/** What it is made from. */
export interface MetaFacts {
  readonly options: ExploreOptions;
  readonly choices: ExploreChoices;
  /** Unix ms. */
  readonly startedAt: number;
  readonly bundle: SpecBundle;
  readonly facts: SpecFacts;
  /** Where a model picks. */
  readonly model: PickerModel | undefined;
}

/** Nothing in it is known only at the end. */
export function metaAtStart({ options, choices, startedAt, bundle, facts, model }: MetaFacts): RunMeta {
  const { target } = options;
  return {
    format: 'sanderling-run',
    trace_version: traceVersion,
    version: options.version,
    seed: choices.seed,
    prng: 'xoroshiro128+ (pure-rand 8.4.2)',
    generator: choices.generator,
    ...(choices.guide === 'novelty' && { guide: choices.guide }),
    ...(model !== undefined && { model: model.settings.model, instructions: model.instructions }),
    spec_path: relative(options.workingDirectory, bundle.absolutePath),
    bundle_sha256: bundle.sha256,
    platform: target.platform,
    target: target.name,
    bundle_id: target.name,
    ...(target.device !== undefined && { device: target.device }),
    host: target.host,
    ...(choices.arm !== undefined && { arm: choices.arm }),
    started_at: new Date(startedAt).toISOString(),
    ended_at: null,
    duration_millis: null,
    max_steps: choices.maxSteps,
    properties: facts.properties,
    end_reason: null,
    exit_code: null,
  };
}
