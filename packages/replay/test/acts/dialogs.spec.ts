// Native dialogs: declared ones must open and say what was declared, others fail the step.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import type { DialogParams } from '@flowproof/trace-format';
import { desk } from '../desk.ts';
import { assertion, id, performed, replayOn, step, text } from '../stage.ts';

const remove = (dialog?: DialogParams) =>
  step({ type: 'click', params: dialog === undefined ? {} : { dialog } }, [text('Remove')]);
const statusShows = (value: string) => assertion({ value_contains: value }, [id('status')]);

describe('a declared dialog', () => {
  it.each([
    ['accepted', { disposition: 'accept', match: 'contains', message: '3 files' }, 'Removed'],
    ['dismissed, whatever it says', { disposition: 'dismiss' }, 'Kept'],
  ] as const)('is %s', async (_, dialog, status) => {
    const { result } = await replayOn(desk, [remove(dialog), statusShows(status)]);
    expect(result.status).toBe('passed');
  });

  it('is answered with a text, references in it resolved', async () => {
    const rename = step(
      { type: 'click', params: { dialog: { disposition: 'accept', reply: 'Desk of ${OWNER}' } } },
      [text('Rename')],
    );
    const { result } = await replayOn(desk, [rename, statusShows('Desk of Ada')], { env: { OWNER: 'Ada' } });
    expect(result.status).toBe('passed');
  });

  it('fails the step when it says something else', async () => {
    const { step: told } = await performed(desk, remove({ disposition: 'accept', message: '4 files' }));
    expect(told).toMatchObject({
      status: 'failed',
      code: 'dialog_message',
      detail: 'the dialog said "Remove 3 files?", declared was "4 files"',
      expected: '4 files',
      actual: 'Remove 3 files?',
    });
  });

  it('fails the step when it stays away, and does not answer a later one', async () => {
    const save = step({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [text('Save')]);
    const { step: told, surface, clock } = await performed(desk, save);
    expect(told).toMatchObject({
      status: 'failed',
      code: 'dialog_missing',
      detail: 'the dialog that this step declares did not open within 5000 ms',
    });
    expect(clock.now()).toBe(5000);
    const found = await surface.resolve({ kind: 'element', text: 'Remove' }, { purpose: 'click' });
    if (found.kind === 'found') {
      await surface.act({ kind: 'click', element: found.element, button: 'left', count: 1 });
    }
    expect(surface.takeDialogs()).toMatchObject([{ answered: 'dismiss', expected: false }]);
  });

  it('is waited for when it opens late', async () => {
    const late: SmallApp = {
      elements: [
        {
          kind: 'button',
          text: 'Ask',
          onClick: [{ kind: 'dialog', type: 'alert', message: 'Late', afterMs: 700 }],
        },
      ],
    };
    const ask = step({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [text('Ask')]);
    expect((await performed(late, ask)).result.status).toBe('passed');
  });

  it('is disarmed when the step could not act', async () => {
    const gone = step({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [text('Gone away')]);
    const armed: unknown[] = [];
    await replayOn(desk, [gone], {
      before: (surface) => {
        const arm = surface.armDialog.bind(surface);
        surface.armDialog = (answer) => {
          armed.push(answer);
          arm(answer);
        };
      },
    });
    expect(armed).toEqual([{ disposition: 'accept' }, undefined]);
  });

  it('is not declared by an object that cannot be read', async () => {
    const odd = step({ type: 'click', params: { dialog: { disposition: 'accept', sound: 'loud' } } }, [
      text('Remove'),
    ]);
    expect((await performed(desk, odd)).step.detail).toBe('unexpected dialog opened: Remove 3 files?');
  });

  it('is not declared by an action that opens none', async () => {
    const armed: unknown[] = [];
    const check = step(
      {
        type: 'set_checked',
        params: { checked: true, dialog: { disposition: 'accept' } } as { checked: boolean },
      },
      [text('Reserve', { role: 'checkbox' })],
    );
    const { result } = await replayOn(desk, [check], {
      before: (surface) => {
        surface.armDialog = (answer) => armed.push(answer);
      },
    });
    expect({ status: result.status, armed }).toEqual({ status: 'passed', armed: [] });
  });

  it('is an error on a surface that has none', async () => {
    const { result } = await replayOn(desk, [remove({ disposition: 'accept' })], {
      make: { without: ['native dialogs'] },
    });
    expect(result.steps[0]).toMatchObject({
      status: 'errored',
      code: 'capability',
      detail: 'the web surface cannot do this: native dialogs',
    });
  });
});

describe('an undeclared dialog', () => {
  it('is dismissed and fails the step that opened it, naming what it said', async () => {
    const { result } = await replayOn(desk, [statusShows('Not saved'), remove(), statusShows('Kept')]);
    expect(result.steps.map(({ status, detail }) => ({ status, detail }))).toEqual([
      { status: 'passed', detail: undefined },
      { status: 'failed', detail: 'unexpected dialog opened: Remove 3 files?' },
      { status: 'skipped', detail: 'previous step failed' },
    ]);
    expect(result.steps[1]).toMatchObject({
      code: 'unexpected_dialog',
      hint: 'declare it on the step that opens it: `…, accepting the dialog` or `…, dismissing the dialog`',
    });
  });

  it('fails a step although a declared one opened too', async () => {
    const twice: SmallApp = {
      elements: [
        {
          kind: 'button',
          text: 'Ask',
          onClick: [
            { kind: 'dialog', type: 'alert', message: 'First' },
            { kind: 'dialog', type: 'alert', message: 'Second' },
          ],
        },
      ],
    };
    const ask = step({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [text('Ask')]);
    expect((await performed(twice, ask)).step.detail).toBe('unexpected dialog opened: Second');
  });

  it('that opened during the launch fails the first step', async () => {
    const greeting: SmallApp = {
      elements: [{ kind: 'text', text: 'Hello' }],
      onOpen: [{ kind: 'dialog', type: 'alert', message: 'Welcome' }],
    };
    const { result } = await replayOn(greeting, [
      assertion({ value_contains: 'Hello' }),
      assertion({ value_contains: 'Hello' }),
    ]);
    expect(result.steps.map(({ status }) => status)).toEqual(['failed', 'skipped']);
    expect(result.steps[0]?.detail).toBe('unexpected dialog opened: Welcome');
  });

  it('that opened during the launch fails a first step that declares another', async () => {
    const greeting: SmallApp = { ...desk, onOpen: [{ kind: 'dialog', type: 'alert', message: 'Welcome' }] };
    const { step: told } = await performed(greeting, remove({ disposition: 'accept' }));
    expect(told.detail).toBe('unexpected dialog opened: Welcome');
  });

  it('that asks whether to leave is named, since it says nothing', async () => {
    const draft: SmallApp = { elements: [{ kind: 'text', text: 'Draft' }], asksBeforeLeaving: true };
    const leave = step({ type: 'launch', params: { url: '/away' } });
    expect((await performed(draft, leave)).step.detail).toBe(
      'unexpected dialog opened: beforeunload (the page asks whether to leave)',
    );
  });

  it('is told beside the reason of a step that failed for another one', async () => {
    const { step: told } = await performed(
      {
        elements: [{ kind: 'text', text: 'x' }],
        onOpen: [{ kind: 'dialog', type: 'alert', message: 'Welcome' }],
      },
      assertion({ title_equals: 'Desk' }),
    );
    expect(told).toMatchObject({
      code: 'title_mismatch',
      detail:
        'expected the page title to be "Desk", got "" (waited 1000 ms); unexpected dialog opened: Welcome',
    });
  });
});

describe('a dialog that was answered in another way than declared', () => {
  it('fails the step', async () => {
    const remove = step({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [text('Remove')]);
    const { step: told } = await performed(desk, remove, {
      before: (surface) => {
        const take = surface.takeDialogs.bind(surface);
        surface.takeDialogs = () => take().map((dialog) => ({ ...dialog, answered: 'dismiss' as const }));
      },
    });
    expect(told).toMatchObject({
      code: 'dialog_answer',
      detail: 'the dialog was to be accepted, it was dismissed',
      expected: 'accepted',
      actual: 'dismissed',
    });
  });
});
