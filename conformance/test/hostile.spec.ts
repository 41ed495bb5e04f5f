// Pages that fight back: none of them hangs a run, and none makes one pass that should not.
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { HostileStage } from './hostile-stage.ts';
import { brokenStep, stopOf } from './real-browser.ts';

jest.setTimeout(120_000);

// Tests that run side by side start before any hook does.
const stage = await HostileStage.start();

afterAll(() => stage.stop());

describe('a target that moves', () => {
  it.concurrent('for two seconds is pressed once it rests, and nothing else is', async () => {
    await stage.works('target-that-moves.html', ['rules: Click "Keep"', 'assert: the "id:out" shows - Keep']);
  });

  it.concurrent('without end is not pressed', async () => {
    await stage.fails(
      'target-that-never-rests.html',
      ['rules: Click "Keep"', 'assert: the "id:out" shows Kept within 1s'],
      { step: 1, code: 'not_actionable', message: '"Keep" exists (button "Keep") but is not stable after' },
      1500,
    );
  });
});

describe('a page that is drawn anew on every key', () => {
  const steps = [
    'rules: Type Fern into the "Plant" field',
    'assert: the "Plant" field contains Fern within 2s',
    'rules: Click "Save"',
    'assert: the "id:out" shows Saved Fern',
  ];

  it.concurrent('takes the whole text where it gives the focus back', async () => {
    await stage.works('render-on-every-key.html?focus', steps);
  });

  it.concurrent('does not pass for one that took the whole text where it loses the focus', async () => {
    const stop = stopOf(await stage.record('render-on-every-key.html', steps));
    expect(stop.step).toBeLessThanOrEqual(2);
    const result = await stage.replay('render-on-every-key.html', steps);
    expect(result.status).toBe('failed');
    expect(brokenStep(result).detail).toContain('"F"');
  });
});

describe('a page that draws a field anew when it gets the focus', () => {
  const steps = [
    'rules: Type Fern into the "Plant" field',
    'assert: the "Plant" field contains Fern within 1s',
  ];

  it.concurrent('takes the text in the new field', async () => {
    await stage.works('render-on-focus.html?once', steps);
  });

  it.concurrent('without end is given up, and said to have gone away', async () => {
    await stage.fails(
      'render-on-focus.html',
      steps,
      { step: 1, code: 'precondition', message: '"Plant" was there as field "Plant" and went away' },
      1500,
    );
  });
});

describe('a page that is drawn anew before a key arrives', () => {
  it.concurrent('takes nothing, and the step says so', async () => {
    await stage.fails('render-before-every-key.html', ['rules: Type Fern into the "Plant" field'], {
      step: 1,
      code: 'act_failed',
      message: 'the field went away before it took anything of what was typed',
    });
  });
});

describe('an overlay', () => {
  it.concurrent('of three seconds is waited for and never pressed', async () => {
    await stage.works('overlay-for-three-seconds.html', [
      'rules: Press the "Save" button',
      'assert: the "id:out" shows Saved',
      'assert: the "id:pressed" shows 0',
    ]);
  });

  // Replay waits half a minute for an overlay, so only the recording is tried here.
  it.concurrent('that stays is named, and nothing is pressed through it', async () => {
    const stop = stopOf(
      await stage.record('overlay-for-three-seconds.html?forever', ['rules: Press the "Save" button'], 1500),
    );
    expect(stop).toMatchObject({ step: 1, code: 'not_actionable' });
    expect(stop.message).toMatch(
      /^"Save" exists \(button "Save"\) but is not receiving events after \d+ ms: div#veil would receive it$/,
    );
  });
});

