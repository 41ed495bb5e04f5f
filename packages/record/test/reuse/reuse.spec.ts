// Recording a flow again with its earlier trace: what still holds is performed as it was, the rest is read anew.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AppElement, SmallApp } from '@flowproof/driver/in-memory';
import { readTrace, type Trace, type TraceStep, writeTrace } from '@flowproof/trace-format';
import { nursery } from '../nursery.ts';
import { flowOf, recordOn, replayOn, type Staged, stopOf, traceOf } from '../stage.ts';

const routesOf = ({ result }: Staged): readonly string[] => result.routing.map(({ route }) => route);
const reusedOf = ({ result }: Staged): number | undefined =>
  result.kind === 'recorded' ? result.reusedSteps : undefined;

/** A trace of what sentences of the grammar do, with other sentences in their place: as a model would have left it. */
async function authored(
  steps: readonly (readonly [intent: string, sentence: string])[],
  app: SmallApp = nursery,
): Promise<Trace> {
  const trace = traceOf(
    await recordOn(
      app,
      steps.map(([, sentence]) => sentence),
    ),
  );
  const intents = trace.steps.map((step) => {
    const found = steps.find(
      ([, sentence]) =>
        sentence.replace(/^(?:assert|rules): /u, '').replaceAll(/^'|'$/gu, '') === step.intent,
    );
    return { ...step, intent: found?.[0] ?? step.intent };
  });
  return { ...trace, steps: intents };
}

const plant: Parameters<typeof authored>[0] = [
  ['Plant some basil', 'Type Fern into the "Plant" field'],
  ['Plant some basil', 'Check the "Organic" checkbox'],
  ['Plant some basil', `assert: the "Plant" field contains Fern`],
  ['Water it', 'Click "Water all"'],
];

describe('a flow that is recorded again', () => {
  it('does what it did, step by step, and leaves the same trace', async () => {
    const steps = [
      'Remember the "Idle" as state',
      'Type Fern into the "Plant" field',
      'Drag "id:waterAll" onto "Seedling"',
      'assert: the "id:state" shows Dropped',
      'Replace the "Note" field with x',
      'Select Ready from the "Stage" field',
      `'Click "Remove", accepting the "3 plants" dialog'`,
      'Press Mod+k',
      `assert: the "Pots" column of the row containing "Mint" shows 30`,
      'Press the "Harvest" button in the item containing "Sage"',
      'Press the waterAll button',
      'Click "Price list"',
      'Wait until the download completes as list',
      'Scroll the "id:log" to 12px',
      'Go to /beds',
      'assert: page title is Beds',
    ];
    const reuse = traceOf(await recordOn(nursery, steps));
    const again = await recordOn(nursery, steps, { reuse, author: 'auto' });
    expect(writeTrace(traceOf(again))).toBe(writeTrace(reuse));
    expect(routesOf(again)).toEqual(steps.map(() => 'reused'));
    expect(reusedOf(again)).toBe(steps.length + 1);
    expect(again.result.routing.filter((each) => 'warning' in each)).toEqual([]);
    expect(again.events.flatMap((event) => (event.kind === 'step_authored' ? [event.routing] : []))).toEqual(
      again.result.routing,
    );
  });

  it('reuses every plain and asserted sentence, however often it stands there, and no other', async () => {
    const sentences = [
      'Click "Water all"',
      'Double-click "Water all"',
      'Click "Rename", answering the prompt with "Bed 7"',
      'Type Fern into the "Plant" field',
      'Replace the "Note" field with x',
      'Select "Tue" and "Wed" from the "Days" field',
      'Uncheck the "Organic" checkbox',
      'Remember how many "Harvest" appear as ripe',
      'Type 7 into the "Pots" column of the row containing "Thyme"',
      'Reload the page',
    ].map((each) => `'${each}'`);
    const steps = fc.oneof(
      fc.constantFrom(...sentences),
      fc.constantFrom(...sentences).map((each) => `rules: ${each}`),
      fc.constant(`assert: the "css:li" appears 2 times`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 8 }), async (flow) => {
        const reuse = traceOf(await recordOn(nursery, flow));
        const again = await recordOn(nursery, flow, { reuse: readTrace(writeTrace(reuse)) });
        expect(traceOf(again)).toEqual(reuse);
        expect(routesOf(again)).toEqual(flow.map((each) => (each.startsWith('rules') ? 'rules' : 'reused')));
        expect(await replayOn(nursery, traceOf(again))).toMatchObject({ status: 'passed', degraded: false });
      }),
      { numRuns: 25 },
    );
  });

  it('needs no model for what one has authored, whatever asks for one', async () => {
    const reuse = await authored(plant);
    const steps = ['Plant some basil', 'Water it', 'assert: page shows Watered'];
    for (const author of ['auto', 'rules', 'llm'] as const) {
      const again = await recordOn(nursery, steps, { reuse, author });
      expect(traceOf(again).steps.slice(0, 4)).toEqual(reuse.steps);
      expect(routesOf(again)).toEqual(['reused', 'reused', 'rules']);
      expect(reusedOf(again)).toBe(4);
      expect(again.surface.acts.map(({ kind }) => kind)).toEqual(['type', 'set_checked', 'click']);
    }
  });

  it('passes over what is no longer asked for, and looks only ahead', async () => {
    const reuse = await authored([
      ['One', 'Click "Water all"'],
      ['Two', 'Press Mod+k'],
      ['Three', 'Type Fern into the "Plant" field'],
    ]);
    expect(routesOf(await recordOn(nursery, ['Three'], { reuse, author: 'auto' }))).toEqual(['reused']);
    const back = await recordOn(nursery, ['Three', 'One'], { reuse, author: 'auto' });
    expect(stopOf(back)).toMatchObject({ code: 'no_model', step: 2, intent: 'One' });
  });

  it('unfolds its blocks as the app is now', async () => {
    const counting: SmallApp = {
      elements: [
        { kind: 'text', id: 'n', key: 'n', text: '0' },
        { kind: 'button', text: 'More', onClick: [{ kind: 'tally', key: 'n' }] },
      ],
    };
    const until = (n: number) => [
      `repeat:\n  until: the "id:n" shows ${n}\n  max: 9\n  steps:\n    - Click "More"`,
      `assert: the "id:n" shows ${n}`,
    ];
    const reuse = traceOf(await recordOn(counting, until(3)));
    for (const [n, routes] of [
      [2, ['reused', 'reused', 'rules']],
      [3, ['reused', 'reused', 'reused', 'reused']],
      [4, ['reused', 'reused', 'reused', 'rules', 'rules']],
    ] as const) {
      const again = await recordOn(counting, until(n), { reuse });
      expect(routesOf(again)).toEqual(routes);
      expect(traceOf(again).steps).toHaveLength(n + 1);
    }
  });

  it('resolves the variables of its earlier trace, and shows none', async () => {
    const reuse = await authored([['Sign in', `'Type Fern into the "Plant" field'`]]);
    const [typed] = reuse.steps;
    if (typed === undefined) throw new Error('nothing was recorded');
    const secret: TraceStep = { ...typed, action: { type: 'type_text', params: { text: '${PASSWORD}' } } };
    const again = await recordOn(nursery, ['Sign in', 'assert: the "id:stock" shows Fern within 1s'], {
      reuse: { ...reuse, steps: [secret] },
      author: 'auto',
      env: { PASSWORD: 'In stock' },
    });
    expect(again.surface.acts).toMatchObject([{ kind: 'type', text: 'In stock', secret: true }]);
    expect(JSON.stringify({ result: again.result, events: again.events })).not.toContain('In stock');
  });
});

