// A recorded step is turned back into what was done, every parameter carried, or it is not used at all.
import { describe, expect, it } from '@jest/globals';
import type { SmallApp } from '@flowproof/driver/in-memory';
import type { Selector, SelectorPayload, Trace, TraceAction, TraceStep } from '@flowproof/trace-format';
import { nursery } from '../nursery.ts';
import { recordOn, traceOf } from '../stage.ts';

const text = (value: string, more: object = {}): Selector => rung('text_anchor', { text: value, ...more });
const css = (value: string, more: object = {}): Selector => rung('native_id', { css: value, ...more });
const region = (payload: object): Selector => ({ ...rung('structural', payload), confidence: 0.9 });

function rung(tier: Selector['tier'], payload: SelectorPayload): Selector {
  return { tier, provenance: 'web', confidence: 1, payload };
}

const water = text('Water all', { ladder: 2 });
const field = text('Plant', { ladder: 2, role: 'field' });
const click: TraceAction = { type: 'click', params: {} };
const typing: TraceAction = { type: 'type_text', params: { text: 'Fern' } };
const shows = (expect: object, more: object = {}): TraceAction => ({
  type: 'assert',
  params: { kind: 'element_state', expect, ...more },
});
const strange = (type: string, params: object): TraceAction => ({ type, params }) as TraceAction;

function stepOf(
  action: TraceAction,
  selectors: readonly Selector[] = [],
  more: Partial<TraceStep> = {},
): TraceStep {
  const waits = selectors.length > 0 && action.type !== 'assert';
  const pre = waits ? [{ kind: 'element_exists', timeout_ms: 2000 } as const] : [];
  return { id: 's0001', intent: 'Do it', action, selectors, sync: { pre, post: [] }, artifacts: {}, ...more };
}

/** What a sentence that only the earlier trace explains becomes; undefined where it is not used. */
async function again(
  steps: readonly TraceStep[],
  app: SmallApp = nursery,
): Promise<readonly TraceStep[] | undefined> {
  const { header } = traceOf(await recordOn(nursery, ['Press Mod+k']));
  const reuse: Trace = { header, steps };
  const staged = await recordOn(app, ['Do it'], { reuse, author: 'auto' });
  return staged.result.kind === 'stopped' && staged.result.stop.code === 'no_model'
    ? undefined
    : traceOf(staged).steps;
}

