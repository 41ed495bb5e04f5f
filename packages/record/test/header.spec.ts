// The header of a trace: everything a flow asks for before its first step, and nothing it does not.
import { describe, expect, it } from '@jest/globals';
import { pathToFileURL } from 'node:url';
import { readFlow } from '@flowproof/flow-file';
import { writeTrace } from '@flowproof/trace-format';
import { operatingSystem } from '../src/operating-system.ts';
import { nursery } from './nursery.ts';
import { recordOn, traceOf } from './stage.ts';

async function headerOf(lines: readonly string[], options: Parameters<typeof recordOn>[2] = {}) {
  const read = readFlow(['name: Beds', 'app: web', ...lines, 'steps: [Reload the page]', ''].join('\n'));
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'));
  return writeTrace(traceOf(await recordOn(nursery, read.flow, options))).split('\n')[0];
}

const around = (app: string, more = ''): string =>
  '{"format":"flowproof-trace","version":1,"trace_id":"0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a",' +
  `"recorded_at":"2026-03-04T09:10:11Z","spec":{"name":"Beds"},"app":{"name":"web","adapter":"web","url":${JSON.stringify(app)}},` +
  `"env":{"os":"linux","resolution":[1280,720]}${more}}`;

describe('the header of a recorded trace', () => {
  it.each([
    ['as it was opened', 'https://desk.example/a', 'https://desk.example/a'],
    ['as written where it holds a variable', '${BASE}/a', '${BASE}/a'],
    [
      'as it was opened although it looks like a reference',
      'https://desk.example/${1}',
      'https://desk.example/${1}',
    ],
    [
      'as a file where it is a path',
      'header.spec.ts',
      pathToFileURL(`${import.meta.dirname}/header.spec.ts`).href,
    ],
  ])('keeps the address %s', async (_, url, kept) => {
    const options = { env: { BASE: 'https://desk.example' }, workingDirectory: import.meta.dirname };
    expect(await headerOf([`url: "${url}"`], options)).toBe(around(kept));
  });

  it('keeps the session, mocks, shape, masks and control of the flow', async () => {
    const header = await headerOf(
      [
        'url: https://desk.example/',
        'redact:',
        '  - target: { css: .card }',
        '    mode: mask',
        '  - target: { automation_id: pin }',
        '    mode: mask',
        'session:',
        '  cookies:',
        '    - { name: sid, value: "${SID}", domain: desk.example }',
        '    - { name: theme, value: dark }',
        '  local_storage: { b: "2", a: "${SID}" }',
        'mock:',
        '  - { url_contains: /api/rates, method: get, body: { z: 12345678901234567890, a: [1, null, true, x] } }',
        '  - { url_contains: /api/text, status: 503, content_type: text/csv, body: "a,b" }',
        '  - { url_contains: /api/none }',
        'browser:',
        '  viewport: { width: 390, height: 844, device_scale_factor: 2, mobile: true, touch: true }',
        '  user_agent: Test',
        '  args: [--lang=de]',
        '  clock: { at: "2026-03-04T09:10:11Z", timezone: Europe/Zurich }',
        '  random: { seed: 7 }',
        '  downloads_dir: "/tmp/${SID}"',
        'control: { id: ac-1, title: Access }',
      ],
      { env: { SID: 'abcdef' } },
    );
    expect(header).toBe(
      around(
        'https://desk.example/',
        ',"redaction":[{"mode":"mask","target":{"css":".card"}},{"mode":"mask","target":{"automation_id":"pin"}}]' +
          ',"session":{"cookies":[{"name":"sid","value":"${SID}","domain":"desk.example"},{"name":"theme","value":"dark"}],' +
          '"local_storage":{"a":"${SID}","b":"2"}}' +
          ',"mock":[{"url_contains":"/api/rates","method":"GET","status":200,"body":{"a":[1,null,true,"x"],"z":12345678901234567890}},' +
          '{"url_contains":"/api/text","status":503,"content_type":"text/csv","body":"a,b"},' +
          '{"url_contains":"/api/none","status":200}]' +
          ',"browser":{"viewport":{"width":390,"height":844,"device_scale_factor":2.0,"mobile":true,"touch":true},' +
          '"user_agent":"Test","args":["--lang=de"],"clock":{"at":"2026-03-04T09:10:11Z","timezone":"Europe/Zurich"},' +
          '"random":{"seed":7},"downloads_dir":"/tmp/${SID}"}' +
          ',"control":{"id":"ac-1","title":"Access"}',
      ),
    );
  });

  it('bears no mark of what is written and is the default', async () => {
    const header = await headerOf([
      'url: https://desk.example/',
      'session: { cookies: [], local_storage: {} }',
      'mock: []',
      'browser: { args: [] }',
      'redact: []',
    ]);
    expect(header).toBe(around('https://desk.example/'));
  });

  it('keeps a rectangle to mask', async () => {
    const header = await headerOf([
      'url: https://desk.example/',
      'redact:',
      '  - target: { rect: [1, 2, 30, 40] }',
      '    mode: mask',
    ]);
    expect(header).toBe(
      around('https://desk.example/', ',"redaction":[{"mode":"mask","target":{"rect":[1,2,30,40]}}]'),
    );
  });

  it.each([
    ['darwin', 'macos'],
    ['win32', 'windows'],
    ['linux', 'linux'],
    ['freebsd', 'linux'],
  ] as const)('says of %s that it is %s', (platform, os) => {
    expect(operatingSystem(platform)).toBe(os);
  });
});
