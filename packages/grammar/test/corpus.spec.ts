// The sentence corpus, line by line: every accepted sentence with its record, every refused one with its code.
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { type AppId, parseStep, type Position, toRecord } from '@flowproof/grammar';

interface Line {
  readonly text: string;
  readonly app: AppId;
  readonly position: Position;
  readonly kind?: string;
  readonly expect?: Record<string, unknown>;
  readonly refuse?: string;
}

const file = new URL('../../../conformance/sentences/steps.jsonl', import.meta.url);
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

describe('the sentence corpus', () => {
  it.each(lines.filter((line) => line.refuse === undefined))('accepts $position on $app: $text', (line) => {
    const result = parseStep(line.text, line);
    expect(result.ok ? toRecord(result.value) : result.diagnostics).toEqual({
      kind: line.kind,
      expect: line.expect,
    });
  });

  it.each(lines.filter((line) => line.refuse !== undefined))('refuses $position on $app: $text', (line) => {
    const result = parseStep(line.text, line);
    expect(result.ok ? toRecord(result.value) : result.diagnostics[0].code).toBe(line.refuse);
  });

  it('holds both kinds of lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(560);
  });
});
