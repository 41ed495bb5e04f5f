// Pages that fight back: none of them hangs a run, and none makes one pass that should not.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { RecordResult } from '@flowproof/record';
import type { RunResult } from '@flowproof/replay';
import { flowFrom } from './flow-text.ts';
import { PageServer, type ServedPage } from './page-server.ts';
import { brokenStep, RealBrowser, stopOf, traceOf } from './real-browser.ts';
import { writtenTrace } from './written-trace.ts';

jest.setTimeout(120_000);

/** Long enough for a busy machine and 20,000 nodes, short enough to wait for, ms. */
const answerMs = 4000;

const browser = new RealBrowser(answerMs);
let server: PageServer;

const slow: ServedPage = (_, response) => {
  setTimeout(() => response.end('<!doctype html><title>Arrived</title>Arrived'), 1500).unref();
};

beforeAll(async () => {
  server = await PageServer.start((path) => {
    if (path === '/slow') return slow;
    return path.endsWith('.html')
      ? readFileSync(new URL(`../hostile${path}`, import.meta.url), 'utf8')
      : undefined;
  });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Steps as lines of a flow file: `rules: …`, `assert: …`. */
const flowOn = (page: string, steps: readonly string[]) => {
  const lines = steps.map((step) => {
    const colon = step.indexOf(':');
    return `  - ${step.slice(0, colon)}: ${JSON.stringify(step.slice(colon + 2))}`;
  });
  const head = ['name: Hostile', 'app: web', `url: ${server.origin()}/${page}`, 'steps:'];
  return flowFrom([...head, ...lines, ''].join('\n'), 'hostile.flow.yaml');
};

const record = (page: string, steps: readonly string[], stepTimeoutMs = 5000): Promise<RecordResult> =>
  browser.record(flowOn(page, steps), { env: {}, stepTimeoutMs });

/** Replays these steps, whether or not they can be recorded. */
const replay = (page: string, steps: readonly string[], stepTimeoutMs = 5000): Promise<RunResult> =>
  browser.replay(writtenTrace(flowOn(page, steps), stepTimeoutMs), {});

const works = async (page: string, steps: readonly string[]): Promise<void> => {
  const trace = traceOf(await record(page, steps));
  const result = await browser.replay(trace, {});
  expect(result.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
  expect(result.status).toBe('passed');
};

/** Both at once: most of it is waiting. */
const both = (page: string, steps: readonly string[], stepTimeoutMs = 5000) =>
  Promise.all([record(page, steps, stepTimeoutMs), replay(page, steps, stepTimeoutMs)]);

interface Refusal {
  readonly step: number;
  readonly code: string;
  readonly message: string;
}

const fails = async (
  page: string,
  steps: readonly string[],
  { step, code, message }: Refusal,
  stepTimeoutMs = 5000,
): Promise<void> => {
  const [recorded, result] = await both(page, steps, stepTimeoutMs);
  expect(stopOf(recorded)).toMatchObject({ step, code, message: expect.stringContaining(message) });
  expect(result.status).not.toBe('passed');
  expect(brokenStep(result)).toMatchObject({
    id: `s000${step}`,
    code,
    detail: expect.stringContaining(message),
  });
};

describe('a target that moves', () => {
  it('for two seconds is pressed once it rests, and nothing else is', async () => {
    await works('target-that-moves.html', ['rules: Click "Keep"', 'assert: the "id:out" shows - Keep']);
  });

  it('without end is not pressed', async () => {
    await fails(
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

  it('takes the whole text where it gives the focus back', async () => {
    await works('render-on-every-key.html?focus', steps);
  });

  it('does not pass for one that took the whole text where it loses the focus', async () => {
    const stop = stopOf(await record('render-on-every-key.html', steps));
    expect(stop.step).toBeLessThanOrEqual(2);
    const result = await replay('render-on-every-key.html', steps);
    expect(result.status).toBe('failed');
    expect(brokenStep(result).detail).toContain('"F"');
  });
});

describe('a page that draws a field anew when it gets the focus', () => {
  const steps = [
    'rules: Type Fern into the "Plant" field',
    'assert: the "Plant" field contains Fern within 1s',
  ];

  it('takes the text in the new field', async () => {
    await works('render-on-focus.html?once', steps);
  });

  it('without end is given up, and said to have gone away', async () => {
    await fails(
      'render-on-focus.html',
      steps,
      { step: 1, code: 'precondition', message: '"Plant" was there as field "Plant" and went away' },
      1500,
    );
  });
});

describe('a page that is drawn anew before a key arrives', () => {
  it('takes nothing, and the step says so', async () => {
    await fails('render-before-every-key.html', ['rules: Type Fern into the "Plant" field'], {
      step: 1,
      code: 'act_failed',
      message: 'the field went away before it took anything of what was typed',
    });
  });
});

describe('an overlay', () => {
  it('of three seconds is waited for and never pressed', async () => {
    await works('overlay-for-three-seconds.html', [
      'rules: Press the "Save" button',
      'assert: the "id:out" shows Saved',
      'assert: the "id:pressed" shows 0',
    ]);
  });

  // Replay waits half a minute for an overlay, so only the recording is tried here.
  it('that stays is named, and nothing is pressed through it', async () => {
    const stop = stopOf(
      await record('overlay-for-three-seconds.html?forever', ['rules: Press the "Save" button'], 1500),
    );
    expect(stop).toMatchObject({ step: 1, code: 'not_actionable' });
    expect(stop.message).toMatch(
      /^"Save" exists \(button "Save"\) but is not receiving events after \d+ ms: div#veil would receive it$/,
    );
  });
});

describe('a page that has replaced what scripts are made of', () => {
  it('is acted on and asked as any other', async () => {
    await works('globals-replaced.html', [
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

  it('does not pass for what it is not', async () => {
    await fails(
      'globals-replaced.html',
      ['rules: Press the "Save" button', 'assert: the "id:out" shows Lost within 1s'],
      { step: 2, code: 'text_mismatch', message: 'expected id:out to show "Lost", got "Saved"' },
    );
  });
});

describe('getters that throw and lie', () => {
  it('change no answer that is true', async () => {
    await works('getters-that-throw-and-lie.html', [
      'rules: Type Bea into the "Name" field',
      'assert: the "Name" field contains Bea',
      'assert: the "id:box" checkbox is not checked',
      'assert: the "Pay" button is disabled',
      'assert: the "id:state" shows Open',
      'assert: page title is Getters that throw, and getters that lie',
      'assert: page url contains getters',
    ]);
  });

  it.each([
    ['the "id:state" is empty', 'text_mismatch', '"Open"'],
    ['page shows Paid 1 time', 'text_count', 'found it 0 times'],
    ['the "Name" field contains Ada', 'text_mismatch', 'got ""'],
    ['the "id:box" checkbox is checked', 'state_mismatch', 'it is not checked'],
    ['the "Pay" button is enabled', 'state_mismatch', 'it is disabled'],
    ['page title is Paid', 'title_mismatch', 'Getters'],
    ['page url contains paid.example', 'url_mismatch', '127.0.0.1'],
  ])('make nobody believe that %s', async (claim, code, message) => {
    await fails('getters-that-throw-and-lie.html', [`assert: ${claim} within 1s`], {
      step: 1,
      code,
      message,
    });
  });
});

describe('twenty thousand nodes', () => {
  it('are searched, counted and clicked', async () => {
    await works('twenty-thousand-nodes.html', [
      'assert: the "css:.row" appears 5000 times',
      'assert: the "Plant 4999" is visible',
      'rules: Press the "Order the last" button',
      'assert: the "id:out" shows Ordered',
    ]);
  });

  it('do not hide what is missing among them', async () => {
    await fails('twenty-thousand-nodes.html', ['rules: Click "Plant 5000"'], {
      step: 1,
      code: 'precondition',
      message: '"Plant 5000" did not appear within',
    });
  });
});

describe('a storm of microtasks', () => {
  it('that a click starts ends the run without a verdict', async () => {
    const steps = ['rules: Click "Start"', 'assert: page shows Storm within 2s'];
    const [recorded, result] = await both('microtask-storm.html', steps);
    expect(stopOf(recorded)).toMatchObject({ code: expect.stringMatching(/^(?:transport|no_answer)$/) });
    expect(result.status).toBe('errored');
    expect(brokenStep(result).code).toMatch(/^(?:transport|no_answer)$/);
  });

  it('from the start keeps the flow from being launched', async () => {
    const steps = ['assert: page shows Calm within 2s'];
    const [recorded, result] = await both('microtask-storm.html?at-once', steps);
    expect(stopOf(recorded)).toMatchObject({
      code: 'launch_failed',
      message: expect.stringContaining('did not open'),
    });
    expect(result).toMatchObject({ status: 'errored', error: { code: 'launch_failed' } });
  });
});

describe('a page that stops itself', () => {
  it('is asked as it stands', async () => {
    await works('window-stop.html', [
      'rules: Press the "Stay" button',
      'assert: the "id:out" shows Here',
      'rules: Click "Away"',
      'assert: page title is A page that stops itself',
    ]);
  });

  it('does not pass for the page that it stopped from coming', async () => {
    await fails('window-stop.html', ['rules: Click "Away"', 'assert: page title is Arrived within 3s'], {
      step: 2,
      code: 'title_mismatch',
      message: 'got "A page that stops itself"',
    });
  });
});

describe('a page that stops its own loading', () => {
  // There is no load to wait for then, and half a page is not what a flow was written for.
  it('keeps the flow from being launched, within the time that launching has', async () => {
    const steps = ['assert: page does not show The end'];
    const refused = { code: 'launch_failed', message: expect.stringContaining('did not open: Timeout') };
    const [recorded, result] = await both('window-stop.html?at-once', steps);
    expect(stopOf(recorded)).toMatchObject(refused);
    expect(result).toMatchObject({ status: 'errored', error: refused });
  });
});

describe('alerts without end', () => {
  it('fail the step that starts them, in the words of the first', async () => {
    const steps = ['rules: Click "Start"', 'assert: page does not show Storm'];
    await fails('alerts-without-end.html', steps, { step: 1, code: 'act_failed', message: 'Warning 1' });
    const result = await replay('alerts-without-end.html', steps);
    expect(result.steps.map(({ status }) => status)).toEqual(['failed', 'skipped']);
  });

  it('fail it also where the first one is declared', async () => {
    await fails(
      'alerts-without-end.html',
      ['rules: Click "Start", accepting the dialog', 'assert: page does not show Storm'],
      { step: 1, code: 'act_failed', message: 'Warning 1' },
    );
  });

  it('at the start keep the flow from being launched', async () => {
    const steps = ['assert: page does not show Storm'];
    const stop = stopOf(await record('alerts-without-end.html?at-once', steps));
    expect(stop.message).toContain('Warning 1');
    const result = await replay('alerts-without-end.html?at-once', steps);
    expect(result.status).toBe('errored');
  });
});

describe('a page that reloads itself', () => {
  it('is acted on between two loads', async () => {
    await works('page-that-reloads-itself.html', [
      'rules: Press the "Save" button',
      'assert: the "id:out" shows Saved',
      'assert: page title is A page that reloads itself',
    ]);
  });
});
