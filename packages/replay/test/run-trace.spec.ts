// What a whole run comes to: order, the first failure, what stands in the way of a run, and what is told meanwhile.
import { describe, expect, it } from '@jest/globals';
import { DriverError } from '@flowproof/driver';
import { ManualClock, MemorySurface, type SmallApp } from '@flowproof/driver/in-memory';
import { replayTrace, type RunEvent } from '@flowproof/replay';
import { desk } from './desk.ts';
import { assertion, id, replayOn, step, text, traceOf } from './stage.ts';

const save = step({ type: 'click', params: {} }, [text('Save', { role: 'button' })]);
const saved = assertion({ value_contains: 'Saved' }, [id('status')]);
const lost = assertion({ value_contains: 'Lost' }, [id('status')]);

describe('a run', () => {
  it('passes when all its steps do', async () => {
    const { result } = await replayOn(desk, [save, saved]);
    expect(result).toEqual({
      name: 'Desk',
      traceId: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
      app: 'web',
      status: 'passed',
      degraded: false,
      steps: [
        {
          id: 's0001',
          intent: 'do click',
          action: 'click',
          status: 'passed',
          selectorTier: 'text_anchor',
          startedMs: 0,
          durationMs: 0,
        },
        {
          id: 's0002',
          intent: 'do assert',
          action: 'assert',
          status: 'passed',
          selectorTier: 'native_id',
          startedMs: 0,
          durationMs: 0,
        },
      ],
      startedAt: '1970-01-01T00:00:00.000Z',
      durationMs: 0,
    });
  });

  it('stops at the first step that fails; later ones are skipped', async () => {
    const { result, surface } = await replayOn(desk, [lost, save, saved]);
    expect(result.status).toBe('failed');
    expect(result.steps.map(({ id: step, status, detail }) => ({ step, status, detail }))).toEqual([
      {
        step: 's0001',
        status: 'failed',
        detail: 'expected id:status to show "Lost", got "Not saved" (waited 1000 ms)',
      },
      { step: 's0002', status: 'skipped', detail: 'previous step failed' },
      { step: 's0003', status: 'skipped', detail: 'previous step failed' },
    ]);
    expect(surface.acts).toEqual([]);
  });

  it('has no verdict when a step could not be judged', async () => {
    const { result } = await replayOn(desk, [step({ type: 'press_key', params: { key: 'Tab' } }), saved], {
      make: { without: ['press a key'] },
    });
    expect(result.status).toBe('errored');
    expect(result.steps.map(({ status }) => status)).toEqual(['errored', 'skipped']);
  });

  it('that has no step does not pass', async () => {
    const { result, surface } = await replayOn(desk, []);
    expect(result).toMatchObject({
      status: 'failed',
      steps: [],
      error: { code: 'no_steps', message: 'the trace holds no step, so there is nothing to prove' },
    });
    expect(surface.opened).toBeUndefined();
  });

  it('is named after the app where the trace names no flow', async () => {
    const bare = traceOf([save]);
    const { spec, ...header } = bare.header;
    expect(spec).toBeDefined();
    const clock = new ManualClock();
    const surface = new MemorySurface({ app: desk, clock, name: 'web' });
    expect((await replayTrace({ ...bare, header }, { surface, clock })).name).toBe('web');
  });

  it('collects console lines and the document when a step did not pass', async () => {
    const chatty: SmallApp = {
      elements: [{ kind: 'text', text: 'Token s3cret-token' }],
      onOpen: [{ kind: 'log', level: 'error', text: 'token s3cret-token refused' }],
    };
    const { result } = await replayOn(chatty, [assertion({ title_equals: '${TOKEN}' })], {
      env: { TOKEN: 's3cret-token' },
    });
    expect(result.evidence).toEqual({
      console: ['[error] token ${TOKEN} refused'],
      dom: 'document "Token ${TOKEN}"\nparagraph "Token ${TOKEN}"',
    });
  });

  it('fails a step that belongs on a surface the trace does not declare', async () => {
    const { result } = await replayOn(desk, [{ ...save, surface: 'erp' }]);
    expect(result.steps[0]).toMatchObject({
      status: 'failed',
      code: 'undeclared_surface',
      detail: 'the step runs on the surface "erp", which the trace does not declare',
    });
  });
});

