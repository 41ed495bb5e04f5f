// Which model picks: the spec names it, the environment says where it is asked and with what key.
import {
  type Environment,
  isModelConfigurationError,
  modelFromEnvironment,
  type ModelSettings,
  modelSettings,
} from '@flowproof/author';
import { modelUnavailable, noGenerator } from '../errors.ts';
import type { SpecFacts } from '../guest/questions.ts';

const openRouterBase = 'https://openrouter.ai/api/v1';
const openAiBase = 'https://api.openai.com/v1';

/** Any of these says that provider, base and key are those of authoring. */
const ownVariables = ['FLOWPROOF_AI_PROVIDER', 'FLOWPROOF_AI_BASE_URL', 'FLOWPROOF_AI_API_KEY'];

/** A model that can be asked, and what it is told about the application. */
export interface PickerModel {
  readonly settings: ModelSettings;
  readonly instructions: string;
}

/**
 * The model of a run.
 *
 * @throws ExploreError `no_generator` where the spec names none; `model_unavailable` where it cannot be asked.
 */
export function pickerModel(generator: SpecFacts['generator'], env: Environment): PickerModel {
  if (generator === null) throw noGenerator();
  try {
    const settings = settingsOf(generator.model, env);
    if (settings === null) throw modelUnavailable('no model can be asked: no key is set');
    return { settings, instructions: generator.instructions };
  } catch (error) {
    if (isModelConfigurationError(error)) throw modelUnavailable(error.message, error.hint);
    throw error;
  }
}

function settingsOf(model: string, env: Environment): ModelSettings | null {
  if (ownVariables.some((name) => valueOf(env, name) !== undefined)) {
    const settings = modelFromEnvironment(env);
    return settings && { ...settings, model: valueOf(env, 'FLOWPROOF_AI_MODEL') ?? model };
  }
  const provider = 'openai-compatible' as const;
  const openRouter = valueOf(env, 'OPENROUTER_API_KEY');
  if (openRouter !== undefined) {
    return modelSettings(
      { provider, baseUrl: openRouterBase, key: openRouter, model },
      'OPENROUTER_API_KEY',
      env,
    );
  }
  const openAi = valueOf(env, 'OPENAI_API_KEY');
  if (openAi === undefined) return null;
  // One vendor's own endpoint knows its models by their bare names.
  const parts = { provider, baseUrl: openAiBase, key: openAi, model: withoutVendor(model) };
  return modelSettings(parts, 'OPENAI_API_KEY', env);
}

function withoutVendor(model: string): string {
  return model.replace(/^[^/]+\//, '');
}

function valueOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}
