// What may come next in a sentence. The grammar itself is the judge: a continuation is offered when there is a
// sentence that goes on with it.
import type { TokenType } from 'chevrotain';
import { catalogue } from './catalogue.ts';
import { keyPhrases, type Phrase, phrases, separatorPhrases } from './completion-phrases.ts';
import { endMarker, isToken, lexSentence, tokenEnd } from './lex.ts';
import { readAction } from './parse/read-action.ts';
import { readAssertion, readCondition } from './parse/read-claim.ts';
import { valueFirst } from './parse/split.ts';
import { sentenceParser } from './parse/value-first-rules.ts';
import type { StepContext } from './parse-step.ts';
import { toRecord } from './record.ts';
import type { Span } from './span.ts';
import { FreeText, keyword, Ordinal, Quoted } from './tokens.ts';
import { isSpaceAt } from './white-space.ts';

/** Something that may come next. */
export interface Completion {
  /** What to write; `"…"`, `<text>` and `<nth>` stand for what only the author knows. */
  readonly text: string;
  readonly kind: 'words' | 'key' | 'slot';
  readonly description: string;
  /** What it replaces: the word begun before the offset, or nothing at the offset. */
  readonly span: Span;
}

const readers = { action: readAction, assert: readAssertion, condition: readCondition } as const;

/** The types of the tokens behind `from` that the grammar takes from a text which it accepts, or wants more of. */
function takenBehind(text: string, from: number, { app, position }: StepContext): readonly TokenType[] {
  sentenceParser.trace = [];
  const reading = readers[position](text, app);
  const trace = sentenceParser.trace;
  sentenceParser.trace = undefined;
  const open = reading.ok || reading.fault.token === endMarker;
  return open ? trace.filter((token) => token.startOffset >= from).map((token) => token.tokenType) : [];
}

/** Whether the grammar takes every word of a phrase as its own, not as part of a text or an id. */
function goesOn(start: string, { text, sample }: Phrase, context: StepContext): boolean {
  const words = lexSentence(text);
  const taken = takenBehind(`${start}${text} ${sample ?? ''}`, start.length, context);
  return (
    taken.length >= words.count &&
    words.tokens.slice(0, words.count).every((word, index) => word.tokenType === taken[index])
  );
}

/** Whether a value stands before the offset and its target may follow. */
function splits(start: string, phrase: string, { app, position }: StepContext): boolean {
  const { tokens, count } = lexSentence(start);
  const form = valueFirst(tokens[0]);
  if (position !== 'action' || form === undefined || count < 2 || isToken(tokens[count - 1], keyword.the))
    return false;
  const reading = readAction(`${start}${phrase} "x" ${form.nouns[0]?.name ?? ''}`, app);
  return reading.ok && !JSON.stringify(toRecord(reading.value)).includes(phrase);
}

const slots: readonly (Phrase & { readonly probe: string; readonly type: TokenType })[] = [
  { text: '"…"', description: 'a label in double quotes', probe: '"x"', type: Quoted },
  { text: '<nth>', description: 'which of several matches, like `2nd`', probe: '2nd "x"', type: Ordinal },
  { text: '<text>', description: 'a text, to the end of the step', probe: 'x', type: FreeText },
];

function starts({ app, position }: StepContext): readonly Phrase[] {
  const forms = catalogue.filter((form) => form.positions.includes(position) && form.apps.includes(app));
  const byStart = new Map<string, Phrase>();
  for (const form of forms) {
    if (!byStart.has(form.starts)) byStart.set(form.starts, { text: form.starts, description: form.meaning });
  }
  return [...byStart.values()];
}

/**
 * What may come next at an offset of a sentence: verbs and subjects of the app, words, slots, keys, each with what it
 * is for. Inside a quote or a free text there is nothing to offer. Never throws.
 *
 * @param offset UTF-16 offset into `text` at which the author is writing.
 * @example
 * complete('Press the "Save" ', 17, { app: 'web', position: 'action' }); // `button`, `in the item containing`, …
 */
export function complete(text: string, offset: number, context: StepContext): readonly Completion[] {
  const before = text.slice(0, offset);
  const { tokens, count, openQuote } = lexSentence(before);
  if (openQuote !== -1 || context.app === 'api') return [];
  const last = tokens[count - 1];
  const begun =
    last !== undefined && tokenEnd(last) === before.length && last.tokenType !== Quoted ? last : undefined;
  const from = begun?.startOffset ?? before.length;
  const start = before.slice(0, from);
  const word = before.slice(from).toLowerCase();
  const span = { start: from, end: before.length };
  const offered = ({ text: phrase }: Phrase): boolean => phrase.toLowerCase().startsWith(word);
  const toCompletion =
    (kind: Completion['kind']) =>
    (phrase: Phrase): Completion => ({
      text: phrase.text,
      kind,
      description: phrase.description,
      span,
    });
  if (start.trim() === '') return starts(context).filter(offered).map(toCompletion('words'));
  if (!isSpaceAt(start, start.length - 1)) {
    return phrases()
      .filter((phrase) => phrase.text.startsWith(',') && word === '' && goesOn(start, phrase, context))
      .map(toCompletion('words'));
  }
  const separators = separatorPhrases.filter(
    (phrase) => offered(phrase) && splits(start, phrase.text, context),
  );
  const words = phrases().filter((phrase) => offered(phrase) && goesOn(start, phrase, context));
  const open = slots.filter(
    (slot) => word === '' && takenBehind(`${start}${slot.probe}`, start.length, context)[0] === slot.type,
  );
  const keys = /^\s*press\s+$/i.test(start)
    ? keyPhrases.filter((phrase) => offered(phrase) && readAction(`${start}${phrase.text}`, context.app).ok)
    : [];
  return [
    ...[...separators, ...words].map(toCompletion('words')),
    ...keys.map(toCompletion('key')),
    ...open.map(toCompletion('slot')),
  ];
}
