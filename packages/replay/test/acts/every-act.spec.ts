// Every recorded action, and for each a twin that fails with the whole of what is said then.
import { describe, expect, it } from '@jest/globals';
import type { Selector, TraceAction } from '@flowproof/trace-format';
import { desk } from '../desk.ts';
import { cell, css, id, inFrame, inItem, performed, step, text } from '../stage.ts';

interface ActCase {
  readonly what: string;
  readonly action: TraceAction;
  readonly selectors?: readonly Selector[];
  /** What the surface was told, elements left out; undefined where nothing is performed on it. */
  readonly told?: object;
  readonly fails: {
    readonly action?: TraceAction;
    readonly selectors?: readonly Selector[];
    readonly code: string;
    readonly detail: string;
    readonly status?: 'errored';
  };
}

const type = (value: string): TraceAction => ({ type: 'type_text', params: { text: value } });
const click: TraceAction = { type: 'click', params: {} };

const cases: readonly ActCase[] = [
  {
    what: 'click',
    action: click,
    selectors: [text('Save', { role: 'button' })],
    told: { kind: 'click', button: 'left', count: 1 },
    fails: {
      selectors: [text('Archive', { role: 'button' })],
      code: 'not_actionable',
      detail: '"Archive" exists (button "Archive") but is not enabled after 5000 ms',
    },
  },
  {
    what: 'click at a point',
    action: { type: 'click', params: { x_pct: 25, y_pct: 75 } },
    selectors: [text('Save')],
    told: { kind: 'click', button: 'left', count: 1, point: { xPct: 25, yPct: 75 } },
    fails: {
      action: { type: 'click', params: { x_pct: 25, y_pct: 175 } },
      code: 'act_failed',
      detail: 'the point 25 %, 175 % is not on button "Save"',
    },
  },
  {
    what: 'click with one percentage, which is the middle',
    action: { type: 'click', params: { x_pct: 25 } },
    selectors: [text('Save')],
    told: { kind: 'click', button: 'left', count: 1 },
    fails: {
      selectors: [text('Publish')],
      code: 'not_actionable',
      detail:
        '"Publish" exists (button "Publish") but is not receiving events after 30000 ms: div.cover would receive it',
    },
  },
  {
    what: 'double click',
    action: { type: 'double_click', params: {} },
    selectors: [inItem('Harvest', 'Sage')],
    told: { kind: 'click', button: 'left', count: 2 },
    fails: {
      selectors: [inItem('Harvest', 'Mint')],
      status: 'errored',
      code: 'ambiguous_target',
      detail: 'the anchor "Mint" matches 2 items',
    },
  },
  {
    what: 'right click',
    action: { type: 'right_click', params: {} },
    selectors: [text('Remove')],
    told: { kind: 'click', button: 'right', count: 1 },
    fails: {
      selectors: [text('Spin')],
      code: 'not_actionable',
      detail: '"Spin" exists (button "Spin") but is not stable after 5000 ms',
    },
  },
  {
    what: 'hover',
    action: { type: 'hover', params: {} },
    selectors: [text('Remove')],
    told: { kind: 'hover' },
    fails: {
      selectors: [css('.menu')],
      code: 'precondition',
      detail: 'css:.menu did not appear within 5000 ms',
    },
  },
  {
    what: 'drag',
    action: { type: 'drag', params: { onto: [text('Mint')] } },
    selectors: [text('Sage')],
    told: { kind: 'drag' },
    fails: {
      action: { type: 'drag', params: { onto: [text('Mintt')] } },
      code: 'precondition',
      detail: `"Mintt" did not appear within 5000 ms; did you mean 'Mint'?`,
    },
  },
  {
    what: 'scroll to an edge of the page',
    action: { type: 'scroll', params: { to: 'bottom' } },
    told: { kind: 'scroll', to: { kind: 'bottom' } },
    fails: {
      action: { type: 'scroll', params: {} },
      code: 'scroll_destination',
      detail: 'the recorded scroll names no destination',
    },
  },
  {
    what: 'scroll into view, which decides over an edge',
    action: { type: 'scroll', params: { into_view: true, to: 'top' } },
    selectors: [text('Save')],
    told: { kind: 'scroll', to: { kind: 'view' } },
    fails: {
      action: { type: 'scroll', params: { to: 'top' } },
      code: 'act_failed',
      detail: 'button "Save" is not a scroll container',
    },
  },
  {
    what: 'scroll to an offset',
    action: { type: 'scroll', params: { to_px: 147 } },
    selectors: [id('log')],
    told: { kind: 'scroll', to: { kind: 'px', px: 147 } },
    fails: {
      action: { type: 'scroll', params: { to_px: 400 } },
      code: 'act_failed',
      detail: 'group "Old entry" stops at 300 px, asked for were 400 px',
    },
  },
  {
    what: 'type into a field',
    action: type('Grace'),
    selectors: [text('Name', { role: 'field' })],
    told: { kind: 'type', text: 'Grace', secret: false },
    fails: {
      selectors: [text('Code', { role: 'field' })],
      code: 'not_actionable',
      detail: '"Code" exists (textbox "Code") but is not editable after 5000 ms: it is read-only',
    },
  },
  {
    what: 'type into a field in a frame',
    action: type('13'),
    selectors: [inFrame('Amount', 'till')],
    told: { kind: 'type', text: '13', secret: false },
    fails: {
      selectors: [inFrame('Amount', 'desk')],
      code: 'precondition',
      detail: '"Amount" in the iframe "desk" did not appear within 5000 ms (the frames are "till")',
    },
  },
  {
    what: 'type into a field that takes nothing',
    action: type('x'),
    selectors: [text('Note', { role: 'field' })],
    told: { kind: 'type', text: 'x', secret: false },
    fails: {
      selectors: [text('Stone', { role: 'field' })],
      code: 'act_failed',
      detail: 'textbox "Stone" took nothing of what was typed; it holds "hard"',
    },
  },
  {
    what: 'type at the focus',
    action: type('Grace ${captured.n}'),
    told: { kind: 'type_focused', text: 'Grace ${captured.n}', secret: false },
    fails: {
      action: type('${NOWHERE}'),
      code: 'variable_unset',
      detail: 'the environment variable NOWHERE is not set',
    },
  },
  {
    what: 'clear a field',
    action: { type: 'type_text', params: { text: '', replace: true } },
    selectors: [text('Name', { role: 'field' })],
    told: { kind: 'clear' },
    fails: {
      selectors: [text('Stone', { role: 'field' })],
      code: 'act_failed',
      detail: 'textbox "Stone" was cleared and still holds something',
    },
  },
  {
    what: 'choose an option of a list',
    action: type('Basel'),
    selectors: [text('City', { role: 'field' })],
    told: { kind: 'type', text: 'Basel', secret: false },
    fails: {
      action: type('Olten'),
      code: 'act_failed',
      detail: 'combobox "City" has no option "Olten"; nothing was selected',
    },
  },
  {
    what: 'choose exactly these options, whatever the text says',
    action: { type: 'type_text', params: { text: 'Wed', values: ['Mon', 'Tue'] } },
    selectors: [text('Days', { role: 'field' })],
    told: { kind: 'select', options: ['Mon', 'Tue'], exact: true },
    fails: {
      selectors: [text('City', { role: 'field' })],
      code: 'act_failed',
      detail: 'combobox "City" takes one option only',
    },
  },
  {
    what: 'press a key',
    action: { type: 'press_key', params: { key: 'k', modifiers: ['mod'] } },
    told: { kind: 'press_key', key: 'k', modifiers: ['mod'] },
    fails: {
      action: { type: 'focus_window', params: {} },
      code: 'unsupported_action',
      detail: 'a recorded focus_window is not supported',
    },
  },
  {
    what: 'upload a file, its path relative to the working directory',
    action: { type: 'upload', params: { path: 'plan.png' } },
    selectors: [text('Photo', { role: 'field' })],
    told: { kind: 'upload', path: '/work/plan.png' },
    fails: {
      action: { type: 'upload', params: { path: 'gone.png' } },
      code: 'act_failed',
      detail: 'there is no file /work/gone.png',
    },
  },
  {
    what: 'check a checkbox',
    action: { type: 'set_checked', params: {} },
    selectors: [text('Reserve', { role: 'checkbox' })],
    told: { kind: 'set_checked', checked: true },
    fails: {
      selectors: [text('Stubborn', { role: 'checkbox' })],
      code: 'act_failed',
      detail: 'checkbox "Stubborn" was clicked and is still not checked',
    },
  },
  {
    what: 'uncheck a checkbox',
    action: { type: 'set_checked', params: { checked: false } },
    selectors: [text('Lit', { role: 'checkbox' })],
    told: { kind: 'set_checked', checked: false },
    fails: {
      selectors: [text('Save')],
      code: 'act_failed',
      detail: 'button "Save" is not a checkbox',
    },
  },
  {
    what: 'go to an address',
    action: { type: 'launch', params: { url: '/floor/2' } },
    told: { kind: 'navigate', to: '/floor/2' },
    fails: {
      action: { type: 'launch', params: {} },
      code: 'launch_target',
      detail: 'the recorded launch has neither an address nor a reload',
    },
  },
  {
    what: 'reload the page',
    action: { type: 'launch', params: { reload: true } },
    told: { kind: 'reload' },
    fails: {
      action: { type: 'wait', params: {} },
      code: 'unsupported_action',
      detail: 'a recorded wait is not supported',
    },
  },
  {
    what: 'remember a text',
    action: { type: 'capture', params: { name: 'floor' } },
    selectors: [cell('Floor', 'Window seat')],
    fails: {
      selectors: [cell('Floor', 'Attic')],
      code: 'precondition',
      detail: 'the "Floor" column of the row containing "Attic" did not appear within 5000 ms',
    },
  },
  {
    what: 'remember a number of matches',
    action: { type: 'capture', params: { name: 'items', count: true } },
    selectors: [css('li')],
    fails: {
      selectors: [css('.bed')],
      code: 'zero_count',
      detail: 'css:.bed did not appear within 5000 ms: there is no number to remember',
    },
  },
  {
    what: 'click with a placeholder where no target belongs',
    action: { type: 'press_key', params: { key: 'Tab' } },
    selectors: [{ tier: 'ai_relocation', provenance: 'vision', payload: { context: 'no target' } }],
    told: { kind: 'press_key', key: 'Tab', modifiers: [] },
    fails: {
      action: { type: 'capture_download', params: { name: 'file', timeout_ms: 1500 } },
      code: 'download_missing',
      detail: 'no download finished within 1500 ms',
    },
  },
];