describe('what stands in the way of a run', () => {
  it.each([
    [
      'a trace over several surfaces',
      { app: { name: 'multi', adapter: 'multi' } },
      { code: 'capability', message: 'a trace over several surfaces cannot be performed on one of them' },
    ],
    [
      'a trace of another app',
      { app: { name: 'sap', adapter: 'sap-com' } },
      { code: 'wrong_surface', message: 'the flow belongs on sap, the surface at hand is web' },
    ],
    [
      'no address',
      { app: { name: 'web', adapter: 'web' } },
      { code: 'launch_target', message: 'the header of the trace has no url to open web by' },
    ],
    [
      'an unset variable in the address',
      { app: { name: 'web', adapter: 'web', url: '${DESK_URL}/desks' } },
      { code: 'variable_unset', message: 'the environment variable DESK_URL is not set' },
    ],
    [
      'an unset variable in a cookie',
      { session: { cookies: [{ name: 'sid', value: '${SID}' }] } },
      { code: 'variable_unset', message: 'the environment variable SID is not set' },
    ],
    [
      'a page that is no file',
      { app: { name: 'web', adapter: 'web', url: 'no-such-page.html' } },
      {
        code: 'launch_target',
        message: 'there is no file /work/no-such-page.html to open',
        hint: 'an address without :// is a file path, relative to the working directory',
      },
    ],
  ] as const)('is an error without a verdict: %s', async (_, header, error) => {
    const { result, surface } = await replayOn(desk, [save], { header });
    expect(result).toMatchObject({ status: 'errored', steps: [], error });
    expect(surface.opened).toBeUndefined();
  });

  it('is an app that could not be launched, secrets left out of what is said', async () => {
    const { result } = await replayOn(desk, [save], {
      header: { app: { name: 'web', adapter: 'web', url: 'https://${HOST}/' } },
      env: { HOST: 'inner.example' },
      before: (surface) => {
        surface.open = () =>
          Promise.reject(
            new DriverError('launch_failed', 'inner.example refused', { hint: 'is inner.example up?' }),
          );
      },
    });
    expect(result.error).toEqual({
      code: 'launch_failed',
      message: '${HOST} refused',
      hint: 'is ${HOST} up?',
    });
  });

  it('is an app that nobody knows', async () => {
    const { result } = await replayOn(desk, [save], {
      header: { app: { name: 'abacus', adapter: 'uia' } },
      make: { name: 'abacus' },
    });
    expect(result.error).toEqual({
      code: 'unknown_app',
      message: 'nothing is known about an app called abacus',
    });
  });
});

