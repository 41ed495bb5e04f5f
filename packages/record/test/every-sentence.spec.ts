// Every sentence there is for the web, recorded and replayed, and for each a twin that stops the recording.
import { describe, expect, it } from '@jest/globals';
import { nursery } from './nursery.ts';
import { recordOn, replayOn, stopOf, traceOf } from './stage.ts';

interface Sentence {
  readonly written: string;
  /** What must have come of it. */
  readonly then?: string;
  readonly before?: string;
  readonly twin: string;
  readonly code: string;
  readonly message: string;
}

const late = (target: string, more = ''): string => `${target} did not appear within 5000 ms${more}`;

const actions: readonly Sentence[] = [
  {
    written: 'Click "Water all"',
    then: 'the "id:state" shows Watered',
    twin: 'Click "Watr all"',
    code: 'precondition',
    message: late('"Watr all"', `; did you mean 'Water all', 'waterAll'?`),
  },
  {
    written: 'Press the "Water all" button',
    then: 'the "id:state" shows Watered',
    twin: 'Press the "Sell" button',
    code: 'not_actionable',
    message: '"Sell" exists (button "Sell") but is not enabled after 5000 ms',
  },
  {
    written: 'Press the waterAll button',
    then: 'the "id:state" shows Watered',
    twin: 'Press the waterNone button',
    code: 'precondition',
    message: late('id:waterNone'),
  },
  {
    written: 'Click "Water all" at 25%,75%',
    then: 'the "id:state" shows Watered',
    twin: 'Click the 3rd "Harvest" at 25%,75%',
    code: 'precondition',
    message: late('3rd "Harvest"'),
  },
  {
    written: 'Double-click "Water all"',
    then: 'the "id:state" shows Flooded',
    twin: 'Double-click "css:.none"',
    code: 'precondition',
    message: late('css:.none'),
  },
  {
    written: 'Right-click "Water all"',
    then: 'the "id:state" shows Menu',
    twin: 'Right-click "Sell"',
    code: 'not_actionable',
    message: '"Sell" exists (button "Sell") but is not enabled after 5000 ms',
  },
  {
    written: 'Hover over "Water all"',
    then: 'the "id:state" shows Hinted',
    twin: 'Hover over the "Harvest" in the item containing "Dill"',
    code: 'precondition',
    message: late('"Harvest" in the item containing "Dill"'),
  },
  {
    written: 'Click "Remove", accepting the "3 plants" dialog',
    then: 'the "id:state" shows Removed',
    twin: 'Click "Remove", accepting the "4 plants" dialog',
    code: 'dialog_message',
    message: 'the dialog said "Remove 3 plants?", declared was "4 plants"',
  },
  {
    written: 'Click "Remove", dismissing the dialog',
    then: 'the "id:state" shows Kept',
    twin: 'Click "Remove"',
    code: 'unexpected_dialog',
    message: 'unexpected dialog opened: Remove 3 plants?',
  },
  {
    written: 'Click "Rename", answering the prompt with "Bed 7"',
    then: 'the "id:state" shows Bed 7',
    twin: 'Click "Water all", answering the prompt with "Bed 7"',
    code: 'dialog_missing',
    message: 'the dialog that this step declares did not open within 5000 ms',
  },
  {
    written: 'Type Fern into the "Plant" field',
    then: 'the "Plant" field contains Fern',
    twin: 'Type Fern into the "Code" field',
    code: 'not_actionable',
    message: '"Code" exists (textbox "Code") but is not editable after 5000 ms: it is read-only',
  },
  {
    written: 'Type 13 into the "Amount" field in the iframe "till"',
    then: 'the "Amount" field in the iframe "till" contains 13',
    twin: 'Type 13 into the "Amount" field in the iframe "desk"',
    code: 'precondition',
    message: late('"Amount" in the iframe "desk"', ' (the frames are "till")'),
  },
  {
    written: 'Type 40 into the "Pots" column of the row containing "Thyme"',
    then: 'the "Pots" column of the row containing "Thyme" field contains 40',
    twin: 'Type 40 into the "Pots" column of the row containing "Dill"',
    code: 'precondition',
    message: late('the "Pots" column of the row containing "Dill"'),
  },
  {
    written: 'Type late',
    before: 'Type x into the "Note" field',
    then: 'the "Note" field contains xlate',
    twin: 'Type ${NOWHERE}',
    code: 'variable_unset',
    message: 'the environment variable NOWHERE is not set',
  },
  {
    written: 'Replace the "Plant" field with Fern',
    then: 'the "Plant" field contains Fern',
    twin: 'Replace the "Plnt" field with Fern',
    code: 'precondition',
    message: late('"Plnt"', `; did you mean 'Plant', 'plant', 'Mint'?`),
  },
  {
    written: 'Clear the "Plant" field',
    then: 'the "Plant" field is empty',
    twin: 'Clear the "Stage" field',
    code: 'not_actionable',
    message: '"Stage" exists (combobox "Stage") but is not editable after 5000 ms: it takes no text',
  },
  {
    written: 'Select Ready from the "Stage" field',
    then: 'the "Stage" field contains Ready',
    twin: 'Select Wilted from the "Stage" dropdown',
    code: 'act_failed',
    message: 'combobox "Stage" has no option "Wilted"; nothing was selected',
  },
  {
    written: 'Select s from the "Stage" field',
    before: 'Select Ready from the "Stage" field',
    then: 'the "Stage" field contains Seed',
    twin: 'Select Fern from the "Plant" field',
    code: 'act_failed',
    message: 'textbox "Plant" is not a list',
  },
  {
    written: 'Select "Mon" and "Wed" from the "Days" field',
    then: 'the "Days" field contains Mon, Wed',
    twin: 'Select "Mon" and "Wed" from the "Stage" field',
    code: 'act_failed',
    message: 'combobox "Stage" takes one option only',
  },
  {
    written: 'Check the "Organic" checkbox',
    then: 'the "Organic" checkbox is checked',
    twin: 'Check the "Water all" checkbox',
    code: 'precondition',
    message: late('"Water all"', `; did you mean 'waterAll'?`),
  },
  {
    written: 'Uncheck the "Delivered" checkbox',
    then: 'the "Delivered" checkbox is not checked',
    twin: 'Uncheck the waterAll checkbox',
    code: 'act_failed',
    message: 'button "Water all" is not a checkbox',
  },
  {
    written: 'Press Mod+k',
    then: 'the "id:state" shows Searching',
    before: 'Click "Plant"',
    twin: 'Press the "Enter" button',
    code: 'precondition',
    message: late('"Enter"'),
  },
  {
    written: 'Press Enter',
    before: 'Click "Water all"',
    then: 'the "id:state" shows Watered',
    twin: 'Press the "Remove" button in the item containing "Sage"',
    code: 'precondition',
    message: late('"Remove" in the item containing "Sage"'),
  },
  {
    written: 'Upload plan.png into the "Photo" field',
    then: 'the "Photo" shows plan.png',
    twin: 'Upload gone.png into the "Photo" field',
    code: 'act_failed',
    message: 'there is no file /work/gone.png',
  },
  {
    written: 'Scroll to the bottom',
    twin: 'Scroll "Water all" to the bottom',
    code: 'act_failed',
    message: 'button "Water all" is not a scroll container',
  },
  {
    written: 'Scroll the "id:log" to 147px',
    twin: 'Scroll the "id:log" to 400px',
    code: 'act_failed',
    message: 'group "Old entry" stops at 300 px, asked for were 400 px',
  },
  {
    written: 'Scroll "Beds" into view',
    twin: 'Scroll "Bed" to the top',
    code: 'act_failed',
    message: 'link "Beds" is not a scroll container',
  },
  {
    written: 'Remember the "id:stock" as stock',
    then: 'the "id:stock" shows ${captured.stock}',
    twin: 'Remember the "id:shelf" as stock',
    code: 'precondition',
    message: late('id:shelf'),
  },
  {
    written: 'Remember how many "Harvest" appear as ripe',
    then: 'the "id:stock" shows ${captured.ripe} + 12',
    twin: 'Remember how many "css:.ripe" appear as ripe',
    code: 'zero_count',
    message: 'css:.ripe did not appear within 5000 ms: there is no number to remember',
  },
  {
    written: 'Go to /beds',
    then: 'page url is /beds',
    twin: 'Go to ${NOWHERE}',
    code: 'variable_unset',
    message: 'the environment variable NOWHERE is not set',
  },
  {
    written: 'Reload the page',
    before: 'Click "Water all"',
    then: 'the "id:state" shows Idle',
    twin: 'Wait until the download completes as file within 2s',
    code: 'download_missing',
    message: 'no download finished within 2000 ms',
  },
  {
    written: 'Wait until the download completes as list',
    before: 'Click "Price list"',
    then: 'the "id:price-path" shows ${captured.list}',
    twin: 'Wait until the download completes as list within 1s',
    code: 'download_missing',
    message: 'no download finished within 1000 ms',
  },
  {
    written: 'Wait until page shows In stock',
    twin: 'Wait until page shows Sold out within 2s',
    code: 'text_mismatch',
    message: '',
  },
];