const files = new Set(['/work/plan.png']);
const unsynced = { pre: [], post: [] };

describe('a recorded action', () => {
  it.each(cases)('passes: $what', async ({ action, selectors = [], told }) => {
    const placeholder = selectors[0]?.tier === 'ai_relocation';
    const only = step(action, selectors, placeholder ? unsynced : undefined);
    const { result, surface } = await performed(desk, only, { make: { files } });
    expect(result.steps.map(({ status, detail }) => ({ status, detail }))).toEqual([{ status: 'passed' }]);
    expect(result.status).toBe('passed');
    const acts = surface.acts.map((act) =>
      Object.fromEntries(Object.entries(act).filter(([key]) => key !== 'element' && key !== 'onto')),
    );
    expect(acts).toEqual(told === undefined ? [] : [told]);
  });

  it.each(cases)(
    'fails when it cannot be done, and says why: not $what',
    async ({ action, selectors = [], fails }) => {
      const ladder = fails.selectors ?? selectors;
      const placeholder = ladder[0]?.tier === 'ai_relocation';
      const only = step(fails.action ?? action, ladder, placeholder ? unsynced : undefined);
      const { result, step: told } = await performed(desk, only, { make: { files } });
      expect({ status: told.status, code: told.code, detail: told.detail }).toEqual({
        status: fails.status ?? 'failed',
        code: fails.code,
        detail: fails.detail,
      });
      expect(result.status).toBe(fails.status ?? 'failed');
    },
  );
});