describe('a page that has replaced what scripts are made of', () => {
  it.concurrent('is acted on and asked as any other', async () => {
    await stage.works('globals-replaced.html', [
      'rules: Type Ada into the "Name" field',
      'rules: Check the "Terms" checkbox',
      'rules: Select Bergen from the "City" field',
      'rules: Press the "Save" button',
      'assert: the "id:out" shows Saved',
      'assert: the "Name" field contains Ada',
      'assert: the "id:box" checkbox is checked',
      'assert: the "Role" column of the row containing "Ann" shows Admin',
      'assert: page title is Everything replaced',
      'rules: Scroll to the bottom',
    ]);
  });

  it.concurrent('does not pass for what it is not', async () => {
    await stage.fails(
      'globals-replaced.html',
      ['rules: Press the "Save" button', 'assert: the "id:out" shows Lost within 1s'],
      { step: 2, code: 'text_mismatch', message: 'expected id:out to show "Lost", got "Saved"' },
    );
  });
});

describe('getters that throw and lie', () => {
  it.concurrent('change no answer that is true', async () => {
    await stage.works('getters-that-throw-and-lie.html', [
      'rules: Type Bea into the "Name" field',
      'assert: the "Name" field contains Bea',
      'assert: the "id:box" checkbox is not checked',
      'assert: the "Pay" button is disabled',
      'assert: the "id:state" shows Open',
      'assert: page title is Getters that throw, and getters that lie',
      'assert: page url contains getters',
    ]);
  });

  it.concurrent.each([
    ['the "id:state" is empty', 'text_mismatch', '"Open"'],
    ['page shows Paid 1 time', 'text_count', 'found it 0 times'],
    ['the "Name" field contains Ada', 'text_mismatch', 'got ""'],
    ['the "id:box" checkbox is checked', 'state_mismatch', 'it is not checked'],
    ['the "Pay" button is enabled', 'state_mismatch', 'it is disabled'],
    ['page title is Paid', 'title_mismatch', 'Getters'],
    ['page url contains paid.example', 'url_mismatch', '127.0.0.1'],
  ])('make nobody believe that %s', async (claim, code, message) => {
    await stage.fails('getters-that-throw-and-lie.html', [`assert: ${claim} within 1s`], {
      step: 1,
      code,
      message,
    });
  });
});

describe('twenty thousand nodes', () => {
  it.concurrent('are searched, counted and clicked', async () => {
    await stage.works('twenty-thousand-nodes.html', [
      'assert: the "css:.row" appears 5000 times',
      'assert: the "Plant 4999" is visible',
      'rules: Press the "Order the last" button',
      'assert: the "id:out" shows Ordered',
    ]);
  });

  it.concurrent('do not hide what is missing among them', async () => {
    await stage.fails('twenty-thousand-nodes.html', ['rules: Click "Plant 5000"'], {
      step: 1,
      code: 'precondition',
      message: '"Plant 5000" did not appear within',
    });
  });
});

describe('a page that stops itself', () => {
  it.concurrent('is asked as it stands', async () => {
    await stage.works('window-stop.html', [
      'rules: Press the "Stay" button',
      'assert: the "id:out" shows Here',
      'rules: Click "Away"',
      'assert: page title is A page that stops itself',
    ]);
  });

  it.concurrent('does not pass for the page that it stopped from coming', async () => {
    await stage.fails(
      'window-stop.html',
      ['rules: Click "Away"', 'assert: page title is Arrived within 3s'],
      {
        step: 2,
        code: 'title_mismatch',
        message: 'got "A page that stops itself"',
      },
    );
  });
});

describe('a page that stops its own loading', () => {
  // There is no load to wait for then, and half a page is not what a flow was written for.
  it.concurrent('keeps the flow from being launched, within the time that launching has', async () => {
    const steps = ['assert: page does not show The end'];
    const refused = { code: 'launch_failed', message: expect.stringContaining('did not open: Timeout') };
    const [recorded, result] = await stage.both('window-stop.html?at-once', steps);
    expect(stopOf(recorded)).toMatchObject(refused);
    expect(result).toMatchObject({ status: 'errored', error: refused });
  });
});

describe('a page that reloads itself', () => {
  it.concurrent('is acted on between two loads', async () => {
    await stage.works('page-that-reloads-itself.html', [
      'rules: Press the "Save" button',
      'assert: the "id:out" shows Saved',
      'assert: page title is A page that reloads itself',
    ]);
  });
});
