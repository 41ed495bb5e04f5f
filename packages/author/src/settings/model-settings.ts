// Which model is asked, where and with what key: read from an environment that the caller hands over.
import { badBaseUrl, unknownProvider } from '../errors.ts';
import { proxiesFromEnvironment, type ProxySettings } from './proxy-settings.ts';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The protocol that is spoken: Anthropic Messages or OpenAI-compatible Chat Completions. */
export type ModelProvider = 'anthropic' | 'openai-compatible';

/** Everything that asking a model takes. Holds a key: never print it whole. */
export interface ModelSettings {
  readonly provider: ModelProvider;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** null: the endpoint wants none. */
  readonly key: string | null;
  readonly model: string;
  readonly proxies: ProxySettings;
}

/** The model that is asked where nothing names one. */
export const defaultModel = 'claude-sonnet-5';

const anthropicBase = 'https://api.anthropic.com';

/**
 * The model that an environment describes; null where it describes none that could be used: no key for `anthropic`, no
 * base address for `openai-compatible`.
 *
 * @throws {@link ModelConfigurationError} `unknown_provider`, `bad_base_url`, `bad_proxy`.
 * @example
 * const settings = modelFromEnvironment(process.env);
 * const model = settings === null ? undefined : openModel(settings);
 */
export function modelFromEnvironment(env: Environment): ModelSettings | null {
  const provider = setting(env, 'FLOWPROOF_AI_PROVIDER') ?? 'anthropic';
  switch (provider) {
    case 'anthropic':
      return anthropic(env);
    case 'openai-compatible':
      return openAiCompatible(env);
    default:
      throw unknownProvider(provider);
  }
}

/**
 * What a variable is set to, without white space around it; undefined where that is nothing.
 *
 * @internal
 */
function setting(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * Settings from parts, with the address and the proxies checked.
 *
 * @param source - environment variable that an unusable address is blamed on.
 * @throws {@link ModelConfigurationError} `bad_base_url`, `bad_proxy`.
 * @example
 * const settings = modelSettings({ provider: 'openai-compatible', baseUrl: 'https://models.example/v1', key, model }, 'BASE', env);
 */
export function modelSettings(
  parts: Omit<ModelSettings, 'proxies'>,
  source: string,
  env: Environment,
): ModelSettings {
  const baseUrl = parts.baseUrl.replace(/\/+$/, '');
  const parsed = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (parsed?.protocol !== 'http:' && parsed?.protocol !== 'https:') throw badBaseUrl(source);
  // An address with a user and a password is refused by the platform's fetch, in words that quote both.
  if (parsed.username !== '' || parsed.password !== '') throw badBaseUrl(source);
  return { ...parts, baseUrl, proxies: proxiesFromEnvironment(env) };
}

function anthropic(env: Environment): ModelSettings | null {
  const key = setting(env, 'FLOWPROOF_AI_API_KEY') ?? setting(env, 'ANTHROPIC_API_KEY');
  if (key === undefined) return null;
  const own = setting(env, 'FLOWPROOF_AI_BASE_URL');
  const baseUrl = own ?? setting(env, 'ANTHROPIC_BASE_URL') ?? anthropicBase;
  const source = own === undefined ? 'ANTHROPIC_BASE_URL' : 'FLOWPROOF_AI_BASE_URL';
  return modelSettings({ provider: 'anthropic', baseUrl, key, model: modelOf(env) }, source, env);
}

function openAiCompatible(env: Environment): ModelSettings | null {
  const baseUrl = setting(env, 'FLOWPROOF_AI_BASE_URL');
  if (baseUrl === undefined) return null;
  const key = setting(env, 'FLOWPROOF_AI_API_KEY') ?? setting(env, 'OPENAI_API_KEY') ?? null;
  const parts = { provider: 'openai-compatible', baseUrl, key, model: modelOf(env) } as const;
  return modelSettings(parts, 'FLOWPROOF_AI_BASE_URL', env);
}

function modelOf(env: Environment): string {
  return setting(env, 'FLOWPROOF_AI_MODEL') ?? defaultModel;
}