describe('a recorded step is performed and written again', () => {
  it.each<readonly [string, TraceStep, object?]>([
    ['a click', stepOf(click, [water])],
    ['a click at a point', stepOf({ type: 'click', params: { x_pct: 50, y_pct: 50 } }, [water])],
    [
      'a dialog, with how it is compared',
      stepOf({ type: 'click', params: { dialog: { disposition: 'accept' } } }, [
        text('Remove', { ladder: 2 }),
      ]),
      { action: { type: 'click', params: { dialog: { disposition: 'accept', match: 'contains' } } } },
    ],
    ['a reload', stepOf({ type: 'launch', params: { reload: true } })],
    ['typing at the focus', stepOf(typing)],
    ['clearing', stepOf({ type: 'type_text', params: { text: '', replace: true } }, [field])],
    [
      'a box, with its state',
      stepOf(strange('set_checked', {}), [css('input[type="checkbox"]')]),
      {
        action: { type: 'set_checked', params: { checked: true } },
      },
    ],
    ['a page that is scrolled', stepOf({ type: 'scroll', params: { to: 'bottom' } })],
    [
      'an expectation, with its bound',
      stepOf(shows({ scope: 'surface', value_contains: 'Idle' })),
      { action: shows({ scope: 'surface', value_contains: 'Idle', timeout_ms: 10_000 }) },
    ],
    ['a numbered text', stepOf(click, [text('Harvest', { ladder: 2, nth: 2 })])],
    [
      'an id by its other name',
      stepOf(click, [rung('native_id', { id: 'waterAll' })]),
      {
        selectors: [{ ...rung('native_id', { automation_id: 'waterAll' }), provenance: 'uia' }],
      },
    ],
    [
      'a text of another engine, by the order of today',
      stepOf(click, [text('Water all')]),
      { selectors: [water] },
    ],
    [
      'a text with the identity behind it, which is read anew',
      stepOf(click, [water, { ...css('#elsewhere'), confidence: 0.5 }]),
      { selectors: [water] },
    ],
    [
      'a cell, whose hints are read anew',
      stepOf(shows({ timeout_ms: 1000, value_contains: '30' }, { selector_ref: 0 }), [
        region({
          kind: 'cell',
          column_text: 'Pots',
          row_anchor: 'Mint',
          row_id: 'row-9',
          column_field: 'pots',
        }),
      ]),
      { selectors: [region({ kind: 'cell', column_text: 'Pots', row_anchor: 'Mint', row_id: 'row-7' })] },
    ],
    [
      'a target in a container',
      stepOf(click, [
        region({
          kind: 'scoped',
          container: 'item',
          container_anchor: 'Sage',
          inner_text: 'Harvest',
          ladder: 2,
        }),
      ]),
      {
        selectors: [
          region({
            kind: 'scoped',
            container: 'item',
            container_anchor: 'Sage',
            container_id: 'sage',
            inner_text: 'Harvest',
            ladder: 2,
          }),
        ],
      },
    ],
    ['a target in a frame', stepOf(typing, [region({ kind: 'framed', frame: 'till', inner_css: 'input' })])],
  ])('%s', async (_, step, changes = {}) => {
    const pre = step.sync.pre.map((condition) => ({ ...condition, timeout_ms: 5000 }));
    expect(await again([step])).toEqual([{ ...step, sync: { pre, post: [] }, ...changes }]);
  });

  it('with all that the sentence did', async () => {
    const steps = [
      stepOf(typing, [field]),
      stepOf(click, [water]),
      stepOf({ type: 'press_key', params: { key: 'Tab' } }),
    ];
    expect((await again(steps))?.map(({ id, action }) => [id, action])).toEqual([
      ['s0001', typing],
      ['s0002', click],
      ['s0003', { type: 'press_key', params: { key: 'Tab' } }],
    ]);
  });
});