describe('what was recorded before is not used', () => {
  it('for another app', async () => {
    const trace = await authored(plant);
    const reuse = {
      ...trace,
      header: { ...trace.header, app: { name: 'windows', adapter: 'uia' as const } },
    };
    expect(routesOf(await recordOn(nursery, ['Click "Water all"'], { reuse }))).toEqual(['rules']);
    expect(stopOf(await recordOn(nursery, ['Water it'], { reuse, author: 'auto' })).code).toBe('no_model');
  });

  it('where a target is not there any more: the sentence is read anew', async () => {
    const reuse = traceOf(await recordOn(nursery, ['Click "Water all"', 'Press Mod+k']));
    const renamed = { ...nursery, elements: nursery.elements.filter((each) => !hasText(each, 'Water all')) };
    const again = await recordOn(renamed, ['Click "Water all"', 'Press Mod+k'], { reuse });
    expect(stopOf(again)).toMatchObject({ code: 'precondition', step: 1 });
    expect(routesOf(again)).toEqual(['rules']);
  });

  it.each<readonly [string, Parameters<typeof authored>[0]]>([
    ['a later target', [...plant.slice(0, 1), ['Plant some basil', 'Click "Sold out"']]],
    [
      'the place that something is dragged to',
      [
        ['Plant some basil', 'Drag "Seedling" onto "Sold out"'],
        ['Plant some basil', 'assert: page shows Idle'],
      ],
    ],
  ])('where one of its targets is gone, and nothing of it is done: %s', async (_, steps) => {
    const soldOut: AppElement = { kind: 'button', text: 'Sold out' };
    const reuse = await authored(steps, { ...nursery, elements: [...nursery.elements, soldOut] });
    const again = await recordOn(nursery, ['Plant some basil'], { reuse, author: 'auto' });
    expect(stopOf(again)).toMatchObject({ code: 'no_model', step: 1 });
    expect(again.surface.acts).toEqual([]);
  });

  it('where its target can be told from no other, or cannot be asked for', async () => {
    const reuse = await authored([['Pick', 'Press the "Harvest" button in the item containing "Sage"']]);
    const twice = JSON.parse(JSON.stringify(nursery).replaceAll('Parsley', 'Sage')) as SmallApp;
    expect(stopOf(await recordOn(twice, ['Pick'], { reuse, author: 'auto' })).code).toBe('no_model');
    const blind = await recordOn(nursery, ['Pick'], { reuse, author: 'auto', make: { without: ['scopes'] } });
    expect(stopOf(blind).code).toBe('no_model');
  });

  it('but it is waited for, as the act itself would wait', async () => {
    const late: SmallApp = {
      elements: [{ kind: 'button', text: 'Go on', key: 'go', absent: true }],
      onOpen: [{ kind: 'change', key: 'go', to: { absent: false }, afterMs: 3000 }],
    };
    const reuse = await authored([['Proceed', 'Click "Go on"']], late);
    const options = { reuse, author: 'auto' } as const;
    expect(routesOf(await recordOn(late, ['Proceed'], options))).toEqual(['reused']);
    const hasty = await recordOn(late, ['Proceed'], { ...options, stepTimeoutMs: 1000 });
    expect(stopOf(hasty).code).toBe('no_model');
  });

  it('where it cannot be told how often the sentence was performed', async () => {
    const twice: Parameters<typeof authored>[0] = [
      ['Water it', 'Click "Water all"'],
      ['Water it', 'Click "Water all"'],
    ];
    const reuse = await authored(twice);
    expect(stopOf(await recordOn(nursery, ['Water it'], { reuse, author: 'auto' })).code).toBe('no_model');
  });

  it('for a sentence that is declined on purpose', async () => {
    const refused = 'While page shows Beds click "Next"';
    const reuse = await authored([[refused, 'Click "Water all"']]);
    expect(stopOf(await recordOn(nursery, [`'${refused}'`], { reuse, author: 'auto' })).code).toBe(
      'step_refused',
    );
  });

  it('for an assertion that says something else than it did', async () => {
    const reuse = await authored([['page shows Idle', 'assert: page shows In stock']]);
    const again = await recordOn(nursery, ['assert: page shows Idle'], { reuse });
    expect(routesOf(again)).toEqual(['rules']);
    expect(traceOf(again).steps[0]?.action).toMatchObject({
      params: { expect: { value_contains: 'Idle' } },
    });
  });

  it('after a step of it has failed: there is no trace, and the step is named', async () => {
    const reuse = await authored(plant.map(([, sentence]) => ['Plant some basil', sentence] as const));
    const other = JSON.parse(
      JSON.stringify(nursery).replace('"label":"Plant"', '"label":"Plant","keeps":"nothing"'),
    ) as SmallApp;
    const again = await recordOn(other, ['Plant some basil'], { reuse, author: 'auto' });
    expect(stopOf(again)).toMatchObject({ code: 'act_failed', step: 1, intent: 'Plant some basil' });
  });
});