describe('opening', () => {
  it('resolves every reference of the header now', async () => {
    const { surface } = await replayOn(desk, [save], {
      header: {
        app: { name: 'web', adapter: 'web', url: '${DESK_URL}/desks' },
        session: {
          cookies: [{ name: 'sid', value: '${SID}', domain: 'desk.example' }],
          local_storage: { token: 'Bearer ${SID}' },
        },
        mock: [{ url_contains: '/api', status: 200, body: '${SID}' }],
        browser: { viewport: { width: 390, height: 844 }, downloads_dir: 'out/${RUN}' },
      },
      env: { DESK_URL: 'https://desk.example', SID: 'abcdef', RUN: 'r17' },
    });
    expect(surface.opened).toEqual({
      url: 'https://desk.example/desks',
      session: {
        cookies: [{ name: 'sid', value: 'abcdef', domain: 'desk.example' }],
        local_storage: { token: 'Bearer abcdef' },
      },
      mocks: [{ url_contains: '/api', status: 200, body: '${SID}' }],
      browser: { viewport: { width: 390, height: 844 }, downloads_dir: '/work/out/r17' },
      timeoutMs: 15_000,
    });
  });

  it.each([
    ['sap', { adapter: 'sap-com', url: '${ERP}' }, { url: 'Production', windowTitle: 'SAP' }],
    ['sap', { adapter: 'sap-com' }, { windowTitle: 'SAP' }],
    ['vision', { adapter: 'vision', window_title: '${ERP} viewer' }, { windowTitle: 'Production viewer' }],
    [
      'windows',
      { adapter: 'uia', command: 'viewer.exe ${ERP}', window_title: 'Viewer' },
      { command: 'viewer.exe Production', windowTitle: 'Viewer' },
    ],
    ['calc', { adapter: 'uia' }, { command: 'calc.exe', windowTitle: 'Calculator' }],
    ['notepad', { adapter: 'uia' }, { command: 'notepad.exe', windowTitle: 'Notepad' }],
    ['api', { adapter: 'api' }, {}],
  ] as const)('reaches %s by what the header says', async (name, app, request) => {
    const { surface } = await replayOn(desk, [save], {
      header: { app: { name, ...app } },
      make: { name },
      env: { ERP: 'Production' },
    });
    expect(surface.opened).toEqual({ ...request, timeoutMs: 15_000 });
  });

  it('takes a path relative to the working directory for a file', async () => {
    const { surface } = await replayOn(desk, [step({ type: 'press_key', params: { key: 'Tab' } })], {
      header: { app: { name: 'web', adapter: 'web', url: 'run-trace.spec.ts' } },
      workingDirectory: import.meta.dirname,
    });
    expect(surface.opened?.url).toMatch(/^file:\/\/\/.*\/run-trace\.spec\.ts$/);
  });

  it('is left out where the surface stands already', async () => {
    const clock = new ManualClock();
    const surface = new MemorySurface({ app: desk, clock, name: 'web' });
    await surface.open({ url: 'https://elsewhere.example/', timeoutMs: 1 });
    const result = await replayTrace(traceOf([save, saved]), { surface, clock, attach: true });
    expect(result.status).toBe('passed');
    expect(surface.opened?.url).toBe('https://elsewhere.example/');
  });
});

describe('what a run tells while it goes on', () => {
  it('comes in the order in which things happen, skipped steps included', async () => {
    const { events } = await replayOn(desk, [save, lost, saved]);
    const brief = events.map((event) => {
      if (event.kind === 'step_started') return `${event.kind} ${event.id} at ${event.offsetMs}`;
      if (event.kind === 'step_finished') return `${event.kind} ${event.step.id} ${event.step.status}`;
      return event.kind;
    });
    expect(brief).toEqual([
      'run_started',
      'step_started s0001 at 0',
      'step_finished s0001 passed',
      'step_started s0002 at 0',
      'step_finished s0002 failed',
      'step_finished s0003 skipped',
      'run_finished',
    ]);
  });

  it('starts with what will run and ends with the result', async () => {
    const { events, result } = await replayOn(desk, [save]);
    expect(events[0]).toEqual({
      kind: 'run_started',
      name: 'Desk',
      traceId: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
      steps: 1,
      startedAt: '1970-01-01T00:00:00.000Z',
    });
    expect(events.at(-1)).toEqual({ kind: 'run_finished', result });
  });

  it.each(['run_started', 'step_started', 'frame', 'step_finished', 'run_finished'] as const)(
    'ends the run with what the listener throws: at %s',
    async (kind) => {
      const listener = (event: RunEvent): void => {
        if (event.kind === kind) throw new Error(`enough at ${kind}`);
      };
      await expect(replayOn(desk, [save], { onEvent: listener, recording: 'full' })).rejects.toThrow(
        `enough at ${kind}`,
      );
    },
  );
});
