// One look without waiting, as conditions of a flow are decided.
import { describe, expect, it } from '@jest/globals';
import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import type { ElementStateExpect, Selector } from '@flowproof/trace-format';
import { holdsNow, numberShown, References, type StepContext, uniformBudget } from '@flowproof/replay';
import { desk } from './desk.ts';
import { css, id, inItem, text } from './stage.ts';

async function opened(): Promise<{ context: StepContext; clock: ManualClock; surface: MemorySurface }> {
  const clock = new ManualClock();
  const surface = new MemorySurface({ app: desk, clock, name: 'web' });
  await surface.open({ timeoutMs: 1 });
  const references = new References({ STATE: 'Not saved' });
  return {
    context: { surface, clock, references, budgetOf: uniformBudget(5000), workingDirectory: '/' },
    clock,
    surface,
  };
}

describe('whether something holds now', () => {
  it.each<readonly [string, ElementStateExpect, readonly Selector[], boolean]>([
    ['a text of the page', { scope: 'surface', value_contains: 'NOT saved' }, [], true],
    ['a text the page lacks', { scope: 'surface', value_contains: 'Lost' }, [], false],
    ['an unwanted text of the page', { scope: 'surface', value_not_contains: '${STATE}' }, [], false],
    ['a text of an element', { value_contains: '${STATE}' }, [id('status')], true],
    ['a text of an element that is not there', { value_contains: 'x' }, [css('.gone')], false],
    ['an element that is there', { element_present: true }, [id('status')], true],
    ['an element that is not there', { element_present: true }, [css('.gone')], false],
    ['an element that is not to be there', { element_present: false }, [css('.gone')], true],
  ])('is told at once: %s', async (_, wanted, ladder, holds) => {
    const { context, clock, surface } = await opened();
    const before = surface.roundTrips;
    expect(await holdsNow(wanted, ladder, context)).toEqual({ status: 'seen', holds });
    expect({ ms: clock.now(), questions: surface.roundTrips - before }).toEqual({ ms: 0, questions: 1 });
  });

  it.each<readonly [string, ElementStateExpect, readonly Selector[], object]>([
    [
      'an ambiguous target',
      { element_present: true },
      [inItem('Harvest', 'Mint')],
      { status: 'errored', code: 'ambiguous_target', detail: 'the anchor "Mint" matches 2 items' },
    ],
    [
      'an unset variable',
      { scope: 'surface', value_contains: '${NOPE}' },
      [],
      { status: 'failed', code: 'variable_unset', detail: 'the environment variable NOPE is not set' },
    ],
    ['nothing to ask', {}, [id('status')], { status: 'failed', code: 'unsupported_expectation' }],
  ])('cannot be told: %s', async (_, wanted, ladder, trouble) => {
    const { context } = await opened();
    expect(await holdsNow(wanted, ladder, context)).toMatchObject(trouble);
  });

  it('is asked once more after a lost connection, and not to be told after a second one', async () => {
    const { context, surface } = await opened();
    const ask = () => holdsNow({ element_present: true }, [id('status')], context);
    surface.failTransport(1);
    expect(await ask()).toEqual({ status: 'seen', holds: true });
    surface.failTransport(2);
    expect(await ask()).toMatchObject({ status: 'errored', code: 'transport' });
  });
});

describe('the number that is shown now', () => {
  it.each<readonly [string, readonly Selector[], object]>([
    ['a number', [id('total')], { status: 'seen', text: 'Total due: \u20AC 1,250.50', number: 1250.5 }],
    ['no number', [id('status')], { status: 'seen', text: 'Not saved' }],
    ['nothing', [css('.gone')], { status: 'seen' }],
  ])('is %s', async (_, ladder, seen) => {
    const { context, clock } = await opened();
    expect(await numberShown(ladder, context)).toEqual(seen);
    expect(clock.now()).toBe(0);
  });

  it('cannot be told of an ambiguous target', async () => {
    const { context } = await opened();
    expect(await numberShown([inItem('Harvest', 'Mint')], context)).toMatchObject({ status: 'errored' });
  });

  it('is asked of a text, not of a hidden name', async () => {
    const { context } = await opened();
    expect(await numberShown([text('Name', { role: 'field' })], context)).toEqual({
      status: 'seen',
      text: 'Ada',
    });
  });
});
