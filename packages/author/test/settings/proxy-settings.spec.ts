// Which addresses go through a proxy.
import { describe, expect, it } from '@jest/globals';
import { proxiesFromEnvironment, proxyFor } from '../../src/settings/proxy-settings.ts';
import type { Environment } from '../../src/settings/model-settings.ts';

function through(url: string, env: Environment): string | undefined {
  return proxyFor(new URL(url), proxiesFromEnvironment(env))?.href;
}

const both = { HTTP_PROXY: 'http://plain.example:3128', HTTPS_PROXY: 'http://tls.example:3128' };

describe('an address', () => {
  it.each<[string, Environment, string | undefined]>([
    ['http://models.example/', {}, undefined],
    ['http://models.example/', both, 'http://plain.example:3128/'],
    ['https://models.example/', both, 'http://tls.example:3128/'],
    ['https://models.example/', { HTTP_PROXY: 'http://plain.example' }, undefined],
    [
      'http://models.example/',
      { http_proxy: 'lower.example:80', HTTP_PROXY: 'http://u.example' },
      'http://lower.example/',
    ],
    ['http://models.example/', { HTTP_PROXY: ' ' }, undefined],
    ['http://models.example/', { ...both, NO_PROXY: '*' }, undefined],
    ['http://models.example/', { ...both, NO_PROXY: 'other.example, models.example' }, undefined],
    ['http://models.example/', { ...both, no_proxy: 'MODELS.example' }, undefined],
    ['http://eu.models.example/', { ...both, NO_PROXY: '.models.example' }, undefined],
    ['http://eu.models.example/', { ...both, NO_PROXY: '*.models.example' }, undefined],
    ['http://mymodels.example/', { ...both, NO_PROXY: 'models.example' }, 'http://plain.example:3128/'],
    ['http://models.example:8080/', { ...both, NO_PROXY: 'models.example:8080' }, undefined],
    ['http://models.example/', { ...both, NO_PROXY: 'models.example:8080' }, 'http://plain.example:3128/'],
    ['https://models.example/', { ...both, NO_PROXY: 'models.example:443' }, undefined],
  ])('%s with %j goes through %j', (url, env, proxy) => {
    expect(through(url, env)).toBe(proxy);
  });
});
