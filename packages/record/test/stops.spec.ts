// Why there is no trace: where recording stopped, with everything a shell needs to say it.
import { describe, expect, it } from '@jest/globals';
import { DriverError } from '@flowproof/driver';
import type { FlowSpec } from '@flowproof/flow-file';
import { nursery } from './nursery.ts';
import { flowOf, recordOn, stopOf } from './stage.ts';

describe('a step that does not work', () => {
  it('stops the recording with its number, text, place, what was expected and what was there', async () => {
    const staged = await recordOn(nursery, [
      'Replace the "Note" field with x',
      `assert: 'the "id:stock" shows In stock: 15 within 1s'`,
      'Reload the page',
    ]);
    expect(staged.result).toMatchObject({
      kind: 'stopped',
      stop: {
        code: 'text_mismatch',
        step: 2,
        intent: 'the "id:stock" shows In stock: 15 within 1s',
        location: { file: 'desk.flow.yaml', line: 6, column: 5 },
        message: 'expected id:stock to show "In stock: 15", got "In stock: 14" (waited 1000 ms)',
        expected: 'In stock: 15',
        actual: 'In stock: 14',
      },
      routing: [{ step: 1 }, { step: 2 }],
      steps: [{ id: 's0001' }, { id: 's0002' }, { id: 's0003', status: 'failed' }],
      evidence: { console: [] },
      durationMs: 1000,
    });
    expect(staged.surface.acts.map(({ kind }) => kind)).toEqual(['clear', 'type']);
  });

  it('says no more of its place than is known', async () => {
    const { file, ...flow } = flowOf(['Click "Sell"']);
    expect(file).toBe('desk.flow.yaml');
    expect(stopOf(await recordOn(nursery, flow)).location).toEqual({ line: 5, column: 5 });
  });

  it('carries the hint of its trouble', async () => {
    const stop = stopOf(await recordOn(nursery, ['Select Fern from the "Plant" field']));
    expect(stop.hint).toBe('click it, then click the option');
  });

  it('that could not be judged stops it too', async () => {
    const stop = stopOf(await recordOn(nursery, ['Press Tab'], { make: { without: ['press a key'] } }));
    expect(stop).toMatchObject({
      code: 'capability',
      step: 1,
      message: 'the web surface cannot do this: press a key',
    });
  });
});

describe('a sentence that the grammar does not read', () => {
  const unread = 'Frobnicate "Beds"';
  const refused = 'While page shows Beds click "Next"';

  it('stops the recording where the grammar was asked for, with the place in the sentence', async () => {
    const stop = stopOf(await recordOn(nursery, ['Reload the page', `'${unread}'`], { author: 'rules' }));
    expect(stop).toMatchObject({
      code: 'step_unreadable',
      step: 2,
      intent: unread,
      location: { line: 6, column: 5 },
    });
    expect(stop.message).toContain(unread);
    expect(stop.message).toContain('^');
    expect(stop.clarification).toBeUndefined();
  });

  it('is a question where a model would be asked and none is there', async () => {
    const small = {
      elements: [
        { kind: 'button', text: 'Open ${not} a reference' },
        { kind: 'field', label: 'Token s3cret-token' },
        { kind: 'text', text: '' },
      ] as const,
    };
    const stop = stopOf(
      await recordOn(small, ['Reload the page', 'Type ${TOKEN}', `'${unread}'`], {
        author: 'auto',
        env: { TOKEN: 's3cret-token' },
      }),
    );
    expect(stop).toMatchObject({ code: 'no_model', step: 3, intent: unread });
    const { rules_error: said, ...question } = stop.clarification ?? {};
    expect(said).toContain('Frobnicate');
    expect(question).toEqual({
      step: unread,
      step_index: 2,
      stage: 'no_model',
      reason: 'the grammar does not read this step, and no model is configured',
      completed_steps: ['Reload the page', 'Type ${TOKEN}'],
      scene: [
        { target: 'text:Open ${not} a reference', text: 'Open ${not} a reference' },
        { target: 'text:Token ${TOKEN}', label: 'Token ${TOKEN}' },
      ],
      hint: 'write the step in the grammar; `record --json` prints what has to be decided',
    });
  });

  it('is declined and no question where it is refused on purpose', async () => {
    const stop = stopOf(await recordOn(nursery, [`'${refused}'`], { author: 'auto' }));
    expect(stop).toMatchObject({ code: 'step_refused', step: 1, intent: refused });
    expect(stop.clarification).toBeUndefined();
  });

  it('is never asked where only a model will do', async () => {
    const stop = stopOf(await recordOn(nursery, ['Reload the page'], { author: 'llm' }));
    expect(stop).toMatchObject({
      code: 'no_model',
      message: 'this step asks for a model, and none is configured',
      clarification: { step: 'Reload the page', step_index: 0, completed_steps: [] },
    });
  });

  it('has no scene where the surface cannot tell', async () => {
    const without = await recordOn(nursery, ['Reload the page'], {
      author: 'llm',
      make: { without: ['inventory'] },
    });
    const failing = await recordOn(nursery, ['Reload the page'], {
      author: 'llm',
      before: (surface) => {
        surface.inventory = () => Promise.reject(new Error('gone'));
      },
    });
    expect([without, failing].map((staged) => stopOf(staged).clarification?.scene)).toEqual([[], []]);
  });
});

