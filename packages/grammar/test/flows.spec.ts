// The sentences of the flow corpus: those of good flows are read, the refused ones of bad flows are not.
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { type AppId, parseStep, type Position } from '@flowproof/grammar';

const folder = new URL('../../../conformance/flows/', import.meta.url);

interface Sentence {
  readonly file: string;
  readonly text: string;
  readonly position: Position;
}

const keys: Readonly<Record<string, Position>> = {
  rules: 'action',
  assert: 'assert',
  when: 'condition',
  until: 'condition',
};

function sentencesOf(kind: 'ok' | 'bad'): Sentence[] {
  return readdirSync(new URL(`${kind}/`, folder))
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(new URL(`${kind}/${file}`, folder), 'utf8').split('\n');
      if (lines.some((line) => line === 'app: agent')) return [];
      return lines.flatMap((line): Sentence[] => {
        const match = /^\s*(?:- )?(rules|assert|when|until): (.+)$/.exec(line);
        const position = keys[match?.[1] ?? ''];
        const text = match?.[2]?.replace(/^'(.*)'$/, '$1');
        return position === undefined || text === undefined ? [] : [{ file, text, position }];
      });
    });
}

const apps: readonly AppId[] = ['web', 'sap', 'vision', 'windows', 'calc', 'notepad'];

describe('the sentences of the flow corpus', () => {
  it.each(sentencesOf('ok'))('$file: reads $text', ({ text, position }) => {
    expect(apps.some((app) => parseStep(text, { app, position }).ok)).toBe(true);
  });

  it.each([
    ['08-rules-refused-step.flow.yaml'],
    ['09-assert-refused-text.flow.yaml'],
    ['35-when-with-a-value-condition.flow.yaml'],
  ])('%s: refuses one on every app', (name) => {
    const refused = sentencesOf('bad').filter(
      ({ file, text, position }) =>
        file === name && apps.every((app) => !parseStep(text, { app, position }).ok),
    );
    expect(refused).not.toEqual([]);
  });
});
