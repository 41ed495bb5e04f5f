// Nobody but a browser on this machine, showing a page of this server, gets anything; and nobody gets what lies outside.
import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Inspecting, startInspect } from '@flowproof/inspect';
import { rm } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { writeExploration } from '../runs/write-exploration.ts';
import { ask } from './asking.ts';

let scratch: string;
let inspecting: Inspecting;
const id = '20261130-093000';

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'flowproof-inspect-'));
  const runs = join(scratch, 'runs');
  const run = await writeExploration(runs, { steps: 4, violatedAt: 2, sequence: true });
  await writeFile(join(scratch, 'secret.png'), 'outside');
  await mkdir(join(scratch, 'elsewhere'));
  await writeFile(join(scratch, 'elsewhere', 'meta.json'), '{"spec_path":"outside"}');
  await symlink(join(scratch, 'secret.png'), join(run, 'screenshots', 'link.png'));
  await symlink(join(scratch, 'elsewhere'), join(runs, 'linked-run'));
  await symlink(scratch, join(run, 'violations', 'linked'));
  execFileSync('mkfifo', [join(run, 'screenshots', 'pipe.png')]);
  inspecting = await startInspect({ path: runs });
});
afterAll(async () => {
  await inspecting.close();
  await rm(scratch, { recursive: true, force: true });
});

describe('a request', () => {
  it.each([
    ['a name of its own', { host: 'evil.example' }],
    ['a name that leads here, with our port', { host: 'evil.example:PORT' }],
    ['another port', { host: '127.0.0.1:1' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin of another server on this machine', { origin: 'http://127.0.0.1:1' }],
    ['an origin of none', { origin: 'null' }],
    ['our origin over another protocol', { origin: 'https://127.0.0.1:PORT' }],
    ['a picture in a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('under %s is refused, whatever it asks for', async (_, headers) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(inspecting.port))]),
    );
    for (const path of ['/', '/api/runs', '/api/events', `/api/runs/${id}/screenshots/step-00001.png`]) {
      const { status, text } = await ask(inspecting, path, sent);
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(text).not.toContain(id);
    }
  });

  it.each([
    [{}],
    [{ host: 'localhost:PORT' }],
    [{ origin: 'http://127.0.0.1:PORT' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ])('with %j is answered', async (headers) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', String(inspecting.port))]),
    );
    expect((await ask(inspecting, '/', sent)).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('by %s is refused', async (method) => {
    expect((await ask(inspecting, '/api/runs', {}, method)).status).toBe(405);
  });
});

describe('a path', () => {
  it.each([
    `/api/runs/${id}/screenshots/../../../secret.png`,
    `/api/runs/${id}/screenshots/..%2f..%2f..%2fsecret.png`,
    `/api/runs/${id}/screenshots/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret.png`,
    `/api/runs/${id}/screenshots/..%5c..%5csecret.png`,
    `/api/runs/${id}/screenshots/link.png`,
    `/api/runs/${id}/screenshots/pipe.png`,
    `/api/runs/${id}/screenshots/%00.png`,
    `/api/runs/${id}/screenshots/step-00001.png/more`,
    `/api/runs/${id}/screenshots/..png`,
    `/api/runs/${id}/violations/countNeverExceedsRows/files/..%2f..%2f..%2f..%2fsecret.png`,
    `/api/runs/${id}/violations/linked/files/secret.png`,
    `/api/runs/${id}/violations/..%2f..%2f..%2felsewhere`,
    '/api/runs/linked-run',
    '/api/runs/..',
    '/api/runs/..%2felsewhere',
    '/api/runs/%2e%2e',
    `/api/runs/${id}/__proto__`,
    `/api/runs/${id}/steps/1/../../meta.json`,
    '/assets/../package.json',
    '//evil.example/api/runs/x',
  ])('%s leads nowhere', async (path) => {
    const { status, text } = await ask(inspecting, path);
    expect([400, 404]).toContain(status);
    expect(text).not.toContain('outside');
  });

  it('that cannot be decoded is refused', async () => {
    expect((await ask(inspecting, '/api/runs/%ff')).status).toBe(400);
  });

  it('to a picture that is there leads to it', async () => {
    const { status, headers } = await ask(inspecting, `/api/runs/${id}/screenshots/step-00001.png`);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
    const again = { 'if-none-match': String(headers['etag']) };
    expect((await ask(inspecting, `/api/runs/${id}/screenshots/step-00001.png`, again)).status).toBe(304);
  });

  it('to a file is a download, whatever is in it', async () => {
    const { headers } = await ask(
      inspecting,
      `/api/runs/${id}/violations/countNeverExceedsRows/files/countNeverExceedsRows.flow.yaml`,
    );
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toBe('attachment; filename="countNeverExceedsRows.flow.yaml"');
  });
});

describe('an answer', () => {
  it.each(['/', `/runs/${id}`, '/api/runs', '/nothing', `/api/runs/${id}/screenshots/step-00001.png`])(
    'to %s lets nothing else run, load or frame it',
    async (path) => {
      const { headers } = await ask(inspecting, path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/u);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});

describe('the server', () => {
  it('listens on the loopback address alone', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others) {
      // The port is free on every other address of the machine.
      const probe = createServer();
      await new Promise<void>((resolve, reject) => {
        probe.once('error', reject);
        probe.listen({ host: address, port: inspecting.port }, resolve);
      });
      probe.close();
    }
    expect(new URL(inspecting.url).hostname).toBe('127.0.0.1');
  });

  it.each([
    ['nothing there', 'missing', { code: 'runs_missing' }],
    ['a file', 'secret.png', { code: 'runs_not_a_folder' }],
  ])('does not begin over %s', async (_, name, error) => {
    await expect(startInspect({ path: join(scratch, name) })).rejects.toMatchObject(error);
  });

  it('does not begin on a port that is taken', async () => {
    await expect(startInspect({ path: scratch, port: inspecting.port })).rejects.toMatchObject({
      code: 'port_taken',
      message: `port ${inspecting.port} is taken`,
      hint: 'leave --port out, and a free one is chosen',
      location: String(inspecting.port),
    });
  });
});
