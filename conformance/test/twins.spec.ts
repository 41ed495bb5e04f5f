// Every form of sentence there is for the web: recorded and replayed where it works, stopped and failed where it must.
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import {
  catalogue,
  type ElementClaim,
  parseAction,
  parseAssertion,
  type SurfaceClaim,
} from '@flowproof/grammar';
import type { Trace, TraceStep } from '@flowproof/trace-format';
import { choosingTwins } from '../twins/choosing.ts';
import { type ConditionTwin, conditionTwins } from '../twins/conditions.ts';
import { elementClaimTwins } from '../twins/element-claims.ts';
import { goingTwins } from '../twins/going.ts';
import { pageClaimTwins } from '../twins/page-claims.ts';
import { pointingTwins } from '../twins/pointing.ts';
import { type Twin, twinStepMs } from '../twins/twin.ts';
import { typingTwins } from '../twins/typing.ts';
import { flowFrom } from './flow-text.ts';
import { brokenStep, stopOf, traceOf } from './real-browser.ts';
import { TwinStage } from './twin-stage.ts';
import { writtenTrace } from './written-trace.ts';

jest.setTimeout(120_000);

const actions = [...typingTwins, ...choosingTwins, ...pointingTwins, ...goingTwins];
const claims = [...pageClaimTwins, ...elementClaimTwins];

// Tests that run side by side start before any hook does.
const stage = await TwinStage.start();

afterAll(async () => {
  await stage.stop();
});

type Kind = 'rules' | 'assert';
type Line = readonly [kind: Kind, sentence: string];

/** A flow of these lines; JSON's quotes are YAML's too. */
const flowOf = (lines: readonly Line[]) => {
  const steps = lines.map(([kind, sentence]) => `  - ${kind}: ${JSON.stringify(sentence)}`);
  return flowFrom(
    ['name: Twin', 'app: web', 'url: "${PAGE}"', 'steps:', ...steps, ''].join('\n'),
    'twin.flow.yaml',
  );
};

const beforeLines = ({ before = [] }: Twin): readonly Line[] => before.map((action) => ['rules', action]);

const workingLines = (twin: Twin, kind: Kind): readonly Line[] => [
  ...beforeLines(twin),
  [kind, twin.sentence],
  ...(twin.then === undefined ? [] : ([['assert', twin.then]] as const)),
];

/** The sentence that must not work; an assertion gives up after a second, and a drag is never the last step. */
const failingLines = (twin: Twin, kind: Kind): readonly Line[] => {
  const sentence = twin.fails.sentence ?? twin.sentence;
  const after: readonly Line[] = kind === 'rules' ? [['assert', 'page url contains run=']] : [];
  return [...beforeLines(twin), [kind, kind === 'rules' ? sentence : `${sentence} within 1s`], ...after];
};

/** A message without the times that were measured. */
const timeless = (message = ''): string => message.replaceAll(/(within|after) \d+ ms/g, '$1 … ms');

/** The same trace with the short waits of a twin. */
const hurried = (trace: Trace): Trace => ({ ...trace, steps: trace.steps.map(hurriedStep) });

const hurriedStep = (step: TraceStep): TraceStep => {
  const pre = step.sync.pre.map((condition) => ({ ...condition, timeout_ms: twinStepMs }));
  const { action } = step;
  if (action.type !== 'assert' || action.params.kind !== 'element_state')
    return { ...step, sync: { ...step.sync, pre } };
  const expected = { ...action.params.expect, timeout_ms: 1000 };
  return { ...step, action: { ...action, params: { ...action.params, expect: expected } } };
};

