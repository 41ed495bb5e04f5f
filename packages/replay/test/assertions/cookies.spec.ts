// Facts of cookies, where the connection or the surface has a say in what they prove.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { desk } from '../desk.ts';
import { assertion, performed } from '../stage.ts';

describe('a secure cookie', () => {
  it('that was read over plain http passes with a note', async () => {
    const { step: told } = await performed(desk, assertion({ cookie: 'sid', cookie_fact: 'secure' }), {
      header: { app: { name: 'web', adapter: 'web', url: 'http://desk.example/' } },
    });
    expect(told).toMatchObject({
      status: 'passed',
      notes: ['the page was read over plain http: this proves nothing about production'],
    });
  });

  it('needs no address to be read', async () => {
    const { step: told } = await performed(desk, assertion({ cookie: 'sid', cookie_fact: 'secure' }), {
      make: { without: ['read url'] },
    });
    expect(told.status).toBe('passed');
  });

  it('is missing where there is none at all', async () => {
    const bare: SmallApp = { elements: [{ kind: 'text', text: 'x' }] };
    const { step: told } = await performed(bare, assertion({ cookie: 'sid' }));
    expect(told.detail).toBe('expected cookie "sid" to exist: no cookie is set (waited 1000 ms)');
  });
});
