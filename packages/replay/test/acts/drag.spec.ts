// A drag has two ends; both are waited for, and the one at fault is named.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { desk } from '../desk.ts';
import { inItem, performed, step, text } from '../stage.ts';

describe('a drag', () => {
  const board = (more: Partial<SmallApp>): SmallApp => ({
    elements: [
      { kind: 'text', key: 'card', text: 'Card' },
      { kind: 'text', key: 'done', text: 'Done' },
    ],
    ...more,
  });
  const drag = step({ type: 'drag', params: { onto: [text('Done')] } }, [text('Card')]);
  const change = (key: string, to: object, afterMs: number) =>
    ({ kind: 'change', key, to, afterMs }) as const;

  it('waits for both ends', async () => {
    const late = board({
      onOpen: [
        change('card', { absent: true }, 0),
        change('done', { absent: true }, 0),
        change('card', { absent: false }, 300),
        change('done', { absent: false }, 4000),
      ],
    });
    expect((await performed(late, drag)).step.status).toBe('passed');
  });

  it('finds its first end again when that was replaced while the second one was waited for', async () => {
    const replaced = board({
      onOpen: [
        change('done', { moving: true }, 0),
        change('card', { absent: true }, 100),
        change('done', { moving: false }, 200),
        change('card', { absent: false }, 600),
      ],
    });
    expect((await performed(replaced, drag)).step.status).toBe('passed');
  });

  it.each([
    ['first', 'card', '"Card" exists (paragraph "Card") but is not stable after 5000 ms'],
    ['second', 'done', '"Done" exists (paragraph "Done") but is not stable after 5000 ms'],
  ])('names the end that is not ready: the %s', async (_, key, detail) => {
    const { step: told } = await performed(board({ onOpen: [change(key, { moving: true }, 0)] }), drag);
    expect(told).toMatchObject({ code: 'not_actionable', detail });
  });

  it('cannot be judged where an end fits more than one', async () => {
    const ambiguous = step({ type: 'drag', params: { onto: [inItem('Harvest', 'Mint')] } }, [text('Sage')]);
    expect((await performed(desk, ambiguous)).step).toMatchObject({
      status: 'errored',
      code: 'ambiguous_target',
      detail: 'the anchor "Mint" matches 2 items',
    });
  });

  it('asks for what its second end needs', async () => {
    const scoped = step({ type: 'drag', params: { onto: [inItem('Harvest', 'Sage')] } }, [text('Save')]);
    expect((await performed(desk, scoped, { make: { without: ['scopes'] } })).step).toMatchObject({
      status: 'errored',
      detail: 'the web surface cannot do this: scopes',
    });
  });
});
