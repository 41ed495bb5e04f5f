import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { startInspect } from '@flowproof/inspect';
import { withFolder } from '../scratch.ts';
import { ask } from './asking.ts';

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: '127.0.0.1', port: 5173 }, resolve);
  });

describe('with --dev', () => {
  it('everything but the data comes from the development server, when there is one', () =>
    withFolder(async (runs) => {
      const inspecting = await startInspect({ path: runs, dev: true });
      const server = createServer((request, response) => response.end(`dev ${request.url ?? ''}`));
      try {
        expect((await ask(inspecting, '/')).status).toBe(502);
        await listening(server);
        expect((await ask(inspecting, '/runs/x?tab=logs')).text).toBe('dev /runs/x?tab=logs');
        expect((await ask(inspecting, '/', { host: 'evil.example' })).status).toBe(403);
        expect((await ask(inspecting, '/api/runs')).text).toBe('{"runs":[],"only":null}');
      } finally {
        server.closeAllConnections();
        server.close();
        await inspecting.close();
      }
    }));
});
