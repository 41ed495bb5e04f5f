// Whether a text that was read fulfils a claim, and the sentence that says why not.
import { foldText } from '@flowproof/driver';
import type { References } from '../references.ts';
import { containsText, countText, equalsText, numberIn } from './compare-texts.ts';
import type { TextClaim } from './expectation.ts';
import { type Judgement, masked, nothingToLookFor, shownText, times, wholeCharacters } from './judgement.ts';

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
export function judgeText(
  claim: TextClaim,
  live: LiveText,
  subject: string,
  references: References,
): Judgement {
  if (claim.kind === 'empty') return judgeEmpty(claim.wanted, live, subject);
  const { text: wanted, secret } = references.resolve(claim.text);
  const vacuous = judgeVacuous(claim, wanted, subject);
  if (vacuous !== undefined) return vacuous;
  const actual = secret ? masked : shownText(live.text);
  switch (claim.kind) {
    case 'contains':
      return verdict(
        [live.text, ...(live.alternatives ?? [])].some((text) => containsText(text, wanted)),
        { subject, claim: 'to show', expected: claim.text, actual },
      );
    case 'not_contains':
      return verdict(!containsText(live.text, wanted), {
        subject,
        claim: 'not to show',
        expected: claim.text,
        actual: secret ? masked : surroundings(live.text, wanted),
      });
    case 'equals':
      return verdict(equalsText(live.text, wanted), {
        subject,
        claim: 'to be',
        expected: claim.text,
        actual,
      });
    case 'count':
      return judgeOccurrences(claim, countText(live.text, wanted), subject);
    case 'numeric': {
      const expected = numberIn(wanted);
      const said = { subject, claim: 'to show the number', expected: claim.text, actual };
      if (expected !== undefined) return verdict(expected === numberIn(live.text), said);
      const message = `"${claim.text}" is not a number, so it cannot be compared with what ${subject} shows`;
      return { ...verdict(false, said), code: 'not_a_number', final: true, message };
    }
  }
}

// Every text contains an empty one, so finding it would prove nothing; being equal to it says something.
function judgeVacuous(claim: TextClaim, wanted: string, subject: string): Judgement | undefined {
  switch (claim.kind) {
    case 'contains':
    case 'not_contains':
    case 'count':
      return foldText(wanted) === '' ? nothingToLookFor(claim.text, subject) : undefined;
    case 'equals':
    case 'numeric':
    case 'empty':
      return undefined;
  }
}

function judgeOccurrences(
  claim: Extract<TextClaim, { kind: 'count' }>,
  found: number,
  subject: string,
): Judgement {
  return {
    holds: found === claim.count,
    code: 'text_count',
    message: `expected ${subject} to show "${claim.text}" ${times(claim.count)}, found it ${times(found)}`,
    expected: `${claim.text} (${times(claim.count)})`,
    actual: times(found),
  };
}

function judgeEmpty(wanted: boolean, live: LiveText, subject: string): Judgement {
  const empty = live.empty ?? foldText(live.text) === '';
  return {
    holds: empty === wanted,
    code: 'text_mismatch',
    message: wanted
      ? `expected ${subject} to be empty, it holds "${shownText(live.text)}"`
      : `expected ${subject} not to be empty, it is`,
    expected: wanted ? 'empty' : 'not empty',
    actual: shownText(live.text),
  };
}

function verdict(
  holds: boolean,
  said: {
    readonly subject: string;
    readonly claim: string;
    readonly expected: string;
    readonly actual: string;
  },
): Judgement {
  return {
    holds,
    code: 'text_mismatch',
    message: `expected ${said.subject} ${said.claim} "${said.expected}", got "${said.actual}"`,
    expected: said.expected,
    actual: said.actual,
  };
}

/** Characters shown on either side of an unwanted piece. */
const contextLength = 60;

/** The live text around an unwanted piece, so that the message stays short on a long page. */
function surroundings(text: string, wanted: string): string {
  const folded = foldText(text);
  const needle = foldText(wanted);
  const exact = folded.indexOf(needle);
  // Lower-casing may change lengths; the place is then near enough for a message.
  const at = exact >= 0 ? exact : folded.toLowerCase().indexOf(needle.toLowerCase());
  const from = Math.max(0, at - contextLength);
  const to = Math.min(folded.length, at + needle.length + contextLength);
  return `${from > 0 ? '…' : ''}${wholeCharacters(folded.slice(from, to))}${to < folded.length ? '…' : ''}`;
}
