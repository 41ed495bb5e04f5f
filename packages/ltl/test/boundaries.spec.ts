// The boundary table of the contract page, row by row.
import { describe, expect, it } from '@jest/globals';
import { always, createEvaluator, eventually, type Formula, next, predicate } from '@flowproof/ltl';

let value: string | undefined;
const p = predicate(() => {
  if (value === 'x') throw new Error('unreadable');
  return value === '1';
}, 'p');

/** `p` per step: 1 true, 0 false, x throws, – skipped. Steps are 100 ms apart unless times are given. */
interface Row {
  readonly formula: Formula;
  readonly steps: string;
  readonly verdicts: string;
  readonly result: 'holds' | 'violated';
  readonly isError?: true;
  readonly times?: readonly number[];
}

const rows: Readonly<Record<string, Row>> = {
  'met at the last step of the window': {
    formula: eventually(p).within(3, 'steps'),
    steps: '001',
    verdicts: 'p p h',
    result: 'holds',
  },
  'met one step late': {
    formula: eventually(p).within(2, 'steps'),
    steps: '001',
    verdicts: 'p v v',
    result: 'violated',
  },
  'a window of no steps has one': {
    formula: eventually(p).within(0, 'steps'),
    steps: '01',
    verdicts: 'v v',
    result: 'violated',
  },
  'a window of one step': {
    formula: eventually(p).within(1, 'steps'),
    steps: '1',
    verdicts: 'h',
    result: 'holds',
  },
  'on the deadline': {
    formula: eventually(p).within(200, 'milliseconds'),
    steps: '001',
    verdicts: 'p p h',
    result: 'holds',
  },
  'after the deadline': {
    formula: eventually(p).within(199, 'milliseconds'),
    steps: '001',
    verdicts: 'p p v',
    result: 'violated',
  },
  'never, known on the deadline': {
    formula: eventually(p).within(200, 'milliseconds'),
    steps: '0000',
    verdicts: 'p p v v',
    result: 'violated',
  },
  'a window of no time is now': {
    formula: eventually(p).within(0, 'milliseconds'),
    steps: '10',
    verdicts: 'h h',
    result: 'holds',
  },
  'seconds with a fraction': {
    formula: eventually(p).within(0.5, 'seconds'),
    steps: '001',
    times: [0, 250, 501],
    verdicts: 'p p v',
    result: 'violated',
  },
  'discharged for good': {
    formula: eventually(p).within(2, 'steps'),
    steps: '10000',
    verdicts: 'h h h h h',
    result: 'holds',
  },
  'asked again at every step': {
    formula: always(eventually(p).within(2, 'steps')),
    steps: '1000',
    verdicts: 'h p v v',
    result: 'violated',
  },
  'open at the end': { formula: always(eventually(p)), steps: '10', verdicts: 'h p', result: 'violated' },
  'a bounded always that was kept': {
    formula: always(p).within(2, 'steps'),
    steps: '110',
    verdicts: 'p h h',
    result: 'holds',
  },
  'a bounded always that was broken': {
    formula: always(p).within(2, 'steps'),
    steps: '10',
    verdicts: 'p v',
    result: 'violated',
  },
  'always next': { formula: always(next(p)), steps: '011', verdicts: 'p p p', result: 'holds' },
  'next at the last step': { formula: next(p), steps: '1', verdicts: 'p', result: 'holds' },
  'not next at the last step': { formula: next(p).not(), steps: '1', verdicts: 'p', result: 'holds' },
  'an attempt that is undecided at the end': {
    formula: eventually(next(p)),
    steps: '00',
    verdicts: 'p p',
    result: 'violated',
  },
  'an attempt begun in time': {
    formula: eventually(next(p)).within(1, 'steps'),
    steps: '01',
    verdicts: 'p h',
    result: 'holds',
  },
  'armed behind a next': { formula: next(eventually(p)), steps: '00', verdicts: 'p p', result: 'violated' },
  'a negated window that closes': {
    formula: eventually(p).within(2, 'steps').not(),
    steps: '000',
    verdicts: 'p h h',
    result: 'holds',
  },
  'a negated always': { formula: always(p).not(), steps: '11', verdicts: 'p p', result: 'violated' },
  'eventually always': {
    formula: eventually(always(p)).within(2, 'steps'),
    steps: '011',
    verdicts: 'p h h',
    result: 'holds',
  },
  'a predicate that throws': {
    formula: always(p),
    steps: '1x1',
    verdicts: 'h v v',
    result: 'violated',
    isError: true,
  },
  'a negated predicate that throws': {
    formula: always(p.not()),
    steps: '0x0',
    verdicts: 'h v v',
    result: 'violated',
    isError: true,
  },
  'skipped steps use up no window': {
    formula: eventually(p).within(2, 'steps'),
    steps: '0––1',
    verdicts: 'p p p h',
    result: 'holds',
  },
  'time passes over skipped steps': {
    formula: eventually(p).within(100, 'milliseconds'),
    steps: '0–1',
    verdicts: 'p p v',
    result: 'violated',
  },
  'skipped before anything was seen': { formula: always(p), steps: '–1', verdicts: 'p h', result: 'holds' },
};

function judge({ formula, steps, times }: Row) {
  const evaluator = createEvaluator(formula);
  let isError = false;
  let verdict = 'pending';
  const verdicts = Array.from(steps).map((step, index) => {
    value = step;
    if (step !== '–') {
      const observed = evaluator.observe({ atMillis: times?.[index] ?? index * 100 });
      ({ verdict } = observed);
      if (observed.violation?.isError === true) isError = true;
    }
    return verdict.charAt(0);
  });
  return { verdicts: verdicts.join(' '), result: evaluator.end().verdict, isError };
}

describe('the boundary table', () => {
  it.each(Object.entries(rows))('%s', (_name, row) => {
    expect(judge(row)).toEqual({ verdicts: row.verdicts, result: row.result, isError: row.isError ?? false });
  });
});
