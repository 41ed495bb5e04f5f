// `repeat` and `when`: unfolded while recording, by conditions that are read once and never waited for.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import { recordOn, replayOn, stopOf, traceOf } from '../stage.ts';

/** Pages 1 to 5, each with a link to the next. */
const pager: SmallApp = {
  ...pageOf(1),
  pages: Object.fromEntries([2, 3, 4, 5].map((page) => [`/${page}`, pageOf(page)])),
};

function pageOf(page: number): SmallApp {
  return {
    elements: [
      { kind: 'text', text: `Page ${page}`, id: 'page' },
      { kind: 'text', text: 'Shelf 3b', id: 'shelf' },
      { kind: 'text', text: '\u20AC 1,250.50', id: 'price' },
      { kind: 'text', text: '1250.5', id: 'limit' },
      { kind: 'text', text: '1300', id: 'more' },
      { kind: 'text', text: 'none', id: 'word' },
      { kind: 'text', text: 'Hint', id: 'hint', hidden: true },
      { kind: 'link', text: 'Next', onClick: [{ kind: 'go', to: `/${page + 1}` }] },
      { kind: 'field', label: 'Note' },
    ],
  };
}

const repeat = (until: string, max: number, ...steps: readonly string[]): string =>
  `repeat:\n  until: '${until}'\n  max: ${max}\n  steps:\n${steps.map((step) => `    - ${step.replaceAll('\n', '\n      ')}`).join('\n')}`;
const when = (condition: string, ...steps: readonly string[]): string =>
  `when: '${condition}'\nsteps:\n${steps.map((step) => `  - ${step.replaceAll('\n', '\n    ')}`).join('\n')}`;

describe('a repeat', () => {
  it('records its steps once per pass, until the condition holds', async () => {
    const staged = await recordOn(pager, [
      repeat('page shows Page 4', 5, 'Click "Next"', 'assert: page shows Page'),
      'assert: page shows Page 4',
    ]);
    const trace = traceOf(staged);
    expect(trace.steps.map(({ id, intent }) => `${id} ${intent}`)).toEqual([
      's0001 Click "Next"',
      's0002 page shows Page',
      's0003 Click "Next"',
      's0004 page shows Page',
      's0005 Click "Next"',
      's0006 page shows Page',
      's0007 page shows Page 4',
    ]);
    expect(staged.result.routing.map(({ step, intent }) => `${step} ${intent}`)).toEqual([
      '1 Click "Next"',
      '2 page shows Page',
      '3 Click "Next"',
      '4 page shows Page',
      '5 Click "Next"',
      '6 page shows Page',
      '7 page shows Page 4',
    ]);
    expect(await replayOn(pager, trace)).toMatchObject({ status: 'passed' });
  });

  it('records nothing where the condition holds at once', async () => {
    const staged = await recordOn(pager, [
      repeat('page shows Page 1', 5, 'Click "Next"'),
      'assert: page shows Page 1',
    ]);
    expect(traceOf(staged).steps).toHaveLength(1);
  });

  it('may take exactly as many passes as it allows', async () => {
    const staged = await recordOn(pager, [repeat('page shows Page 3', 2, 'Click "Next"')]);
    expect(traceOf(staged).steps).toHaveLength(2);
  });

  it('stops the recording after that many, naming the bound', async () => {
    const staged = await recordOn(pager, ['Reload the page', repeat('page shows Page 4', 2, 'Click "Next"')]);
    expect(stopOf(staged)).toEqual({
      code: 'repeat_exhausted',
      step: 4,
      intent: 'page shows Page 4',
      location: { file: 'desk.flow.yaml', line: 6, column: 5 },
      message:
        '"page shows Page 4" did not come to hold within 2 passes, the most that this repeat allows (max: 2)',
      expected: 'page shows Page 4',
      actual: 'not so after 2 passes',
      hint: 'raise max, or look whether the steps inside bring the condition about',
    });
    expect(staged.surface.acts).toHaveLength(3);
  });

  it('has a budget of its own, also within another', async () => {
    const inner = repeat('the "Note" is visible', 1, 'Click "Next"');
    const staged = await recordOn(pager, [repeat('page shows Page 3', 2, inner, 'Click "Next"')]);
    expect(traceOf(staged).steps.map(({ intent }) => intent)).toEqual(['Click "Next"', 'Click "Next"']);
  });

  it('stops at the step inside that does not work, counted over what was executed', async () => {
    const staged = await recordOn(pager, [
      repeat('page shows Page 9', 9, 'Click "Next"', 'assert: page shows Page 2 within 1s'),
    ]);
    expect(stopOf(staged)).toMatchObject({
      code: 'text_mismatch',
      step: 4,
      intent: 'page shows Page 2 within 1s',
      location: { line: 10, column: 11 },
    });
  });
});

