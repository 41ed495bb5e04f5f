// The 400 cases that every reader of formulas has to agree on.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type Case, run } from './run-case.ts';

interface CorpusCase extends Case {
  readonly verdicts: readonly string[];
  readonly final: string;
}

const corpus = readFileSync(new URL('../../../conformance/ltl/ltl.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => [index + 1, JSON.parse(line) as CorpusCase] as const);

describe('the corpus', () => {
  it('has all its cases', () => {
    expect(corpus).toHaveLength(400);
  });

  it.each(corpus)('line %d comes out as stated', (_line, each) => {
    const { verdicts, observed, evaluator } = run(each);
    expect(verdicts).toEqual(each.verdicts);
    expect(evaluator.end().verdict).toBe(each.final);
    for (const { verdict, residual } of observed)
      expect(residual.op === 'false').toBe(verdict === 'violated');
  });

  it.each(corpus)('line %d comes out the same when nothing is simplified', (_line, each) => {
    const { verdicts, evaluator } = run(each, { simplify: false });
    expect(verdicts).toEqual(each.verdicts);
    expect(evaluator.end().verdict).toBe(each.final);
  });

  it('notices a verdict that is not as stated', () => {
    const failing = corpus.filter(
      ([, each]) => run(each).verdicts.join() !== [...each.verdicts].reverse().join(),
    );
    expect(failing.length).toBeGreaterThan(100);
  });
});
