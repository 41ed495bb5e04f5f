// Questions that go by way of a proxy.
import { describe, expect, it } from '@jest/globals';
import { answering, ask, blue } from '../asking.ts';
import { messageEvents } from '../servers/messages.ts';
import { passing } from '../servers/model-server.ts';
import { proxyServer } from '../servers/proxy-server.ts';

describe('a proxy', () => {
  it('is asked for a plain address by name, each attempt, with its credentials and the whole answer', async () => {
    const proxy = await proxyServer();
    const through = proxy.url.replace('//', '//me:p%40ss@');
    const { replies, url } = await ask('openai-compatible', [passing(429), answering('openai-compatible')], {
      env: { HTTP_PROXY: through },
    });
    await proxy.close();
    expect(replies[0]).toMatchObject({ kind: 'answer', value: blue, attempts: 2 });
    const once = `POST ${url}/base/chat/completions Basic ${Buffer.from('me:p@ss').toString('base64')}`;
    expect(proxy.seen).toEqual([once, once]);
  });

  it('hands on a stream', async () => {
    const proxy = await proxyServer();
    const frames = messageEvents([JSON.stringify(blue)]);
    const { replies } = await ask('anthropic', [{ kind: 'events', frames }], {
      env: { HTTP_PROXY: proxy.url },
    });
    await proxy.close();
    expect(replies[0]).toMatchObject({ kind: 'answer', value: blue });
  });

  it('is left out where the environment says so', async () => {
    const proxy = await proxyServer();
    const { replies } = await ask('anthropic', [answering('anthropic')], {
      env: { HTTP_PROXY: proxy.url, NO_PROXY: '127.0.0.1' },
    });
    await proxy.close();
    expect(replies[0]?.kind).toBe('answer');
    expect(proxy.seen).toEqual([]);
  });

  it('is asked for a tunnel to an address with TLS, and the other end has to speak it', async () => {
    const proxy = await proxyServer();
    const { replies } = await ask('anthropic', [], {
      env: { HTTPS_PROXY: proxy.url, FLOWPROOF_AI_BASE_URL: `${proxy.url.replace('http:', 'https:')}/` },
      more: { timeoutMs: 300 },
    });
    await proxy.close();
    expect(replies[0]).toMatchObject({ kind: 'request_failed' });
    expect(proxy.seen[0]).toBe(`CONNECT ${proxy.url.replace('http://', '')} `);
  });

  it('that refuses a tunnel is named', async () => {
    const proxy = await proxyServer(407);
    const { replies } = await ask('anthropic', [], {
      env: { HTTPS_PROXY: proxy.url, FLOWPROOF_AI_BASE_URL: 'https://models.example' },
    });
    await proxy.close();
    expect(replies[0]).toMatchObject({
      kind: 'request_failed',
      reason: 'connection',
      message: 'the model endpoint cannot be reached: the proxy refused a tunnel with status 407',
      attempts: 3,
    });
  });
});
