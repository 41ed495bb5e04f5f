// Printing and reading are each other's inverse, for steps of every form and for sentences of every kind.
import { describe, expect, it } from '@jest/globals';
import { type AppId, parseStep, type Position, print, type Step, UnsayableError } from '@flowproof/grammar';
import fc from 'fast-check';
import { almostSentence } from './arbitraries/sentences.ts';
import { step } from './arbitraries/steps.ts';
import { withoutSpans } from './same-step.ts';

const deep = process.env['FLOWPROOF_DEEP'] === '1';
const apps: readonly AppId[] = ['web', 'sap', 'vision', 'windows', 'calc', 'notepad', 'api'];
const positions: readonly Position[] = ['action', 'assert', 'condition'];

/** An app that has what the step needs. */
function appOf(each: Step): AppId {
  if (each.kind === 'presses') return 'calc';
  if (each.kind === 'type_text' && each.mode === 'document') return 'notepad';
  if (each.kind === 'press_key' && /^F\d/.test(each.key)) return 'windows';
  if (each.kind !== 'assert') return 'web';
  if (each.claim.kind === 'display_shows') return 'calc';
  return each.claim.kind === 'document_contains' ? 'notepad' : 'web';
}

function positionOf(each: Step): Position {
  if (each.kind === 'assert') return 'assert';
  return each.kind === 'condition' ? 'condition' : 'action';
}

describe('printing and reading', () => {
  it('gives every step back that can be said', () => {
    let said = 0;
    let unsayable = 0;
    const property = fc.property(step, (each) => {
      let sentence: string;
      try {
        sentence = print(each);
      } catch (error) {
        if (!(error instanceof UnsayableError)) throw error;
        unsayable += 1;
        return;
      }
      said += 1;
      const read = parseStep(sentence, { app: appOf(each), position: positionOf(each) });
      expect(withoutSpans(read.ok ? read.value : read.diagnostics)).toEqual(withoutSpans(each));
    });
    fc.assert(property, { numRuns: deep ? 200_000 : 5_000 });
    expect(said).toBeGreaterThan(unsayable);
  });

  it('never throws on any text, and never reads a text as something that prints differently', () => {
    let accepted = 0;
    const context = fc.record({ app: fc.constantFrom(...apps), position: fc.constantFrom(...positions) });
    const property = fc.property(almostSentence, context, (text, where) => {
      const first = parseStep(text, where);
      if (!first.ok) {
        const [diagnostic] = first.diagnostics;
        expect(diagnostic.span.start).toBeLessThanOrEqual(diagnostic.span.end);
        expect(diagnostic.span.end).toBeLessThanOrEqual(text.length);
        return;
      }
      accepted += 1;
      const printed = print(first.value);
      const second = parseStep(printed, where);
      expect(withoutSpans(second.ok ? second.value : second.diagnostics)).toEqual(withoutSpans(first.value));
    });
    fc.assert(property, { numRuns: deep ? 1_000_000 : 20_000 });
    expect(accepted).toBeGreaterThan(100);
  });
});