describe('what cannot be recorded', () => {
  const withApp = (app: FlowSpec['app']): FlowSpec => ({ ...flowOf(['Reload the page']), app });

  it.each<readonly [string, FlowSpec, object]>([
    [
      'another app',
      withApp({ kind: 'api' }),
      { code: 'capability', message: 'api flows cannot be recorded here' },
    ],
    [
      'a session that is still a name',
      withApp({
        kind: 'web',
        url: 'https://x/',
        mocks: [],
        session: {
          kind: 'identity',
          name: 'admin',
          location: { line: 4, column: 10 },
          span: { start: 0, end: 1 },
        },
      }),
      {
        code: 'identity_unresolved',
        message: 'the session "admin" is a name, and no suite says what it stands for',
        hint: 'record the flow within its suite, or write the session out',
        location: { file: 'desk.flow.yaml', line: 4, column: 10 },
      },
    ],
    [
      'a step of a kind that is not known here, also inside a block',
      flowOf([
        'Reload the page',
        'when: page shows Idle\nsteps:\n  - assert_api:\n      request: GET https://x/',
      ]),
      {
        code: 'capability',
        message: 'assert_api steps cannot be recorded here',
        location: { file: 'desk.flow.yaml', line: 8 },
      },
    ],
  ])('is said before the app is touched: %s', async (_, flow, stop) => {
    const staged = await recordOn(nursery, flow);
    expect(stopOf(staged)).toMatchObject(stop);
    expect(stopOf(staged).step).toBeUndefined();
    expect({ opened: staged.surface.opened, events: staged.events }).toEqual({
      opened: undefined,
      events: [],
    });
    expect(staged.result).toMatchObject({ kind: 'stopped', steps: [], routing: [] });
  });

  it.each([
    [
      'an unset variable',
      '${DESK_URL}',
      { code: 'variable_unset', message: 'the environment variable DESK_URL is not set' },
    ],
    [
      'a page that is no file',
      'no-such-page.html',
      {
        code: 'launch_target',
        message: 'there is no file /work/no-such-page.html to open',
        hint: 'an address without :// is a file path, relative to the working directory',
      },
    ],
  ])('is a flow that cannot be opened: %s', async (_, url, stop) => {
    const staged = await recordOn(nursery, withApp({ kind: 'web', url, mocks: [] }));
    expect(stopOf(staged)).toEqual(stop);
  });

  it('is a flow of another surface', async () => {
    const staged = await recordOn(nursery, ['Reload the page'], { make: { name: 'sap' } });
    expect(stopOf(staged)).toEqual({
      code: 'wrong_surface',
      message: 'the flow belongs on web, the surface at hand is sap',
    });
  });

  it('is an app that could not be launched, secrets left out of what is said', async () => {
    const staged = await recordOn(nursery, withApp({ kind: 'web', url: 'https://${HOST}/', mocks: [] }), {
      env: { HOST: 'inner.example' },
      before: (surface) => {
        surface.open = () =>
          Promise.reject(
            new DriverError('launch_failed', 'inner.example refused', { hint: 'is inner.example up?' }),
          );
      },
    });
    expect(stopOf(staged)).toEqual({
      code: 'launch_failed',
      message: '${HOST} refused',
      hint: 'is ${HOST} up?',
    });
  });
});