const assertions: readonly Sentence[] = [
  {
    written: 'page shows IN STOCK',
    twin: 'page shows Sold out within 1s',
    code: 'text_mismatch',
    message: '',
  },
  {
    written: 'page does not show Sold out',
    twin: 'page does not show in stock within 1s',
    code: 'text_mismatch',
    message: '',
  },
  {
    written: 'page shows Harvest 2 times',
    twin: 'page shows Harvest 3 times within 1s',
    code: 'text_count',
    message: 'expected the page to show "Harvest" 3 times, found it 2 times (waited 1000 ms)',
  },
  {
    written: 'page url is /',
    twin: 'page url is /beds within 1s',
    code: 'url_mismatch',
    message: 'expected the page url to be "/beds", got "https://desk.example/" (waited 1000 ms)',
  },
  {
    written: 'page url contains desk.example',
    twin: 'page url contains shed within 1s',
    code: 'url_mismatch',
    message: 'expected the page url to contain "shed", got "https://desk.example/" (waited 1000 ms)',
  },
  {
    written: 'page title is Nursery',
    twin: 'page title is Shed within 1s',
    code: 'title_mismatch',
    message: 'expected the page title to be "Shed", got "Nursery" (waited 1000 ms)',
  },
  {
    written: 'page title contains urse',
    twin: 'page title contains hed within 1s',
    code: 'title_mismatch',
    message: 'expected the page title to contain "hed", got "Nursery" (waited 1000 ms)',
  },
  {
    written: 'cookie "sid" exists',
    twin: 'cookie "cart" exists within 1s',
    code: 'cookie_mismatch',
    message: 'expected cookie "cart" to exist: set are sid (waited 1000 ms)',
  },
  {
    written: 'cookie "sid" is httpOnly',
    twin: 'cookie "sid" is persistent within 1s',
    code: 'cookie_mismatch',
    message: 'expected cookie "sid" to be persistent, it is not (waited 1000 ms)',
  },
  {
    written: 'cookie "sid" is secure',
    twin: 'cookie "cart" is secure within 1s',
    code: 'cookie_mismatch',
    message: 'expected cookie "cart" to be secure: set are sid (waited 1000 ms)',
  },
  {
    written: 'the "Plant" field contains asi',
    twin: 'the "Plant" field contains Fern within 1s',
    code: 'text_mismatch',
    message: 'expected "Plant" to show "Fern", got "Basil" (waited 1000 ms)',
  },
  {
    written: 'the plant field contains Basil',
    twin: 'the plants field contains Basil within 1s',
    code: 'missing_element',
    message: 'nothing matches id:plants (waited 1000 ms)',
  },
  {
    written: 'the "Pots" column of the row containing "Mint" shows 30',
    twin: 'the "Pots" column of the row containing "Mint" shows 31 within 1s',
    code: 'text_mismatch',
    message:
      'expected the "Pots" column of the row containing "Mint" to show "31", got "30" (waited 1000 ms)',
  },
  {
    written: 'the "Amount" in the iframe "till" is visible',
    twin: 'the "Amount" in the iframe "till" is not visible within 1s',
    code: 'visibility_mismatch',
    message: '"Amount" in the iframe "till" is still on screen (waited 1000 ms)',
  },
  {
    written: 'the "id:deal" is not visible',
    twin: 'the "id:deal" is visible within 1s',
    code: 'visibility_mismatch',
    message: 'id:deal is present but not rendered (waited 1000 ms)',
  },
  {
    written: 'the "css:.none" is not visible',
    twin: 'the "css:.none" is visible within 1s',
    code: 'missing_element',
    message: 'css:.none never appeared (waited 1000 ms)',
  },
  {
    written: 'the "Harvest" button in the item containing "Sage" is enabled',
    twin: 'the "Sell" is enabled within 1s',
    code: 'state_mismatch',
    message: 'expected that "Sell" is enabled, but it is disabled (waited 1000 ms)',
  },
  {
    written: 'the "Sell" button is disabled',
    twin: 'the "Water all" is disabled within 1s',
    code: 'state_mismatch',
    message: 'expected that "Water all" is disabled, but it is enabled (waited 1000 ms)',
  },
  {
    written: 'the "Note" field is empty',
    twin: 'the "Plant" is empty within 1s',
    code: 'text_mismatch',
    message: 'expected "Plant" to be empty, it holds "Basil" (waited 1000 ms)',
  },
  {
    written: 'the "Plant" is not empty',
    twin: 'the "id:blank" is not empty within 1s',
    code: 'text_mismatch',
    message: 'expected id:blank not to be empty, it is (waited 1000 ms)',
  },
  {
    written: 'the "Delivered" checkbox is checked',
    twin: 'the "Organic" checkbox is checked within 1s',
    code: 'state_mismatch',
    message: 'expected that "Organic" is checked, but it is not checked (waited 1000 ms)',
  },
  {
    written: 'the "Organic" checkbox is not checked',
    twin: 'the "id:waterAll" checkbox is not checked within 1s',
    code: 'not_a_checkbox',
    message: 'id:waterAll is not a checkbox, it is button "Water all" (waited 1000 ms)',
  },
  {
    written: 'the "Harvest" appears 2 times',
    twin: 'the "Harvest" appears 1 time within 1s',
    code: 'element_count',
    message: 'expected "Harvest" to appear 1 time, found 2 (waited 1000 ms)',
  },
  {
    written: 'the "Beds" attribute href is /beds',
    twin: 'the "Beds" attribute href is /bed within 1s',
    code: 'attribute_mismatch',
    message: 'expected attribute href of "Beds" to be "/bed", got "/beds" (waited 1000 ms)',
  },
  {
    written: 'the "Beds" attribute target is not _blank',
    twin: 'the "Beds" attribute href is not /beds within 1s',
    code: 'attribute_mismatch',
    message: 'expected attribute href of "Beds" not to be "/beds", got "/beds" (waited 1000 ms)',
  },
  {
    written: 'the "Beds" has attribute href',
    twin: 'the "Beds" has attribute target within 1s',
    code: 'attribute_mismatch',
    message: 'expected that "Beds" has attribute target, but it has no attribute target (waited 1000 ms)',
  },
  {
    written: 'the "Beds" does not have attribute target',
    twin: 'the "css:.none" does not have attribute target within 1s',
    code: 'missing_element',
    message: 'nothing matches css:.none (waited 1000 ms)',
  },
  {
    written: 'the "Beds" style color is red',
    twin: 'the "Beds" style color is blue within 1s',
    code: 'style_mismatch',
    message: 'expected style color of "Beds" to be "blue", got "rgb(255, 0, 0)" (waited 1000 ms)',
  },
  {
    written: 'the "Beds" style text-transform is not none',
    twin: 'the "Beds" style text-transform is not UPPERCASE within 1s',
    code: 'style_mismatch',
    message:
      'expected style text-transform of "Beds" not to be "UPPERCASE", got "uppercase" (waited 1000 ms)',
  },
  {
    written: 'page shows ${captured.stock}',
    before: 'Remember the "id:stock" as stock',
    twin: 'page shows ${captured.shelf} within 1s',
    code: 'capture_missing',
    message: 'nothing was captured as "shelf"; captured so far: stock',
  },
];