describe('a when', () => {
  it('records its steps where the condition holds', async () => {
    const staged = await recordOn(pager, [
      when('page shows Page 1', 'Click "Next"'),
      'assert: page shows Page 2',
    ]);
    expect(traceOf(staged).steps.map(({ intent }) => intent)).toEqual(['Click "Next"', 'page shows Page 2']);
  });

  it('records nothing where it does not, and no trace where nothing else is', async () => {
    const staged = await recordOn(pager, [when('page shows Page 2', 'Click "Next"')]);
    expect(stopOf(staged)).toEqual({
      code: 'no_steps',
      message: 'no step was performed: every block was passed over',
    });
  });
});

describe('a condition', () => {
  const holds: readonly string[] = [
    'page shows PAGE 1',
    'the page does not show Page 2',
    'the "id:page" shows page 1',
    'the "Next" link is visible',
    'the "id:hint" is not visible',
    'the "css:.none" is not visible',
    'the "id:more" is greater than the "id:price"',
    'the "id:price" is less than the "id:more"',
  ];
  const fails: readonly string[] = [
    'page shows Page 2',
    'page does not show page 1',
    'the "id:page" shows Page 2',
    'the "css:.none" shows Page',
    'the "css:.none" is visible',
    'the "id:hint" is visible',
    'the "Next" is not visible',
    'the "id:price" is greater than the "id:limit"',
    'the "id:price" is less than the "id:limit"',
    'the "css:.none" is less than the "id:limit"',
    'the "id:limit" is greater than the "css:.none"',
    'the "css:.none" is greater than the "id:word"',
  ];

  it.each([...holds.map((each) => [each, true] as const), ...fails.map((each) => [each, false] as const)])(
    'is read at once: %s is %s',
    async (condition, holding) => {
      const staged = await recordOn(pager, [when(condition, 'Click "Next"'), 'Reload the page']);
      expect(traceOf(staged).steps.map(({ intent }) => intent)).toEqual(
        holding ? ['Click "Next"', 'Reload the page'] : ['Reload the page'],
      );
      expect(staged.clock.sleeps).toEqual([]);
    },
  );

  it.each([
    ['the "id:word" is greater than the "id:limit"', 'none'],
    ['the "id:limit" is less than the "id:shelf"', 'Shelf 3b'],
  ])('that compares what is no number stops the recording, quoting it: %s', async (condition, quoted) => {
    const staged = await recordOn(pager, [when(condition, 'Click "Next"')]);
    expect(stopOf(staged)).toEqual({
      code: 'not_a_number',
      step: 1,
      intent: condition,
      location: { file: 'desk.flow.yaml', line: 5, column: 5 },
      message: `the condition compares numbers, and "${quoted}" is none`,
      expected: 'a number',
      actual: quoted,
    });
  });

  it('that cannot be told stops the recording', async () => {
    const twins: SmallApp = {
      elements: [
        {
          kind: 'items',
          items: [1, 2].map(() => ({ kind: 'item', content: [{ kind: 'text', text: 'Mint' }] })),
        },
      ],
    };
    const staged = await recordOn(twins, [
      when('the "Mint" in the item containing "Mint" is visible', 'Reload the page'),
    ]);
    expect(stopOf(staged)).toMatchObject({
      code: 'ambiguous_target',
      step: 1,
      intent: 'the "Mint" in the item containing "Mint" is visible',
      message: 'the anchor "Mint" matches 2 items',
    });
  });

  it('resolves variables, and tells of none that is not set', async () => {
    const asked = when('page shows ${PAGE}', 'Click "Next"');
    const env = { PAGE: 'Page 1' };
    expect(traceOf(await recordOn(pager, [asked], { env })).steps).toHaveLength(1);
    expect(stopOf(await recordOn(pager, [asked]))).toMatchObject({
      code: 'variable_unset',
      message: 'the environment variable PAGE is not set',
    });
  });
});