const prove = (kind: Kind) => async (twin: Twin) => {
  const { page, fails } = twin;
  const working = traceOf(await stage.record(flowOf(workingLines(twin, kind)), page, 5000));
  const passed = await stage.replay(working, page);
  expect(passed.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
  expect(passed).toMatchObject({ status: 'passed', degraded: false });

  const failing = flowOf(failingLines(twin, kind));
  const wrongPage = fails.page ?? page;
  // The trace that worked, on the page where it must not; where the sentence differs, a trace of that sentence.
  const trace = fails.sentence === undefined ? hurried(working) : writtenTrace(failing, twinStepMs);
  const [recorded, result] = await Promise.all([
    stage.record(failing, wrongPage, twinStepMs),
    stage.replay(trace, wrongPage),
  ]);
  const stop = stopOf(recorded);
  expect([stop.step, stop.code, timeless(stop.message)]).toEqual([
    beforeLines(twin).length + 1,
    fails.code,
    expect.stringContaining(fails.message),
  ]);
  const broken = brokenStep(result);
  const { code, message } = fails.replays ?? fails;
  expect([broken.code, timeless(broken.detail)]).toEqual([code, expect.stringContaining(message)]);
  const failingIntent = fails.replays === undefined ? (fails.sentence ?? twin.sentence) : twin.then;
  expect(broken.intent.replace(/ within 1s$/, '')).toBe(failingIntent?.replace(/ within 1s$/, ''));
};

const named = (twins: readonly Twin[]) =>
  twins.map((twin, index) => ({ ...twin, name: `${index + 1} ${twin.sentence}: ${twin.fails.code}` }));

describe('an action', () => {
  it.concurrent.each(named(actions))('$name', prove('rules'));
});

describe('an assertion', () => {
  it.concurrent.each(named(claims))('$name', prove('assert'));
});

describe('a condition', () => {
  const recordedSteps = async (twin: ConditionTwin, page: string): Promise<readonly string[]> => {
    const text = [
      'name: Condition',
      'app: web',
      'url: "${PAGE}"',
      'steps:',
      `  - when: ${JSON.stringify(twin.condition)}`,
      '    steps:',
      '      - rules: Click "css:body"',
      '  - assert: page url contains run=',
    ].join('\n');
    const trace = traceOf(await stage.record(flowFrom(text, 'condition.flow.yaml'), page, 5000));
    return trace.steps.map(({ action }) => action.type);
  };

  it.concurrent.each(conditionTwins)('$condition: holds on one page and not on the other', async (twin) => {
    expect(await recordedSteps(twin, twin.holds)).toEqual(['click', 'assert']);
    expect(await recordedSteps(twin, twin.fails)).toEqual(['assert']);
  });

  it('that compares what is no number stops the recording', async () => {
    const twin = conditionTwins.find(({ form }) => form === 'compare');
    if (twin === undefined) throw new Error('no comparison');
    await expect(recordedSteps(twin, twin.holds.replace('9.5', 'much'))).rejects.toThrow(
      'not_a_number: the condition compares numbers, and "much" is none',
    );
  });
});

describe('the table', () => {
  const covered = new Set([
    ...actions.map(({ form }) => `action ${form}`),
    ...claims.map(({ form }) => `assert ${form}`),
    ...conditionTwins.map(({ form }) => `condition ${form}`),
  ]);
  const forms = catalogue
    .filter(({ apps }) => apps.includes('web'))
    .flatMap(({ name, positions }) => positions.map((position) => `${position} ${name}`));

  it('has a twin for every form that the grammar offers on the web', () => {
    expect(forms.filter((form) => !covered.has(form))).toEqual([]);
  });

  it('speaks of no form that the grammar does not know', () => {
    expect([...covered].filter((form) => !forms.includes(form))).toEqual([]);
  });

  it('has every claim, positive and negative, and every fact about a cookie', () => {
    const claimed = new Set(claims.map(({ sentence }) => claimIn(sentence)));
    expect(Object.keys(everyClaim).filter((claim) => !claimed.has(claim))).toEqual([]);
  });

  it('answers dialogs in every way', () => {
    const parsed = actions.map(({ sentence }) => parseAction(sentence, 'web'));
    const answers = parsed.flatMap((each) =>
      each.ok && each.value.kind === 'click' && each.value.dialog !== undefined
        ? [[each.value.dialog.disposition, each.value.dialog.reply !== undefined].join(' ')]
        : [],
    );
    expect(new Set(answers)).toEqual(new Set(['accept false', 'dismiss false', 'accept true']));
  });
});

type WebClaim = Exclude<
  ElementClaim['kind'] | SurfaceClaim['kind'],
  'cookie' | 'display_shows' | 'document_contains'
>;
type CookieClaim = `cookie ${Extract<SurfaceClaim, { kind: 'cookie' }>['fact']}`;

// The compiler keeps this list complete: a claim that the grammar gains is missing here until it has its twin.
const everyClaim: Readonly<Record<WebClaim | CookieClaim, true>> = {
  page_shows: true,
  page_not_shows: true,
  page_shows_times: true,
  url_is: true,
  url_contains: true,
  title_is: true,
  title_contains: true,
  'cookie exists': true,
  'cookie http_only': true,
  'cookie secure': true,
  'cookie persistent': true,
  field_contains: true,
  shows: true,
  visible: true,
  not_visible: true,
  enabled: true,
  disabled: true,
  empty: true,
  not_empty: true,
  checked: true,
  not_checked: true,
  appears_times: true,
  attribute_is: true,
  attribute_is_not: true,
  has_attribute: true,
  lacks_attribute: true,
  style_is: true,
  style_is_not: true,
};

const claimIn = (sentence: string): string => {
  const parsed = parseAssertion(sentence, 'web');
  if (!parsed.ok) throw new Error(sentence);
  const { claim } = parsed.value;
  return claim.kind === 'cookie' ? `cookie ${claim.fact}` : claim.kind;
};
