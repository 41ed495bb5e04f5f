// What can be wrong with the settings of a model: each is found before anything is sent.
import { types } from 'node:util';

/** Stable codes of this package's errors. */
export type ModelConfigurationCode = 'unknown_provider' | 'bad_base_url' | 'bad_proxy';

/**
 * The environment describes a model that cannot be asked.
 *
 * @example
 * try { modelFromEnvironment(env) } catch (error) { if (isModelConfigurationError(error)) console.error(error.hint) }
 */
export class ModelConfigurationError extends Error {
  readonly code: ModelConfigurationCode;
  /** What to do about it. */
  readonly hint: string;
  /** The environment variable that is at fault. */
  readonly location: string;

  /** @internal */
  constructor(code: ModelConfigurationCode, location: string, message: string, hint: string) {
    super(message);
    this.name = 'ModelConfigurationError';
    this.code = code;
    this.hint = hint;
    this.location = location;
  }
}

/**
 * True for an error of a model's settings, also one that another copy or realm of this package threw.
 *
 * @example
 * if (isModelConfigurationError(error)) console.error(`error: ${error.message}`);
 */
export function isModelConfigurationError(error: unknown): error is ModelConfigurationError {
  if (error instanceof ModelConfigurationError) return true;
  return types.isNativeError(error) && error.name === 'ModelConfigurationError' && 'location' in error;
}

/** @internal */
export function unknownProvider(given: string): ModelConfigurationError {
  return new ModelConfigurationError(
    'unknown_provider',
    'FLOWPROOF_AI_PROVIDER',
    `FLOWPROOF_AI_PROVIDER is ${JSON.stringify(given)}, and no such provider is known`,
    'write anthropic or openai-compatible, or unset it for anthropic',
  );
}

/** @internal The address itself is not quoted: it may carry a password. */
export function badBaseUrl(variable: string): ModelConfigurationError {
  return new ModelConfigurationError(
    'bad_base_url',
    variable,
    `${variable} is no http or https address without a user in it`,
    'write the address that the endpoint is under, such as https://models.example/v1; a key has a variable of its own',
  );
}

/** @internal */
export function badProxy(variable: string): ModelConfigurationError {
  return new ModelConfigurationError(
    'bad_proxy',
    variable,
    `${variable} is no address of an HTTP proxy`,
    'write http://host:port, or unset it',
  );
}
