// What is said about a failure beyond its sentence: suggestions, console, document, and texts cut to a length.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { desk } from './desk.ts';
import { assertion, id, performed, replayOn, step, text } from './stage.ts';

describe('what is said about a failure', () => {
  it('does without suggestions that cannot be had', async () => {
    const click = step({ type: 'click', params: {} }, [text('Sve')]);
    const failing = await performed(desk, click, {
      before: (surface) => {
        surface.inventory = () => Promise.reject(new Error('gone'));
      },
    });
    const without = await performed(desk, click, { make: { without: ['inventory'] } });
    expect([failing, without].map(({ step: told }) => told.detail)).toEqual([
      '"Sve" did not appear within 5000 ms',
      '"Sve" did not appear within 5000 ms',
    ]);
  });

  it('does without evidence that cannot be had, and keeps the last hundred lines of what can', async () => {
    const gone = await replayOn(desk, [assertion({ title_equals: 'x' })], {
      before: (surface) => {
        surface.evidence = () => Promise.reject(new Error('gone'));
      },
    });
    expect(gone.result.evidence).toBeUndefined();
    const chatty = await replayOn(desk, [assertion({ title_equals: 'x' })], {
      before: (surface) => {
        const console = Array.from({ length: 150 }, (_, line) => `[log] ${line}`);
        surface.evidence = () => Promise.resolve({ console });
      },
    });
    expect(chatty.result.evidence?.console).toHaveLength(100);
    expect(chatty.result.evidence?.console[0]).toBe('[log] 50');
  });

  it('shortens long texts without cutting a character in half', async () => {
    const long: SmallApp = {
      elements: [{ kind: 'text', id: 'long', text: `${'x'.repeat(299)}\u{1F33F}${'y'.repeat(99)}` }],
    };
    const { step: shows } = await performed(long, assertion({ value_equals: 'z' }, [id('long')]));
    expect(shows.actual).toBe(`${'x'.repeat(299)}… (400 characters)`);
    const { step: unwanted } = await performed(
      long,
      assertion({ value_not_contains: `x\u{1F33F}` }, [id('long')]),
    );
    expect(unwanted.actual).toBe(`…${'x'.repeat(61)}\u{1F33F}${'y'.repeat(60)}…`);
    const green: SmallApp = {
      elements: [{ kind: 'text', id: 'long', text: '\u{1F33F}'.repeat(100) + 'a' + '\u{1F33F}'.repeat(100) }],
    };
    const { step: middle } = await performed(green, assertion({ value_not_contains: 'A' }, [id('long')]));
    expect(middle.actual).toBe(`…${'\u{1F33F}'.repeat(30)}a${'\u{1F33F}'.repeat(30)}…`);
  });
});