const files = new Set(['/work/plan.png']);
const quoted = (sentence: string, key: string): string => `${key}: '${sentence}'`;

describe('an action sentence', () => {
  it.each(actions)('is recorded and replayed: $written', async ({ written, before, then }) => {
    const steps = [
      ...(before === undefined ? [] : [quoted(before, 'rules')]),
      quoted(written, 'rules'),
      ...(then === undefined ? [] : [quoted(then, 'assert')]),
    ];
    const trace = traceOf(await recordOn(nursery, steps, { make: { files } }));
    const replayed = await replayOn(nursery, trace, { make: { files } });
    expect(replayed.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
    expect(replayed).toMatchObject({ status: 'passed', degraded: false });
  });

  it.each(actions.filter(({ message }) => message !== ''))(
    'stops the recording where it does not work: $twin',
    async (each) => {
      const stop = stopOf(await recordOn(nursery, [quoted(each.twin, 'rules')], { make: { files } }));
      expect(stop).toMatchObject({
        code: each.code,
        step: 1,
        intent: each.twin,
        location: { file: 'desk.flow.yaml', line: 5 },
      });
      expect(stop.message).toBe(each.message);
    },
  );
});

describe('an assertion sentence', () => {
  it.each(assertions)('is recorded and replayed: $written', async ({ written, before }) => {
    const steps = [...(before === undefined ? [] : [quoted(before, 'rules')]), quoted(written, 'assert')];
    const trace = traceOf(await recordOn(nursery, steps));
    expect(await replayOn(nursery, trace)).toMatchObject({ status: 'passed', degraded: false });
  });

  it.each(assertions)(
    'stops the recording where it does not hold: $twin',
    async ({ twin, before, code, message }) => {
      const steps = [...(before === undefined ? [] : [quoted(before, 'rules')]), quoted(twin, 'assert')];
      const stop = stopOf(await recordOn(nursery, steps));
      expect(stop).toMatchObject({ code, step: steps.length, intent: twin });
      if (message !== '') expect(stop.message).toBe(message);
    },
  );
});
