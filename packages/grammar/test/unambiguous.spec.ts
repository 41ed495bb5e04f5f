// The grammar has one reading for every sentence: Chevrotain finds no fault in it, and no two rules accept the same.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type AppId, catalogue, parseStep, type Position } from '@flowproof/grammar';
import { lexSentence } from '../src/lex.ts';
import { SentenceParser } from '../src/parse/value-first-rules.ts';

interface Line {
  readonly text: string;
  readonly app: AppId;
  readonly position: Position;
}

const file = new URL('../../../conformance/sentences/steps.jsonl', import.meta.url);
const corpus = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);
const examples = catalogue.flatMap((form) =>
  form.examples.map((text): Line => ({
    text,
    app: form.apps[0] ?? 'web',
    position: form.positions[0] ?? 'action',
  })),
);

describe('the grammar', () => {
  it('passes all of Chevrotain’s own validations', () => {
    const parser = new SentenceParser(true) as unknown as { definitionErrors: readonly unknown[] };
    expect(parser.definitionErrors).toEqual([]);
  });

  const parser = new SentenceParser();
  const verbs = [
    'click',
    'press',
    'pointer',
    'drag',
    'scroll',
    'typeFocused',
    'replace',
    'clear',
    'setChecked',
    'navigate',
    'reload',
    'remember',
    'wait',
  ] as const;
  const subjects = ['page', 'definite', 'cookie', 'display', 'document'] as const;

  /** The rules that read a sentence to its end, each tried on its own. */
  function acceptedBy(
    text: string,
    comparing: boolean,
    rules: readonly ((typeof verbs)[number] | (typeof subjects)[number])[],
  ): string[] {
    const sentence = lexSentence(text);
    return rules.filter((name) => {
      parser.load(sentence, { comparing });
      const outcome = parser.attempt(() => parser[name](), 0);
      return outcome.ok && parser.remaining() <= 0;
    });
  }

  it.each([...corpus, ...examples])(
    'reads $position $text with one rule at most',
    ({ text, app, position }) => {
      const rules = position === 'action' ? verbs : subjects;
      const accepted = acceptedBy(text, position === 'condition', rules);
      expect(accepted.length).toBeLessThanOrEqual(1);
      // What is accepted as a whole is accepted by one rule, or split at its separator first.
      const split = /^(?:type|upload|select)\b/i.test(text);
      const calculator = app === 'calc' && position === 'action';
      if (parseStep(text, { app, position }).ok && !split && !calculator && !/ within /.test(text)) {
        expect(accepted).toHaveLength(1);
      }
    },
  );
});
