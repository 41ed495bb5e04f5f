// Which model an environment describes.
import { describe, expect, it } from '@jest/globals';
import { isModelConfigurationError, modelFromEnvironment, modelSettings } from '@flowproof/author';
import type { Environment } from '@flowproof/author';

const direct = { http: undefined, https: undefined, none: [] };

describe('an environment', () => {
  it.each<[string, Environment]>([
    ['nothing at all', {}],
    ['another provider’s key', { OPENAI_API_KEY: 'k' }],
    ['an empty key', { ANTHROPIC_API_KEY: '  ' }],
    ['a base without a key', { FLOWPROOF_AI_BASE_URL: 'https://models.example' }],
    [
      'openai-compatible without a base',
      { FLOWPROOF_AI_PROVIDER: 'openai-compatible', FLOWPROOF_AI_API_KEY: 'k' },
    ],
    [
      'openai-compatible with the base of another program',
      { FLOWPROOF_AI_PROVIDER: 'openai-compatible', OPENAI_BASE_URL: 'https://models.example' },
    ],
    ['the key of exploring', { OPENROUTER_API_KEY: 'k' }],
  ])('with %s describes no model', (_what, env) => {
    expect(modelFromEnvironment(env)).toBeNull();
  });

  it.each<[string, Environment, object]>([
    [
      'the usual key',
      { ANTHROPIC_API_KEY: 'k' },
      { provider: 'anthropic', baseUrl: 'https://api.anthropic.com', key: 'k', model: 'claude-sonnet-5' },
    ],
    [
      'our own key, which wins, and a base of the usual variable',
      {
        FLOWPROOF_AI_PROVIDER: 'anthropic',
        ANTHROPIC_API_KEY: 'k',
        FLOWPROOF_AI_API_KEY: 'ours',
        ANTHROPIC_BASE_URL: 'https://models.example//',
        FLOWPROOF_AI_MODEL: 'm',
      },
      { provider: 'anthropic', baseUrl: 'https://models.example', key: 'ours', model: 'm' },
    ],
    [
      'our own base, which wins',
      {
        ANTHROPIC_API_KEY: 'k',
        ANTHROPIC_BASE_URL: 'https://models.example',
        FLOWPROOF_AI_BASE_URL: 'https://ours.example/x/',
      },
      { provider: 'anthropic', baseUrl: 'https://ours.example/x', key: 'k', model: 'claude-sonnet-5' },
    ],
    [
      'openai-compatible without a key',
      { FLOWPROOF_AI_PROVIDER: 'openai-compatible', FLOWPROOF_AI_BASE_URL: 'http://127.0.0.1:8080/v1/' },
      {
        provider: 'openai-compatible',
        baseUrl: 'http://127.0.0.1:8080/v1',
        key: null,
        model: 'claude-sonnet-5',
      },
    ],
    [
      'openai-compatible with the usual key',
      {
        FLOWPROOF_AI_PROVIDER: 'openai-compatible',
        FLOWPROOF_AI_BASE_URL: 'https://models.example',
        OPENAI_API_KEY: 'k',
      },
      {
        provider: 'openai-compatible',
        baseUrl: 'https://models.example',
        key: 'k',
        model: 'claude-sonnet-5',
      },
    ],
  ])('with %s describes one', (_what, env, settings) => {
    expect(modelFromEnvironment(env)).toEqual({ ...settings, proxies: direct });
  });

  it.each<[Environment, string, string]>([
    [
      { FLOWPROOF_AI_PROVIDER: 'Anthropic' },
      'unknown_provider',
      'FLOWPROOF_AI_PROVIDER is "Anthropic", and no such provider is known',
    ],
    [
      { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: 'ftp://models.example' },
      'bad_base_url',
      'ANTHROPIC_BASE_URL is no http or https address without a user in it',
    ],
    [
      { ANTHROPIC_API_KEY: 'k', FLOWPROOF_AI_BASE_URL: 'models' },
      'bad_base_url',
      'FLOWPROOF_AI_BASE_URL is no http or https address without a user in it',
    ],
    [
      { ANTHROPIC_API_KEY: 'k', FLOWPROOF_AI_BASE_URL: 'https://me:hidden@models.example' },
      'bad_base_url',
      'FLOWPROOF_AI_BASE_URL is no http or https address without a user in it',
    ],
    [
      { ANTHROPIC_API_KEY: 'k', HTTPS_PROXY: 'socks5://proxy.example' },
      'bad_proxy',
      'HTTPS_PROXY is no address of an HTTP proxy',
    ],
  ])('of %j is refused', (env, code, message) => {
    try {
      modelFromEnvironment(env);
    } catch (error) {
      expect(isModelConfigurationError(error)).toBe(true);
      expect(error).toMatchObject({ code, message, hint: expect.any(String), location: expect.any(String) });
      return;
    }
    throw new Error('nothing was refused');
  });

  it('is read from nowhere else', () => {
    const before = process.env['ANTHROPIC_API_KEY'];
    process.env['ANTHROPIC_API_KEY'] = 'of the process';
    try {
      expect(modelFromEnvironment({})).toBeNull();
    } finally {
      if (before === undefined) Reflect.deleteProperty(process.env, 'ANTHROPIC_API_KEY');
      else process.env['ANTHROPIC_API_KEY'] = before;
    }
  });
});

describe('settings made from parts', () => {
  it('blame an address on the variable it came from', () => {
    const parts = { provider: 'openai-compatible', baseUrl: ':', key: null, model: 'm' } as const;
    expect(() => modelSettings(parts, 'SOME_BASE', {})).toThrow(
      'SOME_BASE is no http or https address without a user in it',
    );
  });
});

it('no other error is one of a model’s settings', () => {
  expect(isModelConfigurationError(new Error('no'))).toBe(false);
});
