// Where the model that a spec names is asked, and by which id.
import { describe, expect, it } from '@jest/globals';
import { pickerModel } from '../../src/pick/picker-model.ts';

const generator = { model: 'vendor/some-model', instructions: 'A shop.' };
type Env = Readonly<Record<string, string | undefined>>;

describe('the model that picks', () => {
  it.each<[string, Env, object]>([
    [
      'OPENROUTER_API_KEY, before any other',
      { OPENROUTER_API_KEY: 'r', OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', FLOWPROOF_AI_MODEL: 'ignored' },
      {
        provider: 'openai-compatible',
        baseUrl: 'https://openrouter.ai/api/v1',
        key: 'r',
        model: 'vendor/some-model',
      },
    ],
    [
      'OPENAI_API_KEY, which knows no vendors',
      { OPENAI_API_KEY: 'o' },
      { provider: 'openai-compatible', baseUrl: 'https://api.openai.com/v1', key: 'o', model: 'some-model' },
    ],
    [
      'our own key, before any other',
      { OPENROUTER_API_KEY: 'r', FLOWPROOF_AI_API_KEY: 'f' },
      { provider: 'anthropic', baseUrl: 'https://api.anthropic.com', key: 'f', model: 'vendor/some-model' },
    ],
    [
      'our own provider, with the usual key and our own model',
      { FLOWPROOF_AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'a', FLOWPROOF_AI_MODEL: 'ours' },
      { provider: 'anthropic', baseUrl: 'https://api.anthropic.com', key: 'a', model: 'ours' },
    ],
    [
      'our own base',
      {
        FLOWPROOF_AI_PROVIDER: 'openai-compatible',
        FLOWPROOF_AI_BASE_URL: 'http://127.0.0.1:1/v1/',
        OPENROUTER_API_KEY: 'r',
      },
      {
        provider: 'openai-compatible',
        baseUrl: 'http://127.0.0.1:1/v1',
        key: null,
        model: 'vendor/some-model',
      },
    ],
  ])('is asked by %s', (_what, env, settings) => {
    expect(pickerModel(generator, env)).toMatchObject({ settings, instructions: 'A shop.' });
  });

  it.each<[string, Env]>([
    ['nothing is set', {}],
    ['a key is blank', { OPENROUTER_API_KEY: ' ', OPENAI_API_KEY: '' }],
    ['our own provider has no key', { FLOWPROOF_AI_PROVIDER: 'anthropic', OPENROUTER_API_KEY: 'r' }],
    ['our own provider has no base', { FLOWPROOF_AI_PROVIDER: 'openai-compatible', OPENAI_API_KEY: 'o' }],
  ])('cannot be asked where %s', (_what, env) => {
    expect(() => pickerModel(generator, env)).toThrow(
      expect.objectContaining({ code: 'model_unavailable', hint: expect.any(String) }),
    );
  });

  it('has to be named by the spec', () => {
    expect(() => pickerModel(null, { OPENAI_API_KEY: 'o' })).toThrow(
      expect.objectContaining({ code: 'no_generator' }),
    );
  });
});
