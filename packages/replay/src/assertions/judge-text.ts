// Whether a text that was read fulfils a claim, and the sentence that says why not.
import type { References } from '../references.ts';
import { containsText, countText, equalsText, fold, numberIn } from './compare-texts.ts';
import type { TextClaim } from './expectation.ts';
import { type Judgement, shown } from './judgement.ts';

/** A text and what else stands for it (option values of a list). */
export interface LiveText {
  readonly text: string;
  readonly alternatives?: readonly string[];
  /** Judged apart from the text where the surface says so (a list is empty by its value). */
  readonly empty?: boolean;
}

/**
 * Judges one text.
 *
 * @param subject - whose text it is, for the message: `the page`, `"Total"`.
 */
export function judgeText(claim: TextClaim, live: LiveText, subject: string, references: References): Judgement {
  if (claim.kind === 'empty') return judgeEmpty(claim.wanted, live, subject);
  const { text: wanted, secret } = references.resolve(claim.text);
  const actual = secret ? '<masked>' : shown(live.text);
  switch (claim.kind) {
    case 'contains':
      return verdict(
        [live.text, ...(live.alternatives ?? [])].some((text) => containsText(text, wanted)),
        { subject, claim: 'to show', expected: claim.text, actual },
      );
    case 'not_contains': {
      const holds = !containsText(live.text, wanted);
      const where = secret ? '<masked>' : surroundings(live.text, wanted);
      return verdict(holds, { subject, claim: 'not to show', expected: claim.text, actual: where });
    }
    case 'equals':
      return verdict(equalsText(live.text, wanted), { subject, claim: 'to be', expected: claim.text, actual });
    case 'count': {
      const found = countText(live.text, wanted);
      return {
        holds: found === claim.count,
        code: 'text_count',
        message: `expected ${subject} to show "${claim.text}" ${times(claim.count)}, found it ${times(found)}`,
        expected: `${claim.text} (${times(claim.count)})`,
        actual: times(found),
      };
    }
    case 'numeric': {
      const expected = numberIn(wanted);
      const there = numberIn(live.text);
      const holds = expected !== undefined && expected === there;
      return { ...verdict(holds, { subject, claim: 'to show the number', expected: claim.text, actual }), final: expected === undefined };
    }
  }
}

/** Numeric or textual comparison with a remembered value. */
export function judgeCapture(
  capture: { readonly name: string; readonly offset?: number },
  live: LiveText,
  subject: string,
  references: References,
): Judgement {
  const remembered = references.resolve(`\${captured.${capture.name}}`).text;
  const written = `\${captured.${capture.name}}${offsetText(capture.offset)}`;
  if (capture.offset === undefined) {
    const holds = [live.text, ...(live.alternatives ?? [])].some((text) => containsText(text, remembered));
    return {
      ...verdict(holds, { subject, claim: 'to show', expected: written, actual: shown(live.text) }),
      message: `expected ${subject} to show ${written} = "${shown(remembered)}", got "${shown(live.text)}"`,
    };
  }
  const base = numberIn(remembered);
  if (base === undefined) {
    return notANumber(`the remembered ${capture.name} is "${shown(remembered)}"`, written, live.text);
  }
  const wanted = base + capture.offset;
  const there = numberIn(live.text);
  if (there === undefined) return notANumber(`${subject} shows "${shown(live.text)}"`, written, live.text);
  return {
    holds: Math.abs(there - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted)),
    code: 'text_mismatch',
    message: `expected ${subject} to show ${written} = ${wanted}, got ${there}`,
    expected: `${written} = ${wanted}`,
    actual: String(there),
  };
}

function judgeEmpty(wanted: boolean, live: LiveText, subject: string): Judgement {
  const empty = live.empty ?? fold(live.text) === '';
  return {
    holds: empty === wanted,
    code: 'text_mismatch',
    message: wanted ? `expected ${subject} to be empty, it holds "${shown(live.text)}"` : `expected ${subject} not to be empty, it is`,
    expected: wanted ? 'empty' : 'not empty',
    actual: shown(live.text),
  };
}

function verdict(
  holds: boolean,
  said: { readonly subject: string; readonly claim: string; readonly expected: string; readonly actual: string },
): Judgement {
  return {
    holds,
    code: 'text_mismatch',
    message: `expected ${said.subject} ${said.claim} "${said.expected}", got "${said.actual}"`,
    expected: said.expected,
    actual: said.actual,
  };
}

function notANumber(side: string, written: string, text: string): Judgement {
  return {
    holds: false,
    final: true,
    code: 'not_a_number',
    message: `${side}, which is not a number, so it cannot be compared with ${written}`,
    expected: written,
    actual: shown(text),
  };
}

function offsetText(offset: number | undefined): string {
  if (offset === undefined) return '';
  return offset < 0 ? ` - ${-offset}` : ` + ${offset}`;
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}

/** The live text around an unwanted piece, so that the message stays short on a long page. */
function surroundings(text: string, wanted: string): string {
  const folded = fold(text);
  const at = folded.toLowerCase().indexOf(fold(wanted).toLowerCase());
  const from = Math.max(0, at - 60);
  const piece = folded.slice(from, at + wanted.length + 60);
  return `${from > 0 ? '…' : ''}${piece}${from + piece.length < folded.length ? '…' : ''}`;
}