describe('a recorded step is not used where it', () => {
  const sync = (more: Partial<TraceStep['sync']>): Partial<TraceStep> => ({
    sync: { pre: [{ kind: 'element_exists', timeout_ms: 2000 }], post: [], ...more },
  });

  it.each<readonly [string, TraceStep]>([
    ['has a parameter that nobody knows', stepOf(strange('click', { force: true }), [water])],
    ['has a parameter without a value', stepOf(strange('click', { x_pct: null }), [water])],
    ['has half a point', stepOf({ type: 'click', params: { x_pct: 50 } }, [water])],
    [
      'declares a dialog that cannot be read',
      stepOf(strange('hover', { dialog: { answer: 'yes' } }), [water]),
    ],
    ['has a word about submitting', stepOf(strange('type_text', { text: 'x', submit: true }), [field])],
    ['clears and types in one', stepOf({ type: 'type_text', params: { text: 'x', replace: true } }, [field])],
    [
      'chooses other options than it names',
      stepOf({ type: 'type_text', params: { text: 'Mon', values: ['Tue'] } }, [css('select')]),
    ],
    ['clears the focus', stepOf({ type: 'type_text', params: { text: '', replace: true } })],
    ['launches nothing', stepOf(strange('launch', {}))],
    ['launches two things', stepOf(strange('launch', { url: '/', reload: true }))],
    ['reloads nothing', stepOf(strange('launch', { reload: false }))],
    ['scrolls in two ways', stepOf({ type: 'scroll', params: { to: 'top', to_px: 3 } })],
    ['scrolls in none', stepOf({ type: 'scroll', params: {} })],
    ['counts nothing', stepOf({ type: 'capture', params: { name: 'n', count: false } }, [css('li')])],
    ['holds no keys', stepOf({ type: 'press_key', params: { key: 'Tab', modifiers: [] } })],
    ['presses a key on a target', stepOf({ type: 'press_key', params: { key: 'Tab' } }, [water])],
    ['clicks without a target', stepOf(click)],
    ['drags to nowhere', stepOf({ type: 'drag', params: { onto: [] } }, [water])],
    [
      'drags to a picture',
      stepOf({ type: 'drag', params: { onto: [rung('visual_template', {})] } }, [water]),
    ],
    ['waits by itself', stepOf(strange('wait', {}))],
    ['asks a database', stepOf({ type: 'assert', params: { kind: 'sql', connection: 'c', query: 'q' } })],
    ['expects what nobody knows', stepOf(shows({ scope: 'surface', value_rhymes: 'x' }))],
    [
      'says more about its expectation',
      stepOf(shows({ scope: 'surface', value_contains: 'Idle' }, { soft: true })),
    ],
    [
      'expects of a weaker rung',
      stepOf(shows({ value_contains: 'Idle' }, { selector_ref: 1 }), [css('p'), css('div')]),
    ],
    ['expects something of nothing', stepOf(shows({ value_contains: 'Idle' }))],
    [
      'expects of a text in the order of another engine',
      stepOf(shows({ element_present: true }, { selector_ref: 0 }), [text('Idle')]),
    ],
    ['runs on a surface of its own', stepOf(click, [water], { surface: 'erp' })],
    [
      'waits for something afterwards',
      stepOf(click, [water], sync({ post: [{ kind: 'element_exists', timeout_ms: 1 }] })),
    ],
    [
      'waits for a weaker rung',
      stepOf(click, [water], sync({ pre: [{ kind: 'element_exists', timeout_ms: 1, selector_ref: 1 }] })),
    ],
    [
      'waits for a window',
      stepOf(click, [water], sync({ pre: [{ kind: 'window_title', timeout_ms: 1, equals: 'x' }] })),
    ],
    ['is found by a picture too', stepOf(click, [water, rung('ai_relocation', { context: 'the button' })])],
    ['has a placeholder for a target', stepOf(typing, [rung('ai_relocation', { context: 'no target' })])],
    ['is found by more than it says', stepOf(click, [text('Water all', { ladder: 2, hue: 'green' })])],
    ['is found in an order that nobody knows', stepOf(click, [text('Water all', { ladder: 3 })])],
    ['is found by a path', stepOf(click, [rung('structural', { path: [] })])],
    ['is found by two identities at once', stepOf(click, [css('button', { automation_id: 'waterAll' })])],
    ['is found in a region that nobody knows', stepOf(click, [region({ kind: 'tree', frame: 'till' })])],
    [
      'is found by two texts in a frame',
      stepOf(typing, [region({ kind: 'framed', frame: 'till', inner_css: 'input', inner_text: 'Amount' })]),
    ],
    ['is found in a frame without a name', stepOf(typing, [region({ kind: 'framed', inner_css: 'input' })])],
  ])('%s', async (_, step) => {
    expect(await again([step])).toBeUndefined();
  });

  it('would take the sentence with it where only one of its steps cannot be used', async () => {
    expect(await again([stepOf(click, [water]), stepOf(strange('wait', {}))])).toBeUndefined();
  });

  it('leads elsewhere by the order of today than by that of the engine that recorded it', async () => {
    const app: SmallApp = {
      elements: [
        { kind: 'button', text: 'Save as' },
        { kind: 'text', text: 'Save' },
      ],
    };
    expect(await again([stepOf(click, [text('Save')])], app)).toBeUndefined();
    const alone = { elements: app.elements.slice(0, 1) };
    expect(await again([stepOf(click, [text('Save')])], alone)).toHaveLength(1);
  });
});
