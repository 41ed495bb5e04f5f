// The value of a variable appears in nothing that a run leaves behind: no event, no result, whatever comes of it.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import type { TraceStep } from '@flowproof/trace-format';
import { assertion, css, id, replayOn, step, text } from './stage.ts';

const secret = 'pass & word/17';
const env = { PASSWORD: secret, HOST: 'inner.example' };
const header = { app: { name: 'web', adapter: 'web' as const, url: 'https://${HOST}/?p=${PASSWORD}' } };

// Shows everything that is typed into it, in its text, its console, its dialogs and its attributes.
const blabbing: SmallApp = {
  title: `Welcome ${secret}`,
  elements: [
    { kind: 'field', label: 'Password', id: 'password' },
    {
      kind: 'text',
      id: 'echo',
      text: `You typed ${secret} on inner.example`,
      attributes: { title: secret },
      styles: { color: secret },
    },
    {
      kind: 'button',
      text: 'Tell',
      onClick: [
        { kind: 'dialog', type: 'alert', message: `it is ${secret}` },
        { kind: 'log', level: 'info', text: `secret: ${secret}` },
      ],
    },
    { kind: 'list', label: secret, options: [{ text: 'One' }] },
    { kind: 'text', text: `Pass ${secret} on` },
  ],
};

const type = step({ type: 'type_text', params: { text: '${PASSWORD}' } }, [
  text('Password', { role: 'field' }),
]);

const deep = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [key, ...deep(each)]);
};

const leaks = (value: unknown): readonly string[] =>
  deep(value).filter(
    (each) => each.includes('word/17') || each.includes('word%2F17') || each.includes('inner.example'),
  );

const click = (label: string): TraceStep => step({ type: 'click', params: {} }, [text(label)]);

describe('the value of a variable', () => {
  it.each<readonly [string, readonly TraceStep[], 'passed' | 'failed' | 'errored']>([
    ['typed and found', [type, assertion({ value_contains: '${PASSWORD}' }, [id('echo')])], 'passed'],
    ['typed and read back', [type, assertion({ value_equals: '${PASSWORD}' }, [id('password')])], 'passed'],
    ['of the address that was asked for', [assertion({ url_contains: '${HOST}' })], 'passed'],
    ['expected and not there', [assertion({ value_contains: 'x${PASSWORD}' })], 'failed'],
    ['not expected and there', [assertion({ value_not_contains: '${PASSWORD}' })], 'failed'],
    ['counted', [assertion({ value_contains: '${PASSWORD}', count: 9 })], 'failed'],
    [
      'expected as a number',
      [assertion({ value_equals: '${PASSWORD}', normalize: 'numeric' }, [id('echo')])],
      'failed',
    ],
    ['expected to be all of it', [assertion({ value_equals: '${PASSWORD}' }, [id('echo')])], 'failed'],
    [
      'expected in an attribute',
      [assertion({ attribute: 'title', value_equals: 'x${PASSWORD}' }, [id('echo')])],
      'failed',
    ],
    [
      'in the attribute that is there',
      [assertion({ attribute: 'title', value_equals: 'x' }, [id('echo')])],
      'failed',
    ],
    ['in a style', [assertion({ style: 'color', value_equals: '${PASSWORD}' }, [id('echo')])], 'failed'],
    [
      'in the style that is there',
      [assertion({ style: 'color', value_equals: 'red' }, [id('echo')])],
      'failed',
    ],
    ['in the title that is there', [assertion({ title_equals: 'Bye' })], 'failed'],
    ['in the address that is there', [assertion({ url_equals: '/bye' })], 'failed'],
    ['in the text that is there', [assertion({ value_empty: true }, [id('echo')])], 'failed'],
    [
      'in a remembered text',
      [
        step({ type: 'capture', params: { name: 'said' } }, [id('echo')]),
        assertion({ capture: 'said' }, [id('password')]),
      ],
      'failed',
    ],
    [
      'in a remembered text that is no number',
      [
        step({ type: 'capture', params: { name: 'said' } }, [css('p')]),
        assertion({ capture: 'said', offset: 1 }, [id('password')]),
      ],
      'failed',
    ],
    ['in a dialog', [type, click('Tell')], 'failed'],
    ['in a name that comes close', [click('Pass & word/18')], 'failed'],
    [
      'in a list of what can be chosen',
      [step({ type: 'type_text', params: { text: '${PASSWORD}' } }, [css('select')])],
      'failed',
    ],
    [
      'in what the surface says about a click that failed',
      [step({ type: 'set_checked', params: { checked: true } }, [id('echo')])],
      'failed',
    ],
    ['in a cookie name', [assertion({ cookie: '${PASSWORD}' })], 'failed'],
    ['that another step would have used', [assertion({ title_equals: 'Bye' }), type], 'failed'],
  ])('is told nowhere: %s', async (_, steps, status) => {
    const { result, events } = await replayOn(blabbing, steps, { env, header });
    expect(leaks({ result, events })).toEqual([]);
    expect(result.status).toBe(status);
  });

  it('masks what is there where it was compared with', async () => {
    const { result } = await replayOn(blabbing, [assertion({ title_equals: 'x${PASSWORD}' })], {
      env,
      header,
    });
    expect(result.steps[0]).toMatchObject({
      detail: 'expected the page title to be "x${PASSWORD}", got "<masked>" (waited 1000 ms)',
      expected: 'x${PASSWORD}',
      actual: '<masked>',
    });
  });

  it('is masked although it is too short to be looked for', async () => {
    const { result } = await replayOn(blabbing, [assertion({ value_equals: '${PIN}' }, [id('echo')])], {
      env: { PIN: '17' },
    });
    expect(result.steps[0]?.detail).toBe('expected id:echo to be "${PIN}", got "<masked>" (waited 1000 ms)');
  });

  it('makes the surface mask the field it is typed into', async () => {
    const { surface } = await replayOn(blabbing, [type], { env, header });
    expect(surface.acts).toMatchObject([{ kind: 'type', text: secret, secret: true }]);
  });

  it('may be empty, which is not the same as unset', async () => {
    const { result } = await replayOn(blabbing, [type, assertion({ value_empty: true }, [id('password')])], {
      env: { PASSWORD: '' },
    });
    expect(result.status).toBe('passed');
  });
});