describe('a recording of another engine', () => {
  const interop = new URL('../../../../../shared/interop/', import.meta.url);
  const name = 'tricentis-insurance-natural.trace.jsonl';
  const there = existsSync(new URL(name, interop));

  /** An app with everything that a trace acts on. */
  const appFor = ({ steps }: Trace): SmallApp => ({
    elements: steps.flatMap(({ action, selectors }): AppElement[] => {
      const id = selectors[0]?.payload.css?.slice(1);
      if (id === undefined) return [];
      return action.type === 'type_text'
        ? [{ kind: 'field', label: id, id }]
        : [{ kind: 'button', text: id, id }];
    }),
  });

  // Other people's data is never copied: where it is not there, the recordings above stand for it.
  (there ? it : it.skip)('is performed again sentence by sentence', async () => {
    const reuse = readTrace(readFileSync(new URL(name, interop), 'utf8'));
    const acts = reuse.steps.filter(({ action }) => action.type !== 'assert');
    const sentences = [...new Set(acts.map(({ intent }) => intent))];
    const again = await recordOn(appFor(reuse), sentences, { reuse, author: 'auto' });
    expect(reusedOf(again)).toBe(acts.length);
    expect(routesOf(again)).toEqual(sentences.map(() => 'reused'));
    expect(traceOf(again).steps.map(({ action, selectors }) => ({ action, selectors }))).toEqual(
      acts.map(({ action, selectors }) => ({ action, selectors })),
    );
  });
});

function hasText(element: AppElement, text: string): boolean {
  return 'text' in element && element.text === text;
}

it('has nothing to reuse where nothing was recorded before', async () => {
  const recorded = await recordOn(nursery, flowOf(['Press Mod+k']));
  expect(reusedOf(recorded)).toBe(0);
});
