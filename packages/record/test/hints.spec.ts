// What the live page tells about a target is kept beside it: rows, containers, identities behind unusual texts.
import { describe, expect, it } from '@jest/globals';
import type { IdentityHints, Resolution } from '@flowproof/driver';
import type { MemorySurface, SmallApp } from '@flowproof/driver/in-memory';
import { nursery } from './nursery.ts';
import { recordOn, replayOn, traceOf } from './stage.ts';

const payloadsOf = async (step: string, app: SmallApp = nursery) =>
  traceOf(await recordOn(app, [step])).steps.map(({ selectors }) => selectors.map(({ payload }) => payload));

describe('a recorded target', () => {
  it.each<readonly [string, string, readonly object[]]>([
    [
      'a cell keeps the id of its row',
      `assert: the "Pots" column of the row containing "Mint" shows 30`,
      [{ kind: 'cell', column_text: 'Pots', row_anchor: 'Mint', row_id: 'row-7' }],
    ],
    [
      'a cell of a row without an id keeps none',
      'Type 3 into the "Pots" column of the row containing "Thyme"',
      [{ kind: 'cell', column_text: 'Pots', row_anchor: 'Thyme' }],
    ],
    [
      'a scope keeps the id of its container',
      'Press the "Harvest" button in the item containing "Sage"',
      [
        {
          kind: 'scoped',
          container: 'item',
          container_anchor: 'Sage',
          inner_text: 'Harvest',
          ladder: 2,
          role: 'button',
          container_id: 'sage',
        },
      ],
    ],
    [
      'a scope without an id keeps none',
      'Click the "Harvest" in the item containing "Parsley"',
      [{ kind: 'scoped', container: 'item', container_anchor: 'Parsley', inner_text: 'Harvest', ladder: 2 }],
    ],
    [
      'a frame keeps nothing',
      'Type 3 into the "Amount" field in the iframe "till"',
      [{ kind: 'framed', frame: 'till', inner_text: 'Amount', ladder: 2, role: 'field' }],
    ],
    [
      'a text that other engines do not find keeps an identity behind it',
      'Remember the "Idle" as state',
      [{ text: 'Idle', ladder: 2 }, { css: '#state' }],
    ],
    [
      'the same in an assertion',
      'assert: the "Idle" is visible',
      [{ text: 'Idle', ladder: 2 }, { css: '#state' }],
    ],
    ['a text that they find keeps none', 'Click "Water all"', [{ text: 'Water all', ladder: 2 }]],
    ['a numbered text keeps none', 'Remember the 1st "Idle" as state', [{ text: 'Idle', ladder: 2, nth: 1 }]],
    ['a counted text keeps none', 'assert: the "Idle" appears 1 time', [{ text: 'Idle', ladder: 2 }]],
  ])('%s', async (_, step, payloads) => {
    expect(await payloadsOf(step)).toEqual([payloads]);
  });

  it('that is not to be seen keeps no identity, which would speak of something else', async () => {
    const hidden: SmallApp = {
      elements: [{ kind: 'link', text: '', attributes: { title: 'Loading' }, id: 'state', hidden: true }],
    };
    expect(await payloadsOf('assert: the "Loading" is not visible', hidden)).toEqual([
      [{ text: 'Loading', ladder: 2 }],
    ]);
  });

  it('is found by its identity where the text is gone, and says that it is', async () => {
    const trace = traceOf(await recordOn(nursery, ['Remember the "Idle" as state']));
    expect(trace.steps[0]?.selectors[1]).toEqual({
      tier: 'native_id',
      provenance: 'web',
      confidence: 0.5,
      payload: { css: '#state' },
    });
    const renamed: SmallApp = { elements: [{ kind: 'text', id: 'state', text: 'At rest' }] };
    expect(await replayOn(renamed, trace)).toMatchObject({ status: 'passed', degraded: true });
  });
});

describe('hints of the surface', () => {
  const telling = (hints: IdentityHints) => (surface: MemorySurface) => {
    const resolve = surface.resolve.bind(surface);
    surface.resolve = async (...question): Promise<Resolution> => {
      const found = await resolve(...question);
      return found.kind === 'found' ? { ...found, hints } : found;
    };
  };

  it('give a cell the field of its column', async () => {
    const staged = await recordOn(
      nursery,
      ['assert: the "Pots" column of the row containing "Mint" shows 30'],
      {
        before: telling({ columnField: 'pots', rowId: 'r9' }),
      },
    );
    expect(traceOf(staged).steps[0]?.selectors[0]?.payload).toMatchObject({
      column_field: 'pots',
      row_id: 'r9',
    });
  });

  it('are kept of both ends of a drag', async () => {
    const staged = await recordOn(
      nursery,
      [
        'Drag the "Sage" in the item containing "Sage" onto the "Seedling"',
        'assert: the "id:state" shows Dropped',
      ],
      { before: telling({ containerId: 'c1', css: '#c1' }) },
    );
    const [drag] = traceOf(staged).steps;
    expect(drag?.selectors.map(({ payload }) => payload.container_id)).toEqual(['c1']);
    expect(drag?.action).toMatchObject({
      type: 'drag',
      params: { onto: [{ payload: { text: 'Seedling', ladder: 2 } }, { payload: { css: '#c1' } }] },
    });
  });

  it('about what other engines would find are told, with the number of the step', async () => {
    const said = 'other engines take "Total" for the link "Total of pass & word"';
    const staged = await recordOn(nursery, ['Type ${P}', 'Click "Water all"'], {
      env: { P: 'pass & word' },
      before: telling({ otherEngines: said }),
    });
    expect(staged.events.filter(({ kind }) => kind === 'notice')).toEqual([
      { kind: 'notice', text: 'step 2: other engines take "Total" for the link "Total of ${P}"' },
    ]);
    expect(traceOf(staged).steps[1]?.selectors).toHaveLength(1);
  });
});
